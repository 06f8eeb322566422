import type { MotifName } from '../art/pictures';

/** From `pages/`. */
export interface WrittenPage {
  /** The file's path. */
  readonly path: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly author: string | null;
  /** HTML; `feeds/content/pages.ts` fills in the `{names}`. */
  readonly content: string;
}

/** From `stories/sports/`. Blocks without a tag are paragraphs. */
export interface SportStory {
  readonly when: 'now' | 'next';
  readonly title: string;
  readonly hasDates: boolean;
  readonly blocks: readonly string[];
}

/** From `stories/office/`: published every year. */
export interface OfficeStory {
  readonly month: number;
  readonly day: number;
  readonly title: string;
  readonly blocks: readonly string[];
}

/** From `timeline.json`. */
export interface TimelineEntry {
  readonly year: number;
  readonly title: string;
  /** HTML; `{product}` is filled in. */
  readonly content: string;
  readonly picture: MotifName;
  /** Related page on the site. */
  readonly link?: string;
}
