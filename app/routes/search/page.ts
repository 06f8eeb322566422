import { type AllArticles, buildFirstArticlesSource, toNewsEntries } from '~/blocks/page-parts/all-articles';
import type { SubLinks } from '~/components/search/found-entries';
import { createLatest } from '~/compute-once';
import { sports } from '~/config/sports';
import { buildHref, Route } from '~/href';
import {
  describeResults,
  findEntries,
  isSearchKind,
  type SearchScope,
  suggestSearches,
} from '~/models/search/find-entries';
import { IndexedPart } from '~/models/search/indexed-part';
import type { SearchEntry } from '~/models/search/search-entry';
import type { PageRequest } from '~/page/page-sources';
import type { DirectorySchool } from '~/upstream/schools';
import { allVideos, type ArchiveVideo } from '~/upstream/videos';
import { buildCoachEntries, type FinalTeams, requestFinalTeams } from './coaches-part';
import { buildDirectoryPart, type Committees, type DirectoryValues, listDirectoryRequests } from './directory-part';
import { buildPagesPart, describeSearch, listTextRequests, type SearchTexts } from './pages-part';

/** Sources of a search. Without a text nothing is searched. Failed ones are not searched, and the page says so. */
export function sources(request: Pick<PageRequest, 'query' | 'environment'>) {
  if ((request.query.q ?? '') === '') return { optional: {} };
  return {
    optional: {
      ...listTextRequests(request.environment.PRODUCT),
      ...listDirectoryRequests(),
      // Sports have these ids, too.
      ...Object.fromEntries(Object.entries(requestFinalTeams()).map(([id, teams]) => [`teams ${id}`, teams])),
      ...buildVideosSource(),
      ...buildFirstArticlesSource(),
    },
  };
}

export function buildVideosSource() {
  return { videos: allVideos.with({}) };
}

/** What a search reads. Failed sources are `null` or absent. */
export interface SearchValues {
  readonly texts: SearchTexts;
  readonly directory: DirectoryValues;
  readonly committees: Committees;
  readonly news: AllArticles;
  readonly videos: readonly ArchiveVideo[];
  readonly teams: FinalTeams;
}

/** Names of the sources of the directory in a sentence. */
const partNames: Readonly<Record<keyof DirectoryValues, string>> = {
  schools: 'The schools',
  cooperatives: 'The cooperative teams',
  emerging: 'The sports and activities',
  exchange: 'The programs',
  openDates: 'The open dates',
  leadership: 'The leadership',
  staff: 'The support staff',
  board: 'The directors',
  commission: 'The members',
  conferences: 'The conferences',
  clinicians: 'The clinicians',
  associations: 'The associations',
  media: 'The media directory',
  documents: 'The documents',
};

/** What a search could not read. */
export interface UnreadParts {
  readonly directory: readonly (keyof DirectoryValues)[];
  readonly texts: boolean;
  readonly committees: boolean;
  readonly news: boolean;
  readonly videos: boolean;
  readonly coaches: boolean;
}

/** Names of the parts that could not be read, for sentences. */
export function listMissingParts({
  directory,
  texts,
  committees,
  news,
  videos,
  coaches,
}: UnreadParts): readonly string[] {
  return [
    ...directory.map((part) => partNames[part]),
    ...(texts ? ['The texts of pages'] : []),
    ...(committees ? ['The members of committees'] : []),
    ...(news ? ['News'] : []),
    ...(videos ? ['The videos'] : []),
    ...(coaches ? ['The coaches'] : []),
  ];
}

/** One index per isolate for each part, made again when one of its sources has another answer. */
const latestParts = {
  pages: createLatest<IndexedPart>(),
  directory: createLatest<IndexedPart>(),
  news: createLatest<IndexedPart>(),
  videos: createLatest<IndexedPart>(),
  coaches: createLatest<IndexedPart>(),
};

