import { describe, expect, it } from 'vitest';
import { hideResultInTitle, splitTitle } from './told-results';

describe('the title of a recording', () => {
  it.each([
    ['2005 PSAA Girls Basketball Class 2A Championship: Ashgrove 62-58 Fort Harlan', ['62-58']],
    ['Ashgrove def. Fort Harlan (3-1)', ['def.', '(3-1)']],
    ['2019 Girls Bowling: Ashgrove 2612-2541 Fort Harlan', ['2612-2541']],
    ['2019-2020 in review', []],
    ['2010-11 Boys Soccer Semifinal: Ashgrove vs. Fort Harlan', []],
    ['1987 Class 1A Finals', []],
    ['Ashgrove beats Overton', ['beats']],
    ['ASHGROVE OUTLASTS OVERTON', ['OUTLASTS']],
    ['Final: Overton falls to Ashgrove', ['falls to']],
    ['Class 1A: Ashgrove rallied past Overton', ['rallied past']],
    ['Ashgrove over Overton', ['over']],
    ['Top plays, with D. Overton', []],
  ])('%s contains the results %j', (title, results) => {
    const parts = splitTitle(title);
    expect(parts.map(({ text }) => text).join('')).toBe(title);
    expect(parts.filter(({ isResult }) => isResult).map(({ text }) => text)).toEqual(results);
  });

  it('is readable after its results are removed', () => {
    expect(hideResultInTitle('Final: Ashgrove 62-58 Fort Harlan')).toBe('Final: Ashgrove, Fort Harlan');
    expect(hideResultInTitle('1987 Class 1A Finals')).toBe('1987 Class 1A Finals');
  });
});
