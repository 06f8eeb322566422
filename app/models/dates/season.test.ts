import { describe, expect, it } from 'vitest';
import { seasonsFrom } from './season';

describe('seasons in a row', () => {
  it('begin with the first one and cross a century', () => {
    expect(seasonsFrom('2025-26', 5)).toEqual(['2025-26', '2026-27', '2027-28', '2028-29', '2029-30']);
    expect(seasonsFrom('2098-99', 3)).toEqual(['2098-99', '2099-00', '2100-01']);
  });
});
