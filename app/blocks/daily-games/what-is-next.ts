import type { NextView } from '~/components/scores/what-is-next';
import { findSportByTitle } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { addDays } from '~/models/dates/calendar-date';
import { formatDayName } from '~/models/dates/date-strip';
import type { CalendarEvent } from '~/upstream/events';
import { stripSize, type DayCounts, getGameCountOfDay } from './game-requests';
import { formatGameCount } from './score-sports';

interface NextInput {
  readonly day: string;
  readonly today: string;
  readonly dayCounts: DayCounts;
  readonly events: readonly CalendarEvent[];
  /** Address of the games of a day. */
  readonly buildHref: (day: string) => string;
  /** `''` for all sports. */
  readonly sport?: string;
}

/** The days after a day that the date strip counts. */
export function listDaysAhead(day: string): string[] {
  return Array.from({ length: stripSize.length - stripSize.daysBefore - 1 }, (_, index) => addDays(day, index + 1));
}

/** Links for a day without games: the next day with games, the next season start, and the next state finals. */
export function findWhatIsNext(input: NextInput): NextView[] {
  const { day, today, events, sport = '' } = input;
  const ahead = events
    .filter((event) => event.day > day && event.day >= today)
    .filter(({ activityName }) => sport === '' || findSportByTitle(activityName ?? '')?.id === sport)
    .sort((a, b) => a.day.localeCompare(b.day));
  const findNextOfType = (type: string) => ahead.find((event) => event.type?.toLowerCase() === type);
  const games = buildNextGames(input);
  const start = findNextOfType('season');
  const finals = findNextOfType('state final');
  return [
    ...games,
    // While games go on, the next start is in the events beside.
    ...(start === undefined || games.length > 0 ? [] : [toNextEventView('Next start', start, today)]),
    ...(finals === undefined ? [] : [toNextEventView('Next state finals', finals, today)]),
  ];
}

function buildNextGames({ day, today, dayCounts, buildHref, sport = '' }: NextInput): NextView[] {
  for (const date of listDaysAhead(day)) {
    const count = getGameCountOfDay(dayCounts, date, sport) ?? 0;
    if (count === 0) continue;
    return [
      {
        label: 'Next games',
        to: buildHref(date),
        text: formatDayName(date, today),
        detail: formatGameCount(count, sport),
      },
    ];
  }
  return [];
}

function toNextEventView(label: string, { title, day, activityName }: CalendarEvent, today: string): NextView {
  const sport = findSportByTitle(activityName ?? '');
  return {
    label,
    to: sport === undefined ? buildHref(Route.calendar) : buildHref(Route.sportLanding, { sportId: sport.id }),
    text: title,
    detail: formatDayName(day, today),
  };
}
