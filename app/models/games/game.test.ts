import { describe, expect, it } from 'vitest';
import {
  hasResult,
  findLeader,
  findWinner,
  compareTimes,
  formatTime,
  compareByState,
  formatCalledOffReason,
  parseCalledOff,
} from './game';
import { finalGame, forfeitGame, liveGame, scheduledGame, unreportedGame } from './game.fixture';

describe('the winner', () => {
  it.each([
    ['has the higher score', finalGame({ columns: [[3, 1]] }), 0],
    ['may be the second team', finalGame({ columns: [[54, 58]] }), 1],
    ['is nobody in a tie', finalGame({ columns: [[2, 2]] }), null],
    ['is unknown without a score', finalGame({ columns: [[2, null]] }), null],
    ['of a game without any column is unknown', finalGame({ columns: [] }), null],
    ['is the one that the feed names', finalGame({ columns: [[1, 1]], namedWinner: 1 }), 1],
    [
      'of volleyball has more sets',
      finalGame({
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
      finalGame({
        countsSets: true,
        columns: [
          [19, 25],
          [21, 25],
          [null, null],
        ],
      }),
      1,
    ],
    ['of a forfeit is named', forfeitGame({ namedWinner: 1 }), 1],
    ['of a game in play is nobody', liveGame({ columns: [[9, 0]] }), null],
    ['of a game to come is nobody', scheduledGame(), null],
    ['of an unreported game is nobody', unreportedGame(), null],
  ])('%s', (_words, game, winner) => {
    expect(findWinner(game)).toBe(winner);
  });
});

describe('the leader', () => {
  it.each([
    ['of a game in play has the higher score', liveGame({ columns: [[1, 2]] }), 1],
    ['is nobody when level', liveGame({ columns: [[2, 2]] }), null],
    [
      'is not told from sets',
      liveGame({
        countsSets: true,
        columns: [
          [25, 23],
          [14, 17],
          [null, null],
        ],
      }),
      null,
    ],
    ['of a final game is nobody: it has a winner', finalGame(), null],
  ])('%s', (_words, game, leader) => {
    expect(findLeader(game)).toBe(leader);
  });
});

describe('a result', () => {
  it.each([
    ['is a final game with both scores', finalGame(), true],
    ['needs both scores', finalGame({ columns: [[3, null]] }), false],
    ['needs a column', finalGame({ columns: [] }), false],
    ['is not there while a game is in play', liveGame(), false],
    ['is not a forfeit', forfeitGame(), false],
    ['is not there before a game', scheduledGame(), false],
  ])('%s', (_words, game, is) => {
    expect(hasResult(game)).toBe(is);
  });
});

it('the lower score wins and leads where the sport says so', () => {
  expect(findWinner(finalGame({ columns: [[21, 36]] }), true)).toBe(0);
  expect(findWinner(finalGame({ columns: [[160, 155]] }), true)).toBe(1);
  expect(findLeader(liveGame({ columns: [[160, 155]] }), true)).toBe(1);
});

describe('time of a game', () => {
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

  it('orders games: earlier first, without a time last', () => {
    const times = [null, { minutesOfDay: 1140, text: '' }, { minutesOfDay: 600, text: '' }];
    expect([...times].sort(compareTimes).map((time) => time?.minutesOfDay ?? null)).toEqual([600, 1140, null]);
  });
});

const at = (hour: number) => ({ minutesOfDay: hour * 60, text: '' });

it('games in play come first, then those that are over, then those to come by time, then those without a score', () => {
  const games = [
    unreportedGame({ id: 'unreported', time: at(8) }),
    scheduledGame({ id: 'to be announced', time: null }),
    scheduledGame({ id: 'next', time: at(14) }),
    finalGame({ id: 'final at 11', time: at(11) }),
    forfeitGame({ id: 'forfeit at 10', time: at(10) }),
    liveGame({ id: 'live at 13', time: at(13) }),
    liveGame({ id: 'live at 12', time: at(12) }),
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

it.each([
  ['CNL', 'Cancelled'],
  ['Can', 'Cancelled'],
  ['Canceled', 'Cancelled'],
  ['Cancelled by mutual agreement', 'Cancelled'],
  ['PPD - lightning', 'Postponed'],
  ['POSTPONED', 'Postponed'],
  ['Candlewood', null],
  ['Moved to 7:00', null],
  ['', null],
])('%j is the status %j', (words, status) => {
  expect(parseCalledOff(words)).toBe(status);
});

it.each([
  ['PPD', null],
  ['Canceled', null],
  ['PPD - lightning', 'Lightning'],
  ['Postponed: weather', 'Weather'],
  ['Cancelled by mutual agreement', 'Cancelled by mutual agreement'],
  ['Moved to 7:00', 'Moved to 7:00'],
  ['', null],
])('the reason beside the status of %j is %j', (words, reason) => {
  expect(formatCalledOffReason(words)).toBe(reason);
});
