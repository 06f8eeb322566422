import { describe, expect, it } from 'vitest';
import { formatWinsAndLosses } from './playoff-columns';

describe('the columns of a playoff list', () => {
  it('show wins and losses, or a dash', () => {
    expect(formatWinsAndLosses({ wins: 5, losses: 1 })).toBe('5-1');
    expect(formatWinsAndLosses({ wins: null, losses: null })).toBe('–');
  });
});
