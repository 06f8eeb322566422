import { expect, it } from 'vitest';
import { compareByState } from './game-order';
import { finalGame, forfeitGame, liveGame, scheduledGame, unreportedGame } from './game.fixture';

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
