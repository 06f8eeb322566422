import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHexColor, parseHexColor } from './oklch';

describe('a color in OKLCH', () => {
  it.each([
    ['#ffffff', 1, 0],
    ['#000000', 0, 0],
    ['#ff0000', 0.628, 0.258],
  ])('%s has the lightness and chroma of CSS Color 4', (color, lightness, chroma) => {
    expect(parseHexColor(color).lightness).toBeCloseTo(lightness, 3);
    expect(parseHexColor(color).chroma).toBeCloseTo(chroma, 3);
  });

  it('is written as it was read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = `#${value.toString(16).padStart(6, '0')}`;
        expect(formatHexColor(parseHexColor(color))).toBe(color);
      }),
    );
  });

  it('that no screen shows loses chroma, not lightness', () => {
    const shown = parseHexColor(formatHexColor({ lightness: 0.5, chroma: 0.4, hue: 140 }));
    expect(shown.chroma).toBeLessThan(0.2);
    expect(shown.lightness).toBeCloseTo(0.5, 1);
    expect(Math.abs(shown.hue - 140)).toBeLessThan(2);
  });
});
