import { describe, expect, it } from 'vitest';
import { mostPicks, type PickedSide, readPicks, togglePick, writePicks } from './playoff-scenario';

const buildManyResults = (count: number) => Array.from({ length: count }, (_, index) => `${index}h`).join('.');

describe('a playoff scenario', () => {
  it('is read back as it was written', () => {
    const picks = new Map<string, PickedSide>([
      ['252300123', 0],
      ['252300127', 1],
    ]);
    expect(writePicks(picks)).toBe('252300123h.252300127a');
    expect(readPicks(writePicks(picks))).toEqual({ picks, unreadable: 0 });
    expect(readPicks('')).toEqual({ picks: new Map(), unreadable: 0 });
  });

  it.each(['h', '12', '12x', '<b>h', '12h,13a', `${'1'.repeat(41)}a`])(
    'skips %j and counts it as unreadable',
    (text) => {
      expect(readPicks(`7a.${text}`)).toEqual({ picks: new Map([['7', 1]]), unreadable: 1 });
    },
  );

  it('keeps the last winner when a game is listed twice', () => {
    expect(readPicks('7h.7a').picks).toEqual(new Map([['7', 1]]));
  });

  it('holds a limited number of picks and counts the rest', () => {
    const { picks, unreadable } = readPicks(buildManyResults(mostPicks + 3));
    expect([picks.size, unreadable]).toEqual([mostPicks, 3]);
    expect(togglePick(picks, 'one more', 0)).toEqual(picks);
    expect(togglePick(picks, '5', 1).get('5')).toBe(1);
  });
});

describe('picking a winner', () => {
  const picks = new Map<string, PickedSide>([['7', 0]]);

  it('removes the pick for the same winner and changes it for the other one', () => {
    expect(togglePick(picks, '7', 0)).toEqual(new Map());
    expect(togglePick(picks, '7', 1)).toEqual(new Map([['7', 1]]));
    expect(togglePick(picks, '8', 1).size).toBe(2);
    expect(picks).toEqual(new Map([['7', 0]]));
  });
});
