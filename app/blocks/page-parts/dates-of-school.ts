import { buildHref, Route } from '~/href';
import { formatShortDay } from '~/models/dates/calendar-date';
import { isOfSeries } from '~/models/state-series/finals-days';
import type { DatesOfDay } from '~/models/teams/team-today';
import type { CalendarEvent } from '~/upstream/events';
import type { SchoolEntry } from '~/upstream/schools';
import { formatEventNames } from './event-names';

interface SchoolFacts {
  /** The sports and activities of the school. */
  readonly entries: readonly SchoolEntry[];
  readonly events: readonly CalendarEvent[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The days from today on with first practices, first contests, pairings and rounds of the state series in the school's own sports, the nearest first. */
export function listDatesOfSchool(schoolId: string, { entries, events, today }: SchoolFacts): readonly DatesOfDay[] {
  const activities = listActivityIds(entries);
  const own = events.filter(
    (event) => event.day >= today && activities.has(event.activityId?.toUpperCase() ?? '') && concernsTeams(event),
  );
  const days = [...new Set(own.map(({ day }) => day))].sort();
  return days.map((day) => ({
    day: formatShortDay(day),
    text: formatEventNames(own.filter((event) => event.day === day)),
    to: buildHref(Route.calendar, { query: { school: schoolId, date: day } }),
  }));
}

/** Upstream's codes of the sports and activities, by which events name them. */
export function listActivityIds(entries: readonly SchoolEntry[]): ReadonlySet<string> {
  return new Set(entries.map(({ activityId }) => activityId.toUpperCase()));
}

/** Not deadlines and meetings, which are for its staff. */
function concernsTeams(event: CalendarEvent): boolean {
  return isOfSeries(event) || ['season', 'pairings'].includes(event.type?.toLowerCase() ?? '');
}
