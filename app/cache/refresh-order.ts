import type { SourceParams } from './define-source';
import type { Entry } from './entry';
import type { Trouble } from './fetch-upstream';

/** What an isolate asks of a source's refresher. Plain data: it travels to another machine. */
export interface RefreshOrder {
  /** The key of the wanted answer, which tells whether both sides run the same schema. */
  readonly key: string;
  readonly source: string;
  readonly params: SourceParams;
  /**
   * Real clock, milliseconds: the answer must have been fetched after this moment. The copy at hand is not good enough,
   * but one that the refresher got since is.
   */
  readonly newerThanMs: number;
  /**
   * `Entry.changedAtMs` of the copy in the shared store, when whoever orders carries confirmations of it (`ConfirmedAges`):
   * that content is not written again while upstream merely confirms it.
   */
  readonly carriesAgeOf?: number;
  /**
   * Real clock, milliseconds: upstream must have been asked after this moment, because what it said before was purged. The
   * caller may know of a purge that the refresher has not seen yet.
   */
  readonly purgedUntilMs?: number;
}

/**
 * What the refresher reports. `pending`: it is still waiting for upstream; ask again to join. It always says something
 * soon, so that silence means that the object itself is in trouble.
 */
export type RefreshReport =
  { readonly kind: 'entry'; readonly entry: Entry; readonly fetched: boolean } | Trouble | { readonly kind: 'pending' };

/** The refresher of one source, wherever it lives. */
export interface RefresherObject {
  refresh(order: RefreshOrder): Promise<RefreshReport>;
}
