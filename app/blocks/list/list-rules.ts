/** Rows that belong together, under a title. The rows of a list without groups are one group without a title. */
export interface ListGroup<Row> {
  /** Names the group in its list. */
  readonly key: string;
  readonly title: string | null;
  /** What one row is called where the rows are counted beside the title: `school`. */
  readonly noun?: string;
  /** How many rows a search found in a group that it shows whole. */
  readonly matchCount?: number;
  readonly rows: readonly Row[];
}

/** How one kind of list is searched, filtered, counted and paged. */
export interface ListRules<Row> {
  /** What is counted, one and many: `['school', 'schools']`. */
  readonly nouns: readonly [one: string, many: string];
  /** `groups`: the list consists of its groups; they are counted, and a search finds or leaves out whole groups. */
  readonly unit: 'rows' | 'groups';
  /** Every group has all rows, in an order of its own: rows are counted once. */
  readonly areGroupsOrders?: boolean;
  /** Above the search: `School or conference`. */
  readonly searchLabel: string;
  /** The names of a row that a search looks at. */
  readonly getNames: (row: Row) => readonly string[];
  /** Whether a search looks at the titles of groups as well, and finds the whole group. */
  readonly areTitlesSearched?: boolean;
  /** Whether groups open and close, all closed until a search opens them. Otherwise they are sections. */
  readonly isCollapsible: boolean;
  /** Offers the letters of the alphabet: of the rows' names, or of the groups' titles where groups are the unit. */
  readonly hasLetters?: boolean;
  readonly toggles?: readonly ListToggle<Row>[];
  /** Nothing is listed until a search, a letter or All is chosen; these words stand there until then. */
  readonly invitation?: string;
  readonly unitsPerPage?: number;
  /** Where there is nothing to list at all. */
  readonly emptyText: string;
  /** Where nothing fits what has been chosen. */
  readonly noMatchText: string;
}

/** A choice of two. */
interface ListToggle<Row> {
  /** The flag of the address that turns it from its first state. */
  readonly parameter: string;
  readonly label: string;
  readonly isOnAtFirst: boolean;
  /** The rows that are left out once the address has the flag; absent where the page arranges the same rows in another way. */
  readonly hides?: (row: Row) => boolean;
}

type RequiredRules<Row> = Pick<ListRules<Row>, 'nouns' | 'searchLabel' | 'getNames'>;

/** The rules of a list: one of rows, in sections, unless they say otherwise. */
export function defineList<Row>(rules: RequiredRules<Row> & Partial<ListRules<Row>>): ListRules<Row> {
  return {
    unit: 'rows',
    isCollapsible: false,
    emptyText: 'No data available.',
    noMatchText: `No ${rules.nouns[1]} match your search.`,
    ...rules,
  };
}
