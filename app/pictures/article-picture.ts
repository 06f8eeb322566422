import { drawSheet, pictureBody, pictureColors, pictureMargin, pictureSize } from './picture-sheet';
import { fitLines, lineHeight, drawText } from './svg-text';

export interface ArticlePicture {
  readonly title: string;
  readonly category: string;
  /** `March 7, 2026` */
  readonly date: string | null;
  readonly association: string;
}

/** An article: its title in as large a type as fits. */
export function drawArticle({ title, category, date, association }: ArticlePicture): string {
  const height = pictureBody.bottom - pictureBody.top;
  const { lines, size } = fitLines(title, {
    width: pictureSize.width - 2 * pictureMargin,
    height,
    sizes: [120, 104, 92, 82, 74],
  });
  const first = pictureBody.top + (height - lines.length * size * lineHeight) / 2 + size * 0.86;
  const texts = lines.map((line, index) =>
    drawText(line, {
      x: pictureMargin,
      y: Math.round(first + index * size * lineHeight),
      size,
      fill: pictureColors.ink,
    }),
  );
  return drawSheet({ kicker: category, status: date, association, body: texts.join('') });
}
