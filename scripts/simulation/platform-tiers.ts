import type { Clock } from '~/cache/base/clock';
import type { WaitUntil } from '~/cache/base/single-flight';
import type { CachedDocument, CacheOutcome } from '~/cache/document/cached-document';
import type { ServedDocument } from '~/cache/document/document-cache';
import { buildDocumentHeaders } from '~/cache/document/document-headers';
import type { DocumentKind } from '~/cache/document/page-freshness';
import type { CacheRequest, CacheResponse } from '../local/platform-cache/cache-rules';
import {
  PlatformCache,
  type PlatformCacheAnswer,
  type PlatformCacheStatus,
} from '../local/platform-cache/platform-cache';
import { withAge } from '../local/platform-cache/visitor-response';

type AnswerPlace = 'location' | 'upperTier' | 'isolate' | 'rendered';

export interface AnsweredView {
  readonly document: CachedDocument;
  readonly place: AnswerPlace;
}

export interface PlatformTiersDependencies {
  readonly clock: Clock;
  /** Number of locations, each with a lower tier; at least 1. */
  readonly locations: number;
  /** Runs the worker for a URL. */
  readonly callWorker: (url: string) => Promise<ServedDocument>;
}

interface Page {
  readonly document: CachedDocument;
  readonly outcome: CacheOutcome;
  /** What the upper tier did when it answered a lower one. */
  readonly upperStatus?: PlatformCacheStatus;
}

const COPIES: readonly (PlatformCacheStatus | undefined)[] = ['HIT', 'UPDATING', 'STALE'];
const ignore: WaitUntil = (promise) => void promise.catch(() => undefined);

/** The platform's cache: one tier per location over a common upper one. */
export class PlatformTiers {
  readonly #locations: readonly PlatformCache<Page>[];
  readonly #upper: PlatformCache<Page>;

  constructor({ clock, locations, callWorker }: PlatformTiersDependencies) {
    const createTier = (behind: (request: CacheRequest) => Promise<CacheResponse<Page>>) =>
      new PlatformCache<Page>({ clock, callWorker: behind, version: '1', maxBytes: Infinity, countBytes: () => 0 });
    this.#upper = createTier(async ({ url }) => {
      // The router requests data below a page's address.
      const kind = new URL(url).pathname.endsWith('.data') ? 'data' : 'document';
      return buildPageResponse(await callWorker(url), kind, clock.getNowMs());
    });
    this.#locations = Array.from({ length: locations }, () =>
      createTier(async (request) => convertUpperAnswer(await this.#upper.answer(request, ignore))),
    );
  }

  async answer(location: number, url: string): Promise<AnsweredView> {
    const tier = this.#locations[location] ?? this.#upper;
    const { response, cacheStatus } = await tier.answer({ method: 'GET', url, headers: new Headers() }, ignore);
    const { document, outcome, upperStatus } = response.body;
    if (COPIES.includes(cacheStatus)) return { document, place: 'location' };
    if (COPIES.includes(upperStatus)) return { document, place: 'upperTier' };
    return { document, place: getAnsweringTier(outcome) };
  }

  purge(options: CachePurgeOptions): CachePurgeResult {
    for (const tier of this.#locations) tier.purge(options);
    return this.#upper.purge(options);
  }
}

/** Whether a worker answered from a kept page or by rendering. */
export function getAnsweringTier(outcome: CacheOutcome): 'isolate' | 'rendered' {
  return outcome === 'hit' || outcome === 'stale' ? 'isolate' : 'rendered';
}

function buildPageResponse(
  { document, outcome }: ServedDocument,
  kind: DocumentKind,
  nowMs: number,
): CacheResponse<Page> {
  const headers = buildDocumentHeaders({ document, kind, outcome, nowMs, hasDetails: false });
  return { status: document.status, headers, body: { document, outcome } };
}

function convertUpperAnswer(answer: PlatformCacheAnswer<Page>): CacheResponse<Page> {
  const response = withAge(answer);
  return { ...response, body: { ...response.body, upperStatus: answer.cacheStatus } };
}
