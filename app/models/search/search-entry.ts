/** Kinds of what the site's search finds, in the order in which groups of equal worth are listed. */
export const searchKinds = [
  'teams',
  'schools',
  'sports',
  'pages',
  'lists',
  'people',
  'documents',
  'organizations',
  'news',
  'videos',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Teams are found by a school and a sport together, so no file lists them. */
export type EntryKind = Exclude<SearchKind, 'teams'>;

/** One thing that can be found. Absent fields are empty. */
export interface SearchEntry {
  readonly path: string;
  readonly title: string;
  /** Tells entries apart, and finds them. */
  readonly detail?: string;
  /** Other names, headings and words that find the entry and are not shown. */
  readonly words?: string;
  /** Words of the page's text, each once. They find the entry after all others. */
  readonly text?: string;
  /** Stands for a title that tells a result. */
  readonly neutralTitle?: string;
  /** Day of an article, `YYYY-MM-DD`. It is shown, and what is current comes first. */
  readonly day?: string;
}

/** Entries of some kinds, which are loaded and kept together. */
export type SearchPart = Readonly<Partial<Record<EntryKind, readonly SearchEntry[]>>>;

/** A sport and the address of a team in it, with placeholders of the school's id and name. */
export type TeamSport = readonly [title: string, address: string];

/** Placeholder of the school's id or name in the address of a team. */
export const schoolIdPlace = 'SCHOOL-ID';
export const schoolNamePlace = 'SCHOOL-NAME';

/** What searches need besides entries. */
export interface SearchFacts {
  readonly teamSports: readonly TeamSport[];
  /** In lower case: names of the association and years of the season, which tell no page apart from others. */
  readonly commonWords: readonly string[];
  /** Articles since this day, `YYYY-MM-DD`, are news. */
  readonly recentFrom: string;
  /** First day of the season. */
  readonly seasonFrom: string;
}

/** A file of what is found while somebody types. */
export interface SearchFile {
  readonly part: SearchPart;
  /** `false` when a source of it could not be read, or not in time. */
  readonly isComplete: boolean;
}
