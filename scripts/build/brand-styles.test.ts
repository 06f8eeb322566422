import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeContrast } from '~/models/colors/contrast';
import { parseHexColor } from '~/models/colors/oklch';
import { colorStyles, listWeakPairs, readScheme } from './brand-styles';

const source = readFileSync('app/styles/tokens.css', 'utf8');
const own = { ink: '#14213d', accent: '#a9460a' };
const purple = { ink: '#3b1247', accent: '#0b6a67' };

const readLight = (styles: string) => readScheme(styles, 'light');
const readDark = (styles: string) => readScheme(styles, 'dark');

describe('the colors of an association', () => {
  it('are those of the design for its own two', () => {
    expect(colorStyles(source, own)).toBe(source);
    expect(listWeakPairs(source)).toEqual([]);
  });

  it('begin with its two', () => {
    const light = readLight(colorStyles(source, purple));
    expect(['brand-ink', 'ink', 'brand-accent', 'accent'].map((name) => light.get(name))).toEqual([
      purple.ink,
      purple.ink,
      purple.accent,
      purple.accent,
    ]);
  });

  it.each([
    ['light', 'scoreboard-surface', purple.ink],
    ['dark', 'surface', purple.ink],
    ['dark', 'accent', purple.accent],
  ] as const)('have its hue, %s %s', (scheme, name, brand) => {
    const { hue } = parseHexColor(readScheme(colorStyles(source, purple), scheme).get(name) ?? '');
    const distance = Math.abs(hue - parseHexColor(brand).hue) % 360;
    expect(Math.min(distance, 360 - distance)).toBeLessThan(20);
  });

  it('turn shadows, too', () => {
    const [, shadow] = /--floating: .*(rgb\(.*\));/.exec(colorStyles(source, purple)) ?? [];
    expect(shadow).toMatch(/^rgb\(\d+ \d+ \d+ \/ 0\.24\)$/);
    expect(shadow).not.toBe('rgb(16 27 51 / 0.24)');
  });

  it('leave alone what means something by its color', () => {
    const styles = colorStyles(source, purple);
    for (const name of ['live', 'win', 'loss', 'alert-red', 'drawing-turf', 'focus']) {
      expect(readLight(styles).get(name)).toBe(readLight(source).get(name));
      expect(readDark(styles).get(name)).toBe(readDark(source).get(name));
    }
  });

  it('can be told apart in every scheme, for any two dark enough', () => {
    const channel = fc.integer({ min: 0, max: 90 });
    const color = fc
      .tuple(channel, channel, channel)
      .map((channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
    fc.assert(
      fc.property(color, color, (ink, accent) => {
        expect(listWeakPairs(colorStyles(source, { ink, accent }))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('that are too light are told in a sentence', () => {
    const sentences = listWeakPairs(colorStyles(source, { ...own, accent: '#f2c14e' }));
    expect(sentences[0]).toMatch(
      /^colors\.accent: #f2c14e \(accent\) on #[\da-f]{6} \(surface\) has a contrast of 1\.\d+:1 in the light scheme, less than 4\.5:1$/,
    );
    expect(listWeakPairs(colorStyles(source, { ...own, ink: '#8899bb' }))[0]).toMatch(/^colors\.ink: #8899bb \(ink\)/);
  });

  it('are read with what another scheme leaves as it is', () => {
    expect(readDark(source).get('scoreboard-ink')).toBe(readLight(source).get('scoreboard-ink'));
    expect(readScheme(source, 'print').get('surface')).toBe('#fff');
    expect(computeContrast(readDark(source).get('ink') ?? '', readDark(source).get('surface') ?? '')).toBeGreaterThan(
      7,
    );
  });
});
