import { computeMinutesSinceMidnight, type Clock } from '../calendar/clock';
import { hashSeed } from '../random/dice';
import type { Game } from './game';
import type { Final, Moment } from './scoring/contest';
import { scorings } from './scoring/styles';

export type GameState =
  | { readonly status: 'scheduled' | 'postponed' | 'cancelled' | 'unreported' }
  | { readonly status: 'live'; readonly moment: Moment }
  | { readonly status: 'forfeit'; readonly winner: 'home' | 'away'; readonly home: number; readonly away: number }
  | { readonly status: 'final'; readonly result: Final };

const minutesPerDay = 1440;
/** Delay of starts and of reports. */
const longestDelayMinutes = 6;
const longestReportingMinutes = 12;
/** Postponements are announced the day before. */
const announcementMinutes = minutesPerDay;

/** A WeakMap of this size slows garbage collection. */
const results = new Map<Game, Final>();
const mostResults = 12_000;

/** Ignores the clock. Only valid for played games. */
export function getResult(game: Game): Final {
  const known = results.get(game);
  if (known !== undefined) return known;
  const result = scorings[game.plan.style].playFinal(getContest(game));
  if (results.size >= mostResults) results.clear();
  results.set(game, result);
  return result;
}

export function getGameState(game: Game, clock: Clock): GameState {
  const elapsed = computeMinutesSinceMidnight(clock, game.day) - game.startMinutes;
  if (game.outcome === 'postponed' || game.outcome === 'cancelled') {
    return { status: elapsed >= -announcementMinutes ? game.outcome : 'scheduled' };
  }
  if (game.outcome === 'forfeit') return elapsed >= 0 ? getForfeit(game) : { status: 'scheduled' };
  if (elapsed < 0) return { status: 'scheduled' };
  // Delays and late reports no longer matter.
  if (elapsed > minutesPerDay * 2 && game.outcome === 'played') return { status: 'final', result: getResult(game) };
  const playing = elapsed - (hashSeed(game.key, 'delay') % longestDelayMinutes);
  if (playing < 0) return { status: 'scheduled' };
  if (game.outcome === 'unreported') return { status: playing > minutesPerDay / 4 ? 'unreported' : 'scheduled' };
  if (playing > minutesPerDay) return { status: 'final', result: getResult(game) };
  const result = getResult(game);
  const reported = result.minutes + 1 + (hashSeed(game.key, 'report') % longestReportingMinutes);
  if (playing >= reported) return { status: 'final', result };
  const moment = scorings[game.plan.style].playUntil(getContest(game), Math.min(playing, result.minutes - 0.01));
  return { status: 'live', moment };
}

/** Null until the game is over, and for ties. */
export function findWinner(game: Game, state: GameState): 'home' | 'away' | null {
  if (state.status === 'forfeit') return state.winner;
  if (state.status !== 'final') return null;
  return findGameLeader(game, state.result.home, state.result.away);
}

/** Ignores the clock; null for a tie. Only valid for played or forfeited games. */
export function findEventualWinner(game: Game): 'home' | 'away' | null {
  if (game.outcome === 'forfeit') return getForfeit(game).winner;
  const { home, away } = getResult(game);
  return findGameLeader(game, home, away);
}

/** The lower score leads in cross country. */
export function findGameLeader(game: Game, home: number, away: number): 'home' | 'away' | null {
  if (home === away) return null;
  const homeHasMore = home > away;
  return homeHasMore === (game.plan.style !== 'cross-country') ? 'home' : 'away';
}

function getForfeit(game: Game): Extract<GameState, { status: 'forfeit' }> {
  const winner = hashSeed(game.key, 'forfeit') % 3 === 0 ? 'away' : 'home';
  const points = game.plan.style === 'volleyball' ? 2 : 1;
  return { status: 'forfeit', winner, home: winner === 'home' ? points : 0, away: winner === 'home' ? 0 : points };
}

function getContest(game: Game): { key: number; edge: number; mustDecide: boolean } {
  return { key: game.key, edge: game.edge, mustDecide: game.stage !== null };
}
