import { requestGamesOfOtherDays, type DayCounts } from '~/blocks/daily-games/day-counts';
import { choosePolicyOfDay } from '~/blocks/daily-games/day-policy';
import { requestSchools } from '~/blocks/daily-games/joined-games';
import { scoreSportIds, listSports, getSportTitle } from '~/blocks/daily-games/score-sports';
import { chooseShownDay } from '~/blocks/daily-games/shown-day';
import { type DailyGamesView, toDailyGamesView } from '~/blocks/daily-games/view';
import { addToHref } from '~/components/ui/href-with';
import { findSport } from '~/config/sports';
import type { CalendarEvent } from '~/models/dates/calendar-event';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { requestAfter, type PageRequest, type SourceValue } from '~/page/page-sources';
import { allEvents } from '~/upstream/events';
import { dailyGames } from '~/upstream/maxpreps';

/** The games of the day asked for, or of today. Without them the page still stands, with words; a day without games has the calendar too. */
export function sources({ query, clock }: PageRequest) {
  const day = chooseShownDay(query, clock);
  const games = dailyGames.with({ day }, choosePolicyOfDay(day, clock));
  return {
    optional: { games },
    dependent: {
      ...requestGamesOfOtherDays({ query, clock }),
      ...requestSchools(),
      events: requestAfter(games, (found) => (found.length === 0 ? allEvents.with({}) : null)),
    },
  };
}

const gamesPerPage = 30;

/**
 * The scores page for one address. A sport that neither the page nor the day's feed knows means all sports.
 * @param sourceValue `null` when the feed could not be read: the list is then empty
 */
export function toScoresView(
  sourceValue: SourceValue<Game[]> | null,
  query: Readonly<Record<string, string>>,
  clock: ContentClock,
  dayCounts: DayCounts = {},
  events: readonly CalendarEvent[] = [],
): DailyGamesView {
  const offered = [...new Set([...scoreSportIds, ...listSports(sourceValue?.value ?? [])])];
  const sport = query.sport !== undefined && offered.includes(query.sport) ? query.sport : '';
  const view = toDailyGamesView({
    sourceValue,
    dayCounts,
    events,
    query,
    clock,
    path: '/scores',
    gamesPerPage,
    sport,
    sportIsInPath: false,
    sportOptions: [
      { value: '', text: 'All sports' },
      ...offered.map((sportId) => ({ value: sportId, text: getSportTitle(sportId) })),
    ],
  });
  return { ...view, otherGames: meetsOfSeries(sport, view.filters.date) };
}

/** The daily feed has no meets of sports whose scores of a day come with their state series. */
function meetsOfSeries(sportId: string, date: string | null): DailyGamesView['otherGames'] {
  if (findSport(sportId)?.hasSeriesScoresByDate !== true) return null;
  return {
    text: `The meets of ${getSportTitle(sportId)} are listed by class in `,
    href: `${addToHref('/scores2', { date })}#sport-${sportId}`,
    linkText: 'Scores by Date',
  };
}
