import { createDocumentCache, type DocumentCache } from '../app/cache/document-cache';
import type { Entry } from '../app/cache/entry';
import { createKvStore, type SharedStore } from '../app/cache/kv-store';
import { logToConsole } from '../app/cache/log';
import { createMemoryStore, type MemoryStore } from '../app/cache/memory-store';
import type { ReadTools } from '../app/cache/read-sources';
import { refreshSource, type RefreshTools } from '../app/cache/refresh-source';
import { refreshThrough, type RefresherStub, type TieredRefresh } from '../app/cache/refresh-through';
import { createSingleFlight, type SingleFlight } from '../app/cache/single-flight';
import { createUpstreamCaller } from '../app/cache/upstream-caller';
import { parseEnvironment, type Environment } from '../app/config/environment';
import { createContentClock, type ContentClock } from '../app/models/content-clock';
import type { Bindings } from './bindings';

const MEBIBYTE = 1024 * 1024;
/** An isolate has 128 MB for everything. */
const sourceMemoryBytes = 24 * MEBIBYTE;
const documentMemoryBytes = 24 * MEBIBYTE;
/** How long a request waits for a refresh that another request of this isolate has started. */
const flightPatienceMs = 2_500;

/** What the requests of one isolate share. */
export interface Isolate {
  readonly environment: Environment;
  readonly clock: ContentClock;
  readonly documents: DocumentCache;
  readonly refreshTools: RefreshTools;
  /** The reading side of the cache, for one request. */
  readonly reader: (waitUntil: (work: Promise<unknown>) => void) => ReadTools;
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sets an isolate up from its bindings.
 * @throws EnvironmentError when a name of the environment is missing or malformed
 */
export function createIsolate(bindings: Bindings): Isolate {
  const environment = parseEnvironment(bindings);
  const { TIME_ZONE, FIXED_NOW, FIXED_NOW_SET_AT, PRODUCT } = environment;
  const memory = createMemoryStore<Entry>(sourceMemoryBytes);
  const flights = createSingleFlight<TieredRefresh>({ patienceMs: flightPatienceMs, sleep });
  const shared = bindings.CACHE === undefined ? null : createKvStore(bindings.CACHE);
  const refreshTools: RefreshTools = {
    call: createUpstreamCaller(
      { v1: environment.V1_BASE_URL, data: environment.DATA_BASE_URL },
      bindings.ASSETS ?? null,
      { fetch: (request) => fetch(request), sleep, random: Math.random },
    ),
    wire: { product: PRODUCT, timeZone: TIME_ZONE },
    nowMs: Date.now,
    log: logToConsole,
  };
  return {
    environment,
    clock: createContentClock({ timeZone: TIME_ZONE, fixedNowIso: FIXED_NOW, setAtIso: FIXED_NOW_SET_AT }),
    documents: createDocumentCache(documentMemoryBytes),
    refreshTools,
    reader: (waitUntil) =>
      readTools({ memory, shared, flights, refreshTools, refresherFor: refreshers(bindings), waitUntil }),
  };
}

interface Shared {
  readonly memory: MemoryStore<Entry>;
  readonly shared: SharedStore | null;
  readonly flights: SingleFlight<TieredRefresh>;
  readonly refreshTools: RefreshTools;
  readonly refresherFor: ((key: string) => RefresherStub) | null;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

function readTools({ memory, shared, flights, refreshTools, refresherFor, waitUntil }: Shared): ReadTools {
  const direct = (request: Parameters<typeof refreshSource>[0], previous: Entry | null) =>
    refreshSource(request, previous, refreshTools);
  const tiers = { flights, refresherFor, direct, sleep, waitUntil, log: logToConsole };
  return {
    memory,
    shared,
    refresh: (request, previous) => refreshThrough(request, previous, tiers),
    waitUntil,
    nowMs: Date.now,
    sleep,
    random: Math.random,
    log: logToConsole,
  };
}

function refreshers({ REFRESHER }: Bindings): ((key: string) => RefresherStub) | null {
  if (REFRESHER === undefined) return null;
  return (key) => {
    const stub = REFRESHER.get(REFRESHER.idFromName(key));
    return { refresh: async (wanted) => stub.refresh(wanted) };
  };
}
