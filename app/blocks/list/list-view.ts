import { clampPage, countPages, type PagerView, toPagerView } from '~/components/ui/pager';
import { formatCount, formatPage } from '~/models/text/format-count';
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
  const { invitation, toggles = [], unitsPerPage, nouns } = rules;
  const matcher = chooseTextMatcher(
    query.search,
    groups.flatMap((group) => listSearchedNames(group, rules)),
  );
  const searched = searchGroups(withoutHidden(groups, rules, query.flags), rules, query.search === '' ? null : matcher);
  // With an invitation nothing is listed before something is chosen.
  const isWaiting = invitation !== undefined && query.search === '' && query.letter === null;
  const found = isWaiting ? [] : filterByLetter(searched, rules, query.letter);
  const [count, all] = [countRows(found, rules), countRows(groups, rules)];
  const some = isWaiting || count === all ? '' : `${count.toLocaleString('en-US')} of `;
  const lastPage = countPages(count, unitsPerPage ?? Math.max(1, count));
  const page = clampPage(String(query.page), lastPage);
  const buildHref = (change: Partial<ListQuery>) => listHref(path, query, change);
  // Toggles that only rearrange the rows stay as they are.
  const kept = query.flags.filter((flag) => toggles.some((toggle) => toggle.parameter === flag && !toggle.hides));
  const isChosen = query.search !== '' || query.letter !== null || query.flags.length > kept.length;
  const nothingText = isWaiting ? invitation : rules.noMatchText;
  return {
    groups: slicePage(found, rules, page),
    isOpen: query.search !== '',
    isLoose: matcher.isLoose,
    countText: labelFound(`${some}${formatCount(all, ...nouns)}${formatPage(page, lastPage)}`, matcher.isLoose),
    emptyText: found.length > 0 ? null : groups.length === 0 ? rules.emptyText : nothingText,
    hasRows: groups.length > 0,
    letters: rules.hasLetters === true ? buildLetterViews(searched, rules, query.letter, buildHref) : [],
    toggles: toggles.map(({ parameter, label, isOnByDefault }) => {
      const isTurned = query.flags.includes(parameter);
      const flags = isTurned ? query.flags.filter((name) => name !== parameter) : [...query.flags, parameter];
      return { label, isOn: isOnByDefault !== isTurned, href: buildHref({ flags }) };
    }),
    pager: toPagerView(page, lastPage, (number) => buildHref({ page: number })),
    clearHref: isChosen ? buildHref({ search: '', letter: null, flags: kept }) : null,
    clearText: invitation === undefined ? 'Show all' : 'Clear',
  };
}

function listSearchedNames<Row>({ title, rows }: ListGroup<Row>, rules: ListRules<Row>): readonly string[] {
  return [...(rules.areTitlesSearched === true && title !== null ? [title] : []), ...rows.flatMap(rules.getNames)];
}

function withoutHidden<Row, Group extends ListGroup<Row>>(
  groups: readonly Group[],
  { toggles = [] }: ListRules<Row>,
  flags: readonly string[],
): readonly Group[] {
  const active = toggles.filter(({ parameter }) => flags.includes(parameter));
  return active.length === 0
    ? groups
    : groups.flatMap((group) => withRows(group, (row: Row) => !active.some(({ hides }) => hides?.(row) === true)));
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
  { unit, getNames }: ListRules<Row>,
  letter: string | null,
): readonly Group[] {
  if (letter === null || letter === 'all') return groups;
  return groups.flatMap((group) => {
    if (unit === 'groups') return getGroupLetter(group.title ?? '') === letter ? [group] : [];
    return withRows(group, (row: Row) => getGroupLetter(getNames(row)[0] ?? '') === letter);
  });
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

function countRows<Row>(groups: readonly ListGroup<Row>[], { unit, groupsRepeatRows }: ListRules<Row>): number {
  if (unit === 'groups') return groups.length;
  const counted = groupsRepeatRows === true ? groups.slice(0, 1) : groups;
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
  const shown = new Set(groups.flatMap(({ rows }) => rows).slice(first, end));
  return groups.flatMap((group) => withRows(group, (row: Row) => shown.has(row)));
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
