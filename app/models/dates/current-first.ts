import { addDays } from './calendar-date';

/** Days after its end during which a schedule begins with its latest part. */
const DAYS_AFTER_END = 7;

/**
 * The order of parts of a schedule on one of its days: those with something today, then those to come, then past ones, the
 * latest first. Parts before the first with a day stay where they are. A week after the end the order does not change.
 * @param listDays `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function putCurrentFirst<Part>(
  parts: readonly Part[],
  listDays: (part: Part) => readonly string[],
  today: string,
): readonly Part[] {
  const all = parts.map((part) => ({ part, days: listDays(part) }));
  const start = all.findIndex(({ days }) => days.length > 0);
  const dated = all.slice(start);
  const isPast = ({ days }: { readonly days: readonly string[] }) =>
    days.length > 0 && days.every((day) => day < today);
  const end = findLast(dated.flatMap(({ days }) => days));
  if (start === -1 || end < addDays(today, -DAYS_AFTER_END)) return parts;
  const latestFirst = dated.filter(isPast).sort((a, b) => findLast(b.days).localeCompare(findLast(a.days)));
  const others = dated.filter((entry) => !isPast(entry));
  others.sort((a, b) => Number(b.days.includes(today)) - Number(a.days.includes(today)));
  return [...parts.slice(0, start), ...[...others, ...latestFirst].map(({ part }) => part)];
}

function findLast(days: readonly string[]): string {
  return days.reduce((last, day) => (day > last ? day : last), '');
}
