import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { atLeastOne } from '../../tests/support/at-least-one';
import { basicCharacters, basicFonts, cutBasicPart, getBasicUnicodeRange } from './fonts';

const styles = readFileSync('app/styles/fonts.css', 'utf8').replace(/\s+/g, ' ');

describe.each(basicFonts)('$file', (font) => {
  const committed = readFileSync(font.file);

  it('is equal to the subset that `npm run fonts` writes', async () => {
    expect(committed.equals(await cutBasicPart(font))).toBe(true);
  });

  it('is at most three quarters of the size of the full font', () => {
    expect(committed.byteLength).toBeLessThan(0.75 * readFileSync(path.join('node_modules', font.origin)).byteLength);
  });

  it('follows the full font in the style sheet, limited to its characters', () => {
    const rule = styles.indexOf(`./fonts/${path.basename(font.file)}`);
    expect(rule).toBeGreaterThan(styles.indexOf(font.origin));
    expect(styles.slice(rule, styles.indexOf('}', rule))).toContain(`unicode-range: ${getBasicUnicodeRange()};`);
  });
});

it('no file has the soft hyphen, for which browsers would fetch it without need', () => {
  const ranges = [...styles.matchAll(/unicode-range: ([^;]+);/g)].flatMap(([, list = '']) => list.split(', '));
  const hasSoftHyphen = (range: string) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return Number.parseInt(first, 16) <= 0xad && Number.parseInt(last, 16) >= 0xad;
  };
  expect(atLeastOne(ranges).filter(hasSoftHyphen)).toEqual([]);
});

it('the basic characters include printable ASCII, punctuation and accented letters of Spanish', () => {
  expect(['A', 'z', '0', ' ', '~', '–', '’', 'ñ'].filter((candidate) => !basicCharacters.includes(candidate))).toEqual(
    [],
  );
  expect(new Set(basicCharacters).size).toBe(basicCharacters.length);
});
