import type { Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import { legacyCell, legacyHead, legacyPage, legacyRow, legacyTable } from '../../http/legacy-page';
import type { PlayoffClass } from '../../world/football-playoff-field';
import type { Game } from '../../world/game';
import { halfNames, pdfLine, sideText, formatPlayoffTitle, dateTimeText } from './legacy-text';

export function pairingsPage(context: Context, one: PlayoffClass): Answer {
  const first = one.rounds[0] ?? [];
  const names = halfNames(one);
  const tables =
    names.length === 0
      ? [writePairingsTable(context, one, first)]
      : names.flatMap((name, index) => [
          `<H3 ALIGN="CENTER">${name} Half</H3>`,
          writePairingsTable(context, one, first.slice(index * 8, index * 8 + 8)),
        ]);
  return legacyPage(
    context,
    formatPlayoffTitle(one, 'First-Round Pairings'),
    pdfLine(context, one, 'pairings', 'Pairings (PDF)'),
    ...tables,
  );
}

function writePairingsTable(context: Context, { teams }: PlayoffClass, games: readonly Game[]): string {
  const records = new Map(teams.map(({ school, wins, losses }) => [school.index, `${wins}-${losses}`] as const));
  const side = (game: Game, name: 'home' | 'away'): string =>
    legacyCell(`${sideText(context, game, name)} &#151; ${records.get(game[name]) ?? ''}`);
  const rows = games.map((game) =>
    legacyRow([side(game, 'away'), legacyCell('at'), side(game, 'home'), legacyCell(dateTimeText(game), 'NOWRAP')]),
  );
  const heads = ['Visitors', '', 'Home', 'Date and Time'].map((text) => legacyHead(text));
  return legacyTable([legacyRow(heads), ...rows]);
}
