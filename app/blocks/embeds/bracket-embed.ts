import { buildBracketPath, requireBracketClass } from '~/blocks/state-series/bracket-of-address';
import { findAskedClass } from '~/blocks/state-series/class-of-address';
import { formatBracketTitle, toDrawnBracketView } from '~/blocks/state-series/drawn-bracket-view';
import { unpack } from '~/browser/packed';
import type { EmbedGame, EmbedPart, EmbedView } from '~/components/light/embed-view';
import type { BracketListGame, BracketListRound } from '~/models/brackets/bracket-list-view';
import { orderByPlay } from '~/models/brackets/bracket-play-order';
import { getToday } from '~/models/dates/content-clock';
import { settlePastGame } from '~/models/games/game';
import { formatUnavailable } from '~/models/text/no-value';
import { type LoaderArgs, loadSources, requirePageRequest } from '~/page/load-page';
import { notFound } from '~/page/page-outcome';
import type { SportPageRequest } from '~/page/page-sources';
import { requestTournamentScores } from '~/upstream/tournament-scores';

/** The games of the class that the address names. */
export function declareBracket({ sport, params }: SportPageRequest) {
  return { optional: { games: requestTournamentScores(sport.id, findAskedClass(sport.id, params.classId)) } };
}

/** A bracket in a frame, round by round. Throws a 404 response for a class that the sport does not have, and for an unknown part. */
export async function loadBracket(args: LoaderArgs): Promise<EmbedView> {
  const request = requirePageRequest(args);
  const { sport, params, query, clock } = request;
  const { site } = args.context;
  const classId = await requireBracketClass(args, params.classId);
  const games = requestTournamentScores(sport.id, classId);
  const { optional, unavailable } = await loadSources(site, { optional: { games } });
  const path = buildBracketPath(sport, classId);
  const drawn = toDrawnBracketView(
    optional.games,
    { sportId: sport.id, classId, path },
    { clock, query: { ...query, list: '1' } },
  );
  const parts = drawn?.list ? unpack(drawn.list) : [];
  if (query.part !== undefined && drawn !== null && !parts.some(({ slug }) => slug === query.part)) {
    throw notFound.toResponse();
  }
  const today = getToday(clock);
  const played = (optional.games?.value ?? []).map((game) => settlePastGame(game, today));
  return {
    title: formatBracketTitle(sport.id, classId),
    note: drawn?.season ?? null,
    path,
    parts: orderByPlay(parts, played).flatMap(({ title: group, rounds, earlier }) => [
      toPart(group, rounds),
      ...(earlier.length === 0 ? [] : [toPart('Earlier rounds', earlier)]),
    ]),
    emptyText: unavailable.includes('games') ? formatUnavailable('The bracket') : 'There are no pairings yet.',
    moreText: 'The whole bracket',
    stamp: drawn?.stamp ?? null,
  };
}

function toPart(title: string, rounds: readonly BracketListRound[]): EmbedPart {
  return {
    title: title || null,
    rounds: rounds.map(({ title: ofRound, games }) => ({ title: ofRound, games: games.map(toBracketGame) })),
  };
}

function toBracketGame({ number, href, status, isLive, sides }: BracketListGame): EmbedGame {
  return {
    href,
    status,
    isLive,
    // Later games name their sides by the numbers of earlier ones.
    detail: number > 0 ? `Game ${number}` : '',
    sides: sides.map(({ seed, name, score, hasWon }) => ({
      name: [seed, name].filter(Boolean).join(' '),
      letter: null,
      logoUrl: null,
      score: score ?? '',
      hasWon,
    })),
  };
}
