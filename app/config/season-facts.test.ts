import { describe, expect, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment';
import {
  crossCountryFinalsOf,
  footballSeasonOf,
  golfFinalsOf,
  knownSeasons,
  seasonFacts,
  tennisFinalsOf,
} from './season-facts';
import { seasonFactsSchema, type SeasonFactsInput } from './season-facts-schema';
import { season202526 } from './seasons/2025-26';

const names = { V1_BASE_URL: 'https://api.test/v1', PRODUCT: 'PSAA', ASSOCIATION_NAME: 'Prairie', BUILD_ID: 'b' };

test('the default season of the environment has its facts', () => {
  const { SEASON } = parseEnvironment(names);
  expect(seasonFacts(SEASON).season).toBe(SEASON);
});

test('a season without a file stops the start with a line that names it', () => {
  const start = (): unknown => parseEnvironment({ ...names, SEASON: '2031-32' });
  expect(start).toThrow(EnvironmentError);
  expect(start).toThrow(/^SEASON is "2031-32": has no file in app\/config\/seasons, which has 2025-26/);
  expect(() => seasonFacts('2031-32')).toThrow(RangeError);
  expect(knownSeasons).toContain('2025-26');
});

test('golf plays at three sites for boys and two for girls, on October 10 and 11', () => {
  const boys = golfFinalsOf('2025-26', 'boys-golf');
  const girls = golfFinalsOf('2025-26', 'girls-golf');
  expect(boys?.sites.map(({ classId }) => classId)).toEqual(['1A', '2A', '3A']);
  expect(girls?.sites.map(({ classId }) => classId)).toEqual(['1A', '2A']);
  expect([boys?.rounds, girls?.rounds]).toEqual(Array(2).fill(['2025-10-10', '2025-10-11']));
  expect(boys?.coachesMeeting?.notice).toContain('Tuesday, October 7');
});

test('cross country has its six tournaments and tennis its three days', () => {
  const ids = ['boys-cross-country', 'girls-cross-country'].flatMap((sportId) =>
    crossCountryFinalsOf('2025-26', sportId)?.classes.map(({ tournamentId }) => tournamentId),
  );
  expect(ids).toEqual(['688', '689', '690', '691', '692', '693']);
  expect(tennisFinalsOf('2025-26', 'girls-tennis')?.days).toHaveLength(3);
});

test('football has nine weeks from August 26 on, five rounds and eight classes', () => {
  const { weeksCountedFrom, regularWeeks, playoffRounds, classes } = footballSeasonOf('2025-26');
  expect([weeksCountedFrom, regularWeeks, playoffRounds.length, classes.length]).toEqual(['08-26', 9, 5, 8]);
});

test.each(['football', 'toString', ''])('%j has none of these finals', (sportId) => {
  const found = [golfFinalsOf, crossCountryFinalsOf, tennisFinalsOf].map((find) => find('2025-26', sportId));
  expect(found).toEqual([null, null, null]);
});

describe('a file is refused when', () => {
  const edited = (edit: (facts: SeasonFactsInput) => void): (() => unknown) => {
    const facts = structuredClone(season202526);
    edit(facts);
    return () => seasonFactsSchema.parse(facts);
  };
  const boys = (facts: SeasonFactsInput) => facts.golf.sports['boys-golf'];

  test.each<[string, (facts: SeasonFactsInput) => void, RegExp]>([
    [
      'a day is left over from the year before',
      (facts) => (boys(facts).rounds = ['2024-10-10', '2024-10-11']),
      /is not in 2025-26/,
    ],
    ['the rounds are not on days in a row', (facts) => (boys(facts).rounds = ['2025-10-10', '2025-10-12']), /in a row/],
    [
      'a notice names another day',
      (facts) => (boys(facts).coachesMeeting = { day: '2025-10-06', notice: 'Tuesday, October 7' }),
      /another day/,
    ],
    ['a class has two courses', (facts) => boys(facts).sites.push({ classId: '1A', course: 'A', town: 'B' }), /twice/],
    ['a course has no name', (facts) => (boys(facts).sites[0] = { classId: '1A', course: ' ', town: 'B' }), /empty/],
    ['a day is no day', (facts) => (facts.tennis['boys-tennis'].days = ['2026-02-30']), /must be a day/],
    [
      'a path is an address',
      (facts) => (facts.crossCountry['boys-cross-country'].courseMapPath = 'https://x.test/'),
      /must be a path/,
    ],
    ['football has a class twice', (facts) => facts.football.classes.push('1A'), /twice/],
    ['weeks are counted from no day', (facts) => (facts.football.weeksCountedFrom = '26 August'), /look like 08-26/],
    ['the map of a class names no class', (facts) => (facts.playoffs.mapPath = '/maps/3a.svg'), /must be a path/],
    ['the pairings show ends before it starts', (facts) => (facts.pairingsShow.endTime = '19:00'), /before the show/],
    ['the pairings show is on no time', (facts) => (facts.pairingsShow.startTime = '8 PM'), /must be a time/],
    ['gameday ends before it begins', (facts) => (facts.gameday.lastDay = '2025-10-01'), /before the first day/],
    ['gameday is left over from the year before', (facts) => (facts.gameday.firstDay = '2024-10-06'), /is not in 2025/],
  ])('%s', (_, edit, reason) => {
    expect(edited(edit)).toThrow(reason);
  });

  test('and taken as it is otherwise', () => {
    expect(edited(() => undefined)).not.toThrow();
  });
});