/** Everything that is searched. */
export function buildSearchScope(
  { texts, directory, committees, news, videos, teams }: SearchValues,
  request: Pick<PageRequest, 'environment' | 'clock' | 'isOffered'>,
): SearchScope {
  const facts = describeSearch(request);
  const listValues = (values: Readonly<Record<string, unknown>>): readonly unknown[] => Object.entries(values).flat();
  const { articles } = news;
  const directoryValues = Object.values(directory).map((read) => read?.value);
  return {
    parts: [
      latestParts.pages(
        [
          request.isOffered,
          facts.recentFrom,
          ...facts.commonWords,
          ...listValues(texts.pages),
          ...listValues(texts.finals),
          texts.clinics,
        ],
        () => new IndexedPart(buildPagesPart(texts, request)),
      ),
      latestParts.directory(
        [...directoryValues, ...listValues(committees)],
        () => new IndexedPart(buildDirectoryPart(directory, committees)),
      ),
      latestParts.news(articles, () => new IndexedPart({ news: toNewsEntries(articles) })),
      latestParts.coaches(listValues(teams), () => new IndexedPart({ people: buildCoachEntries(teams) })),
      latestParts.videos([videos], () => new IndexedPart({ videos: videos.map(toVideoEntry) })),
    ],
    ...facts,
  };
}

function toVideoEntry({ id, title, year, activityName, className, isBuzzerBeater }: ArchiveVideo): SearchEntry {
  const detail = [year, activityName, className].filter((part) => part !== null).join(' ');
  return {
    path: buildHref(Route.archivesVideo, { videoId: id }),
    title,
    ...(detail !== '' && { detail }),
    words: `video recording${isBuzzerBeater ? ' buzzer beater' : ''}`,
  };
}

/** Results of a kind on the page of all kinds. */
const mostPerKind = 5;
/** Words offered instead of a search that finds nothing. */
const mostSuggestions = 5;

export type SearchView = ReturnType<typeof toSearchView>;

/**
 * The results, or suggestions if nothing was found. An unknown kind means all kinds.
 * @param isComplete whether all sources have answered
 */
export function toSearchView(scope: SearchScope, { query }: Pick<PageRequest, 'query'>, isComplete = true) {
  const search = query.q ?? '';
  const onlyKind = isSearchKind(query.kind) ? query.kind : null;
  const results = findEntries(scope, search, { mostPerKind, onlyKind });
  return {
    search,
    ...results,
    statusText: describeResults({ ...results, search }, isComplete),
    allKindsHref: onlyKind === null ? null : buildHref(Route.search, { query: { q: search } }),
    suggestions: results.count === 0 ? suggestSearches(scope, search, mostSuggestions) : [],
  };
}

/** The logos of the schools among the results, by path. The index has none, because all of them would be its largest part. */
export function listLogos(
  { groups }: Pick<SearchView, 'groups'>,
  schools: readonly DirectorySchool[],
): Readonly<Record<string, string>> {
  const shown = new Set(groups.flatMap(({ entries }) => entries.map(({ path }) => path)));
  return Object.fromEntries(
    schools.flatMap(({ id, logoUrl }) => {
      const path = buildHref(Route.schoolsDetails, { schoolId: id });
      return logoUrl !== null && shown.has(path) ? [[path, logoUrl]] : [];
    }),
  );
}

const mainPages = [
  ['Scores', Route.sportScores],
  ['State Series', Route.ssIndex],
  ['Leaderboard', Route.ssGolfLeaderboard],
  ['Brackets', Route.ssBrackets],
  ['Records', Route.sportHistory],
] as const;

/** The main pages of sports that are offered, by the paths of the sports. */
export function listSubLinks({ groups }: Pick<SearchView, 'groups'>, { isOffered }: Pick<PageRequest, 'isOffered'>) {
  const best = groups.filter(({ kind }) => kind === 'best').flatMap(({ entries }) => entries.map(({ path }) => path));
  const links = sports.map(({ id: sportId, finals }): [string, SubLinks] => [
    buildHref(Route.sportLanding, { sportId }),
    mainPages
      .filter(([text]) => text !== 'Brackets' || finals === 'games')
      .map(([text, route]) => ({ text, to: buildHref(route, { sportId }) }))
      .filter(({ to }) => isOffered(to)),
  ]);
  return Object.fromEntries(links.filter(([path]) => best.includes(path)));
}
