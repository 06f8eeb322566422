import { clockTime } from '../../calendar/civil';
import type { Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import { legacyCell, legacyHead, legacyPage, legacyRow, legacyTable } from '../../http/legacy-page';
import type { PlayoffClass } from '../../world/football-playoff-field';
import { footballRounds } from '../../world/football-playoffs';
import type { Game } from '../../world/game';
import { getGameState, findWinner } from '../../world/game-state';
import { areTeamsKnown } from '../../world/pairings';
import { dayText, pdfLine, scoreText, sideText, formatPlayoffTitle, venueText } from './legacy-text';

/** Later rounds appear as their teams become known. */
export function schedulePage(context: Context, one: PlayoffClass): Answer {
  const rounds = one.rounds.flatMap((games, index) => roundTable(context, games, footballRounds[index] ?? ''));
  return legacyPage(
    context,
    formatPlayoffTitle(one, 'Schedule'),
    pdfLine(context, one, 'schedule', 'Schedule (PDF)'),
    ...rounds,
  );
}

function roundTable(context: Context, games: readonly Game[], round: string): string[] {
  const inOrder = [...games].sort((left, right) => left.day - right.day || left.startMinutes - right.startMinutes);
  const known = inOrder.filter((game) => areTeamsKnown(game, context.clock));
  const missing = games.length - known.length;
  const heads = ['Date', 'Time', 'Visitors', 'Home', 'Site', 'Result'].map((text) => legacyHead(text));
  const rest = missing === 0 ? [] : [legacyRow([legacyCell(missingText(missing), 'COLSPAN="6" ALIGN="CENTER"')])];
  return [
    `<H3 ALIGN="CENTER">${round}</H3>`,
    legacyTable([legacyRow(heads), ...known.map((game) => gameRow(context, game)), ...rest]),
  ];
}

function missingText(games: number): string {
  return games === 1 ? 'One game: teams to be determined' : `${games} games: teams to be determined`;
}

function gameRow(context: Context, game: Game): string {
  const state = getGameState(game, context.clock);
  const winner = findWinner(game, state);
  const side = (name: 'home' | 'away'): string => {
    const text = sideText(context, game, name);
    return legacyCell(winner === name ? `<B>${text}</B>` : text);
  };
  return legacyRow([
    legacyCell(dayText(game.day), 'NOWRAP'),
    legacyCell(clockTime(game.startMinutes), 'NOWRAP'),
    side('away'),
    side('home'),
    legacyCell(venueText(context, game)),
    legacyCell(scoreText(context, game, state), 'ALIGN="RIGHT" NOWRAP'),
  ]);
}
