import { MINUTE_MS, SECOND_MS } from '~/time-units';
import type { Clock } from '../base/clock';
import { SingleFlight, type WaitUntil } from '../base/single-flight';
import type { SourceRequest } from './define-source';
import type { Entry } from './entry';
import type { EntryMemory } from './entry-memory';
import type { EntryStore } from './entry-store';
import { KnownNames } from './known-names';
import type { UnaddressableError } from './source-address';

interface ListedNamesDependencies {
  readonly clock: Clock;
  readonly memory: EntryMemory;
  readonly store: EntryStore | undefined;
  readonly findKey: (list: SourceRequest) => string | UnaddressableError;
}

/** A list is read from KV at most this often. */
const READ_EVERY_MS = MINUTE_MS;
const MOST_LISTS = 1000;
/** A request that has waited this long reads the lists itself. */
const WAIT_TIMEOUT_MS = 3 * SECOND_MS;
/** Longer than any read takes. */
const LONGEST_READ_MS = 25 * SECOND_MS;

/** The parameters that upstream's lists contain (see `namedBy`). Finds lists in memory and in KV, but never calls upstream. */
export class ListedNames {
  readonly #dependencies: ListedNamesDependencies;
  readonly #known = new KnownNames();
  readonly #reads: SingleFlight<void>;
  /** Until when a list is not read again, by key. */
  readonly #readUntilMs = new Map<string, number>();

  constructor(dependencies: ListedNamesDependencies) {
    this.#dependencies = dependencies;
    this.#reads = new SingleFlight({
      clock: dependencies.clock,
      waitTimeoutMs: WAIT_TIMEOUT_MS,
      evictAfterMs: LONGEST_READ_MS,
    });
  }

  /** Notes the names in a list. Does nothing for other sources. */
  note(list: SourceRequest, entry: Entry): void {
    this.#known.note(list, entry);
  }

  /** Whether a list contains the parameters of a request. */
  async contain(request: SourceRequest, waitUntil: WaitUntil): Promise<boolean> {
    if (this.#known.has(request)) return true;
    const missing = this.#noteListsInMemory(request);
    if (this.#known.has(request)) return true;
    const { store } = this.#dependencies;
    if (store === undefined || missing.size === 0) return false;
    await this.#reads.join([...missing.keys()].join('\n'), () => this.#readLists(missing, store), waitUntil);
    return this.#known.has(request);
  }

  /** Returns the lists that are not in memory and were not read from KV just now, by key. */
  #noteListsInMemory({ definition, params }: SourceRequest): ReadonlyMap<string, SourceRequest> {
    const { memory, clock, findKey } = this.#dependencies;
    const missing = new Map<string, SourceRequest>();
    for (const list of definition.namedBy?.listRequests?.(params) ?? []) {
      const key = findKey(list);
      if (typeof key !== 'string') continue;
      const entry = memory.get(key);
      if (entry !== undefined) this.note(list, entry);
      else if (clock.getNowMs() >= (this.#readUntilMs.get(key) ?? 0)) missing.set(key, list);
    }
    return missing;
  }

  async #readLists(lists: ReadonlyMap<string, SourceRequest>, store: EntryStore): Promise<void> {
    const { memory, clock } = this.#dependencies;
    for (const [key, entry] of await store.read([...lists.keys()])) {
      const list = lists.get(key);
      if (list !== undefined) this.note(list, entry);
      memory.adopt(key, entry);
    }
    if (this.#readUntilMs.size >= MOST_LISTS) this.#readUntilMs.clear();
    const untilMs = clock.getNowMs() + READ_EVERY_MS;
    for (const key of lists.keys()) this.#readUntilMs.set(key, untilMs);
  }
}
