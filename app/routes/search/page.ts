import { type AllArticles, buildFirstArticlesSource, toNewsEntries } from '~/blocks/page-parts/all-articles';
import { formatCommitteeTitle } from '~/blocks/page-parts/committee-view';
import { listHealthTopics, requestHealthPage } from '~/blocks/page-parts/health-topics';
import { toRegularSeasonNavigation } from '~/blocks/sport/regular-season-navigation';
import { listPagesOfToday } from '~/config/site-index';
import { type Sport, sportFamilies, sports } from '~/config/sports';
import { addToHref, buildHref, Route, type SportRoute } from '~/href';
import {
  buildKeyedIndex,
  findEntries,
  formatFound,
  schoolIdPlace,
  schoolNamePlace,
  type SearchEntry,
  type SearchIndex,
  type TeamSport,
} from '~/models/search/find-entries';
import { listStateSeriesGroups } from '~/models/state-series/state-series-sections';
import { isMadeId } from '~/models/text/made-id';
import type { PageRequest, ValuesOf } from '~/page/page-sources';
import type { NewsItem } from '~/upstream/news';
import {
  boardOfDirectors,
  leadership,
  legislativeCommission,
  supportStaff,
  type OfficePerson,
} from '~/upstream/people';
import { allSchools, type DirectorySchool } from '~/upstream/schools';
import { downloads, type WebsiteDocument } from '~/upstream/website-resources';

/** Sources that other pages keep in the cache, except headlines. */
export function buildIndexSources() {
  return {
    schools: allSchools.with({}),
    leadership: leadership.with({}),
    staff: supportStaff.with({}),
    board: boardOfDirectors.with({}),
    commission: legislativeCommission.with({}),
    documents: downloads.with({}),
    topics: requestHealthPage(),
  };
}

/** Sources of a search. Failed ones are not searched, and the page says so. */
export function sources({ query }: Pick<PageRequest, 'query'>) {
  return {
    optional: { ...buildIndexSources(), ...((query.q ?? '') !== '' && buildFirstArticlesSource()) },
  };
}

type IndexPart = keyof ReturnType<typeof buildIndexSources>;

/** Values of the sources; `null` for a failed one. */
export type SearchValues = ValuesOf<() => { readonly optional: ReturnType<typeof buildIndexSources> }>['optional'];

/** Name of a source in a sentence. */
const partNames: Readonly<Record<IndexPart, string>> = {
  schools: 'The schools',
  leadership: 'The leadership',
  staff: 'The support staff',
  board: 'The directors',
  commission: 'The members',
  documents: 'The documents',
  topics: 'The topics of health and safety',
};

/** Names of the parts that could not be read, for sentences. The news may be there in part. */
export function listMissingParts(
  unavailable: readonly string[],
  { articles, isComplete }: { readonly articles: readonly unknown[]; readonly isComplete: boolean },
) {
  const names = unavailable.flatMap((part) => (Object.hasOwn(partNames, part) ? [partNames[part as IndexPart]] : []));
  return isComplete ? names : [...names, articles.length === 0 ? 'News' : 'Some of the news'];
}

/** Everything that can be found: sources, sports and pages. */
export function toSearchIndex(
  values: SearchValues,
  articles: readonly Pick<NewsItem, 'slug' | 'title'>[],
  { environment: { PRODUCT }, clock }: Pick<PageRequest, 'environment' | 'clock'>,
): SearchIndex {
  return {
    teamSports: sports.map((sport): TeamSport => [sport.title, buildTeamAddress(sport)]),
    schools: (values.schools?.value ?? []).filter(({ id }) => !isMadeId(id)).map(toSchoolEntry),
    // Sports come before their pages.
    sports: [
      ...sports.map((sport): SearchEntry => [buildHref(Route.sportLanding, { sportId: sport.id }), sport.title, null]),
      ...sports.flatMap(buildSportEntries),
    ],
    pages: [
      ...listPagesOfToday(PRODUCT, clock)
        .filter(({ path }) => !path.startsWith('/sports/'))
        .map(({ path, title }): SearchEntry => [path, title, null]),
      ...listHealthTopics(values.topics?.value, PRODUCT).map(({ path, title }): SearchEntry => [
        path,
        title,
        'Health & Safety',
      ]),
      ...sportFamilies.map(({ sharedId }): SearchEntry => [
        buildHref(Route.aboutCommittee, { slug: sharedId }),
        formatCommitteeTitle(sharedId),
        null,
      ]),
    ],
    people: [
      ...(values.leadership?.value ?? []).map((person) => toOfficeEntry(buildHref(Route.aboutLeadership), person)),
      ...(values.staff?.value ?? []).map((person) => toOfficeEntry(buildHref(Route.aboutSupportStaff), person)),
      ...(values.board?.value ?? []).map((seat) =>
        toPersonEntry(buildHref(Route.aboutBoard), seat, seat.school ?? 'Board of Directors'),
      ),
      ...(values.commission?.value ?? []).map((seat) =>
        toPersonEntry(buildHref(Route.aboutLegislativeCommission), seat, seat.school ?? 'Legislative Commission'),
      ),
    ],
    documents: (values.documents?.value ?? []).map(toDocumentEntry),
    news: toNewsEntries(articles),
  };
}

