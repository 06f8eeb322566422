import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../../tests/support/at-least-one';
import { askDemo, askRows, readText, getValue, type Fields } from '../../ask.fixture';
import { getWorld } from '../../environment';
import demo from '../../index';
import { standingCommittees } from '../../words/committees';
import { getHeadCoach } from '../../world/coaches';
import { sharedIds } from '../../world/sport-families';
import { findSport, sports } from '../../world/sports';
import { getAthleticDirector, getPrincipal } from '../../world/staff';

const october = '2025-10-11T13:20:00-05:00';
const world = getWorld(1);
const tidy = (row: Fields, name: string): string =>
  readText(row, name)
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&eacute;', 'é');
const schoolNamed = new Map(world.schools.map((school) => [school.name, school]));
const fetchPeople = (list: string, now = october, seed = 1): Promise<Fields[]> =>
  askRows(`/v1/people/${list}`, now, 'name', seed);
const getTerm = (row: Fields): number => Number(/\d{4}/.exec(readText(row, 'termExpires'))?.[0]);

describe('people', () => {
  const fields = [
    'id',
    'name',
    'title',
    'emailAddress',
    'responsibilities',
    'sports',
    'assistantName',
    'assistantTitle',
    'assistantEmail',
    'photoUrl',
    'represents',
    'position',
    'school',
    'termExpires',
    'division',
  ];

  it.each(['leadership', 'support', 'board', 'legislative-commission'])(
    'people of %s have every field',
    async (list) => {
      const rows = await fetchPeople(list);
      for (const field of fields)
        expect(
          rows.some((row) => getValue(row, field) !== undefined),
          field,
        ).toBe(true);
      expect(atLeastOne(rows).every((row) => tidy(row, 'name').includes(' ') && tidy(row, 'title') !== '')).toBe(true);
    },
  );

  it('office staff administer every sport, have assistants and write the news', async () => {
    const [leadership, support] = [await fetchPeople('leadership'), await fetchPeople('support')];
    const run = leadership.flatMap((row) => tidy(row, 'sports').split(', '));
    expect(
      atLeastOne(sports)
        .filter(({ name }) => !run.includes(name))
        .map(({ id }) => id),
    ).toEqual([]);
    const names = [...leadership, ...support].map((row) => tidy(row, 'name'));
    expect(new Set(names).size).toBe(names.length);
    const assistants = leadership.map((row) => tidy(row, 'assistantName')).filter((name) => name !== '');
    expect(assistants.length).toBeGreaterThan(4);
    for (const name of atLeastOne(assistants)) expect(names).toContain(name);
    const articles = await askRows('/v1/news?page=1&limit=50', october, 'author');
    const authors = articles.filter((row) => readText(row, 'authorEmail') !== '').map((row) => tidy(row, 'author'));
    expect(authors.length).toBeGreaterThan(5);
    for (const author of atLeastOne(authors)) expect(names).toContain(author);
  });

  it.each([1, 2, 77])('the board has ten directors with three-year terms (seed %i)', async (seed) => {
    for (const [now, year] of [
      [october, 2025],
      ['2027-02-01T09:00:00-06:00', 2026],
    ] as const) {
      const rows = await fetchPeople('board', now, seed);
      expect(rows).toHaveLength(10);
      expect(atLeastOne(rows).every((row) => getTerm(row) > year && getTerm(row) <= year + 3)).toBe(true);
      expect(new Set(rows.map(getTerm)).size).toBe(3);
      expect(new Set(rows.map((row) => tidy(row, 'school'))).size).toBe(10);
    }
  });

  it('the commission has 21 principals, seven athletic directors and seven members at large', async () => {
    const rows = await fetchPeople('legislative-commission');
    expect(rows).toHaveLength(35);
    const standsFor = (pattern: RegExp): Fields[] => rows.filter((row) => pattern.test(tidy(row, 'represents')));
    expect(standsFor(/^District \d+$/).filter((row) => tidy(row, 'title') === 'Principal')).toHaveLength(21);
    expect(standsFor(/Administrator$/).filter((row) => tidy(row, 'title') === 'Athletic Director')).toHaveLength(7);
    expect(standsFor(/At-large$/)).toHaveLength(7);
  });

  it('board members hold the stated office at an existing school', async () => {
    for (const row of [...(await fetchPeople('board')), ...(await fetchPeople('legislative-commission'))]) {
      const school = schoolNamed.get(tidy(row, 'school'));
      expect(school, tidy(row, 'school')).toBeDefined();
      if (school === undefined) continue;
      const getHolder = tidy(row, 'title') === 'Principal' ? getPrincipal : getAthleticDirector;
      expect(tidy(row, 'name')).toBe(getHolder(world, school, 2025));
    }
  });
});

describe('committees', () => {
  const slugs = [...sharedIds, ...standingCommittees.map(({ slug }) => slug)];

  it.each(slugs)('committee %s has members and minutes', async (slug) => {
    const members = await askRows(`/v1/sports/${slug}/committee-members`, october, 'name');
    expect(members.length).toBeGreaterThan(6);
    expect(atLeastOne(members).every((row) => getTerm(row) > 2025 && getTerm(row) <= 2028)).toBe(true);
    const schools = members.map((row) => tidy(row, 'school')).filter((name) => name !== '');
    // May be empty: the members of some committees are not of schools.
    for (const name of schools) expect(schoolNamed.has(name), name).toBe(true);
    expect(Array.isArray(await askDemo(`/v1/sports/${slug}/committee-minutes`, october))).toBe(true);
  });

  it('committee coaches coach that sport at their school', async () => {
    const members = await askRows('/v1/sports/basketball/committee-members', october, 'name');
    const coaches = members.filter((row) => tidy(row, 'title').endsWith(' Coach'));
    expect(coaches).toHaveLength(7);
    expect(new Set(coaches.map((row) => tidy(row, 'title')))).toEqual(
      new Set(['Boys Basketball Coach', 'Girls Basketball Coach']),
    );
    for (const row of atLeastOne(coaches)) {
      const school = schoolNamed.get(tidy(row, 'school'));
      const sportId = tidy(row, 'title').startsWith('Boys') ? 'boys-basketball' : 'girls-basketball';
      expect(findSport(sportId)).toBeDefined();
      if (school !== undefined) expect(tidy(row, 'name')).toBe(getHeadCoach(world, school, sportId, 2025).name);
    }
  });

  it('minutes exist for past meetings, with a file once approved', async () => {
    const rows = await askRows('/v1/sports/basketball/committee-minutes', october, 'meetingdate');
    expect(rows).toHaveLength(4);
    for (const row of atLeastOne(rows))
      expect(new Date(readText(row, 'meetingdate')).getTime()).toBeLessThan(Date.parse(october));
    const justHeld = await askRows(
      '/v1/sports/basketball/committee-minutes',
      '2026-04-18T09:00:00-05:00',
      'meetingdate',
    );
    expect(justHeld).toHaveLength(5);
    expect(justHeld.filter((row) => readText(row, 'fileUrl') === '')).toHaveLength(1);
    expect(
      atLeastOne(justHeld).every((row) => readText(row, 'fileUrl') === '' || readText(row, 'fileUrl').endsWith('.pdf')),
    ).toBe(true);
  });

  it("the id of a boys' or girls' sport is not a committee id", async () => {
    const response = await demo.fetch(
      new Request('http://demo.invalid/v1/sports/boys-basketball/committee-members'),
      {},
    );
    expect([response.status, await response.json()]).toEqual([404, { error: 'Committee not found: boys-basketball' }]);
  });
});
