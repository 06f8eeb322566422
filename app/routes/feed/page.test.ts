import { describe, expect, it } from 'vitest';
import type { NewsItem } from '~/upstream/news';
import { readFeedName, toFeed } from './page';

const item: NewsItem = {
  id: '7',
  slug: 'finals & more',
  title: 'Finals <tonight> & tomorrow',
  publishedDay: '2025-10-11',
  category: 'News',
  opening: 'A first paragraph.',
  image: null,
  video: null,
};
const context = { siteUrl: 'https://example.org', association: 'Example Association', changedAtMs: 0 };

it.each([
  ['news.rss', { subject: 'news', format: 'rss' }],
  ['board-meeting-summaries.json', { subject: 'board-meeting-summaries', format: 'json' }],
  ['news', null],
  ['news.pdf', null],
  ['toString.rss', null],
  ['news.constructor', null],
  [undefined, null],
])('%s names the feed %j', (file, expected) => {
  expect(readFeedName(file)).toEqual(expected);
});

describe('a feed', () => {
  it('escapes what upstream writes, and has absolute addresses', () => {
    const rss = toFeed({ subject: 'news', format: 'rss' }, [item], context).rss2();
    expect(rss).not.toContain('<title>Finals <tonight>');
    expect(rss).toContain('https://example.org/news-media/article/finals%20%26%20more');
    expect(rss).toContain('https://example.org/feeds/news.rss');
  });

  it('dates an article to its day, and leaves out one without', () => {
    const feed = toFeed({ subject: 'news', format: 'json' }, [item, { ...item, publishedDay: null }], context);
    expect(feed.items.map(({ date }) => date.toISOString())).toEqual(['2025-10-11T12:00:00.000Z']);
  });
});
