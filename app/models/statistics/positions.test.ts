import { expect, it } from 'vitest';
import { writeOutPositions } from './positions';

it.each([
  ['girls-volleyball', 'OH', 'outside hitter'],
  ['boys-volleyball', 'oh/DS', 'outside hitter, defensive specialist'],
  ['softball', '1B, OF', 'first base, outfield'],
  ['boys-basketball', 'C', 'center'],
  ['baseball', 'C', 'catcher'],
  ['girls-flag-football', 'QB', 'quarterback'],
  ['boys-soccer', 'GK', 'goalkeeper'],
  ['boys-lacrosse', 'G', 'goalkeeper'],
])('positions of %s are written out: %s is %s', (sportId, text, written) => {
  expect(writeOutPositions(sportId, text)).toBe(written);
});

it.each([
  ['girls-volleyball', 'QB'],
  ['girls-volleyball', 'OH, ?'],
  ['boys-golf', 'C'],
  ['softball', 'constructor'],
  ['softball', ''],
  ['softball', 'Pitcher'],
])('for %s, the text %j is shown as it is', (sportId, text) => {
  expect(writeOutPositions(sportId, text)).toBe(text);
});
