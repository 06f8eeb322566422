import type { BracketGameView, BracketLineView } from '~/models/brackets/bracket-game-view';
import type { BracketUnitView, BracketView } from '~/models/brackets/bracket-view';
import { drawSheet, pictureBody, pictureColors, pictureMargin, pictureSize } from './picture-sheet';
import { drawFittedText } from './svg-text';

export interface BracketPicture {
  /** `Boys Soccer, Class 1A` */
  readonly kicker: string;
  readonly bracket: BracketView;
  readonly association: string;
}

/** More rounds cannot be read in a thumbnail. */
const MOST_ROUNDS = 2;
const GAP = 60;
const BOX_HEIGHT = 160;

/** The semifinals and the final, or the last rounds of a bracket without finals. */
export function drawBracket({ kicker, bracket, association }: BracketPicture): string {
  const unit = getLastUnit(bracket);
  const rounds = (unit?.rounds ?? []).slice(-MOST_ROUNDS);
  const width = (pictureSize.width - 2 * pictureMargin - GAP * (rounds.length - 1)) / Math.max(1, rounds.length);
  const boxes = rounds.flatMap(({ cells }, column) => {
    const x = pictureMargin + column * (width + GAP);
    const shown = cells.slice(0, 2);
    return shown.map(({ content }, index) => {
      const middle = pictureBody.top + ((pictureBody.bottom - pictureBody.top) * (2 * index + 1)) / (2 * shown.length);
      const lead =
        column > 0 ? `<path d="M${x - GAP} ${middle}h${GAP}" stroke="${pictureColors.line}" stroke-width="4"/>` : '';
      return content === null || 'byeLabel' in content
        ? ''
        : lead + drawGame(content, { x, y: middle - BOX_HEIGHT / 2, width });
    });
  });
  return drawSheet({
    kicker,
    status: bracket.champion === null ? (rounds.at(-1)?.title ?? null) : `Champion: ${bracket.champion}`,
    association,
    body: boxes.join(''),
  });
}

/** That of the finals; each part ends with the unit that the others lead to. */
function getLastUnit({ sheets }: BracketView): BracketUnitView | undefined {
  const finals = sheets.find((sheet) => sheet.finals !== null)?.finals;
  const parts = sheets.flatMap(({ sides }) => sides.flat());
  return (finals ?? parts.at(-1))?.units.at(-1);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawGame({ lines }: BracketGameView, { x, y, width }: Box): string {
  const { surface2, line } = pictureColors;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${BOX_HEIGHT}" fill="${surface2}" stroke="${line}" stroke-width="3"/>`,
    `<path d="M${x} ${y + BOX_HEIGHT / 2}h${width}" stroke="${line}" stroke-width="2"/>`,
    ...lines.map((textLine, index) => drawLine(textLine, { x, y: y + (index * BOX_HEIGHT) / 2, width })),
  ].join('');
}

function drawLine({ before, name, aside, outcome }: BracketLineView, { x, y, width }: Box): string {
  const { ink, ink2, accent } = pictureColors;
  const asideWidth = aside === null ? 0 : 120;
  const middle = { y: y + BOX_HEIGHT / 4, drop: 0.34 };
  const nameWidth = width - asideWidth - 44;
  const fill = outcome === 'won' ? ink : ink2;
  const asidePlace = { ...middle, x: x + width - 20, anchor: 'end', fill: outcome === 'won' ? accent : ink2 } as const;
  return [
    drawFittedText(`${before ?? ''}${name}`, { ...middle, x: x + 20, width: nameWidth, most: 56, least: 36, fill }),
    aside === null ? '' : drawFittedText(aside, { ...asidePlace, width: asideWidth, most: 58, least: 30 }),
  ].join('');
}
