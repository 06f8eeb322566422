import type { SourceRequest } from '../upstream/define-source';
import type { AnswerOrigin, SourceAnswer } from './answer';
import { askRefresher } from './ask-refresher';
import type { Clock } from './clock';
import { timedOut, withDeadline } from './deadline';
import type { Entry } from './entry';
import type { EntryMemory } from './entry-memory';
import type { EntryStore } from './entry-store';
import type { FetchEntry } from './fetch-entry';
import type { Trouble } from './fetch-upstream';
import { isEarlyRefreshDue, standingAt, windowsOf } from './freshness';
import type { Log } from './log';
import type { FreshnessPolicy } from './policies';
import type { RefresherObject } from './refresh-order';
import { SingleFlight, type WaitUntil } from './single-flight';
import { UnaddressableError, type KeyOf } from './source-key';

export interface SourceCacheTools {
  readonly memory: EntryMemory;
  /** Absent without the KV binding. */
  readonly store: EntryStore | undefined;
  /** The refresher of a key; absent without the Durable Object binding. */
  readonly refresherOf: ((key: string) => RefresherObject) | undefined;
  readonly fetchEntry: FetchEntry;
  readonly keyOf: KeyOf;
  readonly policyOf: (request: SourceRequest) => FreshnessPolicy;
  readonly clock: Clock;
  /** A number in [0, 1). */
  readonly random: () => number;
  readonly log: Log;
}

export interface ReadOptions {
  readonly waitUntil: WaitUntil;
  /** Milliseconds after which a source that has not answered counts as failed. */
  readonly deadlineMs: number;
  /** Whether a copy within its revalidation window will do while a refresh runs. */
  readonly acceptStale: boolean;
}

/** An answer and how long it took, in milliseconds. */
export interface TimedAnswer {
  readonly answer: SourceAnswer<unknown>;
  readonly waitedMs: number;
}

interface Held {
  readonly entry: Entry;
  readonly origin: AnswerOrigin;
}

type Refreshed = ({ readonly kind: 'entry' } & Held) | Trouble;

/** How long a request waits for a refresh that another request of this isolate started. */
const PATIENCE_MS = 3000;
/** How long a page waits for something newer when a usable copy is at hand: the refresh goes on without it. */
const WITH_COPY_PATIENCE_MS = 2000;
/** No refresh takes longer, see `askRefresher` and the upstream deadline. */
const FLIGHT_MS = 25_000;

/**
 * The aggregating cache: answers sources from the nearest fresh copy. Memory first, then one bulk read of the shared
 * store, then the source's refresher, then upstream itself; each tier may be absent or fail.
 */
export class SourceCache {
  readonly #tools: SourceCacheTools;
  readonly #flights: SingleFlight<Refreshed>;

  constructor(tools: SourceCacheTools) {
    this.#tools = tools;
    this.#flights = new SingleFlight({ clock: tools.clock, patienceMs: PATIENCE_MS, evictAfterMs: FLIGHT_MS });
  }

  /** Answers all the sources of a page together. Never throws and never takes much longer than the deadline. */
  async read(requests: readonly SourceRequest[], options: ReadOptions): Promise<readonly TimedAnswer[]> {
    const startedAtMs = this.#tools.clock.nowMs();
    const keys = requests.map((request) => this.#address(request));
    const held = await this.#lookUp(requests, keys);
    const deadlineAtMs = startedAtMs + options.deadlineMs;
    return Promise.all(
      requests.map(async (request, index) => {
        const key = keys[index];
        const answer =
          typeof key === 'string'
            ? await this.#answer(request, key, held.get(key), deadlineAtMs, options)
            : unanswerable(key);
        return { answer, waitedMs: this.#tools.clock.nowMs() - startedAtMs };
      }),
    );
  }

  #address(request: SourceRequest): string | UnaddressableError {
    try {
      return this.#tools.keyOf(request);
    } catch (error) {
      if (error instanceof UnaddressableError) return error;
      throw error;
    }
  }

  /** The nearest copies: memory for all, and one bulk read for what is not fresh there. */
  async #lookUp(
    requests: readonly SourceRequest[],
    keys: readonly (string | UnaddressableError)[],
  ): Promise<Map<string, Held>> {
    const { memory, store, clock, policyOf } = this.#tools;
    const held = new Map<string, Held>();
    const wanted = new Set<string>();
    requests.forEach((request, index) => {
      const key = keys[index];
      if (typeof key !== 'string') return;
      const entry = memory.get(key);
      if (entry !== undefined) held.set(key, { entry, origin: 'memory' });
      const isFresh = entry !== undefined && standingAt(windowsOf(entry, policyOf(request)), clock.nowMs()) === 'fresh';
      if (!isFresh) wanted.add(key);
    });
    if (store === undefined || wanted.size === 0) return held;
    for (const [key, entry] of await store.read([...wanted])) {
      // Another page may have brought the same copy meanwhile: whichever memory keeps is at hand.
      const newest = memory.adopt(key, entry);
      held.set(key, { entry: newest, origin: newest === entry ? 'kv' : 'memory' });
    }
    return held;
  }

