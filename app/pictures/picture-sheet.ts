import { lightColors } from '~/config/brand-colors.generated';
import { logoDrawing } from '~/config/logo-drawing.generated';
import { drawFittedText } from './svg-text';

/** Link previews ask for this size. */
export const pictureSize = { width: 1200, height: 630 } as const;
export const pictureMargin = 60;
/** Where what a picture is about begins and ends, from the top. */
export const pictureBody = { top: 150, bottom: 520 } as const;

/** The scoreboard's colors: a picture is the same in both schemes. */
export const pictureColors = {
  surface: lightColors['scoreboard-surface'],
  surface2: lightColors['scoreboard-surface-2'],
  line: lightColors['scoreboard-line'],
  ink: lightColors['scoreboard-ink'],
  ink2: lightColors['scoreboard-ink-2'],
  accent: lightColors['scoreboard-accent'],
  live: lightColors['scoreboard-live'],
  bar: lightColors['accent-fill'],
} as const;

/** The name of the one font that the pictures worker has. */
export const pictureFont = 'Barlow Condensed';

export interface PictureSheet {
  /** Above everything: the sport and the round, or the category. */
  readonly kicker: string;
  /** At the right of it: `Final`. */
  readonly status: string | null;
  readonly isLive?: boolean;
  readonly association: string;
  /** Elements between `pictureBody.top` and `pictureBody.bottom`. */
  readonly body: string;
}

const MARK = `<g transform="translate(60 540) scale(${60 / logoDrawing.side})">${logoDrawing.shapes}</g>`;

/** The whole picture as SVG: what it is about between a line of context and the association's mark. */
export function drawSheet({ kicker, status, isLive = false, association, body }: PictureSheet): string {
  const { width, height } = pictureSize;
  const { surface, bar, ink2, accent, live } = pictureColors;
  const inner = width - 2 * pictureMargin;
  const kickerWidth = status === null ? inner : inner - 450;
  const statusPlace = { x: width - pictureMargin, y: 106, width: 420, anchor: 'end' } as const;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${pictureFont}" font-weight="600">`,
    `<rect width="${width}" height="${height}" fill="${surface}"/><rect y="${height - 18}" width="${width}" height="18" fill="${bar}"/>`,
    drawFittedText(kicker, { x: pictureMargin, y: 104, width: kickerWidth, most: 54, least: 30, fill: ink2 }),
    status === null
      ? ''
      : drawFittedText(status, { ...statusPlace, most: 60, least: 36, fill: isLive ? live : accent }),
    body,
    MARK,
    drawFittedText(association, { x: pictureMargin + 80, y: 584, width: inner - 90, most: 40, least: 26, fill: ink2 }),
    '</svg>',
  ].join('');
}
