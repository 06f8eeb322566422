import { describe, expect, it } from 'vitest';
import type { NewsItem } from '~/upstream/news';
import { sources as summaries } from '../board-summaries/page';
import { findLastPagePath, toNewsListView } from '../news-list-view';
import { isFiltered, sources, toFilteredPage, toFilteredView, toHeadlineFilters } from './page';

const item: NewsItem = {
  id: '7',
  slug: 'a b/c',
  title: 'Girls Golf: sites are set',
  publishedDay: '2025-10-10',
  publishedAtMs: null,
  category: 'News',
  opening: 'Down four.',
  image: null,
  video: null,
};
const path = '/news-media/headlines';
const view = (items: readonly NewsItem[], total: number, asked?: string) =>
  toNewsListView({ items, total }, path, asked);

it('requests the page of the address or the first page, and requests summaries by their category', () => {
  expect(sources({ query: {} }).optional.articles.params).toEqual({ page: '1', category: '' });
  expect(sources({ query: { page: '3' } }).optional.articles.params).toEqual({ page: '3', category: '' });
  expect(summaries({ query: {} }).optional.articles.params).toEqual({ page: '1', category: 'Board Meeting Summaries' });
});

it('an article shows its day, category and teaser, and links to its slug', () => {
  expect(view([item], 1).teasers).toEqual([
    {
      key: '7',
      href: '/news-media/article/a%20b%2Fc',
      title: 'Girls Golf: sites are set',
      date: { text: 'October 10, 2025', iso: '2025-10-10' },
      category: 'News',
      teaser: 'Down four.',
      tellsResult: false,
      thumbnailUrl: null,
      isVideo: false,
      art: 'green',
    },
  ]);
});

it('a teaser is cut at a word after at most 300 characters, also with characters such as emoji', () => {
  const opening = 'four \u{1f3c0}\u{1f3c0} '.repeat(60);
  const teaser = view([{ ...item, opening }], 1).teasers[0]?.teaser ?? '';
  expect(Array.from(teaser).length).toBeLessThanOrEqual(301);
  expect(Array.from(teaser).length).toBeGreaterThan(290);
  expect(teaser).toMatch(/(?:four|\u{1f3c0}\u{1f3c0})…$/u);
});

it('an article omits a missing day, picture or text', () => {
  const bare = { ...item, publishedDay: null, opening: '' };
  expect(view([bare], 1).teasers[0]).toMatchObject({ date: null, teaser: '', thumbnailUrl: null });
});

it.each([
  ['the picture', { image: { url: 'https://cdn.example/a.jpg', alt: 'x' } }, 'https://cdn.example/a.jpg', false],
  [
    'the picture before the video',
    { image: { url: 'https://cdn.example/a.jpg', alt: '' }, video: { host: 'youtube', id: 'dQw4w9WgXcQ' } },
    'https://cdn.example/a.jpg',
    false,
  ],
  ['a video alone', { video: { host: 'vimeo', id: '76979871' } }, null, true],
] as const)('the thumbnail is %s', (_, media, thumbnailUrl, isVideo) => {
  expect(view([{ ...item, ...media }], 1).teasers[0]).toMatchObject({ thumbnailUrl, isVideo });
});

it('shows the numbers of articles and pages; the first page has the plain address', () => {
  const { countText, pager } = view([item], 1204, '2');
  expect(countText).toBe('1,204 articles, page 2 of 121');
  expect(pager.entries.map((entry) => entry?.page ?? '…')).toEqual([1, 2, 3, 4, '…', 121]);
  expect([pager.previousHref, pager.nextHref]).toEqual([path, `${path}?page=3`]);
  expect(view([item], 1).countText).toBe('1 article');
  expect(view([], 0)).toMatchObject({ countText: '', pager: { lastPage: 1 } });
});

describe('filtered headlines', () => {
  const buildNewsItem = (slug: string, title: string, category = 'News'): NewsItem => ({
    ...item,
    id: slug,
    slug,
    title,
    category,
  });
  const headlines = [
    buildNewsItem('a', 'Girls Golf: sites are set'),
    buildNewsItem('b', 'Golf pairings', 'State Finals'),
    buildNewsItem('c', 'Minutes', 'Board Meeting Summaries'),
    buildNewsItem('flag', 'Girls Flag Football: who is in'),
    ...Array.from({ length: 12 }, (_, index) => buildNewsItem(`f${index}`, `Football ${index}`)),
  ];
  const show = (query: Record<string, string>) =>
    toFilteredView(headlines, toHeadlineFilters(headlines, query), query.page);

  it.each([
    [{ sport: 'girls-golf' }, ['a', 'b'], '2 articles'],
    [{ sport: 'boys-golf' }, ['b'], '1 article'],
    [{ sport: 'girls-golf', category: 'state-finals' }, ['b'], '1 article'],
    [{ category: 'board-meeting-summaries' }, ['c'], '1 article'],
    [{ sport: 'football', page: '2' }, ['f10', 'f11'], '12 articles, page 2 of 2'],
    [{ sport: 'football', page: '9' }, ['f10', 'f11'], '12 articles, page 2 of 2'],
    [{ sport: 'girls-flag-football' }, ['flag'], '1 article'],
    [{ sport: 'baseball' }, [], '0 articles'],
  ])('for %j are %j', (query, slugs, countText) => {
    const { teasers, countText: text } = show(query);
    expect([teasers.map(({ key }) => key), text]).toEqual([slugs, countText]);
  });

  it('keep the filter in the links to their pages', () => {
    expect(show({ sport: 'football' }).pager.nextHref).toBe(`${path}?sport=football&page=2`);
  });

  it('show the articles that could be read and say that some are missing, and fail when none could be read', () => {
    const asked = { query: { sport: 'girls-golf' } };
    const some = toFilteredPage({ articles: headlines, isComplete: false }, asked);
    expect([some.view?.teasers.length, some.isIncomplete]).toEqual([2, true]);
    expect(toFilteredPage({ articles: [], isComplete: false }, asked)).toMatchObject({
      view: null,
      isIncomplete: false,
    });
    const none = toFilteredPage({ articles: [], isComplete: true }, asked);
    expect([none.view?.teasers, none.isIncomplete]).toEqual([[], false]);
  });

  it('are read from the first page on, and ignore an unknown sport or category', () => {
    expect(sources({ query: { sport: 'boys-golf', page: '4' } }).optional.articles.params.page).toBe('1');
    expect([isFiltered({ page: '2' }), isFiltered({ category: 'news' })]).toEqual([false, true]);
    expect(toHeadlineFilters(headlines, { sport: 'curling', category: 'x' })).toMatchObject({
      sport: '',
      category: '',
    });
    expect(toHeadlineFilters(headlines, {}).categoryOptions.map(({ text }) => text)).toEqual([
      'All categories',
      'Board Meeting Summaries',
      'News',
      'State Finals',
    ]);
  });
});

it('a page number beyond the last page redirects to the last page', () => {
  expect(findLastPagePath({ items: [], total: 31 }, path, '9999')).toBe(`${path}?page=4`);
  expect(findLastPagePath({ items: [], total: 0 }, path, '2')).toBe(path);
  expect(findLastPagePath({ items: [], total: 0 }, path, undefined)).toBeNull();
  expect(findLastPagePath({ items: [item], total: 11 }, path, '2')).toBeNull();
  // A page that upstream counts but does not have is empty and does not redirect.
  expect(findLastPagePath({ items: [], total: 31 }, path, '4')).toBeNull();
});
