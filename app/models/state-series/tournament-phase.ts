import { addDays, getMonday } from '../dates/calendar-date';

/** How near a sport's state finals are: today, beginning (or continuing) tomorrow, or within this week. */
export type TournamentPhase = 'finals-day' | 'eve' | 'week';

/** The phase on a day; `null` outside the week (Monday to Sunday) of the days of play. */
export function getTournamentPhase(days: readonly string[], today: string): TournamentPhase | null {
  if (days.includes(today)) return 'finals-day';
  if (days.includes(addDays(today, 1))) return 'eve';
  const monday = getMonday(today);
  const sunday = addDays(monday, 6);
  return days.some((day) => day >= monday && day <= sunday) ? 'week' : null;
}
