import {
  type AreaFilter,
  type AreaLists,
  countUnclearGames,
  listChosenKinds,
  readAreaFilter,
  requestAreaLists,
} from '~/blocks/daily-games/area-filter';
import {
  requestGamesOfOtherDays,
  type DayCounts,
  readDayCounts,
  choosePolicyOfDay,
  chooseShownDay,
  joinGames,
  requestSchools,
} from '~/blocks/daily-games/game-requests';
import { buildWeeklyScoresLinks, getSportTitle, listSports, scoreSportIds } from '~/blocks/daily-games/score-sports';
import { type DailyGamesView, toDailyGamesView, packDailyGames } from '~/blocks/daily-games/view';
import { findSport, sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import type { Game } from '~/models/games/game';
import { requestAfter, type PageRequest, type SourceValue, type ValuesOf } from '~/page/page-sources';
import { allEvents, type CalendarEvent } from '~/upstream/events';
import { dailyGames } from '~/upstream/maxpreps';

/** Games of the requested day or today. A day without games also reads the calendar. */
export function sources({ query, clock }: PageRequest) {
  const day = chooseShownDay(query, clock);
  const games = dailyGames.with({ day }, choosePolicyOfDay(day, clock));
  return {
    optional: { games, ...requestAreaLists(listChosenKinds(query)) },
    dependent: {
      ...requestGamesOfOtherDays({ query, clock }),
      ...requestSchools(),
      events: requestAfter(games, (found) => (found.length === 0 ? allEvents.with({}) : null)),
    },
  };
}

const gamesPerPage = 30;

/** An unknown sport means all sports. `sourceValue` is `null` after a failure. */
export function toScoresView(
  sourceValue: SourceValue<Game[]> | null,
  query: Readonly<Record<string, string>>,
  clock: ContentClock,
  dayCounts: DayCounts = {},
  events: readonly CalendarEvent[] = [],
  lists: AreaLists = { schools: null, districts: null, conferences: null },
): DailyGamesView {
  const area = readAreaFilter(query, lists);
  const offered = [...new Set([...scoreSportIds, ...listSports(sourceValue?.value ?? [])])];
  const sport = query.sport !== undefined && offered.includes(query.sport) ? query.sport : '';
  const view = toDailyGamesView({
    sourceValue,
    dayCounts,
    events,
    query,
    clock,
    path: buildHref(Route.scores),
    gamesPerPage,
    sport,
    sportIsInPath: false,
    areas: { filter: area, unclearCount: countUnclear(sourceValue?.value ?? [], area, lists) },
    sportOptions: [
      { value: '', text: 'All sports' },
      ...offered.map((sportId) => ({ value: sportId, text: getSportTitle(sportId) })),
    ],
  });
  return { ...view, otherGames: listSeriesMeets(sport, view.filters.date) };
}

function countUnclear(games: readonly Game[], area: AreaFilter | null, { schools }: AreaLists): number {
  const schoolIds = area?.schoolIds ?? null;
  return schoolIds === null || schools === null ? 0 : countUnclearGames(games, schoolIds, schools.value);
}

/** The daily feed lacks meets of some sports, whose scores are with their state series. */
function listSeriesMeets(sportId: string, date: string | null): DailyGamesView['otherGames'] {
  if (findSport(sportId)?.hasSeriesScoresByDate !== true) return null;
  return {
    text: `The meets of ${getSportTitle(sportId)} are listed by class in `,
    href: buildHref(Route.scores2, { query: { date }, hash: `sport-${sportId}` }),
    linkText: 'Scores by Date',
  };
}

export function toView({ optional, dependent }: ValuesOf<typeof sources>, { query, clock }: PageRequest) {
  const schools = optional.directory ?? dependent.schools;
  return {
    scores: packDailyGames(
      toScoresView(
        joinGames(optional.games, schools),
        query,
        clock,
        readDayCounts(dependent),
        dependent.events?.value,
        { schools, districts: optional.districts ?? null, conferences: optional.conferences ?? null },
      ),
    ),
    links: buildWeeklyScoresLinks(sports),
  };
}
