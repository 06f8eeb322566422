import { describe, expect, it, test } from 'vitest';
import { EnvironmentError } from './environment';
import { buildTestEnvironment } from './environment.fixture';
import {
  findCrossCountryFacts,
  findGolfFacts,
  findPairingsShow,
  findTennisFacts,
  listMissingFacts,
  seasonFileProblems,
} from './season-facts';
import { parseSeasonFile } from './season-facts-schema';

test('the season files have no problems', () => {
  expect(seasonFileProblems).toEqual([]);
});

test('golf plays at three sites for boys and two for girls, on October 10 and 11, 2025', () => {
  const boys = findGolfFacts('2025-26', 'boys-golf');
  const girls = findGolfFacts('2025-26', 'girls-golf');
  expect(boys?.sites.map(({ classId }) => classId)).toEqual(['1A', '2A', '3A']);
  expect(girls?.sites.map(({ classId }) => classId)).toEqual(['1A', '2A']);
  expect([boys?.rounds, girls?.rounds]).toEqual(Array(2).fill(['2025-10-10', '2025-10-11']));
  expect(boys?.coachesMeeting?.notice).toContain('Tuesday, October 7');
});

test('cross country has six tournaments and tennis three days', () => {
  const ids = ['boys-cross-country', 'girls-cross-country'].flatMap((sportId) =>
    findCrossCountryFacts('2025-26', sportId)?.classes.map(({ tournamentId }) => tournamentId),
  );
  expect(ids).toEqual(['688', '689', '690', '691', '692', '693']);
  expect(findTennisFacts('2025-26', 'girls-tennis')?.days).toHaveLength(3);
});

test.each(['football', 'toString', ''])('%j has no golf, cross country or tennis finals', (sportId) => {
  const found = [findGolfFacts, findCrossCountryFacts, findTennisFacts].map((find) => find('2025-26', sportId));
  expect(found).toEqual([null, null, null]);
});

test('a season without a file has no facts and no problem', () => {
  expect(findGolfFacts('2090-91', 'boys-golf')).toBeNull();
  expect(findPairingsShow('2090-91')).toBeNull();
});

describe('SEASON', () => {
  it.each([
    ['2090-91', '2090-91'],
    ['', undefined],
    [undefined, undefined],
  ])('%j is read as %j', (given, season) => {
    expect(buildTestEnvironment({ SEASON: given }).SEASON).toBe(season);
  });

  it.each(['2026', '2026-28', 'fall'])('%j is refused', (given) => {
    expect(() => buildTestEnvironment({ SEASON: given })).toThrow(EnvironmentError);
  });
});

