import { describe, expect, it } from 'vitest';
import {
  countSetsWon,
  hasResult,
  findLeader,
  findWinner,
  compareTimes,
  formatDecision,
  formatTime,
  parseCalledOff,
} from './game';
import {
  buildFinalGame,
  buildForfeitGame,
  buildLiveGame,
  buildScheduledGame,
  buildUnreportedGame,
} from './game.fixture';

describe('the winner of a game', () => {
  it.each([
    ['has the higher score', buildFinalGame({ columns: [[3, 1]] }), 0],
    ['may be the second team', buildFinalGame({ columns: [[54, 58]] }), 1],
    ['is nobody in a tie', buildFinalGame({ columns: [[2, 2]] }), null],
    ['is unknown without a score', buildFinalGame({ columns: [[2, null]] }), null],
    ['of a game without any column is unknown', buildFinalGame({ columns: [] }), null],
    ['is the team named by the feed', buildFinalGame({ columns: [[1, 1]], namedWinner: 1 }), 1],
    [
      'of volleyball has more sets',
      buildFinalGame({
        countsSets: true,
        columns: [
          [25, 19],
          [22, 25],
          [25, 21],
        ],
      }),
      0,
    ],
    [
      'of volleyball may need only two sets',
      buildFinalGame({
        countsSets: true,
        columns: [
          [19, 25],
          [21, 25],
          [null, null],
        ],
      }),
      1,
    ],
    ['of a forfeit is named', buildForfeitGame({ namedWinner: 1 }), 1],
    ['of a game in play is nobody', buildLiveGame({ columns: [[9, 0]] }), null],
    ['of a scheduled game is nobody', buildScheduledGame(), null],
    ['of an unreported game is nobody', buildUnreportedGame(), null],
  ])('%s', (_words, game, winner) => {
    expect(findWinner(game)).toBe(winner);
  });
});

describe('the leader of a game', () => {
  it.each([
    ['of a game in play has the higher score', buildLiveGame({ columns: [[1, 2]] }), 1],
    ['is nobody in a tie', buildLiveGame({ columns: [[2, 2]] }), null],
    [
      'is not derived from sets',
      buildLiveGame({
        countsSets: true,
        columns: [
          [25, 23],
          [14, 17],
          [null, null],
        ],
      }),
      null,
    ],
    ['of a final game is nobody', buildFinalGame(), null],
  ])('%s', (_words, game, leader) => {
    expect(findLeader(game)).toBe(leader);
  });
});

describe('the result of a game', () => {
  it.each([
    ['exists for a final game with both scores', buildFinalGame(), true],
    ['needs both scores', buildFinalGame({ columns: [[3, null]] }), false],
    ['needs a column', buildFinalGame({ columns: [] }), false],
    ['does not exist while a game is in play', buildLiveGame(), false],
    ['does not exist for a forfeit', buildForfeitGame(), false],
    ['does not exist before a game', buildScheduledGame(), false],
  ])('%s', (_words, game, is) => {
    expect(hasResult(game)).toBe(is);
  });
});

it('the lower score wins and leads in sports that count that way', () => {
  expect(findWinner(buildFinalGame({ columns: [[21, 36]] }), true)).toBe(0);
  expect(findWinner(buildFinalGame({ columns: [[160, 155]] }), true)).toBe(1);
  expect(findLeader(buildLiveGame({ columns: [[160, 155]] }), true)).toBe(1);
});

describe('the time of a game', () => {
  it.each([
    [null, 'TBA'],
    [{ minutesOfDay: 19 * 60, text: '19:00' }, '7:00 PM'],
    [{ minutesOfDay: 9 * 60 + 5, text: '9:05' }, '9:05 AM'],
    [{ minutesOfDay: 12 * 60 + 30, text: '12:30 PM' }, '12:30 PM'],
    [{ minutesOfDay: 30, text: '12:30 AM' }, '12:30 AM'],
    [{ minutesOfDay: null, text: 'After JV' }, 'After JV'],
  ])('%j is written %s', (time, words) => {
    expect(formatTime(time)).toBe(words);
  });

  it('sorts games from early to late, with untimed games last', () => {
    const times = [null, { minutesOfDay: 1140, text: '' }, { minutesOfDay: 600, text: '' }];
    expect([...times].sort(compareTimes).map((time) => time?.minutesOfDay ?? null)).toEqual([600, 1140, null]);
  });
});

it.each([
  ['CNL', { word: 'Cancelled', isPostponed: false }],
  ['No Contest', { word: 'No Contest', isPostponed: false }],
  ['PPD - lightning', { word: 'Postponed', isPostponed: true }],
  ['Rained out', { word: 'Rained out', isPostponed: true }],
  ['Postponed from 10/9', null],
  ['Candlewood', null],
  ['Moved to 7:00', null],
  ['Suspended', null],
  ['', null],
])('%j is read as the status %j', (words, status) => {
  expect(parseCalledOff(words)).toEqual(status);
});

it.each([
  [
    [
      [25, 18],
      [20, 25],
      [25, null],
    ],
    [1, 1],
  ],
  [
    [
      [0, 0],
      [null, null],
    ],
    [0, 0],
  ],
  [
    [
      [null, null],
      [25, null],
    ],
    [null, null],
  ],
  [[], [null, null]],
] as const)('the sets %j are won as %j', (sets, won) => {
  expect(countSetsWon(sets)).toEqual(won);
});

it.each([
  [null, undefined, null],
  ['2OT', undefined, '2OT'],
  [null, [4, 3], 'SO 4-3'],
  [null, [3, 4], 'SO 4-3'],
  ['SO', [3, 4], 'SO 4-3'],
  ['Shootout', [4, 3], 'Shootout 4-3'],
  ['2OT', [4, 3], '2OT, SO 4-3'],
] as const)('a game decided in %j with the shootout %j reads %j', (decidedIn, shootout, words) => {
  expect(formatDecision(buildFinalGame({ decidedIn, ...(shootout && { shootout }) }))).toBe(words);
});