  async #answer(
    request: SourceRequest,
    key: string,
    held: Held | undefined,
    deadlineAtMs: number,
    { waitUntil, acceptStale }: ReadOptions,
  ): Promise<SourceAnswer<unknown>> {
    const refresh = () => this.#refresh(request, key, held?.entry, waitUntil);
    const nowMs = this.#tools.clock.nowMs();
    const standing = held === undefined ? 'expired' : standingAt(this.#windows(request, held.entry), nowMs);
    if (held !== undefined && standing === 'fresh') {
      if (this.#isEarlyRefreshDue(request, held.entry, nowMs)) waitUntil(refresh());
      return this.#toAnswer(request, held);
    }
    if (held !== undefined && standing === 'revalidate' && acceptStale) {
      waitUntil(refresh());
      return this.#toAnswer(request, held);
    }
    const leftMs = deadlineAtMs - nowMs;
    const patienceMs = standing === 'expired' || !acceptStale ? leftMs : Math.min(leftMs, WITH_COPY_PATIENCE_MS);
    const refreshed = await withDeadline(this.#tools.clock, refresh(), patienceMs);
    if (refreshed !== timedOut && refreshed.kind === 'entry') return this.#toAnswer(request, refreshed);
    if (held !== undefined && standing !== 'expired') return this.#toAnswer(request, held);
    return refreshed === timedOut
      ? { status: 'failed', reason: 'timeout', detail: 'the page could not wait longer' }
      : { status: 'failed', reason: refreshed.reason, detail: refreshed.detail };
  }

  /** Gets a copy newer than the one at hand; one refresh at a time in this isolate. Never rejects. */
  #refresh(request: SourceRequest, key: string, held: Entry | undefined, waitUntil: WaitUntil): Promise<Refreshed> {
    return this.#flights.join(key, () => this.#renew(request, key, held, waitUntil), waitUntil);
  }

  async #renew(request: SourceRequest, key: string, held: Entry | undefined, waitUntil: WaitUntil): Promise<Refreshed> {
    const { refresherOf, memory } = this.#tools;
    const order = {
      key,
      source: request.definition.name,
      params: request.params,
      newerThanMs: held?.fetchedAtMs ?? 0,
    };
    const report = refresherOf === undefined ? null : await askRefresher(refresherOf(key), order, this.#tools);
    if (report === null) return this.#fetchDirectly(request, key, held, waitUntil);
    if (report.kind === 'trouble') return report;
    const entry = memory.adopt(key, report.entry);
    return { kind: 'entry', entry, origin: report.fetched ? 'upstream' : 'refresher' };
  }

  async #fetchDirectly(
    request: SourceRequest,
    key: string,
    held: Entry | undefined,
    waitUntil: WaitUntil,
  ): Promise<Refreshed> {
    const { fetchEntry, memory, store, policyOf } = this.#tools;
    const fetched = await fetchEntry(request, held);
    if (fetched.kind === 'trouble') return fetched;
    if (store !== undefined) waitUntil(store.write(key, fetched.entry, policyOf(request)));
    return { kind: 'entry', entry: memory.adopt(key, fetched.entry), origin: 'upstream' };
  }

  #isEarlyRefreshDue(request: SourceRequest, entry: Entry, nowMs: number): boolean {
    const { freshUntilMs } = this.#windows(request, entry);
    return isEarlyRefreshDue(freshUntilMs, entry.upstreamMs, nowMs, 1 - this.#tools.random());
  }

  #windows(request: SourceRequest, entry: Entry) {
    return windowsOf(entry, this.#tools.policyOf(request));
  }

  #toAnswer(request: SourceRequest, { entry, origin }: Held): SourceAnswer<unknown> {
    const windows = this.#windows(request, entry);
    if (entry.kind === 'missing') {
      return { status: 'failed', reason: 'not-found', detail: 'upstream knows no such thing', windows };
    }
    const { value, fetchedAtMs, droppedRows } = entry;
    return { status: 'ok', value, fetchedAtMs, droppedRows, origin, ...windows };
  }
}

function unanswerable(error: UnaddressableError | undefined): SourceAnswer<unknown> {
  return { status: 'failed', reason: 'not-found', detail: error?.message ?? 'no key' };
}
