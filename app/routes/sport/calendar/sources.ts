import type { PageRequest } from '~/routes/page-sources';
import { fiveYearCalendar } from '~/upstream/sport-calendar';

/** The dates of a sport for five seasons. */
export function sportCalendarSources({ params }: PageRequest) {
  return { critical: {}, optional: { calendar: fiveYearCalendar.with({ sportId: params.sportId ?? '' }) } };
}
