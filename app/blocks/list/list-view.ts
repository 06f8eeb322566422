import { clampPage, countPages, type PagerView, toPagerView } from '~/components/ui/pager';
import { formatPage } from '~/models/text/format-count';
import { chooseTextMatcher, getFirstLetter, labelFound, type TextMatcher } from '~/models/text/search-text';
import { listHref, type ListQuery, readListQuery } from './list-query';
import { type ListGroup, listInOneGroup, type ListRules } from './list-rules';

/** A list as shown for one address. */
export interface ListView<Group> {
  /** Matching rows of this page. Fully matching groups keep their identity. */
  readonly groups: readonly Group[];
  /** A search opens the groups. */
  readonly isOpen: boolean;
  /** Nothing contains the search text, so the rows have its words. */
  readonly isLoose: boolean;
  /** `12 of 800 schools`, `800 schools, page 2 of 4`. */
  readonly countText: string;
  /** Shown in place of the groups when there are none. */
  readonly emptyText: string | null;
  /** Whether a choice is possible. */
  readonly hasRows: boolean;
  readonly letters: readonly LetterView[];
  readonly toggles: readonly ToggleView[];
  readonly pager: PagerView;
  /** Address without any choice; `null` if nothing is chosen. */
  readonly clearHref: string | null;
  /** `Show all`, or `Clear` where nothing is listed until something is chosen. */
  readonly clearText: string;
}

export interface LetterView {
  /** `A`, `Other` or `All`. */
  readonly text: string;
  readonly isCurrent: boolean;
  /** `null` where the letter has no entries. */
  readonly href: string | null;
}

export interface ToggleView {
  readonly label: string;
  readonly isOn: boolean;
  /** Address with the other state. */
  readonly href: string;
}

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The view of a list that is too long to send whole: only its shown items, as rows. */
export function toServerListView<Item, Row>(
  items: readonly Item[],
  rules: ListRules<Item>,
  query: Readonly<Record<string, string>>,
  path: string,
  toRow: (item: Item, index: number) => Row,
): ListView<ListGroup<Row>> {
  const asked = readListQuery(new URLSearchParams(query), rules);
  const view = toListView(listInOneGroup(rules.nouns[1], items), rules, asked, path);
  return { ...view, groups: view.groups.map((group) => ({ ...group, rows: group.rows.map(toRow) })) };
}

/** Builds the view of a list; `groups` has everything in page order. */
export function toListView<Row, Group extends ListGroup<Row>>(
  groups: readonly Group[],
  rules: ListRules<Row>,
  query: ListQuery,
  path: string,
): ListView<Group> {
  const matcher = chooseMatcher(groups, rules, query.search);
  const fitting = searchGroups(withoutHidden(groups, rules, query), rules, query.search === '' ? null : matcher);
  const ofLetter = filterByLetter(fitting, rules, query.letter);
  const found = isWaiting(rules, query) ? [] : ofLetter;
  const count = countRows(found, rules);
  const lastPage = countPages(count, rules.unitsPerPage ?? Math.max(1, count));
  const page = clampPage(String(query.page), lastPage);
  const buildHref = (change: Partial<ListQuery>) => listHref(path, query, change);
  return {
    groups: slicePage(found, rules, page),
    isOpen: query.search !== '',
    isLoose: matcher.isLoose,
    countText: labelFound(
      formatCountText(isWaiting(rules, query) ? null : count, countRows(groups, rules), rules, [page, lastPage]),
      matcher.isLoose,
    ),
    emptyText: writeEmptyText(groups, found, rules, query),
    hasRows: groups.length > 0,
    letters: rules.hasLetters === true ? buildLetterViews(fitting, rules, query.letter, buildHref) : [],
    toggles: toggleViews(rules, query, buildHref),
    pager: toPagerView(page, lastPage, (number) => buildHref({ page: number })),
    clearHref: buildClearHref(path, rules, query),
    clearText: rules.invitation === undefined ? 'Show all' : 'Clear',
  };
}

/** Address that shows everything in the current arrangement; `null` where nothing is hidden. */
function buildClearHref(
  path: string,
  { toggles = [] }: Pick<ListRules<never>, 'toggles'>,
  query: ListQuery,
): string | null {
  const arranging = toggles.filter(({ hides }) => hides === undefined).map(({ parameter }) => parameter);
  const flags = query.flags.filter((flag) => arranging.includes(flag));
  const isChosen = query.search !== '' || query.letter !== null || query.flags.length > flags.length;
  return isChosen ? listHref(path, query, { search: '', letter: null, flags }) : null;
}

function isWaiting({ invitation }: Pick<ListRules<never>, 'invitation'>, { search, letter }: ListQuery): boolean {
  return invitation !== undefined && search === '' && letter === null;
}

function withoutHidden<Row, Group extends ListGroup<Row>>(
  groups: readonly Group[],
  { toggles = [] }: ListRules<Row>,
  { flags }: ListQuery,
): readonly Group[] {
  const active = toggles.filter(({ parameter }) => flags.includes(parameter));
  return active.length === 0
    ? groups
    : groups.flatMap((group) => withRows(group, (row: Row) => !active.some(({ hides }) => hides?.(row) === true)));
}

/** Searches all names of the list, whatever else is chosen. */
function chooseMatcher<Row>(
  groups: readonly ListGroup<Row>[],
  { areTitlesSearched = false, getNames }: ListRules<Row>,
  search: string,
): TextMatcher {
  const names = groups.flatMap(({ title, rows }) => [
    ...(areTitlesSearched && title !== null ? [title] : []),
    ...rows.flatMap(getNames),
  ]);
  return chooseTextMatcher(search, names);
}

