import { expect, it } from 'vitest';
import { getMarkText, markMeanings, readMarks, sortMarks } from './schedule-marks';

it.each([
  ['Ashgrove', 'Ashgrove', []],
  ['Ashgrove (East)', 'Ashgrove (East)', []],
  ['Ashgrove (East) (M)', 'Ashgrove (East)', ['m']],
  ['Ashgrove (m) #', 'Ashgrove', ['#', 'm']],
  ['Ashgrove# *(s)', 'Ashgrove', ['*', '#', 's']],
  ['512.00 (u)', '512.00', ['u']],
  ['*', '', ['*']],
  ['', '', []],
])('%j is split into the text %j and the marks %j', (words, text, marks) => {
  expect(readMarks(words)).toEqual({ text, marks });
});

it.each([
  ['spaces', `a${' '.repeat(100_000)}b (m)`, ['m']],
  ['marks', `a ${'* (m)'.repeat(20_000)}`, ['*', 'm']],
])('finds the marks after 100 KB of %s', (_, words, marks) => {
  expect(readMarks(words).marks).toEqual(marks);
});

it('lists each mark once, in the order of the legend', () => {
  expect(sortMarks(['s', '*', 's', 'x', '#'])).toEqual(['*', '#', 's']);
});

it('writes letter marks in parentheses and describes every mark', () => {
  expect(sortMarks(['*', '#', 'm', 'u', 's']).map((mark) => [getMarkText(mark), markMeanings[mark]])).toEqual([
    ['*', 'Conference game'],
    ['#', 'Does not count toward playoff qualification'],
    ['(m)', 'Enrollment is multiplied'],
    ['(u)', 'Plays up a class by choice'],
    ['(s)', 'Plays up a class because of its success'],
  ]);
});
