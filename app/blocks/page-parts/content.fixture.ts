import { createContentClock, type ContentClock } from '~/models/dates/content-clock';
import type { SourceValue } from '~/page/page-sources';
import type { CalendarEvent } from '~/upstream/events';
import type { Feature } from '~/upstream/features';
import type { NewsItem } from '~/upstream/news';
import type { Stream } from '~/upstream/streams';

/* Content for tests of the home page. */

/** Saturday, March 7, 2026, 2:20 PM in Chicago. */
export const nowMs = Date.parse('2026-03-07T20:20:00Z');

export const clock: ContentClock = {
  ...createContentClock({ timeZone: 'America/Chicago' }),
  getNowMs: () => nowMs,
};

export function buildSourceValue<Value>(value: Value, changes: Partial<SourceValue<Value>> = {}): SourceValue<Value> {
  return { value, fetchedAtMs: nowMs - 6 * 60_000, isStale: false, ...changes };
}

export function buildFeature(changes: Partial<Feature> = {}): Feature {
  return {
    id: '41',
    category: null,
    title: 'Sixteen teams, one floor',
    subtitle: null,
    imageUrl: 'https://cdn.example.org/hero.svg',
    href: '/sports/boys-basketball',
    sportPagesOnly: false,
    ...changes,
  };
}

export function buildNewsItem(changes: Partial<NewsItem> = {}): NewsItem {
  return {
    id: '9001',
    slug: 'dual-team-title',
    title: 'Harmon Valley takes the dual team title',
    publishedDay: '2026-03-06',
    publishedAtMs: null,
    category: 'News',
    opening: 'Down four with one match left, the Herons sent out a sophomore.',
    image: null,
    video: null,
    ...changes,
  };
}

export function buildStream(changes: Partial<Stream> = {}): Stream {
  return {
    id: '501',
    title: 'Cedar Fork at Winslow Central',
    category: 'Boys basketball, 4A sectional',
    day: '2026-03-07',
    startsAtMs: Date.parse('2026-03-08T01:00:00Z'),
    imageUrl: null,
    url: 'https://streams.example.org/501',
    sportId: 'boys-basketball',
    ...changes,
  };
}

export function buildCalendarEvent(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: '77',
    title: 'Boys basketball state finals',
    type: 'State Final',
    day: '2026-03-12',
    className: '1A, 2A',
    activityId: 'BKB',
    activityName: 'Boys Basketball',
    ...changes,
  };
}
