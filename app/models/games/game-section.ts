import type { ScoreCardView } from './score-card-view';

export interface GameSectionView {
  /** The sport's slug. */
  readonly id: string;
  /** `null` where the heading of the page's part is enough. */
  readonly title: string | null;
  /** `24 games`: all there are, also those that are not on this page; `null` where the feed may have only some of them. */
  readonly countText: string | null;
  /** Where the rest is, when the section shows only some. */
  readonly more: { readonly href: string; readonly text: string } | null;
  readonly parts: readonly GamePartView[];
}

/** Games under a heading of their own, such as `Class 1A`; without a heading (`null`) there is one part. */
export interface GamePartView {
  readonly title: string | null;
  readonly cards: readonly ScoreCardView[];
}
