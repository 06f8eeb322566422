/** Rows under a title. A list without groups has one group without a title. */
export interface ListGroup<Row> {
  /** Identifies the group in its list. */
  readonly key: string;
  readonly title: string | null;
  /** Noun beside the title where the rows are counted: `school`. */
  readonly noun?: string;
  /** Number of matching rows, if a search shows the whole group. */
  readonly matchCount?: number;
  readonly rows: readonly Row[];
}

/** How a list is searched, filtered, counted and paged. */
export interface ListRules<Row> {
  /** Singular and plural of what is counted: `['school', 'schools']`. */
  readonly nouns: readonly [one: string, many: string];
  /** `groups`: groups are counted, and a search keeps or drops whole groups. */
  readonly unit: 'rows' | 'groups';
  /** Every group lists the same rows in another order, so that rows are counted only once. */
  readonly groupsRepeatRows?: boolean;
  /** Label of the search field: `School or conference`. */
  readonly searchLabel: string;
  /** Shown in the empty field. The label is then read only by screen readers. */
  readonly searchPlaceholder?: string;
  /** The names that a search compares. */
  readonly getNames: (row: Row) => readonly string[];
  /** Whether a search also finds groups by title. */
  readonly areTitlesSearched?: boolean;
  /** Whether groups are collapsible, closed until a search opens them. Otherwise they are sections. */
  readonly isCollapsible: boolean;
  /** Whether the first collapsible group is open initially. */
  readonly opensFirst?: boolean;
  /** Offers the alphabet: by the rows' names, or by group titles if groups are counted. */
  readonly hasLetters?: boolean;
  readonly toggles?: readonly ListToggle<Row>[];
  /** Shown instead of the list until a search, a letter or All is chosen. */
  readonly invitation?: string;
  readonly unitsPerPage?: number;
  /** A paragraph above the list. */
  readonly intro?: string;
  readonly emptyText: string;
  /** Shown when nothing matches. */
  readonly noMatchText: string;
}

interface ListToggle<Row> {
  /** Query flag that switches it from its default state. */
  readonly parameter: string;
  readonly label: string;
  readonly isOnByDefault: boolean;
  /** Rows hidden while the flag is set; absent where the page rearranges the same rows. */
  readonly hides?: (row: Row) => boolean;
}

type RequiredRules<Row> = Pick<ListRules<Row>, 'nouns' | 'searchLabel' | 'getNames'>;

/** Completes the rules of a list. By default it lists rows in sections. */
export function defineList<Row>(rules: RequiredRules<Row> & Partial<ListRules<Row>>): ListRules<Row> {
  return {
    unit: 'rows',
    isCollapsible: false,
    emptyText: 'No data available.',
    noMatchText: `No ${rules.nouns[1]} match your search.`,
    ...rules,
  };
}

/** The only group of a list; none without rows. */
export function listInOneGroup<Row>(key: string, rows: readonly Row[]): ListGroup<Row>[] {
  return rows.length === 0 ? [] : [{ key, title: null, rows }];
}
