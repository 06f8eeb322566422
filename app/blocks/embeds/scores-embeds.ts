import { listChosenKinds, mayBeArea, readAreaFilter, requestAreaLists } from '~/blocks/daily-games/area-filter';
import { joinClocks } from '~/blocks/daily-games/game-clocks';
import { findGame, listOfAddress } from '~/blocks/daily-games/game-of-address';
import {
  choosePolicyOfDay,
  chooseShownDay,
  isDay,
  joinGames,
  requestDailyGames,
} from '~/blocks/daily-games/game-requests';
import { getSportTitle } from '~/blocks/daily-games/score-sports';
import { formatScoresTitle, toDailyGamesView } from '~/blocks/daily-games/view';
import { unpack } from '~/browser/packed';
import type { SourceRequest } from '~/cache/source/define-source';
import { type EmbedView, toEmbedGame } from '~/components/light/embed-view';
import { isLowScoreWinning } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatFullDay, formatLongDay } from '~/models/dates/calendar-date';
import { updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import type { Game } from '~/models/games/game';
import { formatPairing, formatStageOfGame, toScoreCardView } from '~/models/games/score-card-view';
import { formatUnavailable } from '~/models/text/no-value';
import { type LoaderArgs, loadPage, loadSources, requirePageRequest } from '~/page/load-page';
import { notFound } from '~/page/page-outcome';
import type { PageRequest } from '~/page/page-sources';
import { footballScores } from '~/upstream/football-games';
import { dailyGames } from '~/upstream/maxpreps';
import { scoreboardOfDay, tournamentScoreboard, type Scoreboard } from '~/upstream/scoreboards';
import { tournamentScores } from '~/upstream/tournament-scores';

/** Those of `/scores` without the number of games on other days. */
export function declareScores(request: PageRequest) {
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

const mostGames = 30;

/** The games of a day in a frame: of all sports or one, of an area. Throws a 404 response for an unknown area. */
export async function loadScores(args: LoaderArgs): Promise<EmbedView> {
  const request = requirePageRequest(args);
  const { query, clock } = request;
  await requireAreas(args);
  const { optional, dependent, unavailable } = await loadPage(args, declareScores);
  const schools = optional.directory ?? dependent.schools;
  const read = joinGames(optional.games && joinClocks(optional.games, dependent), schools);
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
    title: formatScoresTitle(sport, area?.title ?? null),
    note: formatLongDay(chooseShownDay(query, clock)),
    path,
    parts: unpack(view.sections).flatMap(({ title, parts }) =>
      parts.map((part) => ({
        title: sport === '' || part.title !== null ? [title, part.title].filter(Boolean).join(', ') : null,
        rounds: [{ title: null, games: part.cards.map((card) => toEmbedGame(card)) }],
      })),
    ),
    emptyText: unavailable.includes('games') ? formatUnavailable('The scores') : 'No games on this day.',
    moreText: view.countText === '' ? 'All scores' : `All ${view.countText.replace(/,.*/, '')}`,
    stamp: view.stamp,
  };
}

/** Reads one list of areas, in which an unknown one is missing, before anything else. */
async function requireAreas(args: LoaderArgs): Promise<void> {
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

/** The lists in which the page of the game finds it. */
export function declareGame(request: PageRequest): GameSources {
  const list = listOfAddress(request.query, request.clock);
  if ('week' in list) return { critical: { games: footballScores.with({ week: list.week }) } };
  if ('date' in list) {
    return { critical: { games: dailyGames.with({ day: list.date }, choosePolicyOfDay(list.date, request.clock)) } };
  }
  const sport = { sportId: list.sport };
  return {
    critical: { games: tournamentScores.with(sport) },
    optional: { ofDay: scoreboardOfDay.with(sport), finals: tournamentScoreboard.with(sport) },
  };
}

interface GameSources {
  readonly critical: { readonly games: SourceRequest<Game[]> };
  readonly optional?: { readonly ofDay: SourceRequest<Game[]>; readonly finals: SourceRequest<Scoreboard> };
}

/** The score of a game in a frame. Throws a 404 response for a game that its list does not have. */
export async function loadGame(args: LoaderArgs): Promise<EmbedView> {
  const request = requirePageRequest(args);
  const list = listOfAddress(request.query, request.clock);
  const { critical, optional } = await loadPage(args, declareGame);
  const ofFinals = optional.finals && { ...optional.finals, value: [...optional.finals.value.games] };
  const answers = [critical.games, optional.ofDay ?? null, ofFinals ?? null];
  const found = findGame(request.params.contestId ?? '', list, answers);
  if (found === null) throw notFound.toResponse();
  const { game, sourceValue } = found;
  const card = toScoreCardView(game, {
    getGameList: () => list,
    lowScoreWins: isLowScoreWinning(game.sportId),
    asOf: findAsOf(sourceValue, request.clock),
  });
  const sport = game.sportId === null ? null : getSportTitle(game.sportId);
  return {
    title: formatPairing(card.teams).replace(' against ', ' vs. '),
    note: [sport, formatStageOfGame(game), game.day && formatFullDay(game.day)].filter(Boolean).join(', '),
    path: buildHref(Route.game, { contestId: game.id, query: list }),
    parts: [{ title: null, rounds: [{ title: null, games: [toEmbedGame(card, game.site ?? '')] }] }],
    emptyText: '',
    moreText: 'The game',
    stamp: updateStamp(sourceValue, request.clock),
  };
}
