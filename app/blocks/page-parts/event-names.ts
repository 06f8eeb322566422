import { isOfFinals, isOfSeries } from '~/models/state-series/finals-days';
import { formatList } from '~/models/text/format-list';
import type { CalendarEvent } from '~/upstream/events';

/** Names of one line; of more events the first two and the number of the others are named. */
const MOST_NAMES = 3;

type NamedEvent = Pick<CalendarEvent, 'title' | 'type' | 'className'>;

/**
 * The events of a day in one line: `Boys Soccer sectional finals (1A and 2A)`, `A, B and 3 more`. State finals come first, then the rounds before
 * them; an event for each of several classes is named once. `''` without events.
 */
export function formatEventNames(events: readonly CalendarEvent[]): string {
  const names = joinGenders(joinClasses([...events].sort((a, b) => rankEvent(a) - rankEvent(b))));
  const isLong = names.length > MOST_NAMES;
  const shown = isLong ? [...names.slice(0, MOST_NAMES - 1), `${names.length - MOST_NAMES + 1} more`] : names;
  // Titles such as `Boys Golf state finals, day one` are not parted by further commas.
  return events.some(({ title }) => title.includes(', ')) ? shown.join('; ') : formatList(shown);
}

function rankEvent(event: CalendarEvent): number {
  if (isOfFinals(event)) return 0;
  return isOfSeries(event) ? 1 : 2;
}

/** Upstream has one event for each class, whose title ends with it: `Boys Soccer regional finals (1A)`. */
function joinClasses(events: readonly NamedEvent[]): readonly string[] {
  const classesByName = new Map<string, string[]>();
  for (const { title, className } of events) {
    const suffix = className === null ? '' : ` (${className})`;
    const hasClass = suffix !== '' && title.endsWith(suffix);
    const name = hasClass ? title.slice(0, -suffix.length) : title;
    const classes = classesByName.get(name) ?? [];
    classesByName.set(name, hasClass && className !== null ? [...classes, className] : classes);
  }
  return [...classesByName].map(([name, classes]) =>
    classes.length === 0 ? name : `${name} (${formatList([...new Set(classes)].sort())})`,
  );
}

/** `Boys Golf first practice` and the same of girls are `Golf first practice`. */
function joinGenders(names: readonly string[]): readonly string[] {
  const withoutGender = names.map((name) => name.replace(/^(?:Boys|Girls) /, ''));
  return names.flatMap((name, index) => {
    const joined = withoutGender[index] ?? name;
    const first = withoutGender.indexOf(joined);
    if (first === withoutGender.lastIndexOf(joined)) return [name];
    return first === index ? [joined] : [];
  });
}
