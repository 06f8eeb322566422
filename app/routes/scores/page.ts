import { countUnclearGames, listChosenKinds, readAreaFilter, requestAreaLists } from '~/blocks/daily-games/area-filter';
import { joinFacts } from '~/blocks/daily-games/game-facts';
import { chooseShownDay, joinGames, readDayCounts, requestDailyGames } from '~/blocks/daily-games/game-requests';
import { buildWeeklyScoresLinks, getSportTitle, listSports, scoreSportIds } from '~/blocks/daily-games/score-sports';
import { toDailyGamesView } from '~/blocks/daily-games/view';
import { buildEventDay, requestEventDay } from '~/blocks/event-day/event-day';
import { hasChangesPage } from '~/blocks/game-changes/change-rows';
import { findSport, sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { requestAfter, requestBeside, type PageRequest, type ValuesOf } from '~/page/page-sources';
import { allEvents } from '~/upstream/events';

/**
 * Games of the requested day or today. Today, and a day without games, also read the calendar; today also the leaders of running finals, as
 * far as they are kept, and during the pairings show its timetable.
 */
export function sources(request: PageRequest) {
  const isToday = chooseShownDay(request.query, request.clock) === chooseShownDay({}, request.clock);
  const { optional, dependent, mayBeAbsent } = requestDailyGames(request);
  const events = allEvents.with({});
  const eventDay = isToday ? requestEventDay(events, request.clock) : { dependent: {}, mayBeAbsent: [] };
  return {
    optional: { ...optional, ...requestAreaLists(listChosenKinds(request.query)) },
    dependent: {
      ...dependent,
      events: isToday
        ? requestBeside(events)
        : requestAfter(optional.games, (found) => (found.length === 0 ? events : null)),
      ...eventDay.dependent,
    },
    mayBeAbsent: [...mayBeAbsent, ...eventDay.mayBeAbsent],
  };
}

const gamesPerPage = 30;

/** An unknown sport means all sports. */
export function toView({ optional, dependent }: ValuesOf<typeof sources>, request: PageRequest) {
  const { query, clock } = request;
  const isToday = chooseShownDay(query, clock) === chooseShownDay({}, clock);
  const schools = optional.directory ?? dependent.schools;
  const read = joinGames(optional.games && joinFacts(optional.games, dependent, request.environment), schools);
  const games = read?.value ?? [];
  const lists = { schools, districts: optional.districts ?? null, conferences: optional.conferences ?? null };
  const area = readAreaFilter(query, lists);
  const offered = [...new Set([...scoreSportIds, ...listSports(games)])];
  const sport = query.sport !== undefined && offered.includes(query.sport) ? query.sport : '';
  const scores = toDailyGamesView(read, readDayCounts(dependent), request, {
    events: dependent.events?.value,
    path: buildHref(Route.scores),
    gamesPerPage,
    hasTimeline: true,
    sport,
    sportIsInPath: false,
    areas: {
      filter: area,
      unclearCount: area?.schoolIds && schools ? countUnclearGames(games, area.schoolIds, schools.value) : 0,
    },
    sportOptions: [
      { value: '', text: 'All sports' },
      ...offered.map((sportId) => ({ value: sportId, text: getSportTitle(sportId) })),
    ],
    otherGames: listSeriesMeets(sport, query.date ?? null),
  });
  const series = isToday
    ? buildEventDay(dependent.events?.value ?? [], clock, {
        ofDay: read,
        dependent,
        isShown: (sportId) => sport === '' || sport === sportId,
      })
    : null;
  return {
    scores,
    /** None on a day without games. */
    links:
      read !== null && games.length === 0
        ? []
        : [
            ...buildWeeklyScoresLinks(sports),
            ...(hasChangesPage(request) ? [{ to: buildHref(Route.scoresChanges), text: 'Changes' }] : []),
            ...(request.environment.MISSING_SCORES_PAGE === '0'
              ? []
              : [{ to: buildHref(Route.scoresMissing), text: 'Missing scores' }]),
          ],
    /** What the list of games does not have: finals of other kinds, rounds, and the pairings show. */
    series,
  };
}

/** The daily feed lacks meets of some sports, whose scores are with their state series. */
function listSeriesMeets(sportId: string, date: string | null) {
  if (findSport(sportId)?.hasSeriesScoresByDate !== true) return null;
  return {
    text: `The meets of ${getSportTitle(sportId)} are listed by class in `,
    href: buildHref(Route.scores2, { query: { date }, hash: `sport-${sportId}` }),
    linkText: 'Scores by Date',
  };
}
