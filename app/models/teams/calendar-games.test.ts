import { expect, it } from 'vitest';
import type { PrepGame } from '~/upstream/prep-schools';
import type { Game } from '../games/game';
import { buildGameTeam, buildFinalGame, buildForfeitGame, buildScheduledGame } from '../games/game.fixture';
import { buildSchool } from '../schools/directory-school.fixture';
import { buildGameToCome, buildPrepGame } from '../statistics/prep-game.fixture';
import { listCalendarGames } from './calendar-games';

const school = buildSchool('0101', 'Ashgrove', { city: 'Ashgrove' });
const schools = [
  school,
  buildSchool('0202', 'Fort Harlan', { city: 'Harlan' }),
  buildSchool('0303', 'Elm (East)'),
  buildSchool('0304', 'Elm (West)'),
];

function list(schedule: readonly PrepGame[], series: readonly Game[] = []) {
  return listCalendarGames({ sportId: 'boys-soccer', school, schools, schedule, series, currentSeason: '2025-26' });
}

const teams = [
  buildGameTeam('Ashgrove', { schoolId: '0101' }),
  buildGameTeam('Ft. Harlan', { schoolId: '0202' }),
] as const;
const regional = { id: '9', day: '2025-10-18', level: 'Regional', round: 'Semifinal', teams } as const;

it('a game takes place at the host school, with its address when the directory knows the school', () => {
  const { games } = list([
    buildGameToCome('2025-10-11', { id: '1', opponent: 'Fort Harlan', side: 'away' }),
    buildGameToCome('2025-10-12', { id: '2', opponent: 'Fort Harlan' }),
    buildGameToCome('2025-10-13', { id: '3', opponent: 'Elm', side: 'away' }),
    buildGameToCome('2025-10-14', { id: '4', opponent: 'TBD', side: 'away' }),
  ]);
  expect(games.map(({ opponent, opponentId, place }) => [opponent, opponentId, place])).toEqual([
    ['Fort Harlan', '0202', 'Fort Harlan High School, Harlan'],
    ['Fort Harlan', '0202', 'Ashgrove High School, Ashgrove'],
    ['Elm', null, 'Elm'],
    [null, null, null],
  ]);
});

it('a state-series game replaces the schedule row of the same day and opponent', () => {
  const { games } = list(
    [
      buildGameToCome('2025-10-18', { id: '1', opponent: 'Fort Harlan' }),
      buildGameToCome('2025-10-11', { id: '2', opponent: 'Fort Harlan' }),
    ],
    [buildScheduledGame(regional)],
  );
  expect(
    games.map(({ contestId, isOfStateSeries, place, stage }) => [contestId, isOfStateSeries, place, stage]),
  ).toEqual([
    ['2', false, 'Ashgrove High School, Ashgrove', null],
    ['9', true, 'Rockwell', 'Regional semifinal'],
  ]);
});

it.each([
  ['an undecided opponent is replaced by the state-series game', { opponent: 'TBD' }, 1],
  [
    'an unknown spelling at the same time is replaced by the state-series game',
    { opponent: 'F. Harlan HS', time: { minutesOfDay: 1140, text: '7:00 PM' } },
    1,
  ],
  ['another opponent at another time is kept', { opponent: 'Elm (East)' }, 2],
])('a schedule row with %s', (_, change, count) => {
  const { games } = list([buildGameToCome('2025-10-18', { id: '1', ...change })], [buildScheduledGame(regional)]);
  expect(games).toHaveLength(count);
});

it('each state-series game replaces one row, so two games on one day stay two', () => {
  const buildGameRow = (id: string) => buildGameToCome('2025-10-18', { id, opponent: 'Fort Harlan' });
  expect(list([buildGameRow('1'), buildGameRow('2')], [buildScheduledGame(regional)]).games).toHaveLength(2);
  expect(list([buildGameRow('1'), buildGameRow('1')]).games).toHaveLength(1);
});

it('games of other teams and state-series games of other seasons are left out', () => {
  const others = [
    buildGameTeam('Elm', { schoolId: '0303' }),
    buildGameTeam('Fort Harlan', { schoolId: '0202' }),
  ] as const;
  const series = [
    buildScheduledGame({ ...regional, teams: others }),
    buildFinalGame({ ...regional, id: '10', day: '2024-10-18' }),
    buildScheduledGame({ ...regional, id: '11' }),
  ];
  expect(list([buildGameToCome('2025-09-01')], series).games.map(({ contestId }) => contestId)).toHaveLength(2);
  expect(list([], series).games.map(({ contestId }) => contestId)).toEqual(['11']);
});

