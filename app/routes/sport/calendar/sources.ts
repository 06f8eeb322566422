import { fiveYearCalendar } from '../../../upstream/sport-calendar';
import type { PageRequest } from '../../page-sources';

/** The dates of a sport for five seasons. */
export function sportCalendarSources({ params }: PageRequest) {
  return { critical: {}, optional: { calendar: fiveYearCalendar.with({ sportId: params.sportId ?? '' }) } };
}
