import { describe, expect, it } from 'vitest';
import { clampPage, countPages, slicePage, buildPagerEntries, toPagerView } from './pager';

describe('pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 3, 'gap', 5]],
    [4, 4, [1, 2, 3, 4]],
    [5, 9, [1, 'gap', 3, 4, 5, 6, 7, 'gap', 9]],
    [1, 40, [1, 2, 3, 'gap', 40]],
    [40, 40, [1, 'gap', 38, 39, 40]],
    [4, 40, [1, 2, 3, 4, 5, 6, 'gap', 40]],
    [20, 40, [1, 'gap', 18, 19, 20, 21, 22, 'gap', 40]],
  ])('on page %i of %i lists %j', (current, last, entries) => {
    expect(buildPagerEntries(current, last)).toEqual(entries);
  });

  it.each([
    [0, 1],
    [1, 1],
    [30, 1],
    [31, 2],
    [900, 30],
  ])('%i items fill %i pages of 30', (count, pages) => {
    expect(countPages(count, 30)).toBe(pages);
  });

  it.each([
    [undefined, 1],
    ['1', 1],
    ['3', 3],
    ['99', 5],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['x', 1],
    ['', 1],
  ])('asked for page %j of 5 shows page %i', (asked, page) => {
    expect(clampPage(asked, 5)).toBe(page);
  });

  it('slices the list into pages', () => {
    expect(slicePage(['a', 'b', 'c', 'd', 'e'], 2, 2)).toEqual(['c', 'd']);
    expect(slicePage(['a', 'b', 'c', 'd', 'e'], 3, 2)).toEqual(['e']);
  });
});

describe('pager links', () => {
  const buildHref = (page: number) => `/scores?page=${page}`;

  it('link to nearby pages, with a gap for those left out', () => {
    expect(toPagerView(4, 9, buildHref)).toMatchObject({
      current: 4,
      lastPage: 9,
      previousHref: '/scores?page=3',
      nextHref: '/scores?page=5',
    });
    expect(toPagerView(1, 6, buildHref).entries).toEqual([
      { page: 1, href: '/scores?page=1' },
      { page: 2, href: '/scores?page=2' },
      { page: 3, href: '/scores?page=3' },
      null,
      { page: 6, href: '/scores?page=6' },
    ]);
  });

  it('have no previous page before the first and no next page after the last', () => {
    expect(toPagerView(1, 2, buildHref).previousHref).toBeNull();
    expect(toPagerView(2, 2, buildHref).nextHref).toBeNull();
  });
});
