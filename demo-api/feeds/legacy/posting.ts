import { getSchoolYear, type DayNumber } from '../../calendar/civil';
import { computeMinutesSinceMidnight, type Clock } from '../../calendar/clock';
import { getFirstEdition } from '../../world/first-editions';
import { arePairingsPublic } from '../../world/pairings';
import { findFirstMonday, seasonPlans, type SeasonPlan } from '../../world/season-plans';
import { listSportDates } from '../../world/sport-dates';
import type { Sport } from '../../world/sports';
import type { Section } from './legacy-address';

const minutesPerDay = 1440;
const morning = 9 * 60;
const afternoon = 16 * 60;
const daysUntilAssigned = 4;
const daysUntilScheduled = 11;
const daysFromSeedsToLastWeek = 4;

/** Days between last year's pages and the first practice or contest. */
const daysWithoutPages = 18;

/** Last year's pages stay until `daysWithoutPages` before the season. */
export function getPostedSchoolYear(sport: Sport, clock: Clock): number {
  const current = getSchoolYear(clock.today);
  const start = Math.min(...listSportDates(sport, current).map(({ day }) => day));
  return clock.today >= start - daysWithoutPages || current - 1 < getFirstEdition(sport.id) ? current : current - 1;
}

/** Undefined for sports that are not played team against team. */
export function findSeriesPlan(sport: Sport): SeasonPlan | undefined {
  const plan = seasonPlans.find(({ sportId }) => sportId === sport.id);
  const isSeries = plan !== undefined && (plan.postseason !== null || plan.style === 'football');
  return isSeries ? plan : undefined;
}

/** Results and finals teams appear with the first of them. */
export function isPosted(sport: Sport, section: Section, schoolYear: number, clock: Clock): boolean {
  const plan = findSeriesPlan(sport);
  if (plan !== undefined && isDrawnUpLate(plan, section)) return arePairingsPublic(plan, schoolYear, clock);
  const { day, minutes } = findPostingTime(sport, plan, section, schoolYear);
  return computeMinutesSinceMidnight(clock, day) >= minutes;
}

function isDrawnUpLate(plan: SeasonPlan, section: Section): boolean {
  if (section === 'pair' || section === 'bracket') return true;
  return plan.style === 'football' && (section === 'seed' || section === 'assign');
}

function findPostingTime(
  sport: Sport,
  plan: SeasonPlan | undefined,
  section: Section,
  schoolYear: number,
): { readonly day: DayNumber; readonly minutes: number } {
  const dates = listSportDates(sport, schoolYear);
  const opening = Math.min(...dates.filter(({ type }) => type === 'Season').map(({ day }) => day));
  const deadline = dates.find(({ type }) => type === 'Deadline')?.day ?? opening + 14;
  switch (section) {
    case 'site':
      return { day: opening + 14, minutes: morning };
    case 'entry':
      return { day: deadline + 1, minutes: morning };
    case 'assign':
      return { day: deadline + daysUntilAssigned, minutes: morning };
    case 'seed':
      return plan === undefined
        ? { day: deadline + daysUntilScheduled, minutes: afternoon }
        : { day: getLastMonday(plan, schoolYear) - daysFromSeedsToLastWeek, minutes: afternoon };
    case 'pair':
    case 'bracket':
      return { day: deadline + daysUntilScheduled, minutes: afternoon };
    case 'winner':
    case 'info1':
      return { day: deadline, minutes: minutesPerDay };
  }
}

function getLastMonday(plan: SeasonPlan, schoolYear: number): DayNumber {
  return findFirstMonday(plan, schoolYear) + (plan.weeks - 1) * 7;
}
