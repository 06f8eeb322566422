import { formatClockTime } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import {
  buildLegacyCell,
  buildLegacyHead,
  answerLegacyPage,
  buildLegacyRow,
  buildLegacyTable,
} from '../../http/legacy-page';
import type { PlayoffClass } from '../../world/football-playoff-field';
import { footballRounds } from '../../world/football-playoffs';
import type { Game } from '../../world/game';
import { getGameState, findWinner } from '../../world/game-state';
import { areTeamsKnown } from '../../world/pairings';
import { formatDay, buildPdfLine, formatScore, formatSide, formatPlayoffTitle, formatVenue } from './legacy-text';

/** Later rounds appear as their teams become known. */
export function answerSchedulePage(context: Context, playoffClass: PlayoffClass): Answer {
  const rounds = playoffClass.rounds.flatMap((games, index) =>
    buildRoundTable(context, games, footballRounds[index] ?? ''),
  );
  return answerLegacyPage(
    context,
    formatPlayoffTitle(playoffClass, 'Schedule'),
    buildPdfLine(context, playoffClass, 'schedule', 'Schedule (PDF)'),
    ...rounds,
  );
}

function buildRoundTable(context: Context, games: readonly Game[], round: string): string[] {
  const inOrder = [...games].sort((left, right) => left.day - right.day || left.startMinutes - right.startMinutes);
  const known = inOrder.filter((game) => areTeamsKnown(game, context.clock));
  const missing = games.length - known.length;
  const heads = ['Date', 'Time', 'Visitors', 'Home', 'Site', 'Result'].map((text) => buildLegacyHead(text));
  const rest =
    missing === 0 ? [] : [buildLegacyRow([buildLegacyCell(formatMissingGames(missing), 'COLSPAN="6" ALIGN="CENTER"')])];
  return [
    `<H3 ALIGN="CENTER">${round}</H3>`,
    buildLegacyTable([buildLegacyRow(heads), ...known.map((game) => buildGameRow(context, game)), ...rest]),
  ];
}

function formatMissingGames(games: number): string {
  return games === 1 ? 'One game: teams to be determined' : `${games} games: teams to be determined`;
}

function buildGameRow(context: Context, game: Game): string {
  const state = getGameState(game, context.clock);
  const winner = findWinner(game, state);
  const buildSideCell = (name: 'home' | 'away'): string => {
    const text = formatSide(context, game, name);
    return buildLegacyCell(winner === name ? `<B>${text}</B>` : text);
  };
  return buildLegacyRow([
    buildLegacyCell(formatDay(game.day), 'NOWRAP'),
    buildLegacyCell(formatClockTime(game.startMinutes), 'NOWRAP'),
    buildSideCell('away'),
    buildSideCell('home'),
    buildLegacyCell(formatVenue(context, game)),
    buildLegacyCell(formatScore(context, game, state), 'ALIGN="RIGHT" NOWRAP'),
  ]);
}
