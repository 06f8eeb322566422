import { findGameOfStream } from '~/blocks/page-parts/streams-view';
import type { Environment } from '~/config/environment';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { type Game, type GameTeam, isOver } from '~/models/games/game';
import { stayOnHost } from '~/models/games/score-card-view';
import type { SourceValue } from '~/page/page-sources';
import type { Stream } from '~/upstream/streams';
import { type DependentValues, joinClocks, readScoreboards } from './game-clocks';
import { areOfOneGame, fillFacts, findTeam } from './game-rows';
import { addGamesOfWeek } from './games-of-week';

/*
 * What the daily feed does not say of its games: class, round, seeds, links, an opponent that it calls `TBD`. The scoreboard of their sport has
 * them, and the list of streams has more streams (decision 134).
 */

/** Today's games, also those of football that only its week has, with clocks and facts of the scoreboards and streams among a page's dependent sources. Which of them are kept may differ from page to page. */
export function joinFacts(
  games: SourceValue<Game[]>,
  dependent: DependentValues,
  { STREAM_HOST }: Pick<Environment, 'STREAM_HOST'>,
): SourceValue<Game[]> {
  const rowsBySport = new Map(
    [...readScoreboards(dependent)].map(([sportId, { value }]) => [
      sportId,
      new Map(value.map((row) => [row.id, row])),
    ]),
  );
  // A source of this name is an answer of `allStreams`.
  const streams = (dependent.streams?.value ?? []) as readonly Stream[];
  const { value, ...read } = joinClocks(games, dependent);
  const filled = value.map((game) => {
    const row = rowsBySport.get(game.sportId ?? '')?.get(game.id);
    return row === undefined ? game : fillFromRow(game, row);
  });
  return addGamesOfWeek({ ...read, value: [...addStreams(filled, streams, STREAM_HOST)] }, dependent);
}

/**
 * Rows of a scoreboard do not name its sport. Feeds may number their games independently, so the id alone does not decide. Games of the regular
 * season take no live stats, because pages have many of them; their own pages have the link.
 */
function fillFromRow(game: Game, row: Game): Game {
  const ofSport = { ...row, sportId: row.sportId ?? game.sportId };
  if (!areOfOneGame(game, ofSport)) return game;
  const [first, second] = game.teams;
  const teams = [nameTeam(first, second, ofSport), nameTeam(second, first, ofSport)] as const;
  const filled = fillFacts({ ...game, teams }, ofSport);
  const { liveStatsUrl } = game.links;
  return isOfSeries(filled) ? filled : { ...filled, links: { ...filled.links, liveStatsUrl } };
}

/** A team that is not decided here is the other row's opponent of the known one. */
function nameTeam(team: GameTeam, opponent: GameTeam, row: Game): GameTeam {
  if (isKnownTeam(team)) return team;
  const known = findTeam(opponent, row);
  const named = row.teams.find((each) => each !== known);
  return known !== undefined && named !== undefined && isKnownTeam(named) ? named : team;
}

/** Games of the state series that are not over, with their streams where they have none that is linked. `streamHost`: where links to watch may lead. */
export function addStreams(
  games: readonly Game[],
  streams: readonly Stream[],
  streamHost: string | undefined,
): readonly Game[] {
  const isLinked = (url: string | null) => stayOnHost(url, streamHost) !== null;
  const lacking = games.filter((game) => isOfSeries(game) && !isOver(game) && !isLinked(game.links.watchUrl));
  if (lacking.length === 0) return games;
  const linked = streams.filter(({ url }) => isLinked(url));
  const urls = new Map(linked.map((stream) => [findGameOfStream(stream, lacking), stream.url]));
  return games.map((game) => {
    const watchUrl = urls.get(game);
    return watchUrl === undefined ? game : { ...game, links: { ...game.links, watchUrl } };
  });
}

function isOfSeries({ level, round }: Game): boolean {
  return level !== null || round !== null;
}
