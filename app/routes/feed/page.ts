import { hasChangesPage } from '~/blocks/game-changes/change-rows';
import { findSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { addDays } from '~/models/dates/calendar-date';
import { getToday, type ContentClock } from '~/models/dates/content-clock';
import { mayBeSchoolId } from '~/page/accepted-values';
import { scoresPrefix } from '~/page/feed-path';
import type { PageRequest } from '~/page/page-sources';
import { gameChanges } from '~/upstream/game-changes';
import { dailyGames } from '~/upstream/maxpreps';
import { newsPage, recentNews } from '~/upstream/news';
import { allSchools, type DirectorySchool } from '~/upstream/schools';
import type { FeedEntry } from './entries';
import { formatAtom, formatJsonFeed, formatRss, type FeedContent } from './formats';

/** Name of the feed of changed games. */
export const correctionsSubject = 'corrections';

/** Lists with feeds, by the first part of the file name. */
const subjects = {
  news: { title: 'News', path: buildHref(Route.newsHeadlines), category: null },
  'board-meeting-summaries': {
    title: 'Board Meeting Summaries',
    path: buildHref(Route.newsBoardSummaries),
    category: 'Board Meeting Summaries',
  },
  [correctionsSubject]: {
    title: 'Changed Scores and Games',
    path: buildHref(Route.scoresChanges, { query: { corrections: '1' } }),
    category: null,
  },
} as const;

export const feedFormats = {
  rss: { type: 'application/rss+xml; charset=utf-8', format: formatRss },
  atom: { type: 'application/atom+xml; charset=utf-8', format: formatAtom },
  json: { type: 'application/feed+json; charset=utf-8', format: formatJsonFeed },
} as const;

export type FeedFormat = keyof typeof feedFormats;

export interface FeedName {
  /** `news`, `scores-boys-soccer` for the final scores of a sport, or `scores-0101` for those of a school. */
  readonly subject: string;
  readonly format: FeedFormat;
}

/** Parses a name such as `news.atom`; `null` for any other. */
export function readFeedName(file = ''): FeedName | null {
  const [subject = '', format = '', ...others] = file.split('.');
  const isKnown = Object.hasOwn(subjects, subject) || findTeamOfFeed(subject) !== null;
  return others.length > 0 || !isKnown || !Object.hasOwn(feedFormats, format)
    ? null
    : { subject, format: format as FeedFormat };
}

export function findTeamOfFeed(subject: string): string | null {
  if (!subject.startsWith(scoresPrefix)) return null;
  const key = subject.slice(scoresPrefix.length);
  return mayBeSchoolId(key) || findSport(key)?.hasDailyGames === true ? key : null;
}

/** Critical sources, because readers keep their entries without an answer. */
export function sources({ params, clock, environment }: PageRequest) {
  const name = readFeedName(params.file);
  const isOfChanges = name?.subject === correctionsSubject;
  const team = name && findTeamOfFeed(name.subject);
  const articles = name === null || team !== null || isOfChanges ? null : getSubject(name.subject);
  return {
    critical: {
      ...(isOfChanges && hasChangesPage({ environment }) && { changes: gameChanges.with({ sport: '' }) }),
      ...(team !== null && listGamesOfLastDays(clock)),
      ...(team !== null && mayBeSchoolId(team) && { schools: allSchools.with({}) }),
      ...(articles?.category === null && { recent: recentNews.with({}) }),
      ...(articles?.category && { page: newsPage.with({ page: '1', category: articles.category }) }),
    },
  };
}

/** Shared by all score feeds, with enough days for readers that poll daily. */
function listGamesOfLastDays(clock: ContentClock) {
  const today = getToday(clock);
  const requestGames = (daysAgo: number) => dailyGames.with({ day: addDays(today, -daysAgo) });
  return { today: requestGames(0), yesterday: requestGames(1), dayBefore: requestGames(2) };
}

function getSubject(subject: string): (typeof subjects)[keyof typeof subjects] {
  return subject in subjects ? subjects[subject as keyof typeof subjects] : subjects.news;
}

interface FeedContext {
  readonly page: { readonly title: string; readonly path: string };
  readonly siteUrl: string;
  readonly association: string;
  /** Last change of the sources, in milliseconds since the epoch. */
  readonly changedAtMs: number;
}

/** The feed with these entries, with absolute addresses. */
export function toFeed(
  { subject, format }: FeedName,
  entries: readonly FeedEntry[],
  { page, siteUrl, association, changedAtMs }: FeedContext,
): FeedContent {
  const buildUrl = (path: string) => new URL(path, siteUrl).href;
  return {
    title: `${association}: ${page.title}`,
    pageUrl: buildUrl(page.path),
    feedUrl: buildUrl(buildHref(Route.feed, { file: `${subject}.${format}` })),
    association,
    changedAt: new Date(changedAtMs),
    items: entries.map(({ path, ...entry }) => ({ ...entry, url: buildUrl(path) })),
  };
}

/** The page of a feed; `null` when its school does not exist. */
export function findPageOfFeed(subject: string, schools: readonly DirectorySchool[]) {
  const team = findTeamOfFeed(subject);
  if (team === null) return getSubject(subject);
  const sport = findSport(team);
  if (sport !== undefined)
    return { title: `${sport.title} Final Scores`, path: buildHref(Route.sportScores, { sportId: sport.id }) };
  const school = schools.find(({ id }) => id === team);
  return school === undefined
    ? null
    : { title: `${school.name} Final Scores`, path: buildHref(Route.schoolsDetails, { schoolId: team }) };
}
