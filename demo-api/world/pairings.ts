import { getSchoolYear } from '../calendar/civil';
import { computeMinutesSinceMidnight, type Clock } from '../calendar/clock';
import { getFirstEdition } from './first-editions';
import type { Game } from './game';
import { getGameState } from './game-state';
import { findFirstMonday, type SeasonPlan } from './season-plans';

const minutesPerDay = 1440;
/** Saturday after the last games, 8 PM. */
const footballPairingsMinutes = 5 * minutesPerDay + 20 * 60;
/** Saturday before the last week, 9 AM. */
const pairingsMinutes = -2 * minutesPerDay + 9 * 60;

export function getPairingsMoment(plan: SeasonPlan, schoolYear: number): Pick<Clock, 'today' | 'minutesNow'> {
  const lastMonday = findFirstMonday(plan, schoolYear) + (plan.weeks - 1) * 7;
  const minutes = plan.style === 'football' ? footballPairingsMinutes : pairingsMinutes;
  const days = Math.floor(minutes / minutesPerDay);
  return { today: lastMonday + days, minutesNow: minutes - days * minutesPerDay };
}

export function arePairingsPublic(plan: SeasonPlan, schoolYear: number, clock: Clock): boolean {
  const { today, minutesNow } = getPairingsMoment(plan, schoolYear);
  return computeMinutesSinceMidnight(clock, today) >= minutesNow;
}

/** The feeder games are over, reported or not. */
export function areTeamsKnown(game: Game, clock: Clock): boolean {
  return (game.stage?.feeders ?? []).every((feeder) => {
    const { status } = getGameState(feeder, clock);
    return status === 'final' || status === 'forfeit' || status === 'unreported';
  });
}

/** The previous year until the current one is paired. */
export function findPairedYear(plan: SeasonPlan, clock: Clock): number | null {
  const current = getSchoolYear(clock.today);
  const year = arePairingsPublic(plan, current, clock) ? current : current - 1;
  return year < getFirstEdition(plan.sportId) ? null : year;
}

/** Postseason games once paired, make-ups once announced. */
export function isAnnounced(game: Game, clock: Clock): boolean {
  return game.stage === null ? isMakeUpAnnounced(game, clock) : arePairingsPublic(game.plan, game.schoolYear, clock);
}

/** A day before the original date. */
export function isMakeUpAnnounced(game: Game, clock: Clock): boolean {
  if (game.makesUpFor === null) return true;
  return computeMinutesSinceMidnight(clock, game.makesUpFor) - game.startMinutes >= -minutesPerDay;
}
