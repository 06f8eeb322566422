import { formatShortDay } from '~/models/dates/calendar-date';

/** `The state finals are on Thu, Oct 23 to Sat, Oct 25.` (`were` afterwards), or that the dates are to be announced. */
export function formatFinalsDates(days: readonly string[], today: string): string {
  if (days.length === 0) return 'The dates of the state finals are to be announced.';
  return `The state finals ${(days.at(-1) ?? today) < today ? 'were' : 'are'} on ${formatDays(days)}.`;
}

function formatDays(days: readonly string[]): string {
  const ends = [days[0], days.at(-1)].filter((day) => day !== undefined);
  return [...new Set(ends)].map(formatShortDay).join(' to ');
}