/** Schools named after their town show it once. */
function toSchoolEntry({ id, name, city, formalName }: DirectorySchool): SearchEntry {
  const entry = [buildHref(Route.schoolsDetails, { schoolId: id }), name, city === name ? null : city] as const;
  return formalName === null || formalName === name ? entry : [...entry, formalName];
}

function toDocumentEntry({ url, name, category, subCategory }: WebsiteDocument): SearchEntry {
  const detail = [category, subCategory].filter((part) => part !== null).join(', ');
  return [url, name, detail === '' ? null : detail];
}

/** Address of a school's team in a sport, or the school's page. */
function buildTeamAddress(sport: Sport): string {
  const { id: sportId, hasStatistics, hasRegularSeasonPages } = sport;
  if (hasStatistics) return buildHref(Route.teamOfSchool, { sportId, school: schoolIdPlace });
  return hasRegularSeasonPages
    ? buildHref(Route.fbRsSchoolList, { sportId, query: { q: schoolNamePlace } })
    : buildHref(Route.schoolsDetails, { schoolId: schoolIdPlace, hash: 'teams' });
}

/** A person links to the search of the page that lists them. */
function toPersonEntry(path: string, { name }: { readonly name: string }, detail: string | null): SearchEntry {
  return [addToHref(path, { q: name }), name, detail];
}

/** People of the office can be found by their work. */
function toOfficeEntry(path: string, person: OfficePerson): SearchEntry {
  const roles = [person.responsibilities, person.sports].filter(Boolean).join(', ');
  const entry = toPersonEntry(path, person, person.title);
  return roles === '' ? entry : [entry[0], entry[1], entry[2], roles];
}

/** Schools have a page for further results; other kinds are few. */
const mostSchools = 25;

export function toSearchView(index: SearchIndex, search: string) {
  const groups = findEntries(buildKeyedIndex(index), search, (kind) => (kind === 'schools' ? mostSchools : Infinity));
  return { search, groups, countText: formatFound(groups) };
}

export function toView(
  { optional, unavailable }: ValuesOf<typeof sources>,
  news: AllArticles,
  request: Pick<PageRequest, 'query' | 'environment' | 'clock'>,
) {
  const index = toSearchIndex(optional, news.articles, request);
  return { view: toSearchView(index, request.query.q ?? ''), missing: listMissingParts(unavailable, news) };
}

/** The pages that every sport has. */
const everySport: readonly (readonly [text: string, route: SportRoute])[] = [
  ['Calendar', Route.sportCalendar],
  ['Records & History', Route.sportHistory],
  ['Tickets & Coverage', Route.sportTickets],
  ['Resources', Route.sportResources],
  ['Advisory Committee', Route.sportAdvisory],
];

/** Search entries of one sport besides the sport itself: its permanent pages. */
function buildSportEntries(sport: Sport): readonly SearchEntry[] {
  const sportId = sport.id;
  const buildSearchEntry = (path: string, text: string, detail: string | null): SearchEntry => [
    path,
    `${sport.title}: ${text}`,
    detail,
  ];
  // Sections of a state series differ by sport, except those of finals and playoffs.
  const lastingGroups = listStateSeriesGroups(sport, []).filter(({ title }) => title !== 'State Series');
  return [
    ...(sport.hasDailyGames ? [buildSearchEntry(buildHref(Route.sportScores, { sportId }), 'Scores', null)] : []),
    // Searches do not ask upstream which pages of a state series exist.
    buildSearchEntry(
      buildHref(Route.ssIndex, { sportId }),
      'State Series',
      sport.finals === 'games' ? 'Brackets, schedules and scores' : 'Entries, sites and results',
    ),
    ...lastingGroups.flatMap(({ title, sections }) =>
      sections.map(({ route, text }) => buildSearchEntry(buildHref(route, { sportId }), text, title)),
    ),
    ...toRegularSeasonNavigation(sport).groups.flatMap(({ title, links }) =>
      links.map(({ to, text }) => buildSearchEntry(to, text, title === 'Statistics' ? null : 'Regular Season')),
    ),
    ...everySport.map(([text, route]) => buildSearchEntry(buildHref(route, { sportId }), text, null)),
  ];
}
