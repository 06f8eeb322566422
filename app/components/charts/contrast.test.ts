import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Tokens that marks are drawn with (app/styles/charts.css), and surfaces that they are drawn on. */
const markTokens = ['ink', 'ink-2', 'rule', 'accent-fill'];
const surfaces = ['surface', 'surface-raised'];

const styles = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

function readTokens(part: string): ReadonlyMap<string, string> {
  return new Map([...part.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

function readScheme(marker: string | null): (name: string) => string {
  const [light = '', rest = ''] = styles.split('@variant dark-scheme {');
  const [dark = '', print = ''] = rest.split('@media print {');
  const own = readTokens(marker === 'dark' ? dark : marker === 'print' ? print : '');
  const base = readTokens(light.slice(light.indexOf(':root {')));
  return function resolve(name: string): string {
    const value = own.get(name) ?? base.get(name) ?? '';
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : resolve(other);
  };
}

/** Relative luminance of `#rrggbb` or `#rgb`, as WCAG defines it. */
function computeLuminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the marks of drawings', () => {
  it.each(['light', 'dark', 'print'])('have a contrast of 3:1 at least, %s', (scheme) => {
    const resolve = readScheme(scheme);
    const weak = markTokens.flatMap((mark) =>
      surfaces.flatMap((surface) => {
        const contrast = computeContrast(resolve(mark), resolve(surface));
        return contrast >= 3 ? [] : [`${mark} on ${surface}: ${contrast.toFixed(2)}`];
      }),
    );
    expect(weak).toEqual([]);
    expect(computeContrast('#000', '#ffffff')).toBeCloseTo(21);
  });
});
