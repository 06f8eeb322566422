import type { Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import {
  buildLegacyCell,
  buildLegacyHead,
  answerLegacyPage,
  buildLegacyRow,
  buildLegacyTable,
} from '../../http/legacy-page';
import { getItemAt } from '../../random/dice';
import type { PlayoffClass } from '../../world/football-playoff-field';
import { footballRounds } from '../../world/football-playoffs';
import type { Game } from '../../world/game';
import { getGameState, findWinner } from '../../world/game-state';
import { areTeamsKnown } from '../../world/pairings';
import {
  listHalfNames,
  buildPdfLine,
  formatRoundDates,
  formatScore,
  formatSide,
  formatPlayoffTitle,
  formatDateTime,
  formatVenue,
} from './legacy-text';

const slots = 32;

/** One row per team; each round's column has its winners. */
export function answerBracketPage(context: Context, playoffClass: PlayoffClass): Answer {
  const lines = Array.from({ length: slots }, (_, slot) => buildLegacyRow(writeCells(context, playoffClass, slot)));
  return answerLegacyPage(
    context,
    formatPlayoffTitle(playoffClass, 'Brackets'),
    buildPdfLine(context, playoffClass, 'bracket', 'Printable bracket (PDF)'),
    buildLegacyTable([writeHead(playoffClass), ...lines], 'BORDER="1" CELLPADDING="2" CELLSPACING="0" WIDTH="1160"'),
    '<P ALIGN="CENTER"><I>The team that has hosted fewer playoff games is at home; among equals, the better seed.</I></P>',
  );
}

function writeHead(playoffClass: PlayoffClass): string {
  const rounds = footballRounds.map((round, index) =>
    buildLegacyHead(`${round}<BR>${formatRoundDates(playoffClass.schoolYear, index, playoffClass.classNumber)}`),
  );
  const corner = listHalfNames(playoffClass).length > 0 ? [buildLegacyHead('Half')] : [];
  return buildLegacyRow([...corner, buildLegacyHead('Team'), ...rounds]);
}

/** The team, and each game whose winner's cell begins in its row. */
function writeCells(context: Context, playoffClass: PlayoffClass, slot: number): string[] {
  const halves = listHalfNames(playoffClass);
  const perHalf = slots / Math.max(1, halves.length);
  const isTop = halves.length > 0 && slot % perHalf === 0;
  const half = isTop
    ? [
        buildLegacyHead(
          getItemAt(halves, slot / perHalf)
            .split('')
            .join('<BR>'),
          `ROWSPAN="${perHalf}"`,
        ),
      ]
    : [];
  const opening = getItemAt(playoffClass.rounds[0] ?? [], Math.floor(slot / 2));
  const team = buildLegacyCell(formatSide(context, opening, slot % 2 === 0 ? 'home' : 'away'), 'NOWRAP');
  const games = playoffClass.rounds.flatMap((round, index) => {
    const span = 2 ** (index + 1);
    return slot % span === 0
      ? [buildLegacyCell(placeText(context, getItemAt(round, slot / span)), `ROWSPAN="${span}"`)]
      : [];
  });
  return [...half, team, ...games];
}

/** The winner and score, or the state of the game. */
function placeText(context: Context, game: Game): string {
  const state = getGameState(game, context.clock);
  const winner = findWinner(game, state);
  if (winner !== null) return `<B>${formatSide(context, game, winner)}</B><BR>${formatScore(context, game, state)}`;
  const isKnown = areTeamsKnown(game, context.clock);
  if (!isKnown) return game.stage?.site === '' ? '&#151;' : `&#151;<BR>${formatDateTime(game)}`;
  if (state.status === 'live') return `${formatScore(context, game, state)}<BR>${formatVenue(context, game)}`;
  return `${formatDateTime(game)}<BR>${formatVenue(context, game)}`;
}
