import { type ListQuery, readListQuery } from '~/blocks/list/list-query';
import { defineList, type ListGroup, listInOneGroup } from '~/blocks/list/list-rules';
import { type ListView, toListView } from '~/blocks/list/list-view';
import { pack } from '~/components/ui/packed';
import { buildHref, Route } from '~/href';
import type { ValuesOf, PageRequest } from '~/page/page-sources';
import { allSchools, type DirectorySchool } from '~/upstream/schools';

export const sources = () => ({ optional: { schools: allSchools.with({}) } });

export type DirectoryRow = Pick<DirectorySchool, 'id' | 'name' | 'city' | 'logoUrl'>;
type DirectoryGroup = ListGroup<DirectoryRow>;

const path = buildHref(Route.schoolsDirectory);
const mostPerPage = 150;

/** Rules that the page needs; the rows are filtered on the server. */
export const directoryRules = defineList<DirectorySchool>({
  nouns: ['school', 'schools'],
  searchLabel: 'School name',
  // The first name has the letter.
  getNames: ({ sortName, name, formalName }) => [sortName, name, formalName ?? ''],
  hasLetters: true,
  toggles: [
    {
      parameter: 'hide-public',
      label: 'Show Public Schools',
      isOnAtFirst: true,
      hides: ({ isPublic }) => isPublic,
    },
    {
      parameter: 'hide-non-boundary',
      label: 'Show Non-Boundary Schools',
      isOnAtFirst: true,
      hides: ({ hasBoundary }) => !hasBoundary,
    },
  ],
  invitation: 'Search for a school, or choose a letter or All.',
  unitsPerPage: mostPerPage,
});

/**
 * The directory for one address. "All" is one page; a search that finds most schools has several pages, so that nobody
 * receives the whole list unasked.
 * @param schools in directory order
 */
export function toDirectoryView(
  schools: readonly DirectorySchool[],
  query: Readonly<Record<string, string>>,
): ListView<DirectoryGroup> {
  const asked: ListQuery = readListQuery(new URLSearchParams(query), directoryRules);
  const { unitsPerPage, ...onOnePage } = directoryRules;
  const rules = asked.letter === 'all' ? onOnePage : { ...onOnePage, unitsPerPage: unitsPerPage ?? mostPerPage };
  const view = toListView(listInOneGroup('schools', schools), rules, asked, path);
  return { ...view, groups: view.groups.map((group) => ({ ...group, rows: group.rows.map(toRow) })) };
}

function toRow({ id, name, city, logoUrl }: DirectorySchool): DirectoryRow {
  return { id, name, city, logoUrl };
}

export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { query }: PageRequest) {
  const view = toDirectoryView(optional.schools?.value ?? [], query);
  return { view: pack(unavailable.includes('schools') ? null : view) };
}
