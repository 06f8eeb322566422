import { describe, expect, test } from 'vitest';
import { findClassifiedSport } from '~/config/classification';
import { findSportByTitle } from '~/config/sports';
import { isSameClass } from '~/models/schools/classification';
import { toSchoolClassesView } from '~/routes/schools/classifications/school-classes-view';
import { enrollments } from '~/upstream/classification';
import { schoolEntries } from '~/upstream/schools';
import demo from '../../demo-api';
import { drawSample } from '../support/sample';
import { saturdayAfternoon } from '../support/test-site';

/* The site's classes equal upstream's. */

const context = { product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined };
const leastSchools = 700;

async function ask(path: string, seed: string): Promise<unknown> {
  const names = { DEMO_ORIGIN: 'http://demo.invalid', FIXED_NOW: saturdayAfternoon, PRODUCT: 'PSAA', DEMO_SEED: seed };
  const response = await demo.fetch(new Request(`http://demo.invalid${path}`), names);
  return response.json();
}

describe.each(drawSample(['1', '2'], 1))('in the association of seed %s', (seed) => {
  test('every sport with classes appears in the classes of some school', async () => {
    const answer = await ask('/v1/classification/enrollments', seed);
    const schools = enrollments.definition.buildSchema(context).parse(answer);
    expect(schools.length).toBeGreaterThan(leastSchools);
    expect(schools.filter(({ isMultiplied }) => isMultiplied).length).toBeGreaterThan(20);
    const seen = new Set<string>();
    for (const school of schools) {
      const { sports } = toSchoolClassesView(school, []);
      for (const { sportId } of sports) seen.add(sportId);
    }
    expect(seen.size).toBeGreaterThanOrEqual(20);
  });

  test("the classes on the page match the schools' entries, except for cooperatives", async () => {
    const answer = await ask('/v1/classification/enrollments', seed);
    const schools = enrollments.definition.buildSchema(context).parse(answer);
    let compared = 0;
    let different = 0;
    for (const school of schools) {
      const entries = schoolEntries.definition
        .buildSchema(context)
        .parse(await ask(`/v1/schools/${school.id}/entries`, seed));
      const classBySchool = new Map(
        toSchoolClassesView(school, entries).sports.map(({ sportId, classId }) => [sportId, classId]),
      );
      for (const { name, classId } of entries) {
        const sport = findSportByTitle(name);
        const worked = classBySchool.get(sport?.id ?? '');
        const named = findClassifiedSport(sport?.id ?? '')?.classes.find(({ id }) => id === worked);
        if (named === undefined || classId === null) continue;
        if (!isSameClass(named, classId)) different += 1;
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(leastSchools * 10);
    // A cooperative's guest has its host's class.
    expect(different / compared).toBeLessThan(0.02);
  });
});
