import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Brand, splitBrandLines } from './brand';

test.each([
  ['Prairie State Activities Association', ['Prairie State', 'Activities Association']],
  ['Example Association', ['Example', 'Association']],
  ['North Coast High School Activities Association', ['North Coast High', 'School Activities Association']],
  [' Athletics ', ['Athletics', '']],
])('%s is split into two lines of about equal width', (name, lines) => {
  expect(splitBrandLines(name)).toEqual(lines);
});

test.each([
  ['Prairie State Activities Association', '<b>Prairie State</b> <small>Activities Association</small>'],
  [
    'Cascade Range Interscholastic Athletics and Music Federation',
    '<b>Cascade Range Interscholastic Athletics and Music Federation</b>',
  ],
])('%s is written whole', (name, words) => {
  expect(renderToStaticMarkup(<Brand associationName={name} />)).toContain(words);
});