/**
 * Keeps the matching rows of each group. A group with a matching title stays whole, and any match keeps a whole group if groups are the
 * unit.
 */
function searchGroups<Row, Group extends ListGroup<Row>>(
  groups: readonly Group[],
  { unit, areTitlesSearched = false, getNames }: ListRules<Row>,
  matcher: TextMatcher | null,
): readonly Group[] {
  if (matcher === null) return groups;
  const { matches } = matcher;
  return groups.flatMap((group) => {
    if (areTitlesSearched && group.title !== null && matches(group.title)) return [group];
    const found = withRows(group, (row: Row) => getNames(row).some(matches));
    if (unit === 'rows') return found;
    return found.map(({ rows }) => (rows.length === group.rows.length ? group : { ...group, matchCount: rows.length }));
  });
}

function filterByLetter<Row, Group extends ListGroup<Row>>(
  groups: readonly Group[],
  rules: ListRules<Row>,
  letter: string | null,
): readonly Group[] {
  if (letter === null || letter === 'all') return groups;
  if (rules.unit === 'groups') return groups.filter(({ title }) => getGroupLetter(title ?? '') === letter);
  return groups.flatMap((group) =>
    withRows(group, (row: Row) => getGroupLetter(rules.getNames(row)[0] ?? '') === letter),
  );
}

/** The group with its matching rows: empty if none match, the same object if all do. */
function withRows<Row, Group extends ListGroup<Row>>(group: Group, fits: (row: Row) => boolean): readonly Group[] {
  const rows = group.rows.filter(fits);
  if (rows.length === 0) return [];
  return rows.length === group.rows.length ? [group] : [{ ...group, rows }];
}

/** Letter as used in addresses. */
function getGroupLetter(name: string): string {
  return getFirstLetter(name)?.toLowerCase() ?? 'other';
}

type CountRules<Row> = Pick<ListRules<Row>, 'unit' | 'areGroupsOrders'>;

function countRows<Row>(groups: readonly ListGroup<Row>[], { unit, areGroupsOrders = false }: CountRules<Row>): number {
  if (unit === 'groups') return groups.length;
  const counted = areGroupsOrders ? groups.slice(0, 1) : groups;
  return counted.reduce((sum, { rows }) => sum + rows.length, 0);
}

function slicePage<Row, Group extends ListGroup<Row>>(
  groups: readonly Group[],
  { unit, unitsPerPage }: ListRules<Row>,
  page: number,
): readonly Group[] {
  if (unitsPerPage === undefined) return groups;
  const [first, end] = [(page - 1) * unitsPerPage, page * unitsPerPage];
  if (unit === 'groups') return groups.slice(first, end);
  let before = 0;
  return groups.flatMap((group) => {
    const start = before;
    before += group.rows.length;
    const rows = group.rows.slice(Math.max(0, first - start), Math.max(0, end - start));
    return rows.length === 0 ? [] : [rows.length === group.rows.length ? group : { ...group, rows }];
  });
}

/** `found` is `null` before anything is chosen. */
function formatCountText(
  found: number | null,
  all: number,
  { nouns: [singular, many] }: Pick<ListRules<never>, 'nouns'>,
  [page, lastPage]: readonly [number, number],
): string {
  const formatFigure = (count: number) => count.toLocaleString('en-US');
  const some = found === null || found === all ? '' : `${formatFigure(found)} of `;
  return `${some}${formatFigure(all)} ${all === 1 ? singular : many}${formatPage(page, lastPage)}`;
}

function writeEmptyText<Row>(
  all: readonly unknown[],
  found: readonly unknown[],
  rules: ListRules<Row>,
  query: ListQuery,
): string | null {
  if (found.length > 0) return null;
  if (all.length === 0) return rules.emptyText;
  return isWaiting(rules, query) ? (rules.invitation ?? null) : rules.noMatchText;
}

/** All, each letter, and Other if needed. A letter without entries has no address. */
function buildLetterViews<Row>(
  groups: readonly ListGroup<Row>[],
  { unit, getNames, invitation }: ListRules<Row>,
  letter: string | null,
  buildHref: (change: Partial<ListQuery>) => string,
): readonly LetterView[] {
  const names = groups.flatMap(({ title, rows }) =>
    unit === 'groups' ? [title ?? ''] : rows.map((row) => getNames(row)[0] ?? ''),
  );
  const present = new Set(names.map(getGroupLetter));
  const views = [...alphabet, ...(present.has('other') ? ['Other'] : [])].map((text) => {
    const id = text.toLowerCase();
    const isCurrent = id === letter;
    return { text, isCurrent, href: present.has(id) || isCurrent ? buildHref({ letter: id }) : null };
  });
  const all = invitation === undefined ? null : 'all';
  return [{ text: 'All', isCurrent: letter === 'all' || letter === all, href: buildHref({ letter: all }) }, ...views];
}

function toggleViews<Row>(
  { toggles = [] }: ListRules<Row>,
  { flags }: ListQuery,
  buildHref: (change: Partial<ListQuery>) => string,
): readonly ToggleView[] {
  return toggles.map(({ parameter, label, isOnAtFirst }) => {
    const isTurned = flags.includes(parameter);
    const turned = isTurned ? flags.filter((name) => name !== parameter) : [...flags, parameter];
    return { label, isOn: isOnAtFirst !== isTurned, href: buildHref({ flags: turned }) };
  });
}
