import { describe, expect, it } from 'vitest';
import { formatScreenItems, parseScreenItems } from './screen-items';

const formatCanonically = (text: string) => formatScreenItems(parseScreenItems(text));

describe('what a screen shows', () => {
  it.each([
    'scores:all',
    'scores:boys-soccer,bracket:boys-soccer.1A,board:boys-golf.2A',
    'game:4711',
    'game:4711.2025-10-11',
    'game:252300123h.boys-soccer',
    'game:a.b.week-7',
  ])('is read from %s and written so again', (text) => {
    expect(formatCanonically(text)).toBe(text);
  });

  it.each([
    ['what there is not is ignored', 'scores:quidditch,standings:football,scores:football,:,', 'scores:football'],
    ['what is named twice is read once', 'scores:football,scores:FOOTBALL', 'scores:football'],
    [
      'a class is written in capitals, and is 1A without one',
      'bracket:boys-soccer.2a,bracket:boys-soccer',
      'bracket:boys-soccer.2A,bracket:boys-soccer.1A',
    ],
    ['only golf has leaders', 'board:football.1A,board:girls-golf.3A', 'board:girls-golf.3A'],
    ['an id that is none is ignored', 'game:../x,game:', ''],
    [
      'six are read',
      Array.from({ length: 9 }, (_, index) => `game:${index}`).join(','),
      'game:0,game:1,game:2,game:3,game:4,game:5',
    ],
  ])('%s', (_, text, expected) => {
    expect(formatCanonically(text)).toBe(expected);
  });
});
