import type { Clock } from '~/cache/base/clock';
import type { KeyValueStore } from '~/cache/source/entry-store';

interface Version {
  readonly text: string;
  readonly location: string;
  readonly writtenAtMs: number;
}

interface Seen {
  readonly text: string | null;
  readonly untilMs: number;
}

export interface StoreCounts {
  reads: number;
  keysRead: number;
  writes: number;
}

/** Workers KV with its documented consistency: writes appear elsewhere after a lag, and locations cache reads for the `cacheTtl`. */
export class LaggingStore {
  readonly counts: StoreCounts = { reads: 0, keysRead: 0, writes: 0 };
  readonly writesByKey = new Map<string, number>();
  isDown = false;
  readonly #clock: Clock;
  readonly #getLagMs: (location: string, key: string) => number;
  readonly #versions = new Map<string, Version[]>();

  /** `getLagMs`: lag until a location sees a write. */
  constructor(clock: Clock, getLagMs: (location: string, key: string) => number) {
    this.#clock = clock;
    this.#getLagMs = getLagMs;
  }

  openAt(location: string): KeyValueStore {
    const seen = new Map<string, Seen>();
    return {
      get: (keys, { cacheTtl }) => {
        if (this.isDown) return Promise.reject(new Error('the store is down'));
        this.counts.reads += 1;
        this.counts.keysRead += keys.length;
        return Promise.resolve(new Map(keys.map((key) => [key, this.#see(seen, location, key, cacheTtl)])));
      },
      put: (key, text) => {
        if (this.isDown) return Promise.reject(new Error('the store is down'));
        this.counts.writes += 1;
        this.writesByKey.set(key, (this.writesByKey.get(key) ?? 0) + 1);
        const versions = this.#versions.get(key) ?? [];
        this.#versions.set(key, [...versions.slice(-3), { text, location, writtenAtMs: this.#clock.getNowMs() }]);
        return Promise.resolve();
      },
    };
  }

  #see(seen: Map<string, Seen>, location: string, key: string, cacheTtl: number): string | null {
    const nowMs = this.#clock.getNowMs();
    const known = seen.get(key);
    if (known !== undefined && nowMs < known.untilMs) return known.text;
    const visibleUntilMs = nowMs - this.#getLagMs(location, key);
    const version = this.#versions
      .get(key)
      ?.findLast((candidate) => candidate.location === location || candidate.writtenAtMs <= visibleUntilMs);
    const text = version?.text ?? null;
    seen.set(key, { text, untilMs: nowMs + cacheTtl * 1000 });
    return text;
  }
}
