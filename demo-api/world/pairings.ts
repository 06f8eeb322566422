import { getSchoolYear } from '../calendar/civil';
import { computeMinutesSinceMidnight, type Clock } from '../calendar/clock';
import { getFirstEdition } from './first-editions';
import type { Game } from './game';
import { getGameState } from './game-state';
import { findFirstMonday, type SeasonPlan } from './season-plans';
import { getSport } from './sports';

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

/** @param className that of the pairings; without one, whether the first ones may be public */
export function arePairingsPublic(plan: SeasonPlan, schoolYear: number, clock: Clock, className?: string): boolean {
  const { today, minutesNow } = getPairingsMoment(plan, schoolYear);
  const delay = className === undefined ? 0 : getMinutesOfShow(plan, className);
  return computeMinutesSinceMidnight(clock, today) >= minutesNow + delay;
}

const [minutesOfFirstClass, minutesApart] = [2, 7];

/** Minutes from the pairings' moment until those of a class are posted: football's show presents its classes in turn. */
export function getMinutesOfShow(plan: SeasonPlan, className: string): number {
  if (plan.style !== 'football') return 0;
  return minutesOfFirstClass + Math.max(0, getSport(plan.sportId).classes.indexOf(className)) * minutesApart;
}

/** The feeder games are over, reported or not. */
export function areTeamsKnown(game: Game, clock: Clock): boolean {
  return (game.stage?.feeders ?? []).every((feeder) => {
    const { status } = getGameState(feeder, clock);
    return status === 'final' || status === 'forfeit' || status === 'unreported';
  });
}

/** The previous year until the current one is paired, in the class if one is named. */
export function findPairedYear(plan: SeasonPlan, clock: Clock, className?: string): number | null {
  const current = getSchoolYear(clock.today);
  const year = arePairingsPublic(plan, current, clock, className) ? current : current - 1;
  return year < getFirstEdition(plan.sportId) ? null : year;
}

/** Postseason games once paired, make-ups once announced. */
export function isAnnounced(game: Game, clock: Clock): boolean {
  const { stage, plan, schoolYear } = game;
  return stage === null ? isMakeUpAnnounced(game, clock) : arePairingsPublic(plan, schoolYear, clock, stage.className);
}

/** A day before the original date. */
function isMakeUpAnnounced(game: Game, clock: Clock): boolean {
  if (game.makesUpFor === null) return true;
  return computeMinutesSinceMidnight(clock, game.makesUpFor) - game.startMinutes >= -minutesPerDay;
}
