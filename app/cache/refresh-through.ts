import type { SourceParams, SourceRequest } from '../upstream/define-source';
import type { Entry, RefreshResult } from './entry';
import type { Log } from './log';
import type { SingleFlight } from './single-flight';
import { sourceKey } from './source-key';

/** What travels to the refresher: a source by name, because schemas cannot travel. */
export interface WantedSource {
  readonly name: string;
  readonly params: SourceParams;
  /** When the caller's own copy was fetched; it wants something newer. */
  readonly newerThanMs: number | null;
}

/** The one object worldwide that refreshes a source. */
export interface RefresherStub {
  readonly refresh: (wanted: WantedSource) => Promise<RefreshResult>;
}

/** A refresh and the tier that made it. */
export type TieredRefresh = RefreshResult & { readonly origin: 'refresher' | 'upstream' };

export interface RefreshTiers {
  readonly flights: SingleFlight<TieredRefresh>;
  /** Finds the refresher of a key; `null` where there is none, as in a worker without the binding. */
  readonly refresherFor: ((key: string) => RefresherStub) | null;
  /** Asks upstream from this isolate. */
  readonly direct: (request: SourceRequest, previous: Entry | null) => Promise<RefreshResult>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly log: Log;
}

/** A little longer than the refresher's own call to upstream may take. */
const refresherPatienceMs = 5_000;

/**
 * Refreshes a source once for everybody who wants it now: once per isolate through the shared flight, once worldwide
 * through the refresher. When the refresher is absent, fails or hangs, this isolate asks upstream itself.
 */
export async function refreshThrough(
  request: SourceRequest,
  previous: Entry | null,
  tiers: RefreshTiers,
): Promise<TieredRefresh> {
  const key = sourceKey(request);
  return tiers.flights.join(key, () => {
    const work = fromRefresher(key, request, previous, tiers).then(
      async (result) => result ?? { ...(await tiers.direct(request, previous)), origin: 'upstream' as const },
    );
    tiers.waitUntil(work);
    return work;
  });
}

async function fromRefresher(
  key: string,
  { definition, params }: SourceRequest,
  previous: Entry | null,
  { refresherFor, sleep, log }: RefreshTiers,
): Promise<TieredRefresh | null> {
  if (refresherFor === null) return null;
  try {
    const wanted = { name: definition.name, params, newerThanMs: previous?.fetchedAtMs ?? null };
    const result = await Promise.race([refresherFor(key).refresh(wanted), sleep(refresherPatienceMs)]);
    if (result !== undefined) return { ...result, origin: 'refresher' };
    log({ event: 'refresher-failed', source: definition.name, detail: `no answer within ${refresherPatienceMs} ms` });
  } catch (error) {
    log({ event: 'refresher-failed', source: definition.name, detail: String(error) });
  }
  return null;
}
