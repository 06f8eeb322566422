import type { Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import { legacyCell, legacyHead, legacyPage, legacyRow, legacyTable } from '../../http/legacy-page';
import { at } from '../../random/dice';
import type { PlayoffClass } from '../../world/football-playoff-field';
import { footballRounds } from '../../world/football-playoffs';
import type { Game } from '../../world/game';
import { getGameState, findWinner } from '../../world/game-state';
import { areTeamsKnown } from '../../world/pairings';
import {
  halfNames,
  pdfLine,
  roundDates,
  scoreText,
  sideText,
  formatPlayoffTitle,
  dateTimeText,
  venueText,
} from './legacy-text';

const slots = 32;

/** One row per team; each round's column has its winners. */
export function bracketPage(context: Context, one: PlayoffClass): Answer {
  const lines = Array.from({ length: slots }, (_, slot) => legacyRow(writeCells(context, one, slot)));
  return legacyPage(
    context,
    formatPlayoffTitle(one, 'Brackets'),
    pdfLine(context, one, 'bracket', 'Printable bracket (PDF)'),
    legacyTable([writeHead(one), ...lines], 'BORDER="1" CELLPADDING="2" CELLSPACING="0" WIDTH="1160"'),
    '<P ALIGN="CENTER"><I>The team that has hosted fewer playoff games is at home; among equals, the better seed.</I></P>',
  );
}

function writeHead(one: PlayoffClass): string {
  const rounds = footballRounds.map((round, index) =>
    legacyHead(`${round}<BR>${roundDates(one.schoolYear, index, one.classNumber)}`),
  );
  const corner = halfNames(one).length > 0 ? [legacyHead('Half')] : [];
  return legacyRow([...corner, legacyHead('Team'), ...rounds]);
}

/** The team, and each game whose winner's cell begins in its row. */
function writeCells(context: Context, one: PlayoffClass, slot: number): string[] {
  const halves = halfNames(one);
  const perHalf = slots / Math.max(1, halves.length);
  const isTop = halves.length > 0 && slot % perHalf === 0;
  const half = isTop
    ? [
        legacyHead(
          at(halves, slot / perHalf)
            .split('')
            .join('<BR>'),
          `ROWSPAN="${perHalf}"`,
        ),
      ]
    : [];
  const opening = at(one.rounds[0] ?? [], Math.floor(slot / 2));
  const team = legacyCell(sideText(context, opening, slot % 2 === 0 ? 'home' : 'away'), 'NOWRAP');
  const games = one.rounds.flatMap((round, index) => {
    const span = 2 ** (index + 1);
    return slot % span === 0 ? [legacyCell(placeText(context, at(round, slot / span)), `ROWSPAN="${span}"`)] : [];
  });
  return [...half, team, ...games];
}

/** The winner and score, or the state of the game. */
function placeText(context: Context, game: Game): string {
  const state = getGameState(game, context.clock);
  const winner = findWinner(game, state);
  if (winner !== null) return `<B>${sideText(context, game, winner)}</B><BR>${scoreText(context, game, state)}`;
  const isKnown = areTeamsKnown(game, context.clock);
  if (!isKnown) return game.stage?.site === '' ? '&#151;' : `&#151;<BR>${dateTimeText(game)}`;
  if (state.status === 'live') return `${scoreText(context, game, state)}<BR>${venueText(context, game)}`;
  return `${dateTimeText(game)}<BR>${venueText(context, game)}`;
}
