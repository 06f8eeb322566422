import { Feed } from 'feed';
import { findSport, type Sport } from '~/config/sports';
import { addDays } from '~/models/dates/calendar-date';
import { calendarDay, type ContentClock } from '~/models/dates/content-clock';
import { dailyGamesPath } from '~/routes/daily-games/sport-path';
import type { PageRequest } from '~/routes/page-sources';
import { dailyGames } from '~/upstream/maxpreps';
import { newsPage, recentNews } from '~/upstream/news';
import type { FeedEntry } from './entries';
import { scoresPrefix } from './feed-path';

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

export type FeedFormat = keyof typeof feedFormats;

export interface FeedName {
  /** `news`, or `scores-boys-soccer` for the final scores of a sport. */
  readonly subject: string;
  readonly format: FeedFormat;
}

/** `news.atom` is the news as Atom; `null` for any other name. */
export function readFeedName(file = ''): FeedName | null {
  const [subject = '', format = '', ...others] = file.split('.');
  const isKnown = Object.hasOwn(subjects, subject) || sportOfFeed(subject) !== null;
  return others.length > 0 || !isKnown || !Object.hasOwn(feedFormats, format)
    ? null
    : { subject, format: format as FeedFormat };
}

/** The sport whose final scores the feed has; `null` for a feed of articles. */
export function sportOfFeed(subject: string): Sport | null {
  const sport = subject.startsWith(scoresPrefix) ? findSport(subject.slice(scoresPrefix.length)) : undefined;
  return sport?.hasDailyGames === true ? sport : null;
}

/** What the feed lists. It is critical: readers keep what they have when there is no answer. */
export function sources({ params, clock }: PageRequest) {
  const name = readFeedName(params.file);
  const isOfScores = name !== null && sportOfFeed(name.subject) !== null;
  const articles = name === null || isOfScores ? null : articlesOf(name.subject);
  return {
    critical: {
      ...(isOfScores && gamesOfLastDays(clock)),
      ...(articles?.category === null && { recent: recentNews.with({}) }),
      ...(articles?.category && { page: newsPage.with({ page: '1', category: articles.category }) }),
    },
  };
}

/** The games of all sports, which all these feeds share. A reader that asks once a day misses none. */
function gamesOfLastDays(clock: ContentClock) {
  const today = calendarDay(clock.nowMs(), clock.timeZone);
  const gamesOf = (daysAgo: number) => dailyGames.with({ day: addDays(today, -daysAgo) });
  return { today: gamesOf(0), yesterday: gamesOf(1), dayBefore: gamesOf(2) };
}

function articlesOf(subject: string): (typeof subjects)[keyof typeof subjects] {
  return subject in subjects ? subjects[subject as keyof typeof subjects] : subjects.news;
}

interface FeedContext {
  readonly siteUrl: string;
  readonly association: string;
  /** When one of the sources last changed, in milliseconds since the epoch. */
  readonly changedAtMs: number;
}

/** The feed with these entries. */
export function toFeed(
  { subject, format }: FeedName,
  entries: readonly FeedEntry[],
  { siteUrl, association, changedAtMs }: FeedContext,
): Feed {
  const { title, path } = pageOfFeed(subject);
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
  for (const { path: pagePath, category, ...entry } of entries) {
    const link = new URL(pagePath, siteUrl).href;
    feed.addItem({ ...entry, id: link, link, category: [{ name: category }] });
  }
  return feed;
}

/** The page that lists the same. */
function pageOfFeed(subject: string): { readonly title: string; readonly path: string } {
  const sport = sportOfFeed(subject);
  return sport === null
    ? articlesOf(subject)
    : { title: `${sport.title} Final Scores`, path: dailyGamesPath(sport.id) };
}
