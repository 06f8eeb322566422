import { escapeHtml } from '../words/slug';

/** A filled path. */
export function fill(color: string, d: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

/** A stroked path with round ends. */
export function line(color: string, width: number, d: string, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
}

export function disc(color: string, x: number, y: number, radius: number, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

export function oval(color: string, x: number, y: number, rx: number, ry: number, opacity = 1): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

export function box(color: string, x: number, y: number, width: number, height: number, opacity = 1): string {
  return fill(color, `M${round(x)} ${round(y)}h${round(width)}v${round(height)}H${round(x)}z`, opacity);
}

/** Condensed capitals, squeezed into `width` where they would be longer. */
export function text(color: string, x: number, y: number, size: number, words: string, width = 1000): string {
  const fit = words.length * size * 0.5 > width ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" font-size="${size}"${fit} fill="${color}" font-family="Barlow Condensed, Arial Narrow, Liberation Sans Narrow, Arial, sans-serif" font-weight="700" text-anchor="middle">${escapeHtml(words)}</text>`;
}

export function group(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

/** Two decimals at most. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const segments: readonly (readonly number[])[] = [
  [0, 1, 2, 4, 5, 6],
  [2, 5],
  [0, 2, 3, 4, 6],
  [0, 2, 3, 5, 6],
  [1, 2, 3, 5],
  [0, 1, 3, 5, 6],
  [0, 1, 3, 4, 5, 6],
  [0, 2, 5],
  [0, 1, 2, 3, 4, 5, 6],
  [0, 1, 2, 3, 5, 6],
];
/** Of a digit 10 wide and 18 high. */
const strokes = ['M2 0h6', 'M0 2v5', 'M10 2v5', 'M2 9h6', 'M0 11v5', 'M10 11v5', 'M2 18h6'] as const;

/** Digits of seven segments, centered on `x`, with `y` at the top. */
export function digits(color: string, x: number, y: number, height: number, number: number): string {
  const figures = String(number).split('');
  const scale = height / 18;
  const left = x - ((figures.length * 15 - 5) * scale) / 2;
  const content = figures
    .map((figure, index) => {
      const lit = segments[Number(figure)] ?? [];
      const d = lit.map((segment) => strokes[segment] ?? '').join('');
      return group(`translate(${index * 15} 0)`, `<path d="${d}"/>`);
    })
    .join('');
  return `<g transform="translate(${round(left)} ${y}) scale(${round(scale)})" fill="none" stroke="${color}" stroke-width="2.6" stroke-linecap="round">${content}</g>`;
}
