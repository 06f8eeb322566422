import { describe, expect, test } from 'vitest';
import { findClassifiedSport } from '~/config/classification';
import { findSportByTitle } from '~/config/sports';
import { isSameClass } from '~/models/schools/classification';
import { toSchoolClassesView } from '~/routes/schools/classifications/school-classes-view';
import { enrollments } from '~/upstream/classification';
import { schoolEntries } from '~/upstream/schools';
import demo from '../../demo-api';
import { saturdayAfternoon } from '../support/test-site';

/* The classes that the site works out of enrollment, multiplier and cutoffs are upstream's own. */

const context = { product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined };
const leastSchools = 700;

async function ask(path: string, seed: string): Promise<unknown> {
  const names = { DEMO_ORIGIN: 'http://demo.invalid', FIXED_NOW: saturdayAfternoon, PRODUCT: 'PSAA', DEMO_SEED: seed };
  const response = await demo.fetch(new Request(`http://demo.invalid${path}`), names);
  return response.json();
}

describe.each(['1', '2'])('in the association of seed %s', (seed) => {
  test('every class of every school follows as the page says, and no class is left out', async () => {
    const answer = await ask('/v1/classification/enrollments', seed);
    const { activities, schools } = enrollments.definition.schema(context).parse(answer);
    expect(schools.length).toBeGreaterThan(leastSchools);
    expect(schools.filter(({ isMultiplied }) => isMultiplied).length).toBeGreaterThan(20);
    const seen = new Set<string>();
    for (const school of schools) {
      const { sports } = toSchoolClassesView(school, activities);
      expect([school.name, sports.length]).toEqual([school.name, school.classes.length]);
      expect([school.name, sports.filter(({ listedAs }) => listedAs !== null)]).toEqual([school.name, []]);
      for (const { sportId } of sports) seen.add(sportId);
    }
    expect(seen.size).toBeGreaterThanOrEqual(20);
  });

  test('every class in the entries of a school is the one that the page works out', async () => {
    const answer = await ask('/v1/classification/enrollments', seed);
    const { activities, schools } = enrollments.definition.schema(context).parse(answer);
    let compared = 0;
    for (const school of schools) {
      const classBySchool = new Map(
        toSchoolClassesView(school, activities).sports.map(({ sportId, classId }) => [sportId, classId]),
      );
      const entries = schoolEntries.definition
        .schema(context)
        .parse(await ask(`/v1/schools/${school.id}/entries`, seed));
      for (const { name, classId } of entries) {
        const sport = findSportByTitle(name);
        const worked = classBySchool.get(sport?.id ?? '');
        const named = findClassifiedSport(sport?.id ?? '')?.classes.find(({ id }) => id === worked);
        // A guest of a cooperative is in the class of its host.
        if (named === undefined || classId === null) continue;
        expect([school.name, name, classId, isSameClass(named, classId)]).toEqual([school.name, name, classId, true]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(leastSchools * 10);
  });
});
