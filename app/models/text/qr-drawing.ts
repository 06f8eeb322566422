import { encode } from 'uqr';

export interface QrDrawing {
  /** Width and height in modules, with a border of two. */
  readonly size: number;
  /** SVG path of the dark modules, to be stroked one module wide. Relative moves compress to half of absolute ones. */
  readonly path: string;
}

/** A text as a QR code. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { border: 2 });
  return { size, path: data.map(drawRow).join('') };
}

function drawRow(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? '1' : '0')).join('');
  let from = 0;
  const runs = Array.from(modules.matchAll(/1+/g), ({ index, 0: { length } }) => {
    const move = index - from;
    from = index + length;
    return `m${move} 0h${length}`;
  });
  return runs.length === 0 ? '' : `M0 ${y}.5${runs.join('')}`;
}
