import type { NearbyLink } from '~/components/scores/nearby-links';
import { findSportByTitle } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatDayName, listStripDays } from '~/models/dates/date-strip';
import type { CalendarEvent } from '~/upstream/events';
import { stripSize, type DayCounts, getGameCountOfDay } from './game-requests';
import { formatGameCount } from './score-sports';

interface NearbyInput {
  readonly day: string;
  readonly today: string;
  readonly dayCounts: DayCounts;
  readonly events: readonly CalendarEvent[];
  /** Address of the games of a day. */
  readonly buildHref: (day: string) => string;
  /** `''` for all sports. */
  readonly sport?: string;
}

/** The days around a day for which the date strip has counts: those before it, nearest first, and those after it. */
function listDaysNearby(day: string): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const days = listStripDays({ selected: day, ...stripSize });
  return { before: days.filter((each) => each < day).reverse(), after: days.filter((each) => each > day) };
}

/**
 * Links for a day without games: state finals and games of the days before, the next day with games or else the first practice of the next season, and the
 * next state finals.
 */
export function findNearbyDays(input: NearbyInput): NearbyLink[] {
  const { day, today, sport = '' } = input;
  const { before, after } = listDaysNearby(day);
  const events = input.events
    .filter(({ activityName }) => sport === '' || findSportByTitle(activityName ?? '')?.id === sport)
    .sort((a, b) => a.day.localeCompare(b.day));
  const ahead = events.filter((event) => event.day > day && event.day >= today);
  const games = linkFirstGames('Next games', after, input);
  const next = games.length > 0 ? games : linkEvent('Next season', ahead.find(isOfType('season')), today);
  return [
    ...linkEvent(
      'Previous state finals',
      events.filter((event) => before.includes(event.day)).findLast(isOfType('state final')),
      today,
    ),
    ...linkFirstGames('Previous games', before, input),
    ...next,
    ...linkEvent('Next state finals', ahead.find(isOfType('state final')), today),
  ];
}

function isOfType(type: string) {
  return (event: CalendarEvent) => event.type?.toLowerCase() === type;
}

function linkFirstGames(
  label: string,
  days: readonly string[],
  { today, dayCounts, buildHref, sport = '' }: NearbyInput,
): NearbyLink[] {
  for (const day of days) {
    const count = getGameCountOfDay(dayCounts, day, sport) ?? 0;
    if (count === 0) continue;
    return [{ label, to: buildHref(day), text: formatDayName(day, today), detail: formatGameCount(count, sport) }];
  }
  return [];
}

function linkEvent(label: string, event: CalendarEvent | undefined, today: string): NearbyLink[] {
  if (event === undefined) return [];
  const sport = findSportByTitle(event.activityName ?? '');
  return [
    {
      label,
      to: sport === undefined ? buildHref(Route.calendar) : buildHref(Route.sportLanding, { sportId: sport.id }),
      text: event.title,
      detail: formatDayName(event.day, today),
    },
  ];
}
