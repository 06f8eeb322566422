import { describe, expect, it } from 'vitest';
import { createDice } from '../random/dice';
import { loosenNumber, loosenText, withRowQuirks, withBadRows } from './row-quirks';

const row = { id: 512, title: "Shaughnessy's & Sons", note: 'plain text', color: 'red' };
const roughness = { numbers: ['id'], texts: ['title'], optional: ['note'], spellings: { color: ['Colour'] } };
const many = Array.from({ length: 2000 }, (_, index) => withRowQuirks(createDice(1, 'row', index), row, roughness));

describe('withRowQuirks', () => {
  it('the same random stream gives the same row', () => {
    expect(withRowQuirks(createDice(1, 'row', 5), row, roughness)).toEqual(many[5]);
  });

  it('numbers come as numbers, as text and with a decimal point', () => {
    expect(new Set(many.map(({ id }) => id))).toEqual(new Set([512, '512', '512.0']));
  });

  it('optional fields get lost or null, keys are respelled and unknown ones added', () => {
    expect(many.some(({ note }) => note === null)).toBe(true);
    expect(many.some((candidate) => !('note' in candidate))).toBe(true);
    expect(many.some((candidate) => candidate.Colour === 'red' && !('color' in candidate))).toBe(true);
    expect(many.some((candidate) => Object.keys(candidate).length > 4)).toBe(true);
  });

  it('a row never contains undefined', () => {
    expect(many.some((candidate) => Object.values(candidate).includes(undefined))).toBe(false);
  });
});

describe('looseNumber and looseText', () => {
  it('values of another type are returned unchanged', () => {
    expect(loosenNumber(createDice(1, 'x'), null)).toBeNull();
    expect(loosenText(createDice(1, 'x'), 7)).toBe(7);
  });

  it('texts sometimes get entities and extra spaces', () => {
    const texts = new Set(Array.from({ length: 400 }, (_, index) => loosenText(createDice(1, index), 'Salt & Pepper')));
    expect(texts).toContain('Salt &amp; Pepper');
    expect(texts).toContain('Salt & Pepper ');
    expect(texts).toContain('Salt  & Pepper');
  });
});

describe('withBadRows', () => {
  it('every long list gains a bad row and keeps all good ones', () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ index }));
    for (let seed = 0; seed < 20; seed += 1) {
      const mixed = withBadRows(createDice(seed, 'bad'), rows);
      expect(mixed.length).toBeGreaterThan(50);
      expect(mixed).toEqual(expect.arrayContaining(rows));
    }
  });
});
