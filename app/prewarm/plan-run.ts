import type { RefreshRequest } from '~/cache/refresher/call-refresher';
import type { FreshnessLifetimes } from '~/cache/source/answer';
import { isLiveRequest, type SourceRequest } from '~/cache/source/define-source';
import { wasRequestedAtOrBefore, type CopyFacts, type Entry } from '~/cache/source/entry';

/** Facts about a copy in the shared store, without its value. */
export type StoredFacts = CopyFacts & Pick<Entry, 'changedAtMs'>;

export interface WantedSource {
  readonly key: string;
  readonly request: SourceRequest;
  readonly weight: number;
  /** Age in milliseconds at which to renew it, instead of its expiry: for sources that only the planner reads. */
  readonly renewAfterMs?: number;
}

export interface PlanInput {
  readonly wanted: readonly WantedSource[];
  readonly copies: ReadonlyMap<string, StoredFacts>;
  readonly getLifetimes: (request: SourceRequest, copy: CopyFacts) => FreshnessLifetimes;
  /** Copies requested at or before this time are purged; -Infinity without a purge. */
  readonly getPurgedUntilMs: (request: SourceRequest) => number;
  readonly nowMs: number;
  /** Upstream calls that the run may make. */
  readonly budget: number;
}

export interface PlannedRefresh {
  readonly request: RefreshRequest;
  /** `Entry.changedAtMs` of the stored copy. */
  readonly storedChangedAtMs?: number | undefined;
}

/** What would expire before the next run is refreshed in this one, except live data. */
const RUN_INTERVAL_MS = 60_000;
const GRACE_MS = 15_000;
const UNTIL_NEXT_RUN_MS = RUN_INTERVAL_MS + GRACE_MS;

/** Live data is refreshed exactly at its expiry, because open pages request it then. */
function getLeadMs(request: SourceRequest): number {
  return isLiveRequest(request) ? GRACE_MS : UNTIL_NEXT_RUN_MS;
}

/** Selects sources that expire before the next run, by traffic and then by expiry, within the budget; `deferred` others are due too. */
export function planRun({ wanted, copies, getLifetimes, getPurgedUntilMs, nowMs, budget }: PlanInput) {
  const due = keepHeaviest(wanted)
    .map((source) => ({ ...source, copy: copies.get(source.key), expiresAtMs: getExpiryMs(source) }))
    .filter(
      (source) => source.expiresAtMs < nowMs + getLeadMs(source.request) && !isJustFetched(source.request, source.copy),
    )
    .sort((a, b) => b.weight - a.weight || a.expiresAtMs - b.expiresAtMs || (a.key < b.key ? -1 : 1));
  const refreshes = due.slice(0, Math.max(0, budget)).map((source) => ({
    request: buildRefreshRequest(source, source.copy),
    storedChangedAtMs: source.copy?.changedAtMs,
  }));
  return { refreshes, deferred: due.length - refreshes.length };

  function getExpiryMs({ key, request, renewAfterMs }: WantedSource): number {
    const copy = copies.get(key);
    if (copy === undefined) return -Infinity;
    // Kept for long: due at a given age, whatever the policy says.
    if (renewAfterMs !== undefined) return copy.fetchedAtMs + renewAfterMs + getLeadMs(request);
    return getLifetimes(request, copy).freshUntilMs;
  }

  /** A second run shortly after another one has nothing to do. */
  function isJustFetched(request: SourceRequest, copy: StoredFacts | undefined): boolean {
    return (
      copy !== undefined &&
      nowMs - copy.fetchedAtMs < GRACE_MS &&
      !wasRequestedAtOrBefore(copy, getPurgedUntilMs(request))
    );
  }

  function buildRefreshRequest({ key, request }: WantedSource, copy: StoredFacts | undefined): RefreshRequest {
    const like = { kind: copy?.kind ?? 'value', fetchedAtMs: nowMs, upstreamMs: 0 } as const;
    const freshMs = getLifetimes(request, like).freshUntilMs - nowMs;
    return {
      key,
      source: request.definition.name,
      params: request.params,
      urgency: 'ahead',
      policy: request.policy,
      // Anything fetched later is still fresh at the next run, or as new as possible.
      newerThanMs: nowMs - Math.max(GRACE_MS, freshMs - getLeadMs(request)),
      purgedUntilMs: getPurgedUntilMs(request),
    };
  }
}

/** Each key once, with its greatest weight. Sources that any page reads are renewed as pages need them. */
function keepHeaviest(wanted: readonly WantedSource[]): WantedSource[] {
  const byKey = new Map<string, WantedSource>();
  for (const source of wanted) {
    const known = byKey.get(source.key);
    if (known === undefined) byKey.set(source.key, source);
    else byKey.set(source.key, mergeWanted(known, source));
  }
  return [...byKey.values()];
}

function mergeWanted(
  { renewAfterMs: oneMs = 0, ...a }: WantedSource,
  { renewAfterMs: otherMs = 0, ...b }: WantedSource,
): WantedSource {
  const weight = Math.max(a.weight, b.weight);
  const renewAfterMs = Math.min(oneMs, otherMs);
  return { ...a, weight, ...(renewAfterMs > 0 && { renewAfterMs }) };
}
