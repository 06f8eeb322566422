import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { pack } from '~/browser/packed';
import { standingRulesVideos } from '~/config/association';
import { groupBy } from '~/group-by';
import { formatMediumDate } from '~/models/dates/calendar-date';
import { compareText } from '~/models/text/text-order';
import type { ValuesOf, PageRequest } from '~/page/page-sources';
import { type RulesVideo, rulesVideos } from '~/upstream/rules-videos';

/** Without these videos the page has only the standing ones. */
export const sources = () => ({ optional: { videos: rulesVideos.with({}) } });

export interface RulesVideoRow {
  readonly key: string;
  readonly title: string;
  /** Day of the meeting. */
  readonly date: { readonly text: string; readonly iso: string } | null;
  /** `null` if the deployment does not name the archive. */
  readonly url: string | null;
  /** Sport, its code, school year and day together, for searches. */
  readonly searchName: string;
}

export const rulesVideoRules = defineList<RulesVideoRow>({
  nouns: ['video', 'videos'],
  searchLabel: 'Sport, school year or topic',
  intro:
    'Credit for a rules video is given only to those who watch it after logging in to the School Center or the Officials Center.',
  getNames: ({ searchName }) => [searchName],
  emptyText: 'No rules videos found.',
  noMatchText: 'No rules videos match your search.',
});

const standingTitle = 'All Sports';
const otherYears = 'Other School Years';

/** Standing videos, linked if there is an `archiveUrl`, then those of sports by school year, latest first. */
export function toRulesVideoGroups(
  videos: readonly RulesVideo[],
  archiveUrl: string | undefined,
): ListGroup<RulesVideoRow>[] {
  const sorted = [...videos].sort(
    (a, b) =>
      compareText(b.term ?? '', a.term ?? '') ||
      (b.meetingDay ?? '').localeCompare(a.meetingDay ?? '') ||
      compareText(formatVideoTitle(a), formatVideoTitle(b)),
  );
  const standing = standingRulesVideos.map((video) => toStandingRow(video, archiveUrl));
  const byTerm = groupBy(sorted, ({ term }) => term || otherYears);
  return [
    ...(standing.length === 0 ? [] : [{ key: standingTitle, title: standingTitle, noun: 'video', rows: standing }]),
    ...[...byTerm].map(([title, ofTerm]) => ({ key: title, title, noun: 'video', rows: ofTerm.map(toVideoRow) })),
  ];
}

function formatVideoTitle({ activities, sportCode }: RulesVideo): string {
  return activities ?? sportCode ?? '';
}

function toVideoRow(video: RulesVideo, index: number): RulesVideoRow {
  const { term, meetingDay, sportCode, url } = video;
  const title = formatVideoTitle(video);
  const date = meetingDay === null ? null : { text: formatMediumDate(meetingDay), iso: meetingDay };
  return {
    key: `${url} ${index}`,
    title,
    date,
    url,
    searchName: [title, sportCode, term, date?.text].filter(Boolean).join(' '),
  };
}

function toStandingRow(
  { title, file }: (typeof standingRulesVideos)[number],
  archiveUrl: string | undefined,
): RulesVideoRow {
  const url = archiveUrl === undefined ? null : archiveUrl + file;
  return { key: file, title, date: null, url, searchName: title };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { environment }: PageRequest) {
  const { DOCUMENT_ARCHIVE_BASE_URL } = environment;
  return {
    groups: pack(toRulesVideoGroups(optional.videos?.value ?? [], DOCUMENT_ARCHIVE_BASE_URL)),
    isIncomplete: unavailable.includes('videos'),
  };
}
