import { Feed } from 'feed';
import { excerpt } from '~/models/content/excerpt';
import type { PageRequest } from '~/routes/page-sources';
import { type NewsItem, newsPage, recentNews } from '~/upstream/news';

/** The lists of articles that can be subscribed to, by the first part of their file's name. */
const subjects = {
  news: { title: 'News', path: '/news-media/headlines', category: null },
  'board-meeting-summaries': {
    title: 'Board Meeting Summaries',
    path: '/news-media/board-meeting-summaries',
    category: 'Board Meeting Summaries',
  },
} as const;

/** Formats by the end of the file's name. */
export const feedFormats = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: (feed: Feed) => feed.rss2() },
  atom: { type: 'application/atom+xml; charset=utf-8', write: (feed: Feed) => feed.atom1() },
  json: { type: 'application/feed+json; charset=utf-8', write: (feed: Feed) => feed.json1() },
} as const;

export type FeedSubject = keyof typeof subjects;
export type FeedFormat = keyof typeof feedFormats;

const SUMMARY_CHARACTERS = 300;

/** `news.atom` is the news as Atom; `null` for any other name. */
export function readFeedName(file = ''): { readonly subject: FeedSubject; readonly format: FeedFormat } | null {
  const [subject = '', format = '', ...others] = file.split('.');
  if (others.length > 0 || !Object.hasOwn(subjects, subject) || !Object.hasOwn(feedFormats, format)) return null;
  return { subject: subject as FeedSubject, format: format as FeedFormat };
}

/** The articles of the feed. They are critical: readers keep what they have when there is no answer. */
export function sources({ params }: PageRequest) {
  const name = readFeedName(params.file);
  const category = name && subjects[name.subject].category;
  return {
    critical: {
      ...(name !== null && category === null && { recent: recentNews.with({}) }),
      ...(category !== null && { page: newsPage.with({ page: '1', category }) }),
    },
  };
}

interface FeedContext {
  readonly siteUrl: string;
  readonly association: string;
  /** When one of the sources last changed, in milliseconds since the epoch. */
  readonly changedAtMs: number;
}

/** A feed of articles. Upstream gives them a day and no time: they are dated to noon UTC, which is that day everywhere in the country. */
export function toFeed(
  { subject, format }: { readonly subject: FeedSubject; readonly format: FeedFormat },
  items: readonly NewsItem[],
  { siteUrl, association, changedAtMs }: FeedContext,
): Feed {
  const { title, path } = subjects[subject];
  const pageUrl = new URL(path, siteUrl).href;
  const feed = new Feed({
    title: `${association}: ${title}`,
    id: pageUrl,
    link: pageUrl,
    language: 'en',
    copyright: association,
    updated: new Date(changedAtMs),
    feedLinks: { [format]: new URL(`/feeds/${subject}.${format}`, siteUrl).href },
  });
  for (const { slug, title: headline, publishedDay, opening, category } of items) {
    if (publishedDay === null) continue;
    const link = new URL(`/news-media/article/${encodeURIComponent(slug)}`, siteUrl).href;
    feed.addItem({
      title: headline,
      id: link,
      link,
      description: excerpt(opening, SUMMARY_CHARACTERS),
      date: new Date(`${publishedDay}T12:00:00Z`),
      category: [{ name: category }],
    });
  }
  return feed;
}
