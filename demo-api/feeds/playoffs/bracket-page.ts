import type { Context } from '../../http/context';
import { buildLegacyTable, type LegacyCell } from '../../http/legacy-page';
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
  formatDateTime,
  formatVenue,
} from './legacy-text';

const slots = 32;

/** One row per team; each round's column has its winners. */
export function writeBracketPage(context: Context, playoffClass: PlayoffClass): string[] {
  const { schoolYear, classNumber } = playoffClass;
  const rounds = footballRounds.map(
    (round, index) => `${round}<BR>${formatRoundDates(schoolYear, index, classNumber)}`,
  );
  return [
    buildPdfLine(context, playoffClass, 'bracket', 'Printable bracket (PDF)'),
    buildLegacyTable(
      [...(listHalfNames(playoffClass).length > 0 ? ['Half'] : []), 'Team', ...rounds],
      Array.from({ length: slots }, (_, slot) => writeCells(context, playoffClass, slot)),
      'BORDER="1" CELLPADDING="2" CELLSPACING="0" WIDTH="1160"',
    ),
    '<P ALIGN="CENTER"><I>The team that has hosted fewer playoff games is at home; among equals, the better seed.</I></P>',
  ];
}

/** The team, and each game whose winner's cell begins in its row. */
function writeCells(context: Context, playoffClass: PlayoffClass, slot: number): LegacyCell[] {
  const halves = listHalfNames(playoffClass);
  const perHalf = slots / halves.length;
  const half = slot % perHalf === 0 ? (halves[slot / perHalf] ?? '') : '';
  const opening = getItemAt(playoffClass.rounds[0] ?? [], Math.floor(slot / 2));
  const games = playoffClass.rounds.flatMap((round, index) => {
    const span = 2 ** (index + 1);
    return slot % span === 0
      ? [{ html: placeText(context, getItemAt(round, slot / span)), attributes: `ROWSPAN="${span}"` }]
      : [];
  });
  return [
    ...(half === '' ? [] : [{ html: half.split('').join('<BR>'), attributes: `ROWSPAN="${perHalf}"`, isHead: true }]),
    { html: formatSide(context, opening, slot % 2 === 0 ? 'home' : 'away'), attributes: 'NOWRAP' },
    ...games,
  ];
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
