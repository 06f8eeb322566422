import type { SourceDefinition, SourceParams, SourceRequest } from '../upstream/define-source';
import type { Clock } from './clock';
import { timedOut, withDeadline } from './deadline';
import { newest, type Entry } from './entry';
import type { EntryStore } from './entry-store';
import type { FetchEntry } from './fetch-entry';
import type { Trouble } from './fetch-upstream';
import { standingAt, windowsOf } from './freshness';
import type { FreshnessPolicy } from './policies';
import type { RefreshOrder, RefreshReport } from './refresh-order';
import { SingleFlight, type WaitUntil } from './single-flight';
import type { KeyOf } from './source-key';

export interface SourceRefresherTools {
  readonly findSource: (name: string) => SourceDefinition<SourceParams, unknown> | undefined;
  readonly keyOf: KeyOf;
  readonly policyOf: (request: SourceRequest) => FreshnessPolicy;
  readonly fetchEntry: FetchEntry;
  readonly store: EntryStore | undefined;
  readonly clock: Clock;
  readonly waitUntil: WaitUntil;
}

/** A caller hears something by then, see `RefreshReport`. */
const SPEAK_AFTER_MS = 2000;
/**
 * A failure is shared with those who ask next, so that a failing upstream is not hammered: twice as long after each
 * failure in a row, and never beyond half a fresh period, so that a recovery is seen within one.
 */
const TROUBLE_HELD_MS = { first: 2000, longest: 30_000 };
const FLIGHT_MS = 15_000;
const DAY_MS = 24 * 3600 * 1000;

interface HeldTrouble {
  readonly trouble: Trouble;
  readonly heldMs: number;
  readonly untilMs: number;
}

type Settled = Exclude<RefreshReport, { kind: 'pending' }>;

/**
 * The one place that calls upstream for a source. All who ask while a call is under way share it, and who asks soon after
 * gets its result from here, because the shared store takes a while to show it everywhere.
 */
export class SourceRefresher {
  readonly #tools: SourceRefresherTools;
  readonly #flights: SingleFlight<Settled>;
  /** Last results by key. One object serves one key; a map keeps that from being an assumption. */
  readonly #entries = new Map<string, Entry>();
  readonly #troubles = new Map<string, HeldTrouble>();

  constructor(tools: SourceRefresherTools) {
    this.#tools = tools;
    this.#flights = new SingleFlight({ clock: tools.clock, patienceMs: FLIGHT_MS, evictAfterMs: FLIGHT_MS });
  }

  /**
   * @throws Error when caller and object run different builds, as they do while a deployment spreads: neither may be given
   *   the other's shape, and the caller fetches for itself
   */
  async refresh(order: RefreshOrder): Promise<RefreshReport> {
    const { findSource, keyOf, clock, waitUntil } = this.#tools;
    const definition = findSource(order.source);
    const request = definition && { definition, params: order.params };
    const key = request && keyOf(request);
    if (request === undefined || key !== order.key) throw new Error(`this build has no source with key ${order.key}`);
    const known = this.#known(key, request, order.newerThanMs);
    if (known !== undefined) return known;
    const flight = this.#flights.join(key, () => this.#renew(key, request, order), waitUntil);
    const report = await withDeadline(clock, flight, SPEAK_AFTER_MS);
    return report === timedOut ? { kind: 'pending' } : report;
  }

  /** What can be said without asking anybody. */
  #known(key: string, request: SourceRequest, newerThanMs: number): Settled | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined && this.#isGoodEnough(entry, request, newerThanMs)) {
      return { kind: 'entry', entry, fetched: false };
    }
    const held = this.#troubles.get(key);
    return held !== undefined && this.#tools.clock.nowMs() < held.untilMs ? held.trouble : undefined;
  }

  async #renew(key: string, request: SourceRequest, order: RefreshOrder): Promise<Settled> {
    const { fetchEntry, policyOf, store, waitUntil } = this.#tools;
    const previous = await this.#previous(key);
    if (previous !== undefined && this.#isGoodEnough(previous, request, order.newerThanMs)) {
      return { kind: 'entry', entry: previous, fetched: false };
    }
    const fetched = await fetchEntry(request, previous);
    if (fetched.kind === 'trouble') {
      this.#hold(key, request, fetched);
      return fetched;
    }
    this.#entries.set(key, fetched.entry);
    this.#troubles.delete(key);
    if (store !== undefined && !isCarried(fetched.entry, previous, order)) {
      waitUntil(store.write(key, fetched.entry, policyOf(request)));
    }
    return { kind: 'entry', entry: fetched.entry, fetched: true };
  }

  #hold(key: string, request: SourceRequest, trouble: Trouble): void {
    const { policyOf, clock } = this.#tools;
    const before = this.#troubles.get(key)?.heldMs ?? TROUBLE_HELD_MS.first / 2;
    const heldMs = Math.min(before * 2, TROUBLE_HELD_MS.longest, policyOf(request).freshSeconds * 500);
    this.#troubles.set(key, { trouble, heldMs, untilMs: clock.nowMs() + heldMs });
  }

  /** The last copy: remembered, or, in an object that was just started, out of the store. */
  async #previous(key: string): Promise<Entry | undefined> {
    const remembered = this.#entries.get(key);
    if (remembered !== undefined) return remembered;
    const stored = (await this.#tools.store?.read([key]))?.get(key);
    const previous = newest(this.#entries.get(key), stored);
    if (previous !== undefined) this.#entries.set(key, previous);
    return previous;
  }

  #isGoodEnough(entry: Entry, request: SourceRequest, newerThanMs: number): boolean {
    const windows = windowsOf(entry, this.#tools.policyOf(request));
    return entry.fetchedAtMs > newerThanMs && standingAt(windows, this.#tools.clock.nowMs()) === 'fresh';
  }
}

/**
 * Whether the store holds this very content already and its new age is carried there by others. The first copy of each
 * day is written all the same, so that what is stored never expires.
 */
function isCarried(entry: Entry, previous: Entry | undefined, { carriesAgeOf }: RefreshOrder): boolean {
  if (entry.changedAtMs !== carriesAgeOf) return false;
  const dayOf = (moment: number) => Math.floor(moment / DAY_MS);
  return dayOf(previous?.fetchedAtMs ?? 0) === dayOf(entry.fetchedAtMs);
}
