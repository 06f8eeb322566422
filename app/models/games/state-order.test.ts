import { describe, expect, it } from 'vitest';
import type { LiveGame } from './game';
import {
  buildFinalGame,
  buildForfeitGame,
  buildGameTeam,
  buildLiveGame,
  buildScheduledGame,
  buildUnreportedGame,
} from './game.fixture';
import { createStateOrder } from './state-order';

const compareByState = createStateOrder((sportId) =>
  sportId === null || sportId === 'football' ? 8 : sportId === 'boys-basketball' ? 3 : 1,
);

const buildTimeAt = (hour: number) => ({ minutesOfDay: hour * 60, text: '' });

it('games are sorted as in play, over, scheduled by time, then unreported', () => {
  const games = [
    buildUnreportedGame({ id: 'unreported', time: buildTimeAt(8) }),
    buildScheduledGame({ id: 'to be announced', time: null }),
    buildScheduledGame({ id: 'next', time: buildTimeAt(14) }),
    buildFinalGame({ id: 'final at 11', time: buildTimeAt(11) }),
    buildForfeitGame({ id: 'forfeit at 10', time: buildTimeAt(10) }),
    buildLiveGame({ id: 'live at 13', time: buildTimeAt(13) }),
    buildLiveGame({ id: 'live at 12', time: buildTimeAt(12) }),
  ];
  expect(games.sort(compareByState).map(({ id }) => id)).toEqual([
    'live at 12',
    'live at 13',
    'forfeit at 10',
    'final at 11',
    'next',
    'to be announced',
    'unreported',
  ]);
});

describe('games in play at one time', () => {
  const listOrder = (...games: Partial<LiveGame>[]) =>
    games
      .map((changes, index) => buildLiveGame({ id: String(index), ...changes }))
      .sort(compareByState)
      .map(({ id }) => id);
  const buildFourth = (sportId: string | null, first: number, second: number, timeRemaining = '3:10') => ({
    sportId,
    period: '4TH',
    columns: [[first, second]] as const,
    timeRemaining,
  });

  it('are in overtime or close in the last period first, and at its end last', () => {
    const atEnd = buildFourth('football', 30, 7, '0:00');
    const far = buildFourth('football', 30, 7);
    const close = buildFourth('football', 21, 14);
    const extra = { sportId: 'boys-basketball', period: '2OT', columns: [[65, 65]] as const };
    expect(listOrder(atEnd, {}, far, close, { ...close, period: 'Q2' }, extra)).toEqual(['5', '3', '2', '4', '1', '0']);
  });

  it('are in the order of the time that is left, those without a clock after the others of their period', () => {
    const inPeriod = (period: string, timeRemaining: string | null) => ({
      ...buildFourth('football', 30, 7),
      period,
      timeRemaining,
    });
    const games = [
      inPeriod('Overtime', null),
      inPeriod('2OT', '3:00'),
      inPeriod('2nd Half', ':48'),
      inPeriod('4TH', '0:59'),
      inPeriod('4th', '10:00'),
      inPeriod('Q4', null),
      inPeriod('End 3rd', null),
      inPeriod('3rd', '0:30'),
      inPeriod('Halftime', null),
      inPeriod('2nd', '4:00'),
      inPeriod('Q1', '1:00'),
      inPeriod('In Progress', '1:00'),
    ];
    const shuffled = games.map((_, index) => games[(index * 5) % games.length] ?? {});
    const found = shuffled
      .map((changes) => buildLiveGame(changes))
      .sort(compareByState)
      .map(({ period, timeRemaining }) => [period, timeRemaining]);
    expect(found).toEqual([games[1], games[0], ...games.slice(2)].map((game) => [game?.period, game?.timeRemaining]));
  });

  it.each([
    [
      ['Set 1', 'Set 3', 'Set 2'],
      ['Set 3', 'Set 2', 'Set 1'],
    ],
    [
      ['Top 7th', 'Bot 7th', 'Bot 2nd', 'Top 3rd'],
      ['Bot 7th', 'Top 7th', 'Top 3rd', 'Bot 2nd'],
    ],
    [
      ['1st Half', 'Half', '2nd Half'],
      ['2nd Half', 'Half', '1st Half'],
    ],
  ])('in the periods %j are listed as %j', (periods, expected) => {
    const games = periods.map((period) => buildLiveGame({ period, columns: [[9, 1]] }));
    expect(games.sort(compareByState).map(({ period }) => period)).toEqual(expected);
  });

  it('come after the others where a team is not named, and before those that have run out', () => {
    const unnamed = buildGameTeam('TBD', { schoolId: '0303' });
    const close = buildFourth('football', 21, 14);
    expect(
      listOrder(
        buildFourth('football', 30, 7, '0:00'),
        { ...close, teams: [buildGameTeam('Ashgrove'), unnamed] },
        {},
        close,
      ),
    ).toEqual(['3', '2', '1', '0']);
  });

  it('are close within one score of their sport', () => {
    const close = buildFourth('boys-basketball', 50, 47);
    expect(listOrder(buildFourth('boys-basketball', 50, 45), close)).toEqual(['1', '0']);
    expect(listOrder(buildFourth('football', 50, 45), buildFourth(null, 14, 7))).toEqual(['0', '1']);
    const half = { period: '2nd Half', columns: [[3, 1]] as const };
    expect(listOrder(half, { ...half, columns: [[2, 1]] })).toEqual(['1', '0']);
  });

  it('are not at their end when they are level, or their points are unknown', () => {
    const atEnd = buildFourth('football', 30, 7, '0:00');
    expect(listOrder(atEnd, { ...atEnd, columns: [[7, 7]] })).toEqual(['1', '0']);
    expect(listOrder(atEnd, { ...atEnd, columns: [[null, 7]] })).toEqual(['1', '0']);
  });
});
