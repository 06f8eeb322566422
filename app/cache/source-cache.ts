import { MINUTE_MS } from '~/time-units';
import { timedOut, withDeadline } from './base/clock';
import { SingleFlight, type WaitUntil } from './base/single-flight';
import { callRefresher, type RefresherObject, type RefreshRequest } from './refresher/call-refresher';
import {
  buildSourceAnswer,
  buildUnanswerable,
  notKept,
  type AnswerOrigin,
  type FreshnessLifetimes,
  type HeldCopy,
  type NoteAnswer,
  type SourceAnswer,
} from './source/answer';
import { isLiveRequest, isOwnFile, type AnySource, type SourceRequest } from './source/define-source';
import { endLiveRefresh, toLastGoodEntry, wasRequestedAtOrBefore, type Entry } from './source/entry';
import type { EntryMemory } from './source/entry-memory';
import {
  isEarlyRefreshDue,
  getFreshnessAt,
  isServedWithoutCall,
  computeLifetimes,
  type Freshness,
} from './source/freshness';
import { ListedNames } from './source/listed-names';
import { UnaddressableError } from './source/source-address';
import { chooseUrgency, isMoreUrgent, type Urgency } from './upstream/call-budget';
import { CallLimit, isWorthStoring, UnknownAddressLimit } from './upstream/call-limit';
import type { CacheDependencies } from './upstream/fetch-entry';
import type { FetchedEntry } from './upstream/fetch-report';
import type { FetchFailure } from './upstream/fetch-upstream';
import { tooManyUnknown, tooManyDirectCalls, refresherFails } from './upstream/refusals';

export interface SourceCacheDependencies extends Omit<CacheDependencies, 'fetchAnswer' | 'rereadAnswer'> {
  readonly memory: EntryMemory;
  /** Returns the refresher for a source's key. Absent without the Durable Object binding. */
  readonly getRefresher: ((key: string, source: AnySource) => RefresherObject) | undefined;
}

export interface ReadOptions {
  readonly waitUntil: WaitUntil;
  /** How long to wait for sources, in milliseconds. After that they count as failed. */
  readonly deadlineMs: number;
  readonly acceptStale: boolean;
  /** Copies requested at or before this page purge (real clock, milliseconds) are served only if upstream fails. */
  readonly purgedUntilMs?: number;
  /** Whether the visitor's network may cause another call for unknown parameters. Without it, only this isolate's limit applies. */
  readonly admitsUnknown?: (() => Promise<boolean>) | undefined;
  readonly noteAnswer?: NoteAnswer | undefined;
}

export interface TimedAnswer {
  readonly answer: SourceAnswer<unknown>;
  readonly waitedMs: number;
}

/** A source request for which a newer copy is needed. */
interface WantedCopy {
  readonly request: SourceRequest;
  readonly key: string;
  readonly urgency: Urgency;
  readonly held: Entry | undefined;
  readonly purgedUntilMs: number;
  readonly waitUntil: WaitUntil;
  readonly admitsUnknown: ReadOptions['admitsUnknown'];
}

type Refreshed = ({ readonly kind: 'entry' } & HeldCopy) | FetchFailure;

/** Limit of direct upstream calls per minute while refreshers fail, enough for one or two pages. */
const MOST_DIRECT_CALLS = 20;
/** How long an isolate does not call a failed refresher. Random, so that isolates do not return together. */
const REFRESHER_PAUSE_MS = { least: 2000, spread: 3000 };
const MOST_PAUSED_REFRESHERS = 1000;

/** A request that has waited this long starts the refresh of its source again, see `SingleFlight`. At most one starts per period. */
const WAIT_TIMEOUT_MS = 3000;
/** How long a page with a usable copy waits for newer data. The refresh continues in the background. */
const WAIT_TIMEOUT_WITH_COPY_MS = 2000;
/** Longer than any refresh, see `callRefresher` and the upstream deadline. */
const FLIGHT_MS = 25_000;

