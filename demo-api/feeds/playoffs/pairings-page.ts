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
import type { Game } from '../../world/game';
import { listHalfNames, buildPdfLine, formatSide, formatPlayoffTitle, formatDateTime } from './legacy-text';

export function answerPairingsPage(context: Context, playoffClass: PlayoffClass): Answer {
  const first = playoffClass.rounds[0] ?? [];
  const names = listHalfNames(playoffClass);
  const tables =
    names.length === 0
      ? [writePairingsTable(context, playoffClass, first)]
      : names.flatMap((name, index) => [
          `<H3 ALIGN="CENTER">${name} Half</H3>`,
          writePairingsTable(context, playoffClass, first.slice(index * 8, index * 8 + 8)),
        ]);
  return answerLegacyPage(
    context,
    formatPlayoffTitle(playoffClass, 'First-Round Pairings'),
    buildPdfLine(context, playoffClass, 'pairings', 'Pairings (PDF)'),
    ...tables,
  );
}

function writePairingsTable(context: Context, { teams }: PlayoffClass, games: readonly Game[]): string {
  const records = new Map(teams.map(({ school, wins, losses }) => [school.index, `${wins}-${losses}`] as const));
  const buildSideCell = (game: Game, name: 'home' | 'away'): string =>
    buildLegacyCell(`${formatSide(context, game, name)} &#151; ${records.get(game[name]) ?? ''}`);
  const rows = games.map((game) =>
    buildLegacyRow([
      buildSideCell(game, 'away'),
      buildLegacyCell('at'),
      buildSideCell(game, 'home'),
      buildLegacyCell(formatDateTime(game), 'NOWRAP'),
    ]),
  );
  const heads = ['Visitors', '', 'Home', 'Date and Time'].map((text) => buildLegacyHead(text));
  return buildLegacyTable([buildLegacyRow(heads), ...rows]);
}
