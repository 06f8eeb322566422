import { expect, it } from 'vitest';
import { chooseArt } from './art-for-words';

it.each([
  [['Sectional pairings', 'boys-basketball'], 'court'],
  [['Harmon Valley wins the Wrestling title'], 'mat'],
  [['girls-swimming-diving'], 'pool'],
  [['Girls Flag Football approved'], 'field'],
  [[null, 'Track & Field entries close'], 'track'],
  [['Office closed'], 'court'],
] as const)('%j gets the art %s', (words, art) => {
  expect(chooseArt(...words)).toBe(art);
});