/**
 * The aggregating cache: memory, then one bulk read of KV, then the refresher, then upstream. Each tier may be absent or fail.
 */
export class SourceCache {
  readonly #dependencies: SourceCacheDependencies;
  readonly #flights: SingleFlight<Refreshed>;
  readonly #unknown: UnknownAddressLimit;
  readonly #names: ListedNames;
  readonly #directCalls: CallLimit;
  /** Until when a failed refresher is not called, by key. */
  readonly #pausedUntilMs = new Map<string, number>();

  constructor(dependencies: SourceCacheDependencies) {
    this.#dependencies = dependencies;
    this.#flights = new SingleFlight({
      clock: dependencies.clock,
      waitTimeoutMs: WAIT_TIMEOUT_MS,
      evictAfterMs: FLIGHT_MS,
    });
    this.#unknown = new UnknownAddressLimit(dependencies.clock);
    this.#names = new ListedNames({ ...dependencies, findKey: (list) => this.#buildAddress(list) });
    this.#directCalls = new CallLimit(dependencies.clock, MOST_DIRECT_CALLS, MINUTE_MS);
  }

  /** Reads the sources of a page together. Never throws, and takes hardly longer than the deadline. */
  async read(requests: readonly SourceRequest[], options: ReadOptions): Promise<readonly TimedAnswer[]> {
    const startedAtMs = this.#dependencies.clock.getNowMs();
    const keys = requests.map((request) => this.#buildAddress(request));
    const held = await this.#lookUp(requests, keys, options);
    const deadlineAtMs = startedAtMs + options.deadlineMs;
    return Promise.all(
      requests.map(async (request, index) => {
        const key = keys[index];
        const answer =
          typeof key === 'string'
            ? await this.#answer(request, key, held.get(key), deadlineAtMs, options)
            : buildUnanswerable(key);
        options.noteAnswer?.(request, answer);
        return { answer, waitedMs: this.#dependencies.clock.getNowMs() - startedAtMs };
      }),
    );
  }

  #buildAddress(request: SourceRequest): string | UnaddressableError {
    try {
      return this.#dependencies.getKey(request);
    } catch (error) {
      if (error instanceof UnaddressableError) return error;
      throw error;
    }
  }

  /** Finds copies in memory, and in KV (one bulk read) if they are not fresh in memory. */
  async #lookUp(
    requests: readonly SourceRequest[],
    keys: readonly (string | UnaddressableError)[],
    options: ReadOptions,
  ): Promise<Map<string, HeldCopy>> {
    const { memory, store, clock } = this.#dependencies;
    const held = new Map<string, HeldCopy>();
    const wanted = new Map<string, SourceRequest>();
    requests.forEach((request, index) => {
      const key = keys[index];
      if (typeof key !== 'string') return;
      const entry = memory.get(key);
      if (entry !== undefined) held.set(key, { entry, origin: 'memory' });
      const lifetimes = entry && this.#computeLifetimes(request, entry, this.#getPurgedUntilMs(request, options));
      const isFresh = lifetimes !== undefined && getFreshnessAt(lifetimes, clock.getNowMs()) === 'fresh';
      if (!isFresh && !isOwnFile(request.definition)) wanted.set(key, request);
    });
    if (store === undefined || wanted.size === 0) return held;
    for (const [key, entry] of await store.read([...wanted.keys()])) {
      // During the read, another request may have put a newer copy into memory.
      const newest = this.#keep(key, entry, wanted.get(key));
      held.set(key, { entry: newest, origin: newest === entry ? 'kv' : 'memory' });
    }
    return held;
  }

  /** Keeps a copy and its names in memory, unless a newer copy is there. Returns the newest copy. */
  #keep(key: string, entry: Entry, request: SourceRequest | undefined): Entry {
    if (request !== undefined) this.#names.note(request, entry);
    return this.#dependencies.memory.adopt(key, entry);
  }

  async #answer(
    request: SourceRequest,
    key: string,
    held: HeldCopy | undefined,
    deadlineAtMs: number,
    options: ReadOptions,
  ): Promise<SourceAnswer<unknown>> {
    const nowMs = this.#dependencies.clock.getNowMs();
    const purgedUntilMs = this.#getPurgedUntilMs(request, options);
    const lifetimes = held && this.#computeLifetimes(request, held.entry, purgedUntilMs);
    const freshness = lifetimes === undefined ? 'expired' : getFreshnessAt(lifetimes, nowMs);
    if (request.isKeptOnly === true) {
      const isUsable = request.acceptsOldCopy === true ? freshness !== 'expired' : isServedWithoutCall(freshness);
      return held && lifetimes && isUsable ? buildSourceAnswer(held, lifetimes) : notKept;
    }
    const isForLiveRow = held !== undefined && this.#isOnlyLiveStale(request, held.entry, purgedUntilMs);
    const wanted: WantedCopy = {
      request,
      key,
      urgency: chooseUrgency(request, freshness, this.#findLastGood(held, request, purgedUntilMs), isForLiveRow),
      held: held?.entry,
      purgedUntilMs,
      waitUntil: options.waitUntil,
      admitsUnknown: options.admitsUnknown,
    };
    if (held !== undefined && lifetimes !== undefined && isServedAtOnce(freshness, request, options)) {
      if (freshness === 'revalidate' || this.#isEarlyRefreshDue(held.entry, lifetimes, nowMs))
        this.#refreshInBackground(wanted);
      return buildSourceAnswer(held, lifetimes);
    }
    // A purged copy may be wrong, so the page waits for a new one.
    const mayWaitLong =
      freshness === 'expired' || !options.acceptStale || (held && wasRequestedAtOrBefore(held.entry, purgedUntilMs));
    const leftMs = deadlineAtMs - nowMs;
    const waitTimeoutMs = mayWaitLong === true ? leftMs : Math.min(leftMs, WAIT_TIMEOUT_WITH_COPY_MS);
    const refreshed = await withDeadline(this.#dependencies.clock, this.#refresh(wanted), waitTimeoutMs);
    if (refreshed !== timedOut && refreshed.kind === 'entry') return this.#toAnswer(request, refreshed, purgedUntilMs);
    const usable = this.#findLastGood(held, request, purgedUntilMs) ?? (freshness === 'expired' ? undefined : held);
    if (usable === undefined) return buildFailure(refreshed);
    const isRefreshFailing = isLiveRequest(request) && !isForLiveRow;
    return { ...this.#toAnswer(request, usable, purgedUntilMs), ...(isRefreshFailing && { isRefreshFailing }) };
  }

  #toAnswer(request: SourceRequest, copy: HeldCopy, purgedUntilMs: number): SourceAnswer<unknown> {
    return buildSourceAnswer(copy, this.#computeLifetimes(request, copy.entry, purgedUntilMs));
  }

  #isEarlyRefreshDue({ upstreamMs }: Entry, { freshUntilMs }: FreshnessLifetimes, nowMs: number): boolean {
    return isEarlyRefreshDue(freshUntilMs, upstreamMs, nowMs, 1 - this.#dependencies.getRandom());
  }

  /** The `lastGood` value of an empty or missing copy, if it may be served in place of it because upstream fails. */
  #findLastGood(held: HeldCopy | undefined, request: SourceRequest, purgedUntilMs: number): HeldCopy | undefined {
    const entry = held && toLastGoodEntry(held.entry);
    if (held === undefined || entry === undefined) return undefined;
    const lifetimes = this.#computeLifetimes(request, entry, purgedUntilMs);
    return getFreshnessAt(lifetimes, this.#dependencies.clock.getNowMs()) === 'expired'
      ? undefined
      : { ...held, entry };
  }

  /** Gets a newer copy. All callers of this isolate share the work. Never rejects. */
  async #refresh(wanted: WantedCopy): Promise<Refreshed> {
    if (!this.#hasValue(wanted) && !(await this.#mayCall(wanted))) return tooManyUnknown;
    const renew = () => this.#flights.join(wanted.key, () => this.#renew(wanted), wanted.waitUntil);
    const refreshed = await renew();
    // The call was refused to a less urgent caller.
    if (refreshed.kind === 'failure' && refreshed.heldBack && isMoreUrgent(wanted.urgency, refreshed.heldBack)) {
      return renew();
    }
    // The shared refresh may have called upstream before the purge.
    return refreshed.kind === 'entry' && wasRequestedAtOrBefore(refreshed.entry, wanted.purgedUntilMs)
      ? renew()
      : refreshed;
  }

  /** Refreshes a copy while the page uses it. */
  #refreshInBackground(wanted: WantedCopy): void {
    const start = () => {
      this.#flights.startUnlessRunning(wanted.key, () => this.#renew(wanted), wanted.waitUntil);
    };
    if (this.#hasValue(wanted)) start();
    else wanted.waitUntil(this.#mayCall(wanted).then((mayCall) => mayCall && start()));
  }

  /** Whether the request is exempt from `maxUnknownPerMinute`, because it has a value or its source has no such limit. */
  #hasValue({ request, held }: WantedCopy): boolean {
    return held?.kind === 'value' || request.definition.maxUnknownPerMinute === undefined;
  }

  /** Whether upstream may be called. Counts unknown parameters for the visitor's network, then for this isolate. */
  async #mayCall({ request, key, waitUntil, admitsUnknown }: WantedCopy): Promise<boolean> {
    const { definition } = request;
    if (this.#unknown.isCounted(definition, key) || (await this.#names.contain(request, waitUntil))) return true;
    if (!this.#unknown.hasRoom(definition)) return false;
    if (admitsUnknown !== undefined && !(await admitsUnknown())) return false;
    return this.#unknown.admits(definition, key);
  }

  async #renew(wanted: WantedCopy): Promise<Refreshed> {
    const { request, key } = wanted;
    const refreshed = await this.#fetchCopy(wanted);
    const { held } = wanted;
    if (refreshed.kind === 'failure' && held?.hasLiveRow === true) this.#dependencies.memory.endLiveRefresh(key, held);
    if (refreshed.kind === 'entry' && refreshed.entry.kind === 'value') this.#unknown.forget(request.definition, key);
    return refreshed;
  }

  async #fetchCopy(wanted: WantedCopy): Promise<Refreshed> {
    const { getRefresher, clock } = this.#dependencies;
    const { key, request } = wanted;
    if (getRefresher === undefined || isOwnFile(request.definition)) return this.#callUpstream(wanted);
    if (clock.getNowMs() < (this.#pausedUntilMs.get(key) ?? 0)) return this.#refreshWithoutRefresher(wanted);
    const report = await callRefresher(
      () => getRefresher(key, request.definition),
      { ...buildRefreshRequest(wanted), ...(!this.#hasServableCopy(wanted) && { lacksCopy: true }) },
      this.#dependencies,
    );
    if (report === null) {
      this.#pauseRefresher(key);
      return this.#refreshWithoutRefresher(wanted);
    }
    if (report.kind === 'failure') return report;
    const origin = report.fetched ? 'upstream' : 'refresher';
    if (report.kind === 'entry') return { kind: 'entry', entry: this.#keep(key, report.entry, request), origin };
    const read = await this.#dependencies.readAnswer(request, wanted.held, report.answer, wanted.purgedUntilMs);
    // Several isolates may receive the answer. Only the one whose request caused the call stores it.
    return this.#adopt(wanted, read, origin, report.fetched);
  }

  #pauseRefresher(key: string): void {
    const { clock, getRandom } = this.#dependencies;
    if (this.#pausedUntilMs.size >= MOST_PAUSED_REFRESHERS) this.#pausedUntilMs.clear();
    this.#pausedUntilMs.set(key, clock.getNowMs() + REFRESHER_PAUSE_MS.least + getRandom() * REFRESHER_PAUSE_MS.spread);
  }

  /** Calls upstream directly if there is no copy. Limited, because many isolates do this at once if a refresher fails. */
  async #refreshWithoutRefresher(wanted: WantedCopy): Promise<Refreshed> {
    if (this.#hasServableCopy(wanted)) return refresherFails;
    return this.#directCalls.admits() ? this.#callUpstream(wanted) : tooManyDirectCalls;
  }

  #hasServableCopy({ request, held, purgedUntilMs }: WantedCopy): boolean {
    const lifetimes = held && this.#computeLifetimes(request, held, purgedUntilMs);
    return lifetimes !== undefined && getFreshnessAt(lifetimes, this.#dependencies.clock.getNowMs()) !== 'expired';
  }

  async #callUpstream(wanted: WantedCopy): Promise<Refreshed> {
    const { request, held, purgedUntilMs, urgency } = wanted;
    const fetched = await this.#dependencies.fetchEntry(request, held, purgedUntilMs, urgency);
    return this.#adopt(wanted, fetched, 'upstream', !isOwnFile(request.definition));
  }

  #adopt(
    { request, key, held, waitUntil }: WantedCopy,
    fetched: FetchedEntry,
    origin: AnswerOrigin,
    mayStore: boolean,
  ): Refreshed {
    const { memory, store, getPolicy } = this.#dependencies;
    if (fetched.kind === 'failure') {
      if (fetched.claim !== undefined && held !== undefined) memory.noteClaim(key, held, fetched.claim);
      return fetched;
    }
    if (mayStore && store !== undefined && isWorthStoring(request.definition, fetched.entry, held)) {
      waitUntil(store.write(key, fetched.entry, getPolicy(request), request.definition.listTags(request.params)));
    }
    return { kind: 'entry', entry: this.#keep(key, fetched.entry, request), origin };
  }

  /** Whether a copy is stale only because of its live rows. Calls for live rows are the least urgent ones. */
  #isOnlyLiveStale(request: SourceRequest, entry: Entry, purgedUntilMs: number): boolean {
    if (entry.hasLiveRow === undefined) return false;
    const { freshUntilMs } = this.#computeLifetimes(request, endLiveRefresh(entry), purgedUntilMs);
    return this.#dependencies.clock.getNowMs() < freshUntilMs;
  }

  #getPurgedUntilMs(request: SourceRequest, options: ReadOptions): number {
    return Math.max(this.#dependencies.getPurgedUntilMs(request), options.purgedUntilMs ?? -Infinity);
  }

  #computeLifetimes(request: SourceRequest, entry: Entry, purgedUntilMs: number): FreshnessLifetimes {
    return computeLifetimes(entry, this.#dependencies.getPolicy(request), purgedUntilMs);
  }
}

/** Whether a copy is served without waiting for a newer one. */
function isServedAtOnce(freshness: Freshness, request: SourceRequest, { acceptStale }: ReadOptions): boolean {
  return freshness === 'fresh' || (freshness === 'revalidate' && acceptStale && !isLiveRequest(request));
}

function buildFailure(failure: FetchFailure | typeof timedOut): SourceAnswer<unknown> {
  return failure === timedOut
    ? { status: 'failed', reason: 'timeout', detail: 'the page could not wait longer' }
    : { status: 'failed', reason: failure.reason, detail: failure.detail };
}

function buildRefreshRequest({ request, key, urgency, held, purgedUntilMs }: WantedCopy): RefreshRequest {
  const { definition, params, policy } = request;
  return { key, source: definition.name, params, urgency, policy, newerThanMs: held?.fetchedAtMs ?? 0, purgedUntilMs };
}
