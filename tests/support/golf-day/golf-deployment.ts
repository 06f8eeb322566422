import type { WaitUntil } from '~/cache/base/single-flight';
import { SourceRefresher } from '~/cache/refresher/source-refresher';
import { SourceCache } from '~/cache/source-cache';
import type { GoodAnswer } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import { EntryMemory } from '~/cache/source/entry-memory';
import { EntryStore } from '~/cache/source/entry-store';
import { policies } from '~/cache/source/policies';
import { CircuitBreaker, CircuitBreakers } from '~/cache/upstream/circuit-breaker';
import { createSourceFetchers } from '~/cache/upstream/fetch-entry';
import type { Fetch } from '~/cache/upstream/fetch-upstream';
import { findSource } from '~/upstream/registry';
import demo from '../../../demo-api';
import { LaggingStore } from '../../../scripts/simulation/lagging-store';
import { createRepeatableRandom } from '../../../scripts/simulation/repeatable-random';
import type { ManualClock } from '../manual-clock';

const origin = 'http://demo.invalid';
const ignoreLog = (): void => undefined;

/** The demo association's answer for a path at a content time. */
export async function askDemoAt(momentMs: number, path: string): Promise<Response> {
  const environment = {
    DEMO_ORIGIN: origin,
    PRODUCT: 'PSAA',
    FIXED_NOW: new Date(momentMs).toISOString(),
    FIXED_NOW_SET_AT: new Date().toISOString(),
  };
  return demo.fetch(new Request(origin + path), environment);
}

/**
 * Several isolates with the site's cache, sharing one store and one refresher per file. Their upstream is the demo association
 * on virtual time.
 */
export class GolfDeployment {
  /** Upstream calls by path, in virtual milliseconds. */
  readonly calls = new Map<string, number[]>();
  /** Changes an upstream answer in transit; leaves it unchanged by default. */
  spoil: ((response: Response) => Promise<Response>) | null = null;
  readonly #clock: ManualClock;
  /** Content time minus the clock's. */
  readonly #offsetMs: number;
  readonly #store: LaggingStore;
  readonly #work: Promise<unknown>[] = [];
  readonly #waitUntil: WaitUntil = (promise) => void this.#work.push(promise);
  readonly #getRandom = createRepeatableRandom(7);
  readonly #isolates = new Map<number, SourceCache>();
  readonly #refreshers = new Map<string, SourceRefresher>();

  constructor(clock: ManualClock, startsAt: string) {
    this.#clock = clock;
    this.#offsetMs = Date.parse(startsAt) - clock.getNowMs();
    this.#store = new LaggingStore(clock, () => 5000);
  }

  computeContentMs(clockMs: number): number {
    return clockMs + this.#offsetMs;
  }

  /** The page's sources as one isolate answers them. */
  async read(isolate: number, requests: readonly SourceRequest[]): Promise<GoodAnswer<unknown>[]> {
    const timed = await this.#getIsolate(isolate).read(requests, {
      waitUntil: this.#waitUntil,
      deadlineMs: 6000,
      acceptStale: true,
    });
    // Background work ends before time advances, because the network takes no time here.
    await Promise.allSettled(this.#work.splice(0));
    return timed.map(({ answer }) => {
      if (answer.status !== 'ok') throw new Error(`No answer: ${answer.detail}`);
      return answer;
    });
  }

  #getIsolate(number: number): SourceCache {
    const known = this.#isolates.get(number);
    if (known !== undefined) return known;
    const made = new SourceCache({
      ...this.#createSharedDependencies(`isolate ${number}`, 'isolate'),
      memory: new EntryMemory(50_000_000),
      getRandom: this.#getRandom,
      getRefresher: (key) => {
        const dependencies = {
          ...this.#createSharedDependencies(`refresher ${key}`, 'refresher'),
          findSource,
          waitUntil: this.#waitUntil,
        };
        const refresher = this.#refreshers.get(key) ?? new SourceRefresher(dependencies);
        this.#refreshers.set(key, refresher);
        return refresher;
      },
    });
    this.#isolates.set(number, made);
    return made;
  }

  readonly #fetch: Fetch = async (url) => {
    const { pathname } = new URL(url);
    const nowMs = this.#clock.getNowMs();
    this.calls.set(pathname, [...(this.calls.get(pathname) ?? []), nowMs]);
    const response = await askDemoAt(this.computeContentMs(nowMs), pathname);
    return this.spoil === null ? response : this.spoil(response);
  };

  #createSharedDependencies(location: string, caller: 'isolate' | 'refresher') {
    const clock = this.#clock;
    const getPolicy = ({ definition }: SourceRequest) => policies[definition.policy];
    return {
      clock,
      getRandom: this.#getRandom,
      log: ignoreLog,
      getPurgedUntilMs: () => -Infinity,
      getKey: ({ definition, params }: SourceRequest) => `${definition.name} ${JSON.stringify(params)}`,
      getPolicy,
      store: new EntryStore({ kv: this.#store.openAt(location), clock, log: ignoreLog }),
      ...createSourceFetchers({
        upstreams: { data: { baseUrl: `${origin}/data`, fetch: this.#fetch } },
        wire: { product: 'PSAA', timeZone: 'America/Chicago' },
        getPolicy,
        breakers: new CircuitBreakers(() => new CircuitBreaker({ clock })),
        clock,
        getRandom: this.#getRandom,
        log: ignoreLog,
        caller,
      }),
    };
  }
}
