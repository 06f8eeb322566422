import { schoolYearOf } from '../calendar/civil';
import { minutesSinceMidnight, type Clock } from '../calendar/clock';
import { firstEditionOf } from './first-editions';
import type { Game } from './game';
import { stateOf } from './game-state';
import { firstMonday, type SeasonPlan } from './season-plans';

const minutesPerDay = 1440;
/** Football's pairings are shown on the Saturday after the last games, at eight in the evening. */
const footballPairingsMinutes = 5 * minutesPerDay + 20 * 60;
/** Elsewhere they are posted on the Saturday before the last week, at nine in the morning. */
const pairingsMinutes = -2 * minutesPerDay + 9 * 60;

/** When a season's postseason pairings are shown to the public. */
export function pairingsMoment(plan: SeasonPlan, schoolYear: number): Pick<Clock, 'today' | 'minutesNow'> {
  const lastMonday = firstMonday(plan, schoolYear) + (plan.weeks - 1) * 7;
  const minutes = plan.style === 'football' ? footballPairingsMinutes : pairingsMinutes;
  const days = Math.floor(minutes / minutesPerDay);
  return { today: lastMonday + days, minutesNow: minutes - days * minutesPerDay };
}

/** Whether a season's postseason pairings are known to the public yet. */
export function arePairingsPublic(plan: SeasonPlan, schoolYear: number, clock: Clock): boolean {
  const { today, minutesNow } = pairingsMoment(plan, schoolYear);
  return minutesSinceMidnight(clock, today) >= minutesNow;
}

/** Who plays in a postseason game is known once the games that decide it are over, even if nobody sent in the score. */
export function areTeamsKnown(game: Game, clock: Clock): boolean {
  return (game.stage?.feeders ?? []).every((feeder) => {
    const { status } = stateOf(feeder, clock);
    return status === 'final' || status === 'forfeit' || status === 'unreported';
  });
}

/** The edition whose postseason the public sees: this school year's once it is paired, the one before until then. */
export function pairedYear(plan: SeasonPlan, clock: Clock): number | null {
  const current = schoolYearOf(clock.today);
  const year = arePairingsPublic(plan, current, clock) ? current : current - 1;
  return year < firstEditionOf(plan.sportId) ? null : year;
}

/** Whether the public knows of a game: of the postseason once it is paired, of make-ups once they are set. */
export function isAnnounced(game: Game, clock: Clock): boolean {
  return game.stage === null ? isMakeUpAnnounced(game, clock) : arePairingsPublic(game.plan, game.schoolYear, clock);
}

/** A make-up is set when the game that it stands for is put off, a day before that was to be played. */
export function isMakeUpAnnounced(game: Game, clock: Clock): boolean {
  if (game.makesUpFor === null) return true;
  return minutesSinceMidnight(clock, game.makesUpFor) - game.startMinutes >= -minutesPerDay;
}
