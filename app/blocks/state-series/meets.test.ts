import { describe, expect, it } from 'vitest';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { formatMeetPlace, isMeet, nameMeet, toMeetResult } from './meets';

const crossCountry = { finals: 'cross-country', lowScoreWins: true } as const;
const teams = [buildGameTeam('Hollis'), buildGameTeam('Vesper')] as const;
const nobody = [buildGameTeam('TBD'), buildGameTeam('TBD')] as const;

describe('a row of the feed', () => {
  it.each([
    ['cross-country', teams, true],
    ['golf', teams, true],
    ['meet', teams, false],
    ['meet', nobody, true],
    ['games', nobody, false],
  ] as const)('of a sport whose finals are %s with teams %j is a meet: %s', (finals, of, expected) => {
    expect(isMeet({ teams: of }, { finals })).toBe(expected);
  });
});

describe('the result of a meet', () => {
  const read = (changes: Parameters<typeof buildFinalGame>[0]) =>
    toMeetResult(buildFinalGame({ teams, columns: [[54, 84]], ...changes }), crossCountry);

  it('is the team with the lowest score, the runner-up and the medalist', () => {
    expect(read({ highlight: 'Medalist: Jo Lind (Elm) 15:09.5' })).toEqual({
      name: 'Hollis',
      detail: '54 points, then Vesper 84. Medalist: Jo Lind (Elm) 15:09.5',
    });
    expect(read({ columns: [[84, 54]] })).toEqual({ name: 'Vesper', detail: '54 points, then Hollis 84' });
  });

  it('has what is known', () => {
    expect(read({ columns: [], namedWinner: 1 })).toEqual({ name: 'Vesper', detail: 'then Hollis' });
    expect(read({ columns: [], namedWinner: 0, teams: [teams[0], nobody[1]] })).toEqual({
      name: 'Hollis',
      detail: null,
    });
    const golf = { finals: 'golf', lowScoreWins: true } as const;
    expect(toMeetResult(buildFinalGame({ teams, columns: [[310, 321]] }), golf)?.detail).toBe('310, then Vesper 321');
  });

  it.each([
    ['before its end', buildScheduledGame({ teams })],
    ['while it is on', buildLiveGame({ teams, columns: [[10, 20]] })],
    ['of a tie', buildFinalGame({ teams, columns: [[50, 50]] })],
    ['of an unnamed team', buildFinalGame({ teams: nobody, columns: [[54, 84]] })],
  ])('is unknown %s', (_, game) => {
    expect(toMeetResult(game, crossCountry)).toBeNull();
  });
});

it('a meet of an earlier round is named with its place', () => {
  const meet = { classId: '1A', level: 'Sectional', round: '1A Elm Sectional', site: 'Elm course' };
  expect(nameMeet(meet)).toBe('Elm Sectional');
  expect(formatMeetPlace(meet)).toBe('Elm Sectional, Elm course');
  expect(formatMeetPlace({ ...meet, classId: null })).toBe('1A Elm Sectional, Elm course');
  expect(formatMeetPlace({ ...meet, level: 'State', round: '1A State Final' })).toBe('Elm course');
  expect(formatMeetPlace({ classId: null, level: null, round: null, site: null })).toBeNull();
});
