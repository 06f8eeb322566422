import type { ServedDocument } from '../../app/cache/document-cache';
import { documentHeaders } from '../../app/cache/document-headers';
import { sharedLifetimes } from './shared-lifetimes';

/** The platform's cache in front of the worker: one in each location over a common upper tier; it obeys the headers. */
export class FrontCache {
  hits = { location: 0, upperTier: 0, isolate: 0 };
  forwarded = 0;
  readonly #locations: Map<string, Kept>[];
  readonly #upper = new Map<string, Kept>();

  constructor(locations: number) {
    this.#locations = Array.from({ length: locations }, () => new Map<string, Kept>());
  }

  /** Answers with a fresh copy if there is one. */
  serves(location: number, address: string, nowMs: number): boolean {
    if (isFresh(this.#at(location).get(address), nowMs)) {
      this.hits.location += 1;
      return true;
    }
    const above = this.#upper.get(address);
    if (above === undefined || !isFresh(above, nowMs)) return false;
    this.#at(location).set(address, above);
    this.hits.upperTier += 1;
    return true;
  }

  /** Answers with a copy that may be served while a newer one is fetched. */
  servesStale(location: number, address: string, nowMs: number): boolean {
    const isUsable = (kept: Kept | undefined) => kept !== undefined && nowMs < kept.revalidateUntilMs;
    if (isUsable(this.#at(location).get(address))) this.hits.location += 1;
    else if (isUsable(this.#upper.get(address))) this.hits.upperTier += 1;
    else return false;
    return true;
  }

  keep(location: number, address: string, { document, turn }: ServedDocument, nowMs: number): void {
    const kept = sharedLifetimes(documentHeaders(document, 'document', turn, nowMs), nowMs);
    this.#at(location).set(address, kept);
    this.#upper.set(address, kept);
  }

  #at(location: number): Map<string, Kept> {
    return this.#locations[location] ?? this.#upper;
  }
}

type Kept = ReturnType<typeof sharedLifetimes>;

function isFresh(kept: Kept | undefined, nowMs: number): boolean {
  return kept !== undefined && nowMs < kept.freshUntilMs;
}
