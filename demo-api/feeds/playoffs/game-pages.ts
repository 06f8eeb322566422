import { formatClockTime } from '../../calendar/civil';
import type { Context } from '../../http/context';
import { buildLegacyTable, type LegacyCell } from '../../http/legacy-page';
import type { PlayoffClass } from '../../world/football-playoff-field';
import { footballRounds } from '../../world/football-playoffs';
import type { Game } from '../../world/game';
import { getGameState, findWinner } from '../../world/game-state';
import { areTeamsKnown } from '../../world/pairings';
import { buildSubheading } from '../legacy/page-parts';
import {
  buildPdfLine,
  formatDateTime,
  formatDay,
  formatScore,
  formatSide,
  formatVenue,
  listHalfNames,
} from './legacy-text';

export function writePairingsPage(context: Context, playoffClass: PlayoffClass): string[] {
  const first = playoffClass.rounds[0] ?? [];
  const names = listHalfNames(playoffClass);
  return [
    buildPdfLine(context, playoffClass, 'pairings', 'Pairings (PDF)'),
    ...(names.length === 0 ? [buildPairingsTable(context, playoffClass, first)] : []),
    ...names.flatMap((name, index) => [
      buildSubheading(`${name} Half`),
      buildPairingsTable(context, playoffClass, first.slice(index * 8, index * 8 + 8)),
    ]),
  ];
}

function buildPairingsTable(context: Context, { teams }: PlayoffClass, games: readonly Game[]): string {
  const records = new Map(teams.map(({ school, wins, losses }) => [school.index, `${wins}-${losses}`] as const));
  const formatTeam = (game: Game, name: 'home' | 'away'): string =>
    `${formatSide(context, game, name)} &#151; ${records.get(game[name]) ?? ''}`;
  return buildLegacyTable(
    ['Visitors', '', 'Home', ['Date and Time', 'NOWRAP']],
    games.map((game) => [formatTeam(game, 'away'), 'at', formatTeam(game, 'home'), formatDateTime(game)]),
  );
}

/** Later rounds appear as their teams become known. */
export function writeSchedulePage(context: Context, playoffClass: PlayoffClass): string[] {
  return [
    buildPdfLine(context, playoffClass, 'schedule', 'Schedule (PDF)'),
    ...playoffClass.rounds.flatMap((games, index) => [
      buildSubheading(footballRounds[index] ?? ''),
      buildRoundTable(context, games),
    ]),
  ];
}

function buildRoundTable(context: Context, games: readonly Game[]): string {
  const inOrder = [...games].sort((left, right) => left.day - right.day || left.startMinutes - right.startMinutes);
  const known = inOrder.filter((game) => areTeamsKnown(game, context.clock));
  const missing = games.length - known.length;
  const rest = { html: formatMissingGames(missing), attributes: 'COLSPAN="6" ALIGN="CENTER"' };
  return buildLegacyTable(
    [['Date', 'NOWRAP'], ['Time', 'NOWRAP'], 'Visitors', 'Home', 'Site', ['Result', 'ALIGN="RIGHT" NOWRAP']],
    [...known.map((game) => listGameCells(context, game)), ...(missing === 0 ? [] : [[rest]])],
  );
}

function formatMissingGames(games: number): string {
  return games === 1 ? 'One game: teams to be determined' : `${games} games: teams to be determined`;
}

function listGameCells(context: Context, game: Game): LegacyCell[] {
  const state = getGameState(game, context.clock);
  const winner = findWinner(game, state);
  const formatTeam = (name: 'home' | 'away'): string => {
    const text = formatSide(context, game, name);
    return winner === name ? `<B>${text}</B>` : text;
  };
  return [
    formatDay(game.day),
    formatClockTime(game.startMinutes),
    formatTeam('away'),
    formatTeam('home'),
    formatVenue(context, game),
    formatScore(context, game, state),
  ];
}
