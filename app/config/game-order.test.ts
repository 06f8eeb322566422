import { expect, test } from 'vitest';
import { buildLiveGame } from '~/models/games/game.fixture';
import { compareByState } from './game-order';

const buildLastPeriod = (sportId: string | null, lead: number) =>
  buildLiveGame({
    id: `${sportId} by ${lead}`,
    sportId,
    period: '4TH',
    columns: [[20 + lead, 20]],
    timeRemaining: '3:10',
  });

test.each([
  ['football', 8],
  ['girls-flag-football', 8],
  [null, 8],
  ['boys-basketball', 3],
  ['girls-soccer', 1],
  ['curling', 1],
])('a game of %s is close with a lead of %i points, and of no more', (sportId, points) => {
  const games = [buildLastPeriod(sportId, points + 1), buildLastPeriod(sportId, points)];
  expect([...games].sort(compareByState)).toEqual([...games].reverse());
});
