import { loadDay } from '~/blocks/daily-games/day-of-address';
import { addClock, requestScoreboardOfGame } from '~/blocks/daily-games/game-clocks';
import { findGame, listOfAddress } from '~/blocks/daily-games/game-of-address';
import { choosePolicyOfDay } from '~/blocks/daily-games/game-requests';
import { getSportTitle } from '~/blocks/daily-games/score-sports';
import { formatScoresTitle } from '~/blocks/daily-games/view';
import { unpack } from '~/browser/packed';
import type { SourceRequest } from '~/cache/source/define-source';
import { type EmbedView, toEmbedGame } from '~/components/light/embed-view';
import { isLowScoreWinning } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { formatFullDay, formatLongDay } from '~/models/dates/calendar-date';
import { updateStamp } from '~/models/dates/update-stamp';
import { findAsOf } from '~/models/games/as-of';
import type { Game } from '~/models/games/game';
import { formatPairing, toScoreCardView } from '~/models/games/score-card-view';
import { formatClassAndStage } from '~/models/games/stage';
import { formatUnavailable } from '~/models/text/no-value';
import { type LoaderArgs, loadPage, requirePageRequest } from '~/page/load-page';
import { notFound } from '~/page/page-outcome';
import type { DependentRequest, PageRequest } from '~/page/page-sources';
import { footballScores } from '~/upstream/football-games';
import { dailyGames } from '~/upstream/maxpreps';
import { scoreboardOfDay, tournamentScoreboard, type Scoreboard } from '~/upstream/scoreboards';
import { tournamentScores } from '~/upstream/tournament-scores';

const mostGames = 30;

/** The games of a day in a frame: of all sports or one, of an area. Throws a 404 response for an unknown area. */
export async function loadScores(args: LoaderArgs): Promise<EmbedView> {
  const { view, sport, area, day, path, isUnavailable } = await loadDay(args, mostGames);
  return {
    title: formatScoresTitle(sport, area),
    note: formatLongDay(day),
    path,
    parts: unpack(view.sections).flatMap(({ title, parts }) =>
      parts.map((part) => ({
        title: sport === '' || part.title !== null ? [title, part.title].filter(Boolean).join(', ') : null,
        rounds: [{ title: null, games: part.cards.map((card) => toEmbedGame(card)) }],
      })),
    ),
    emptyText: isUnavailable ? formatUnavailable('The scores') : 'No games on this day.',
    moreText: view.countText === '' ? 'All scores' : `All ${view.countText.replace(/,.*/, '')}`,
    stamp: view.stamp,
  };
}

/** The lists in which the page of the game finds it. */
export function declareGame(request: PageRequest): GameSources {
  const list = listOfAddress(request.query, request.clock);
  if ('week' in list) return { critical: { games: footballScores.with({ week: list.week }) } };
  if ('date' in list) {
    const games = dailyGames.with({ day: list.date }, choosePolicyOfDay(list.date, request.clock));
    const scoreboard = requestScoreboardOfGame(games, ({ id }) => id === request.params.contestId);
    return { critical: { games }, dependent: { scoreboard }, mayBeAbsent: ['scoreboard'] };
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
  readonly dependent?: { readonly scoreboard: DependentRequest<Game[]> };
  readonly mayBeAbsent?: readonly string[];
}

/** The score of a game in a frame. Throws a 404 response for a game that its list does not have. */
export async function loadGame(args: LoaderArgs): Promise<EmbedView> {
  const request = requirePageRequest(args);
  const list = listOfAddress(request.query, request.clock);
  const { critical, optional, dependent } = await loadPage(args, declareGame);
  const ofFinals = optional.finals && { ...optional.finals, value: [...optional.finals.value.games] };
  const answers = [critical.games, optional.ofDay ?? null, ofFinals ?? null];
  const found = findGame(request.params.contestId ?? '', list, answers);
  if (found === null) throw notFound.toResponse();
  const { sourceValue } = found;
  const game = addClock(found.game, dependent.scoreboard?.value ?? []);
  const card = toScoreCardView(game, {
    getGameList: () => list,
    lowScoreWins: isLowScoreWinning(game.sportId),
    asOf: findAsOf(sourceValue, request.clock),
  });
  const sport = game.sportId === null ? null : getSportTitle(game.sportId);
  return {
    title: formatPairing(card.teams).replace(' against ', ' vs. '),
    note: [sport, formatClassAndStage(game), game.day && formatFullDay(game.day)].filter(Boolean).join(', '),
    path: buildHref(Route.game, { contestId: game.id, query: list }),
    parts: [{ title: null, rounds: [{ title: null, games: [toEmbedGame(card, game.site ?? '')] }] }],
    emptyText: '',
    moreText: 'Details of this game',
    stamp: updateStamp(sourceValue, request.clock),
  };
}
