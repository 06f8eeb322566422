import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQr } from './qr-drawing';

it('draws each dark module of the code once', () => {
  const text = 'https://example.org/sports/football/state-series/brackets/5A?part=finals';
  const { size, path } = drawQr(text);
  const drawn = new Set<string>();
  let [x, y] = [0, 0];
  for (const [, move = '', first = '', second = ''] of path.matchAll(/([Mmh])(\d+)(?: ([\d.]+))?/g)) {
    if (move === 'M') [x, y] = [Number(first), Math.floor(Number(second))];
    else if (move === 'm') x += Number(first);
    else for (const end = x + Number(first); x < end; x += 1) drawn.add(`${x} ${y}`);
  }
  const { data } = encode(text, { border: 2 });
  const dark = data.flatMap((row, line) => row.flatMap((isDark, column) => (isDark ? [`${column} ${line}`] : [])));
  expect([...drawn]).toEqual(dark);
  expect(size).toBe(data.length);
});
