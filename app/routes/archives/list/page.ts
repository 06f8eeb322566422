import { buildVideoView } from '~/blocks/page-parts/videos-view';
import type { SelectOption } from '~/components/ui/fields';
import { clampPage, countPages, slicePage, toPagerView } from '~/components/ui/pager';
import { sports } from '~/config/sports';
import { groupBy } from '~/group-by';
import { addToHref, buildHref, Route } from '~/href';
import { formatCount, formatPage } from '~/models/text/format-count';
import { chooseTextMatcher, labelFound } from '~/models/text/search-text';
import { compareText } from '~/models/text/text-order';
import type { ValuesOf, PageRequest } from '~/page/page-sources';
import { allVideos, archiveStatistics, type ArchiveStatistics, type ArchiveVideo } from '~/upstream/videos';

export function sources() {
  return {
    optional: { videos: allVideos.with({}), statistics: archiveStatistics.with({}) },
    mayBeAbsent: ['statistics'],
  };
}

const path = buildHref(Route.archives);
const VIDEOS_PER_PAGE = 16;

export type ArchiveView = ReturnType<typeof toArchiveView>;

export type ArchiveFilters = ReturnType<typeof readFilters>;

export function toArchiveView(videos: readonly ArchiveVideo[], query: Readonly<Record<string, string>>) {
  const filters = readFilters(videos, query);
  const { found, isLoose } = searchVideos(videos, filters);
  const lastPage = countPages(found.length, VIDEOS_PER_PAGE);
  const page = clampPage(query.page, lastPage);
  const isFiltered = filters.search + filters.activity + filters.decade !== '' || filters.onlyBuzzerBeaters;
  return {
    filters,
    videos: slicePage(found, page, VIDEOS_PER_PAGE).map(buildVideoView),
    /** `86 of 2,579 videos, page 2 of 6` */
    countText: labelFound(formatVideoCount(found.length, videos.length, page, lastPage), isLoose && found.length > 0),
    pager: toPagerView(page, lastPage, (number) => buildArchivesAddress(filters, number)),
    /** Address of all videos; `null` without a filter. */
    clearHref: isFiltered ? path : null,
  };
}

function readFilters(videos: readonly ArchiveVideo[], query: Readonly<Record<string, string>>) {
  const activityOptions = filterOptions('All sports', videos.flatMap(buildActivityOption));
  const decadeOptions = filterOptions('All years', videos.flatMap(buildDecadeOption).sort(compareByValueDown));
  const findOffered = (options: readonly SelectOption[], value = '') =>
    options.some((option) => option.value === value) ? value : '';
  return {
    path,
    search: query.q ?? '',
    /** `''` for all; otherwise a value of the options. */
    activity: findOffered(activityOptions, query.activity),
    decade: findOffered(decadeOptions, query.decade),
    onlyBuzzerBeaters: query['buzzer-beaters'] === '1',
    activityOptions,
    decadeOptions,
  };
}

function searchVideos(videos: readonly ArchiveVideo[], filters: ArchiveFilters) {
  const { matches, isLoose } = chooseTextMatcher(filters.search, videos.map(getSearchName));
  const found = videos
    .filter((video) => filters.activity === '' || buildActivityOption(video)[0]?.value === filters.activity)
    .filter((video) => filters.decade === '' || buildDecadeOption(video)[0]?.value === filters.decade)
    .filter((video) => !filters.onlyBuzzerBeaters || video.isBuzzerBeater)
    .filter((video) => matches(getSearchName(video)))
    .sort((a, b) => getLastYear(b) - getLastYear(a));
  return { found, isLoose };
}

function getSearchName({ title, activityName }: ArchiveVideo): string {
  return `${title} ${activityName ?? ''}`;
}

/** Without upstream's name of the activity, a sport that the title names. */
function buildActivityOption({ activityId, activityName, title }: ArchiveVideo): SelectOption[] {
  if (activityId === null || !/^[a-z\d]+$/i.test(activityId)) return [];
  const [named] = sports.filter((sport) => title.includes(sport.title)).sort((a, b) => b.title.length - a.title.length);
  const text = activityName ?? named?.title ?? activityId;
  return [{ value: activityId.toLowerCase(), text }];
}

function buildDecadeOption(video: ArchiveVideo): SelectOption[] {
  const year = getLastYear(video);
  if (year === 0) return [];
  const decade = `${Math.floor(year / 10) * 10}s`;
  return [{ value: decade, text: decade }];
}

/** `2011` for `2011` and for `2010-11`; 0 if unknown. */
function getLastYear({ year }: ArchiveVideo): number {
  const [, first = '', second] = /^(\d{4})(?:-(\d{2}))?$/.exec(year ?? '') ?? [];
  return second === undefined ? Number(first) : Number(first) + 1;
}

/** Each choice once, with its number of videos; the first video with a name for the choice names it. */
function filterOptions(all: string, found: readonly SelectOption[]): readonly SelectOption[] {
  const options = [...groupBy(found, ({ value }) => value)].map(([value, same]) => {
    const named = same.find(({ text }) => text.toLowerCase() !== value) ?? same.at(-1);
    return { value, text: `${named?.text ?? value} (${same.length})` };
  });
  const isNumbered = options.every(({ value }) => /^\d/.test(value));
  const sorted = isNumbered ? options : options.sort((a, b) => compareText(a.text, b.text));
  return [{ value: '', text: all }, ...sorted];
}

function compareByValueDown(a: SelectOption, b: SelectOption): number {
  return compareText(b.value, a.value);
}

/** The first page is not named. */
function buildArchivesAddress({ search, activity, decade, onlyBuzzerBeaters }: ArchiveFilters, page: number): string {
  return addToHref(path, {
    activity,
    decade,
    'buzzer-beaters': onlyBuzzerBeaters ? '1' : null,
    q: search,
    page: page === 1 ? null : String(page),
  });
}

function formatVideoCount(found: number, all: number, page: number, lastPage: number): string {
  const some = found === all ? '' : `${found.toLocaleString('en-US')} of `;
  return `${some}${formatCount(all, 'video')}${formatPage(page, lastPage)}`;
}

export function formatStatistics(statistics: ArchiveStatistics | null): string | null {
  if (statistics === null) return null;
  const { firstYear, lastYear, buzzerBeaters } = statistics;
  if (firstYear === null || lastYear === null) return null;
  const buzzer =
    buzzerBeaters === null ? '' : `, ${buzzerBeaters.toLocaleString('en-US')} of them decided at the buzzer`;
  return `Recordings of state tournaments from ${firstYear} to ${lastYear}${buzzer}.`;
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { query }: PageRequest) {
  const isUnavailable = unavailable.includes('videos');
  return {
    view: isUnavailable ? null : toArchiveView(optional.videos?.value ?? [], query),
    statistics: formatStatistics(optional.statistics?.value ?? null),
  };
}
