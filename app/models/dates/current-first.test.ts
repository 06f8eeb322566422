import { describe, expect, it } from 'vitest';
import { putCurrentFirst } from './current-first';

const rounds: Readonly<Record<string, readonly string[]>> = {
  note: [],
  first: ['2025-10-31', '2025-11-01'],
  second: ['2025-11-07', '2025-11-08'],
  consolation: [],
  semifinal: ['2025-11-22'],
  final: ['2025-11-28', '2025-11-29'],
};
const order = (today: string) => putCurrentFirst(Object.keys(rounds), (round) => rounds[round] ?? [], today).join(' ');

describe('the parts of a schedule', () => {
  it.each([
    ['2025-10-30', 'note first second consolation semifinal final'],
    ['2025-11-01', 'note first second consolation semifinal final'],
    ['2025-11-08', 'note second consolation semifinal final first'],
    ['2025-11-10', 'note consolation semifinal final second first'],
    ['2025-11-29', 'note final consolation semifinal second first'],
    ['2025-11-30', 'note consolation final semifinal second first'],
    ['2025-12-06', 'note consolation final semifinal second first'],
    ['2025-12-07', 'note first second consolation semifinal final'],
  ])('begin on %s with those of the day and to come', (today, expected) => {
    expect(order(today)).toBe(expected);
  });

  it('without days keep their order', () => {
    expect(putCurrentFirst(['b', 'a'], () => [], '2025-11-08')).toEqual(['b', 'a']);
    expect(putCurrentFirst([], () => [], '2025-11-08')).toEqual([]);
  });
});