describe('a season file block with a problem', () => {
  const golf = {
    rounds: ['2030-10-10', '2030-10-11'],
    sites: [
      { classId: '1A', course: 'Sorley Marsh Links', town: 'Sorley' },
      { classId: '2A', course: 'Keswick Fallow Golf Course', town: 'Keswick' },
    ],
  };
  const tennis = { days: ['2030-10-24', '2030-10-25'] };
  const crossCountry = {
    day: '2030-11-09',
    site: { name: 'Halvor Woods', town: 'Tolan' },
    courseMapPath: '/2030/course-map',
    parkingMapPath: '/2030/parking-map',
    classes: ['1A', '2A', '3A'].map((classId, index) => ({
      classId,
      tournamentId: String(700 + index),
      qualifiersPath: '/2030/qualifiers',
      resultsPath: '/2030/results',
    })),
  };
  const show = {
    day: '2030-10-26',
    startTime: '20:00',
    endTime: '21:00',
    hashtag: '#PairingsNight',
    hosts: [],
    steps: [],
  };
  const gameday = { firstDay: '2030-10-07', lastDay: '2030-10-20', headline: 'Two days, one title.' };

  test.each<[mistake: string, sportId: string, block: unknown, line: RegExp]>([
    ['a day of the year before', 'girls-golf', { ...golf, rounds: ['2029-10-10', '2029-10-11'] }, /is not in 2030-31/],
    [
      'rounds on days that are not consecutive',
      'girls-golf',
      { ...golf, rounds: ['2030-10-10', '2030-10-12'] },
      /in a row/,
    ],
    [
      'a notice that names another day',
      'girls-golf',
      { ...golf, coachesMeeting: { day: '2030-10-07', notice: 'Tuesday, October 8' } },
      /another day/,
    ],
    [
      'an extra class',
      'girls-golf',
      { ...golf, sites: [...golf.sites, { classId: '3A', course: 'A', town: 'B' }] },
      /names 3A, which is no class of these finals \(1A, 2A\)/,
    ],
    ['a repeated class', 'girls-golf', { ...golf, sites: [...golf.sites, golf.sites[0]] }, /a class twice/],
    ['a missing class', 'girls-golf', { ...golf, sites: golf.sites.slice(1) }, /no row for class 1A/],
    [
      'a course without a name',
      'girls-golf',
      { ...golf, sites: [{ ...golf.sites[0], course: ' ' }, golf.sites[1]] },
      /sites\.0\.course must not be empty/,
    ],
    ['an unknown field', 'girls-golf', { ...golf, round: [] }, /round/],
    ['a day that does not exist', 'boys-tennis', { days: ['2031-02-30'] }, /must be a day/],
    ['no day', 'boys-tennis', { days: [] }, /must not be empty/],
    [
      'a URL in place of a path',
      'boys-cross-country',
      { ...crossCountry, courseMapPath: 'https://x.test/' },
      /must be a path/,
    ],
    [
      'a show that ends before it starts',
      'football',
      { pairingsShow: { ...show, endTime: '19:00' } },
      /before the show/,
    ],
    ['a show with an invalid time', 'football', { pairingsShow: { ...show, startTime: '8 PM' } }, /must be a time/],
    [
      'a gameday that ends before it begins',
      'girls-flag-football',
      { gameday: { ...gameday, lastDay: '2030-10-01' } },
      /before the first day/,
    ],
    ['a sport without facts', 'curling', {}, /is no sport with facts/],
    ['the name of an object method', 'constructor', {}, /is no sport with facts/],
  ])('is left out and named in one line: %s', (_, sportId, block, line) => {
    const good = { 'girls-tennis': tennis };
    const { facts, problems } = parseSeasonFile('2030-31', { ...good, [sportId]: block });
    expect(facts).toEqual(good);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(line);
    expect(problems[0]).toContain(`seasons/2030-31.json: ${sportId}: `);
  });

  test('does not affect valid blocks, which are read unchanged', () => {
    const content = {
      'girls-golf': golf,
      'boys-cross-country': crossCountry,
      'girls-tennis': tennis,
      football: { pairingsShow: show },
      'girls-flag-football': { gameday },
    };
    expect(parseSeasonFile('2030-31', content)).toEqual({ facts: content, problems: [] });
  });
});

describe('missing facts', () => {
  it('of the season are listed by due day', () => {
    const lines = listMissingFacts('2090-08-15');
    expect(lines).toHaveLength(8);
    expect(lines[0]).toBe('2090-91: girls-flag-football has no facts (days of the gameday page), needed by 2090-09-15');
    expect(lines.at(-1)).toContain('boys-tennis has no facts (days of the finals), needed by 2091-05-01');
  });

  it('of the next season are listed from June 1', () => {
    const countNextSeasonFacts = (day: string) =>
      listMissingFacts(day).filter((line) => line.startsWith('2091-92')).length;
    expect(['2091-05-31', '2091-06-01', '2091-06-30'].map(countNextSeasonFacts)).toEqual([0, 8, 8]);
  });

  it('are not listed when the file has them', () => {
    expect(listMissingFacts('2025-10-11')).toEqual([]);
  });
});
