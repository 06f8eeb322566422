import { describe, expect, it } from 'vitest';
import { formatScreenItems, parseScreenItems } from './screen-items';

const formatCanonically = (text: string) => formatScreenItems(parseScreenItems(text));

describe('the list of what a screen shows', () => {
  it.each([
    'scores:all',
    'scores:boys-soccer,bracket:boys-soccer.1A,board:boys-golf.2A',
    'game:4711',
    'game:4711.2025-10-11',
    'game:252300123h.boys-soccer',
    'game:a.b.week-7',
  ])('is read from %s and written back unchanged', (text) => {
    expect(formatCanonically(text)).toBe(text);
  });

  it.each([
    ['unknown items are ignored', 'scores:quidditch,standings:football,scores:football,:,', 'scores:football'],
    ['an item named twice is read once', 'scores:football,scores:FOOTBALL', 'scores:football'],
    [
      'a class is written in capitals and is 1A by default',
      'bracket:boys-soccer.2a,bracket:boys-soccer',
      'bracket:boys-soccer.2A,bracket:boys-soccer.1A',
    ],
    [
      'leaderboards of sports other than golf are ignored',
      'board:football.1A,board:girls-golf.3A',
      'board:girls-golf.3A',
    ],
    ['an invalid id is ignored', 'game:../x,game:', ''],
    [
      'at most six items are read',
      Array.from({ length: 9 }, (_, index) => `game:${index}`).join(','),
      'game:0,game:1,game:2,game:3,game:4,game:5',
    ],
  ])('%s', (_, text, expected) => {
    expect(formatCanonically(text)).toBe(expected);
  });
});
