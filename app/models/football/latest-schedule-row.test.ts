import { describe, expect, it } from 'vitest';
import type { FootballGame } from '~/upstream/fields/football-schedule';
import { buildFinalGame, buildLiveGame } from '../games/game.fixture';
import { toScoreCardView } from '../games/score-card-view';
import { buildSeenKey, isAheadOf, orderLike, readScoreCard, toSeenGame } from '../games/seen-games';
import { buildSchedule } from './football-schedule.fixture';
import { aFootballSeason } from './football-season.fixture';
import { readScheduleRow, showStateInScheduleRow } from './latest-schedule-row';
import { type ScheduleRow, toScheduleRows } from './schedule-view';

const day = '2025-10-10';
const asOf = { ms: 1000, today: '2025-10-10' };
type CardGame = Parameters<typeof toScoreCardView>[0];

/** The schedule of Fort Harlan with the games of Ashgrove's fixture. */
function findRow(game: Partial<FootballGame>, scored: CardGame, today = asOf.today): ScheduleRow {
  const { team, games } = buildSchedule({}, [game]);
  const opponent = games[0]?.opponent;
  const turned = {
    team: { ...team, name: 'Fort Harlan' },
    games: games.map((listed) => ({ ...listed, opponent: opponent ? { ...opponent, name: 'Ashgrove' } : null })),
  };
  const weeks = [{ week: 7, games: [scored], asOf: { ms: asOf.ms, today } }];
  const [row] = toScheduleRows(turned, { weeks, season: aFootballSeason, today: day });
  if (row === undefined) throw new Error('There is no row');
  return row;
}

const toCome = { result: null, ownScore: null, opponentScore: null };

/** The row after this browser has seen the game on a card. */
function showAfterCard(row: ScheduleRow, game: CardGame): ScheduleRow {
  const card = readScoreCard(
    toScoreCardView(game, { asOf: { ...asOf, ms: 5000 }, getGameList: () => ({ week: '7' }) }),
  );
  const own = readScheduleRow(row);
  if (card === null || own === null) throw new Error('The game is not followed');
  const [seen, shown] = [toSeenGame(card), toSeenGame(own)];
  expect(buildSeenKey(seen)).toBe(buildSeenKey(shown));
  return isAheadOf(seen, shown) ? showStateInScheduleRow(row, orderLike(seen, shown)) : row;
}

describe('a game on a football schedule', () => {
  const final = buildFinalGame({ day, columns: [[14, 21]], decidedIn: 'OT' });

  it("shows the result seen on a score card, with the team's own points first", () => {
    expect(showAfterCard(findRow(toCome, final), final)).toMatchObject({ result: 'W', score: '21-14', note: 'OT' });
  });

  it('shows the period and clock of a game in play', () => {
    const live = buildLiveGame({ day, period: 'Q3', timeRemaining: '4:12', columns: [[14, 17]] });
    expect(showAfterCard(findRow(toCome, live), live)).toMatchObject({ result: null, score: '17-14', note: 'Q3 4:12' });
  });

  it('keeps its result when a card has an earlier state, even one seen later', () => {
    const row = findRow({ result: 'W', ownScore: 21, opponentScore: 14 }, final);
    const live = buildLiveGame({ day, columns: [[14, 17]] });
    expect(showAfterCard(row, live)).toBe(row);
  });

  it('has no result when a card has one without a score', () => {
    const row = findRow(toCome, final);
    expect(showAfterCard(row, buildFinalGame({ day, columns: [[null, null]] }))).toBe(row);
  });

  it('is not updated when its day is in the past', () => {
    expect(readScheduleRow(findRow(toCome, final, '2025-10-12'))).toBeNull();
  });
});
