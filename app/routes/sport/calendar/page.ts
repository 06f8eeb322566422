import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { groupBy } from '~/group-by';
import { listSeasonsFrom, findCurrentSeason } from '~/models/dates/season';
import { formatList } from '~/models/text/format-list';
import { compareNumbered } from '~/models/text/text-order';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { fiveYearCalendar, type CalendarRow } from '~/upstream/sport-calendar';

/** The dates of a sport for five seasons. */
export function sources({ sport }: SportPageRequest) {
  return { optional: { calendar: fiveYearCalendar.with({ sportId: sport.id }) } };
}

export type CalendarRowView = ReturnType<typeof toSportCalendarView>['tables'][number]['rows'][number];

const seasonsShown = 5;

/**
 * One table for classes with the same dates, with events in order.
 * @param firstSeason such as `2030-31`
 */
export function toSportCalendarView(rows: readonly CalendarRow[], firstSeason: string) {
  const seasons = listSeasonsFrom(firstSeason, seasonsShown);
  const ofClasses = [...groupBy(rows, ({ className }) => className)]
    .sort(([a], [b]) => compareNumbered(a, b))
    .map(([className, ofClass]) => ({
      className,
      rows: ofClass
        .sort((a, b) => a.order - b.order)
        .map(({ event, dates }, index) => ({
          key: `${index} ${event}`,
          event,
          /** One per season; empty where upstream has none. */
          dates: seasons.map((season) => dates[season] ?? ''),
        })),
    }));
  const tables = [...groupBy(ofClasses, (table) => JSON.stringify(table.rows)).values()].flatMap((same) =>
    same.slice(0, 1).map(({ rows: shown }) => ({
      title: formatClasses(same.map(({ className }) => className)),
      rows: shown,
    })),
  );
  return { seasons, tables };
}

/** `Class 1A, 2A and 3A`; `null` when all play together. */
function formatClasses(names: readonly string[]): string | null {
  const named = names.filter((name) => name !== '');
  return named.length === 0 ? null : `Class ${formatList(named)}`;
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const season = findCurrentSeason(clock);
  const calendar = toSportCalendarView(optional.calendar?.value ?? [], season);
  return { heading: buildSportHeading(sport), calendar };
}
