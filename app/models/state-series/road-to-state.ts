import { groupBy } from '~/group-by';
import type { CalendarRow } from '~/upstream/sport-calendar';
import { findDays } from '../dates/days-in-words';
import { collapse } from '../text/search-text';
import { compareNumbered } from '../text/text-order';

/** One event between the first practice and the state finals. */
export type RoadStep = ReturnType<typeof buildRoadToState>[number];

/** The dated events of a season such as `2030-31` in upstream's order and words, classes combined. */
export function buildRoadToState(calendar: readonly CalendarRow[], season: string, today: string) {
  const steps = buildSteps(calendar, season).map((step) => ({
    ...step,
    coming: step.days.find((day) => day >= today),
  }));
  const [next] = steps.flatMap(({ coming }) => (coming === undefined || coming === today ? [] : coming)).sort();
  return steps.map(({ event, classesByDates, days, coming }) => ({
    event,
    dates: formatDates(classesByDates),
    // Unknown where the words contain no days.
    when: days.length === 0 ? null : placeInTime(coming, today, next),
  }));
}

function buildSteps(calendar: readonly CalendarRow[], season: string) {
  const dated = calendar
    .map((row) => ({ ...row, words: collapse(row.dates[season] ?? '') }))
    .filter(({ words }) => words !== '');
  return [...groupBy(dated, ({ event }) => collapse(event).toLowerCase()).values()]
    .map((rows) => {
      const rowsByDates = groupBy(rows, ({ words }) => words);
      return {
        event: collapse(rows[0]?.event ?? ''),
        order: Math.min(...rows.map(({ order }) => order)),
        classesByDates: new Map(
          [...rowsByDates].map(([words, ofDates]) => [words, ofDates.map(({ className }) => className)]),
        ),
        days: [...rowsByDates.keys()].flatMap((words) => findDays(words, season)).sort(),
      };
    })
    .sort((a, b) => a.order - b.order || (a.days[0] ?? '').localeCompare(b.days[0] ?? ''));
}

/** `Oct. 17`; where classes differ, `Oct. 17 (1A, 3A), Oct. 18 (2A)` or `Nov. 27 (1A-4A), Nov. 28 (5A-8A)`. */
function formatDates(classesByDates: ReadonlyMap<string, readonly string[]>): string {
  if (classesByDates.size === 1) return [...classesByDates.keys()].join('');
  return [...classesByDates]
    .map(([words, classes]) => `${words} (${formatClasses([...classes].sort())})`)
    .sort(compareNumbered)
    .join(', ');
}

/** Three and more classes in a row as the calendar of the association writes them: `1A-4A`. */
function formatClasses(classes: readonly string[]): string {
  const numbers = classes.map((name) => Number(/^(\d)A$/.exec(name)?.[1]));
  const areInARow = numbers.length > 2 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
  return areInARow ? `${classes[0]}-${classes.at(-1)}` : classes.join(', ');
}

/** `coming` is the event's first day that is not over: days of classes may be weeks apart. */
function placeInTime(
  coming: string | undefined,
  today: string,
  next: string | undefined,
): 'over' | 'today' | 'next' | 'later' {
  if (coming === undefined) return 'over';
  if (coming === today) return 'today';
  return coming === next ? 'next' : 'later';
}
