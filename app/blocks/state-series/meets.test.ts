import { describe, expect, it } from 'vitest';
import { findSport, type Sport } from '~/config/sports';
import { buildFinalGame, buildGameTeam, buildLiveGame, buildScheduledGame } from '~/models/games/game.fixture';
import { formatMeetPlace, isMeet, nameMeet, splitHighlight, toMeetRow } from './meets';

const crossCountry = findSport('boys-cross-country') as Sport;
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
  const read = (changes: Parameters<typeof buildFinalGame>[0], sport = crossCountry) =>
    toMeetRow(buildFinalGame({ teams, columns: [[54, 84]], ...changes }), sport);

  it('is the team with the lowest score, the runner-up and the medalist', () => {
    const stage = { classId: '1A', level: 'Sectional', round: '1A Elm Sectional' };
    expect(read({ ...stage, highlight: 'Medalist: Jo Lind (Elm) 15:09.5' })).toEqual({
      key: '1',
      title: 'Class 1A, Elm Sectional',
      winner: { name: 'Hollis', markKey: 'Hollis', logoUrl: null, to: null },
      score: '54 points',
      facts: [
        { term: 'Runner-up', text: 'Vesper 84' },
        { term: 'Medalist', text: 'Jo Lind (Elm) 15:09.5' },
      ],
    });
    expect(read({ columns: [[84, 54]] })).toMatchObject({
      title: 'Winner',
      winner: { name: 'Vesper' },
      facts: [{ text: 'Hollis 84' }],
    });
  });

  it('leads to the school of the team', () => {
    const hosts = [buildGameTeam('Hollis', { schoolId: '0101' }), teams[1]] as const;
    expect(read({ teams: hosts })?.winner).toMatchObject({ markKey: '0101', to: '/schools/details/0101' });
  });

  it('has what is known', () => {
    expect(read({ columns: [], namedWinner: 1 })).toMatchObject({ score: null, facts: [{ text: 'Hollis' }] });
    expect(read({ columns: [], namedWinner: 0, teams: [teams[0], nobody[1]] })).toMatchObject({
      winner: { name: 'Hollis' },
      facts: [],
    });
    const golf = findSport('boys-golf') as Sport;
    expect(read({ columns: [[310, 321]] }, golf)).toMatchObject({ score: '310', facts: [{ text: 'Vesper 321' }] });
  });

  it.each([
    ['before its end', buildScheduledGame({ teams })],
    ['while it is on', buildLiveGame({ teams, columns: [[10, 20]] })],
    ['of a tie', buildFinalGame({ teams, columns: [[50, 50]] })],
    ['of an unnamed team', buildFinalGame({ teams: nobody, columns: [[54, 84]] })],
  ])('is unknown %s', (_, game) => {
    expect(toMeetRow(game, crossCountry)).toBeNull();
  });
});

it.each([
  ['Medalist: Jo Lind (Elm) 15:09.5', { term: 'Medalist', text: 'Jo Lind (Elm) 15:09.5' }],
  ['At 9:30 it rained', { term: 'Highlight', text: 'At 9:30 it rained' }],
  ['Medalist:', { term: 'Highlight', text: 'Medalist:' }],
  [' ', null],
  [null, null],
])('the highlight %j is split into a term and a text', (highlight, expected) => {
  expect(splitHighlight(highlight)).toEqual(expected);
});

it('a meet of an earlier round is named with its place', () => {
  const meet = { classId: '1A', level: 'Sectional', round: '1A Elm Sectional', site: 'Elm course' };
  expect(nameMeet(meet)).toBe('Elm Sectional');
  expect(formatMeetPlace(meet)).toBe('Elm Sectional, Elm course');
  expect(formatMeetPlace({ ...meet, classId: null })).toBe('1A Elm Sectional, Elm course');
  expect(formatMeetPlace({ ...meet, level: 'State', round: '1A State Final' })).toBe('Elm course');
  expect(formatMeetPlace({ classId: null, level: null, round: null, site: null })).toBeNull();
});
