import { buildHref, Route } from '~/href';
import { loadPage, loadSources, requirePageRequest, type LoaderArgs } from '~/page/load-page';
import { notFound } from '~/page/page-outcome';
import type { PageRequest } from '~/page/page-sources';
import { listChosenKinds, mayBeArea, readAreaFilter, requestAreaLists } from './area-filter';
import { joinFacts } from './game-facts';
import { chooseShownDay, isDay, joinGames, requestDailyGames } from './game-requests';
import { toDailyGamesView } from './view';

/* The games of `/scores` outside its page: in frames, files and agate text, by `date`, `sport`, `county` and `conference`. */

/** Those of `/scores` without the number of games on other days. */
export function declareDay(request: PageRequest) {
  const { optional, dependent, mayBeAbsent } = requestDailyGames(request);
  return {
    optional: { ...optional, ...requestAreaLists(listChosenKinds(request.query)) },
    dependent: Object.fromEntries(Object.entries(dependent).filter(([name]) => !isDay(name))) as Pick<
      typeof dependent,
      'schools'
    >,
    mayBeAbsent,
  };
}

/** The view of `/scores` for the address, with at most so many games. Throws a 404 response for an unknown area. */
export async function loadDay(args: LoaderArgs, mostGames: number) {
  const request = requirePageRequest(args);
  const { query, clock } = request;
  await requireAreas(args);
  const { optional, dependent, unavailable } = await loadPage(args, declareDay);
  const schools = optional.directory ?? dependent.schools;
  const read = joinGames(optional.games && joinFacts(optional.games, dependent, request.environment), schools);
  const lists = { schools, districts: optional.districts ?? null, conferences: optional.conferences ?? null };
  const area = readAreaFilter(query, lists);
  const sport = query.sport ?? '';
  const path = buildHref(Route.scores, { query });
  const view = toDailyGamesView(read, {}, request, {
    path,
    gamesPerPage: mostGames,
    sport,
    sportIsInPath: false,
    areas: { filter: area, unclearCount: 0 },
    sportOptions: [],
  });
  return {
    view,
    /** The games of the day, also those that the filters leave out. */
    games: read?.value ?? [],
    day: chooseShownDay(query, clock),
    /** `''` for all sports. */
    sport,
    /** `Heron County`; `null` without an area. */
    area: area?.title ?? null,
    path,
    /** The games, or the schools of the area, could not be read. */
    isUnavailable: unavailable.includes('games') || (area !== null && area.schoolIds === null),
  };
}

/** Throws a 404 response for an unknown area. Reads one list of areas, before anything else. */
export async function requireAreas(args: LoaderArgs): Promise<void> {
  const { query } = requirePageRequest(args);
  for (const kind of listChosenKinds(query)) {
    const { districts: ofDistricts, conferences: ofConferences } = requestAreaLists([kind]);
    const lists = {
      ...(ofDistricts && { districts: ofDistricts }),
      ...(ofConferences && { conferences: ofConferences }),
    };
    const { optional } = await loadSources(args.context.site, { optional: lists });
    const { districts = null, conferences = null } = optional;
    if (!mayBeArea(kind, query[kind] ?? '', { districts, conferences })) throw notFound.toResponse();
  }
}