it('games without a day are counted instead of listed', () => {
  const { games, undatedCount } = list(
    [buildGameToCome(null, { id: '1' })],
    [buildScheduledGame({ ...regional, day: null })],
  );
  expect([games, undatedCount]).toEqual([[], 2]);
});

it("results are from the team's side and count sets won where the sport counts sets", () => {
  const inverse = [teams[1], teams[0]] as const;
  const { games } = list(
    [
      buildPrepGame('2025-09-01', { id: '1' }),
      buildPrepGame('2025-09-02', { id: '2', outcome: 'L', ownScore: null, opponentScore: null }),
      buildPrepGame('2025-09-03', { id: '3', outcome: null }),
    ],
    [
      buildFinalGame({ ...regional, id: '4', day: '2025-10-01', teams: inverse, columns: [[3, 1]] }),
      buildFinalGame({
        ...regional,
        id: '5',
        day: '2025-10-02',
        countsSets: true,
        columns: [
          [25, 18],
          [20, 25],
          [25, 11],
        ],
      }),
      buildFinalGame({ ...regional, id: '6', day: '2025-10-03', columns: [[1, 1]] }),
      buildForfeitGame({ ...regional, id: '7', day: '2025-10-04', namedWinner: 1 }),
      buildForfeitGame({ ...regional, id: '8', day: '2025-10-05', namedWinner: null }),
      buildScheduledGame({ ...regional, id: '9', day: '2025-10-06' }),
    ],
  );
  expect(games.map(({ result }) => result)).toEqual(['W 3-1', 'L', null, 'L 1-3', 'W 2-1', 'T 1-1', 'L', null, null]);
});

it("the points of a shootout are from the team's side", () => {
  const level = { columns: [[2, 2]], shootout: [3, 4], namedWinner: 1 } as const;
  const { games } = list(
    [buildPrepGame('2025-09-01', { ownScore: 2, opponentScore: 2, shootout: [4, 3] })],
    [
      buildFinalGame({ ...regional, ...level, day: '2025-10-01' }),
      buildFinalGame({ ...regional, ...level, day: '2025-10-02', teams: [teams[1], teams[0]] }),
    ],
  );
  expect(games.map(({ result }) => result)).toEqual(['W 2-2 (SO 4-3)', 'L 2-2 (SO 3-4)', 'W 2-2 (SO 4-3)']);
});

it.each([
  ['points', { columns: [[null, null]] }],
  [
    'sets',
    {
      columns: [
        [null, null],
        [null, null],
        [null, null],
      ],
      countsSets: true,
    },
  ],
] as const)('a final game without reported %s has no result, and is no tie', (_, change) => {
  expect(list([], [buildFinalGame({ ...regional, ...change })]).games[0]?.result).toBeNull();
});

it.each([
  [{ time: { minutesOfDay: null, text: 'PPD' } }, 'Postponed'],
  [{ time: { minutesOfDay: null, text: 'Canceled' } }, 'Cancelled'],
  [{ time: null }, null],
])('a row with the change %j has the called-off label %s', (change, calledOff) => {
  expect(list([buildGameToCome('2025-10-11', change)]).games[0]?.calledOff?.word ?? null).toBe(calledOff);
});

it('a state-series game is called off according to its feed', () => {
  const { games } = list(
    [],
    [
      buildScheduledGame({ ...regional, remark: 'Postponed' }),
      buildScheduledGame({ ...regional, id: '10', remark: 'Delayed' }),
    ],
  );
  expect(games.map(({ calledOff }) => calledOff?.word)).toEqual(['Postponed', undefined]);
});

it('a bye is no game', () => {
  const byes = ['BYE', 'Open Date', 'No Game'].map((opponent, id) =>
    buildGameToCome('2025-10-11', { id: `${id}`, opponent }),
  );
  const bye = buildScheduledGame({ ...regional, teams: [teams[0], buildGameTeam('Bye')] });
  expect(list(byes, [bye]).games).toEqual([]);
});
