import { listSitePages } from '~/config/site-index';
import { sportFamilies, sports } from '~/config/sports';
import { addToHref, buildHref, Route } from '~/href';
import type { BoardMember } from '~/models/people/board-member';
import type { OfficePerson } from '~/models/people/office-person';
import type { DirectorySchool } from '~/models/schools/directory-school';
import {
  findEntries,
  formatFound,
  type FoundGroup,
  buildKeyedIndex,
  type SearchEntry,
  type SearchIndex,
} from '~/models/search/find-entries';
import type { SourceValue, ValuesOf, PageRequest } from '~/page/page-sources';
import { type NewsItem, recentNews } from '~/upstream/news';
import { boardOfDirectors, leadership, legislativeCommission, supportStaff } from '~/upstream/people';
import { allSchools } from '~/upstream/schools';
import { formatCommitteeTitle } from '../about/committee/page';
import { buildSportEntries } from './sport-entries';

/** What other pages keep in the cache anyway. What is missing is not found, and the page says so. */
export function sources() {
  return {
    optional: {
      schools: allSchools.with({}),
      leadership: leadership.with({}),
      staff: supportStaff.with({}),
      board: boardOfDirectors.with({}),
      commission: legislativeCommission.with({}),
      news: recentNews.with({}),
    },
  };
}

export type SearchPart = keyof ReturnType<typeof sources>['optional'];

/** The values of the sources; `null` for what could not be read. */
export interface SearchValues {
  readonly schools: SourceValue<readonly DirectorySchool[]> | null;
  readonly leadership: SourceValue<readonly OfficePerson[]> | null;
  readonly staff: SourceValue<readonly OfficePerson[]> | null;
  readonly board: SourceValue<readonly BoardMember[]> | null;
  readonly commission: SourceValue<readonly BoardMember[]> | null;
  readonly news: SourceValue<readonly NewsItem[]> | null;
}

/** How a sentence names what could not be read. */
export const partNames: Readonly<Record<SearchPart, string>> = {
  schools: 'The schools',
  leadership: 'The leadership',
  staff: 'The support staff',
  board: 'The directors',
  commission: 'The members',
  news: 'Latest news',
};

/** All that there is to find: what the sources gave, the sports with their committees, and the pages of the site. */
export function toSearchIndex(values: SearchValues, product: string): SearchIndex {
  return {
    schools: rows(values.schools).map(schoolEntry),
    // The sports themselves stand before their pages.
    sports: [
      ...sports.map((sport): SearchEntry => [buildHref(Route.sportLanding, { sportId: sport.id }), sport.title, null]),
      ...sports.flatMap(buildSportEntries),
    ],
    pages: [
      ...listSitePages(product)
        .filter(({ path }) => !path.startsWith('/sports/'))
        .map(({ path, title }): SearchEntry => [path, title, null]),
      ...sportFamilies.map(({ sharedId }): SearchEntry => [
        buildHref(Route.aboutCommittee, { slug: sharedId }),
        formatCommitteeTitle(sharedId),
        null,
      ]),
    ],
    people: [
      ...rows(values.leadership).map((person) => personEntry(buildHref(Route.aboutLeadership), person, person.title)),
      ...rows(values.staff).map((person) => personEntry(buildHref(Route.aboutSupportStaff), person, person.title)),
      ...rows(values.board).map((seat) =>
        personEntry(buildHref(Route.aboutBoard), seat, seat.school ?? 'Board of Directors'),
      ),
      ...rows(values.commission).map((seat) =>
        personEntry(buildHref(Route.aboutLegislativeCommission), seat, seat.school ?? 'Legislative Commission'),
      ),
    ],
    news: rows(values.news).map(({ slug, title }) => [buildHref(Route.newsArticle, { slug }), title, null]),
  };
}

function rows<Row>(sourceValue: SourceValue<readonly Row[]> | null): readonly Row[] {
  return sourceValue?.value ?? [];
}

/** Schools that have the name of their town say it once. */
function schoolEntry({ id, name, city }: DirectorySchool): SearchEntry {
  return [buildHref(Route.schoolsDetails, { schoolId: id }), name, city === name ? null : city];
}

/** A person is found again by the search of the page that lists them. */
function personEntry(path: string, { name }: { readonly name: string }, detail: string | null): SearchEntry {
  return [addToHref(path, { q: name }), name, detail];
}

export interface SearchView {
  readonly search: string;
  readonly groups: readonly FoundGroup[];
  readonly countText: string;
}

/** The schools have a page of their own for the rest; the other kinds are few. */
const mostSchools = 25;

/** The results of one text. */
export function toSearchView(index: SearchIndex, search: string): SearchView {
  const groups = findEntries(buildKeyedIndex(index), search, (kind) => (kind === 'schools' ? mostSchools : Infinity));
  return { search, groups, countText: formatFound(groups) };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { query, environment }: PageRequest) {
  const view = toSearchView(toSearchIndex(optional, environment.PRODUCT), query.q ?? '');
  return { view, missing: unavailable.map((part) => partNames[part]) };
}
