import { getLetterBaseline, platePaths, type SchoolMark } from '~/models/schools/school-mark';
import { fitText, drawText } from './svg-text';

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const GRID = 40;

/** The mark of a school as pages draw it where there is no logo: its letters on a plate in its colours. */
export function drawSchoolMark({ monogram, shape, colors }: SchoolMark, { x, y, size }: Square): string {
  const scale = size / GRID;
  const letters = fitText(monogram, 22 * scale, { most: 20 * scale, least: 10 * scale });
  return [
    `<path transform="translate(${x} ${y}) scale(${scale})" d="${platePaths[shape]}" fill="${colors.fill}" stroke="${colors.trim}" stroke-width="2.5"/>`,
    drawText(letters.text, {
      x: x + size / 2,
      y: Math.round(y + getLetterBaseline(shape) * scale),
      size: letters.size,
      fill: colors.letters,
      anchor: 'middle',
    }),
  ].join('');
}
