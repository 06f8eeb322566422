import { formatStatus, type ScoreCardView, type TeamLineView } from '~/models/games/score-card-view';
import { buildSchoolMark, getLetterBaseline, platePaths, type SchoolMark } from '~/models/schools/school-mark';
import { noValue } from '~/models/text/no-value';
import { drawSheet, pictureBody, pictureColors, pictureMargin, pictureSize } from './picture-sheet';
import { drawFittedText } from './svg-text';

export interface GamePicture {
  /** `Boys Soccer, Class 1A regional` */
  readonly kicker: string;
  readonly card: Pick<ScoreCardView, 'state' | 'status' | 'headline' | 'badges' | 'teams'>;
  readonly association: string;
}

const ROW_HEIGHT = (pictureBody.bottom - pictureBody.top) / 2;
const MARK_SIZE = 120;
/** With more columns the name needs the room. */
const MOST_COLUMNS_WITH_MARK = 3;
const COLUMN_WIDTH = { one: 230, several: 130 } as const;

/** A score card: both teams with their scores, large enough for a thumbnail. */
export function drawGame({ kicker, card, association }: GamePicture): string {
  const { accent, surface2, line } = pictureColors;
  const rows = card.teams.map((team, index) => drawTeam(team, pictureBody.top + index * ROW_HEIGHT, card.state));
  const middle = pictureBody.top + ROW_HEIGHT;
  const inner = pictureSize.width - 2 * pictureMargin;
  return drawSheet({
    kicker,
    status: formatStatus(card),
    isLive: card.state === 'live',
    association,
    body: [
      `<rect x="${pictureMargin}" y="${pictureBody.top}" width="${inner}" height="${2 * ROW_HEIGHT}" fill="${surface2}"/>`,
      `<path d="M${pictureMargin} ${middle}h${inner}" stroke="${line}" stroke-width="3"/>`,
      ...card.teams.map(({ outcome }, index) =>
        outcome === null
          ? ''
          : `<rect x="${pictureMargin}" y="${pictureBody.top + index * ROW_HEIGHT}" width="14" height="${ROW_HEIGHT}" fill="${accent}"/>`,
      ),
      ...rows,
    ].join(''),
  });
}

function drawTeam(team: TeamLineView, top: number, state: ScoreCardView['state']): string {
  const { markKey, name, seed, scores, outcome } = team;
  const { ink, ink2, accent } = pictureColors;
  const right = pictureSize.width - pictureMargin - 30;
  const hasScore = state !== 'scheduled' && scores.some((score) => score !== null);
  const columnWidth = scores.length > 1 ? COLUMN_WIDTH.several : COLUMN_WIDTH.one;
  const isBehind = hasScore && outcome === null && state === 'final';
  const edge = pictureMargin + 40;
  const hasMark = !hasScore || scores.length <= MOST_COLUMNS_WITH_MARK;
  const left = hasMark ? edge + MARK_SIZE + 25 : edge;
  const room = right - left - (hasScore ? columnWidth * scores.length : 0);
  const middle = { y: top + ROW_HEIGHT / 2, drop: 0.34 };
  const texts = hasScore
    ? scores.map((score, index) =>
        drawFittedText(score ?? noValue, {
          x: right - (scores.length - 1 - index) * columnWidth,
          y: middle.y,
          drop: 0.36,
          width: columnWidth - 20,
          most: scores.length > 1 ? 100 : 150,
          least: 60,
          fill: outcome === null ? ink : accent,
          anchor: 'end',
        }),
      )
    : [];
  const mark = hasMark
    ? drawSchoolMark(buildSchoolMark(markKey ?? name, name), { x: edge, y: middle.y - MARK_SIZE / 2, size: MARK_SIZE })
    : '';
  const label = seed === null ? name : `${seed} ${name}`;
  const text = drawFittedText(label, {
    ...middle,
    x: left,
    width: room,
    most: 112,
    least: 50,
    fill: isBehind ? ink2 : ink,
  });
  return mark + text + texts.join('');
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const GRID = 40;

/** The mark of a school as pages draw it where there is no logo: its letters on a plate in its colors. */
function drawSchoolMark({ monogram, shape, colors }: SchoolMark, { x, y, size }: Square): string {
  const scale = size / GRID;
  return [
    `<path transform="translate(${x} ${y}) scale(${scale})" d="${platePaths[shape]}" fill="${colors.fill}" stroke="${colors.trim}" stroke-width="2.5"/>`,
    drawFittedText(monogram, {
      x: x + size / 2,
      y: y + getLetterBaseline(shape) * scale,
      width: 22 * scale,
      most: 20 * scale,
      least: 10 * scale,
      fill: colors.letters,
      anchor: 'middle',
    }),
  ].join('');
}
