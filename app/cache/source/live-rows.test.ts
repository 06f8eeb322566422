import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '~/time-units';
import type { LiveFacts } from './define-source';
import { dateRowChanges, listRecentRows, selectLiveRows } from './live-rows';

const at = 1_760_000_000_000;
const buildLiveFacts = (id: string, state: string, first: number): LiveFacts => [id, state, first, 0, null, null];

describe('the live rows of an answer', () => {
  it('have the time of the answer in which they first had their state', () => {
    const first = selectLiveRows([buildLiveFacts('a', 'live', 1), buildLiveFacts('b', 'scheduled', 0)], undefined, at);
    expect(first).toEqual([[...buildLiveFacts('a', 'live', 1), at]]);
    const second = selectLiveRows([buildLiveFacts('a', 'live', 1), buildLiveFacts('b', 'live', 0)], first, at + 1000);
    expect(second.map((row) => row[6])).toEqual([at, at + 1000]);
    expect(selectLiveRows([buildLiveFacts('a', 'live', 2)], second, at + 2000).map((row) => row[6])).toEqual([
      at + 2000,
    ]);
  });

  it('are kept for a quarter of an hour after the game', () => {
    const live = selectLiveRows([buildLiveFacts('a', 'live', 1)], undefined, at);
    const over = selectLiveRows([buildLiveFacts('a', 'final', 2), buildLiveFacts('b', 'final', 3)], live, at + 1000);
    expect(over.map(([id, state]) => [id, state])).toEqual([['a', 'final']]);
    const countRowsLater = (minutes: number) => listRecentRows(over, at + 1000 + minutes * MINUTE_MS).length;
    expect([countRowsLater(14), countRowsLater(15)]).toEqual([1, 0]);
    expect(selectLiveRows([buildLiveFacts('a', 'final', 2)], over, at + 16 * MINUTE_MS)).toEqual([]);
  });
});

describe('the changes of rows that are over', () => {
  const live = buildLiveFacts('a', 'live', 1);
  const over = buildLiveFacts('a', 'final', 2);
  const corrected = buildLiveFacts('a', 'final', 3);
  const other = buildLiveFacts('b', 'final', 0);

  it.each<readonly [string, readonly LiveFacts[], readonly LiveFacts[], readonly (readonly [string, number])[]]>([
    ['a row that ended has the time of that answer', [live, other], [over, other], [['a', at]]],
    ['a row that was corrected has the time of that answer', [over, other], [corrected, other], [['a', at]]],
    ['a row that is as before keeps its time', [over, other], [over, other], [['a', 7]]],
    ['a row in play has none', [over], [live], []],
    ['a row that is new has none', [], [over, other], []],
    ['a row that is gone has none', [over, other], [other], []],
  ])('%s', (_, before, rows, expected) => {
    expect(dateRowChanges(rows, before, [['a', 7]], at)).toEqual(expected);
  });
});
