import { describe, expect, it } from 'vitest';
import { readSide } from './home-away';

describe.each([
  [
    'away',
    'A|a|Away|AWAY|away |at|AT|@|@ |V|v|V.|Vis|Visitor|Visitors|Visiting|Visit|Road|R|Guest|(A)|Away Game|Away team',
  ],
  ['home', 'H|h|Home|HOME|home |Host|Hosting|vs|vs.|VS|Vs.|versus|(H)|Hm|Home Game|Home team'],
  ['neutral', 'N|n|Neutral|NEUTRAL|neutral|Neutral Site|Neutral-site|Neutral court|(N)|Neu.'],
  [null, '|X|?|TBD|TBA|Homestead|Atlanta|Rockwell|Ann|Nowhere|1|-|Either|Home or Away|Vesper|Radio'],
])('the side %s', (side, words) => {
  it.each(words.split('|'))('%j', (sent) => {
    expect(readSide(sent)).toBe(side);
  });
});
