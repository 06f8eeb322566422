import type { Surface } from '../world/sports';

/** A CMS page, from `pages/`. */
export interface WrittenPage {
  /** Path on the site without a leading slash: the path of the file. */
  readonly path: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly author: string | null;
  /** HTML with the names in braces that `feeds/content/pages.ts` fills in. */
  readonly content: string;
}

/** An article about a sport, from `stories/sports/`. Blocks without a tag are paragraphs. */
export interface SportStory {
  /** The season that the article is about. */
  readonly when: 'now' | 'next';
  readonly title: string;
  readonly hasDates: boolean;
  readonly blocks: readonly string[];
}

/** An announcement that the office repeats every year, from `stories/office/`. */
export interface OfficeStory {
  readonly month: number;
  readonly day: number;
  readonly title: string;
  readonly blocks: readonly string[];
}

/** An event of the association's history, from `timeline.json`. */
export interface TimelineEntry {
  readonly year: number;
  readonly title: string;
  /** HTML; `{product}` is filled in. */
  readonly content: string;
  readonly surface: Surface;
  /** Path of a related page on the site. */
  readonly link?: string;
}
