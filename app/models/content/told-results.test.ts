import { describe, expect, it } from 'vitest';
import { hideResultInTitle, splitTitle, tellsScore } from './told-results';

describe('the title of a recording', () => {
  it.each([
    ['2005 PSAA Girls Basketball Class 2A Championship: Ashgrove 62-58 Fort Harlan', ['62-58']],
    ['Ashgrove def. Fort Harlan (3-1)', ['def.', '(3-1)']],
    ['2010-11 Boys Soccer Semifinal: Ashgrove vs. Fort Harlan', []],
    ['1987 Class 1A Finals', []],
    ['Ashgrove beats Overton', ['beats']],
  ])('%s contains the results %j', (title, results) => {
    const parts = splitTitle(title);
    expect(parts.map(({ text }) => text).join('')).toBe(title);
    expect(parts.filter(({ isResult }) => isResult).map(({ text }) => text)).toEqual(results);
  });

  it('is checked for a score', () => {
    expect(tellsScore('Girls Volleyball: Mt. Hollis outlasts Yarrowwater, 2-1')).toBe(true);
    expect(tellsScore('Entries for 2025-26 are open until 10-12-2025')).toBe(false);
  });

  it('is readable after its results are removed', () => {
    expect(hideResultInTitle('Final: Ashgrove 62-58 Fort Harlan')).toBe('Final: Ashgrove, Fort Harlan');
    expect(hideResultInTitle('1987 Class 1A Finals')).toBe('1987 Class 1A Finals');
  });
});
