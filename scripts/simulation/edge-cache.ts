import type { CachedDocument } from '~/cache/cached-document';
import type { ServedDocument } from '~/cache/document-cache';
import { documentHeaders } from '~/cache/document-headers';
import { sharedLifetimes, type SharedLifetimes } from './shared-lifetimes';

export type EdgeCacheTier = 'location' | 'upperTier';

/** A document that the edge cache had a copy of. */
export interface EdgeCacheAnswer {
  readonly tier: EdgeCacheTier;
  /** Whether it is stale and being revalidated. */
  readonly isFresh: boolean;
  readonly document: CachedDocument;
}

interface Kept extends SharedLifetimes {
  readonly document: CachedDocument;
}

/**
 * The platform's cache in front of the worker: one per location over a common upper tier, obeying the response
 * headers.
 */
export class EdgeCache {
  readonly #locations: Map<string, Kept>[];
  readonly #upper = new Map<string, Kept>();

  constructor(locations: number) {
    this.#locations = Array.from({ length: locations }, () => new Map<string, Kept>());
  }

  /** The nearest fresh copy, else the nearest that may be served stale. */
  find(location: number, address: string, nowMs: number): EdgeCacheAnswer | undefined {
    const near = this.#locations[location]?.get(address);
    const above = this.#upper.get(address);
    if (near !== undefined && nowMs < near.freshUntilMs) return answer('location', true, near);
    if (above !== undefined && nowMs < above.freshUntilMs) {
      this.#locations[location]?.set(address, above);
      return answer('upperTier', true, above);
    }
    if (near !== undefined && nowMs < near.revalidateUntilMs) return answer('location', false, near);
    if (above !== undefined && nowMs < above.revalidateUntilMs) return answer('upperTier', false, above);
    return undefined;
  }

  keep(location: number, address: string, { document, outcome }: ServedDocument, nowMs: number): void {
    if (this.#locations.length === 0) return;
    const lifetimes = sharedLifetimes(documentHeaders(document, 'document', outcome, nowMs), nowMs);
    this.#locations[location]?.set(address, { ...lifetimes, document });
    this.#upper.set(address, { ...lifetimes, document });
  }
}

function answer(tier: EdgeCacheTier, isFresh: boolean, { document }: Kept): EdgeCacheAnswer {
  return { tier, isFresh, document };
}
