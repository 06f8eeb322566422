import { describe, expect, it } from 'vitest';
import { buildStartLine } from './start-line';

const buildTeam = (box: string) => ({ box, school: `School ${box}`, athlete: null });
const buildAthlete = (box: string, athlete: string) => ({ box, school: 'Ashgrove', athlete });

const line = [buildTeam('1'), buildTeam('2'), buildAthlete('3A', 'A'), buildAthlete('3B', 'B'), buildTeam('4')];

describe('the line of the start', () => {
  it('has the boxes in their order, tall for teams and marked where found', () => {
    expect(buildStartLine(line, [buildTeam('2')])).toEqual({
      slots: {
        count: 4,
        runs: [
          { kind: 'tall', start: 0, length: 1 },
          { kind: 'tall-changed', start: 1, length: 1 },
          { kind: 'short', start: 2, length: 1 },
          { kind: 'tall', start: 3, length: 1 },
        ],
      },
      ticks: [
        { at: 12.5, text: '1' },
        { at: 37.5, text: '2' },
        { at: 62.5, text: '3' },
        { at: 87.5, text: '4' },
      ],
      text: 'Box 2 of 4 boxes.',
    });
  });

  it('counts a box once whose places have letters', () => {
    const found = [buildAthlete('3A', 'A'), buildAthlete('3B', 'B'), buildTeam('4')];
    expect(buildStartLine(line, found)?.text).toBe('Boxes 3 and 4 of 4 boxes.');
  });

  it('names at most three boxes, and has at most nine numbers', () => {
    const long = Array.from({ length: 1000 }, (_, index) => buildTeam(String(index + 1)));
    const drawn = buildStartLine(long, long.slice(10, 14));
    expect(drawn?.text).toBe('4 of 1,000 boxes.');
    expect(drawn?.ticks.length).toBeLessThanOrEqual(9);
    const positions = drawn?.ticks.map(({ at }) => at) ?? [];
    expect(Math.min(...positions)).toBeGreaterThan(0);
    expect(Math.max(...positions)).toBeLessThan(100);
    expect(drawn?.slots.runs.map(({ kind, start, length }) => [kind, start, length])).toEqual([
      ['tall', 0, 10],
      ['tall-changed', 10, 4],
      ['tall', 14, 986],
    ]);
  });

  it.each([
    ['nothing is found', line, []],
    ['all are found', line, line],
    ['there are no boxes', [], []],
  ])('is not drawn where %s', (_, all, found) => {
    expect(buildStartLine(all, found)).toBeNull();
  });
});
