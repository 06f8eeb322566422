import type { PageRequest } from '~/page/page-sources';
import { allEvents } from '~/upstream/events';
import { oneSchool, schoolEntries } from '~/upstream/schools';
import { sportFacts } from '~/upstream/sports';
import { readEventFilter } from '../event-filter';

/**
 * All sources are critical: calendars delete events missing from an incomplete file, and keep what they have when there
 * is none.
 */
export function sources({ query }: PageRequest) {
  const { sport: sportId, school: schoolId } = readEventFilter(query);
  return {
    critical: {
      events: allEvents.with({}),
      ...(sportId !== undefined && { facts: sportFacts.with({ sportId }) }),
      ...(schoolId !== undefined && {
        school: oneSchool.with({ schoolId }),
        entries: schoolEntries.with({ schoolId }),
      }),
    },
  };
}
