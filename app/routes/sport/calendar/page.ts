import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { groupBy } from '~/group-by';
import { listSeasonsFrom, findCurrentSeason } from '~/models/dates/season';
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
 * One table per class, with events in order.
 * @param firstSeason such as `2030-31`
 */
export function toSportCalendarView(rows: readonly CalendarRow[], firstSeason: string) {
  const seasons = listSeasonsFrom(firstSeason, seasonsShown);
  const tables = [...groupBy(rows, ({ className }) => className)]
    .sort(([a], [b]) => compareNumbered(a, b))
    .map(([className, ofClass]) => ({
      /** `Class 1A`, or `null` when all play together. */
      title: className === '' ? null : `Class ${className}`,
      rows: ofClass
        .sort((a, b) => a.order - b.order)
        .map(({ event, dates }, index) => ({
          key: `${index} ${event}`,
          event,
          /** One per season; empty where upstream has none. */
          dates: seasons.map((season) => dates[season] ?? ''),
        })),
    }));
  return { seasons, tables };
}

export function toView({ optional }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const season = findCurrentSeason(clock);
  const calendar = toSportCalendarView(optional.calendar?.value ?? [], season);
  return { heading: buildSportHeading(sport), calendar };
}
