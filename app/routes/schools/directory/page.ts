import { readListQuery } from '~/blocks/list/list-query';
import { defineList } from '~/blocks/list/list-rules';
import { toServerListView } from '~/blocks/list/list-view';
import { pack } from '~/browser/packed';
import { words } from '~/config/words';
import { buildHref, Route } from '~/href';
import type { ValuesOf, PageRequest } from '~/page/page-sources';
import { allSchools, type DirectorySchool } from '~/upstream/schools';

export const sources = () => ({ optional: { schools: allSchools.with({}) } });

export type DirectoryRow = Pick<DirectorySchool, 'id' | 'name' | 'city' | 'logoUrl'>;

const path = buildHref(Route.schoolsDirectory);

/** Rules that the page needs; the rows are filtered on the server. */
export const directoryRules = defineList<DirectorySchool>({
  nouns: ['school', 'schools'],
  searchLabel: words.schoolName,
  searchPlaceholder: words.schoolName,
  // The first name has the letter.
  getNames: ({ sortName, name, formalName }) => [sortName, name, formalName ?? ''],
  hasLetters: true,
  toggles: [
    {
      parameter: 'hide-public',
      label: 'Show Public Schools',
      isOnByDefault: true,
      hides: ({ isPublic }) => isPublic,
    },
    {
      parameter: 'hide-non-boundary',
      label: 'Show Non-Boundary Schools',
      isOnByDefault: true,
      hides: ({ hasBoundary }) => !hasBoundary,
    },
  ],
  invitation: 'Search for a school, or choose a letter or All.',
  unitsPerPage: 150,
});

function toRow({ id, name, city, logoUrl }: DirectorySchool): DirectoryRow {
  return { id, name, city, logoUrl };
}

/**
 * The directory for one address. "All" is one page; a search that finds most schools has several pages, so that nobody
 * receives the whole list unasked.
 */
export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { query }: PageRequest) {
  const { letter } = readListQuery(new URLSearchParams(query), directoryRules);
  const rules = letter === 'all' ? { ...directoryRules, unitsPerPage: undefined } : directoryRules;
  const view = toServerListView(optional.schools?.value ?? [], rules, query, path, toRow);
  return { view: pack(unavailable.includes('schools') ? null : view) };
}
