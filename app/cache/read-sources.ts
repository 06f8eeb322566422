import type { SourceRequest } from '../upstream/define-source';
import type { AnswerOrigin, LedgerLine, SourceAnswer } from './answer';
import { newerEntry, type Entry } from './entry';
import { lifetimeOf, phaseAt, refreshesEarly, type Lifetime } from './freshness';
import type { SharedStore } from './kv-store';
import type { Log } from './log';
import type { MemoryStore } from './memory-store';
import { policies, type FreshnessPolicy } from './policies';
import type { TieredRefresh } from './refresh-through';
import { sourceKey } from './source-key';

/**
 * Whether a reader takes a stale copy while a refresh runs (a visitor is waiting), or waits for the refresh (a document
 * is made again in the background).
 */
export type Patience = 'takes-stale' | 'waits-for-fresh';

export interface ReadTools {
  readonly memory: MemoryStore<Entry>;
  /** `null` in a worker without KV. */
  readonly shared: SharedStore | null;
  readonly refresh: (request: SourceRequest, previous: Entry | null) => Promise<TieredRefresh>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly nowMs: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** A number in [0, 1). */
  readonly random: () => number;
  readonly log: Log;
}

/** A page never waits longer for its sources. */
const pageDeadlineMs = 6_000;
/** A shared store that is slower than upstream is no help. */
const storeDeadlineMs = 1_500;

/** A copy that was found, and where. */
interface Found {
  readonly entry: Entry;
  readonly origin: AnswerOrigin;
}

/**
 * Answers sources together: memory first, one bulk read of the shared store for what memory has no serviceable copy of,
 * then the refresh of what is still missing or too old. Never throws; every source gets an answer within the deadline.
 */
export async function readSources(
  requests: readonly SourceRequest[],
  patience: Patience,
  tools: ReadTools,
): Promise<readonly LedgerLine[]> {
  const startedAtMs = tools.nowMs();
  const local = requests.map((request) => fromMemory(request, tools));
  const shared = await fromSharedStore(
    requests.filter((_, index) => !isServiceable(local[index] ?? null, requests[index], patience, tools)),
    tools,
  );
  return Promise.all(
    requests.map(async (request, index) => {
      const found = nearest(request, local[index] ?? null, shared, tools);
      const answer = await answerSource(request, found, patience, tools);
      return { request, answer, waitedMs: tools.nowMs() - startedAtMs };
    }),
  );
}

function fromMemory(request: SourceRequest, { memory }: ReadTools): Entry | null {
  return memory.get(sourceKey(request));
}

/** Whether memory's copy will do, so that the shared store need not be asked. */
function isServiceable(
  entry: Entry | null,
  request: SourceRequest | undefined,
  patience: Patience,
  tools: ReadTools,
): boolean {
  if (entry === null || request === undefined) return false;
  const phase = phaseAt(lifetimeOf(entry, policyOf(request)), tools.nowMs());
  return phase === 'fresh' || (phase === 'revalidate' && patience === 'takes-stale');
}

async function fromSharedStore(
  requests: readonly SourceRequest[],
  { shared, sleep, log }: ReadTools,
): Promise<ReadonlyMap<string, Entry>> {
  const nothing = new Map<string, Entry>();
  if (shared === null || requests.length === 0) return nothing;
  try {
    const found = await Promise.race([shared.getMany(requests.map(sourceKey)), sleep(storeDeadlineMs)]);
    if (found !== undefined) return found;
    log({ event: 'store-failed', source: 'kv', detail: `no answer within ${storeDeadlineMs} ms` });
  } catch (error) {
    log({ event: 'store-failed', source: 'kv', detail: String(error) });
  }
  return nothing;
}

/** The newest copy; one that the shared store had is kept near from now on. */
function nearest(
  request: SourceRequest,
  local: Entry | null,
  shared: ReadonlyMap<string, Entry>,
  { memory }: ReadTools,
): Found | null {
  const key = sourceKey(request);
  const entry = newerEntry(local, shared.get(key) ?? null);
  if (entry === null) return null;
  if (entry === local) return { entry, origin: 'memory' };
  memory.set(key, entry, entry.bytes);
  return { entry, origin: 'kv' };
}

async function answerSource(
  request: SourceRequest,
  found: Found | null,
  patience: Patience,
  tools: ReadTools,
): Promise<SourceAnswer<unknown>> {
  if (found === null) return waitForRefresh(request, null, tools);
  const { entry } = found;
  const lifetime = lifetimeOf(entry, policyOf(request));
  const nowMs = tools.nowMs();
  switch (phaseAt(lifetime, nowMs)) {
    case 'fresh':
      if (refreshesEarly(entry, lifetime, nowMs, tools.random())) refreshBehind(request, entry, tools);
      return toAnswer(found, lifetime);
    case 'revalidate':
      if (patience === 'waits-for-fresh') return waitForRefresh(request, found, tools);
      refreshBehind(request, entry, tools);
      return toAnswer(found, lifetime);
    case 'stand-in':
      return waitForRefresh(request, found, tools);
    case 'expired':
      return waitForRefresh(request, null, tools);
  }
}

/** Refreshes while the visitor already reads. */
function refreshBehind(request: SourceRequest, previous: Entry, tools: ReadTools): void {
  tools.waitUntil(refreshAndKeep(request, previous, tools));
}

/** @param standIn what to show when the refresh fails or takes too long */
async function waitForRefresh(
  request: SourceRequest,
  standIn: Found | null,
  tools: ReadTools,
): Promise<SourceAnswer<unknown>> {
  const result = await Promise.race([
    refreshAndKeep(request, standIn?.entry ?? null, tools),
    tools.sleep(pageDeadlineMs),
  ]);
  if (result !== undefined && 'entry' in result) {
    return toAnswer({ entry: result.entry, origin: result.origin }, lifetimeOf(result.entry, policyOf(request)));
  }
  if (standIn !== null) return toAnswer(standIn, lifetimeOf(standIn.entry, policyOf(request)));
  const timedOut = { reason: 'timeout', detail: `no answer within ${pageDeadlineMs} ms` } as const;
  return { status: 'failed', ...(result?.failure ?? timedOut), freshUntilMs: null };
}

async function refreshAndKeep(
  request: SourceRequest,
  previous: Entry | null,
  tools: ReadTools,
): Promise<TieredRefresh> {
  const result = await tools.refresh(request, previous);
  if ('entry' in result) tools.memory.set(sourceKey(request), result.entry, result.entry.bytes);
  return result;
}

function toAnswer({ entry, origin }: Found, lifetime: Lifetime): SourceAnswer<unknown> {
  if (entry.missing) {
    return {
      status: 'failed',
      reason: 'not-found',
      detail: 'upstream has no such thing',
      freshUntilMs: lifetime.freshUntilMs,
    };
  }
  const { value, fetchedAtMs, droppedRows } = entry;
  return { status: 'ok', value, fetchedAtMs, ...lifetime, origin, droppedRows };
}

/** The policy of a source. */
export function policyOf({ definition }: SourceRequest): FreshnessPolicy {
  return policies[definition.policy];
}
