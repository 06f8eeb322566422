import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClass, joinLabel } from './label';

describe('a label joined from several parts', () => {
  it.each<[(string | null)[], string]>([
    [['Rockwell', 'Sectional'], 'Rockwell Sectional'],
    [['Rockwell Sectional', 'Sectional'], 'Rockwell Sectional'],
    [['Rockwell SECTIONALS', 'Sectional'], 'Rockwell SECTIONALS'],
    [['Regional', 'Regional'], 'Regional'],
    [['Super-Sectional', 'Super Sectional'], 'Super-Sectional'],
    [['Super-Sectional', 'Sectional'], 'Super-Sectional'],
    [['Regional', 'Championship'], 'Regional Championship'],
    [['Regional', 'Regional Championship'], 'Regional Championship'],
    [['Regional', 'Rockwell Regional'], 'Rockwell Regional'],
    [['Class 1A', 'State', 'State Final'], 'Class 1A State Final'],
    [['State Series', 'Series Scores'], 'State Series Scores'],
    [['Walla Walla', 'Regional'], 'Walla Walla Regional'],
    [[null, 'Final', ''], 'Final'],
    [[null], ''],
    [['—', '—'], '— —'],
  ])('for %j is %j', (parts, label) => {
    expect(joinLabel(parts)).toBe(label);
  });

  it('puts the separator between the parts that remain', () => {
    expect(joinLabel(['Super-Sectional', 'Super-Sectional'], ' — ')).toBe('Super-Sectional');
    expect(joinLabel(['Class 1A', 'Regional', 'Final'], ' — ')).toBe('Class 1A — Regional — Final');
  });

  it('is complete for parts of 100 KB', () => {
    const words = Array.from({ length: 15_000 }, (_, index) => `w${index}`);
    const label = joinLabel([['first', ...words].join(' '), [...words, 'last'].join(' ')]);
    expect(label).toBe(['first', ...words, 'last'].join(' '));
    expect(joinLabel([words.join(' '), [...words].reverse().join(' ')])).toBe(words.join(' '));
    const others = words.map((word) => `other${word}`);
    expect(joinLabel([words.join(' '), others.join(' ')])).toBe([...words, ...others].join(' '));
  });

  it('keeps every word, adds none and never repeats a word in a row', () => {
    const part = fc.array(fc.constantFrom('Regional', 'Sectional', 'State', 'Rockwell', 'Final'), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.array(
          part.map((words) => [...new Set(words)].join(' ')),
          { maxLength: 4 },
        ),
        (parts) => {
          const words = joinLabel(parts).split(' ').filter(Boolean);
          expect(new Set(words)).toEqual(new Set(parts.join(' ').split(' ').filter(Boolean)));
          expect(words.some((word, index) => word === words[index - 1])).toBe(false);
        },
      ),
    );
  });
});

it.each([
  ['1A', 'Class 1A'],
  ['Class 1A', 'Class 1A'],
  ['Large', 'Class Large'],
])('class %s is called %s', (classId, label) => {
  expect(formatClass(classId)).toBe(label);
});
