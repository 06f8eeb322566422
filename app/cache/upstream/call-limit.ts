import { MINUTE_MS } from '~/time-units';
import type { Clock } from '../base/clock';
import type { AnySource } from '../source/define-source';
import type { Entry } from '../source/entry';

/** Allows a number of calls within any period of the given length. */
export class CallLimit {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #periodMs: number;
  /** Times of the last allowed calls, oldest first. */
  readonly #allowedAtMs: number[] = [];

  constructor(clock: Clock, most: number, periodMs: number) {
    this.#clock = clock;
    this.#most = most;
    this.#periodMs = periodMs;
  }

  /** Whether one more call may be made now; counts it if so. */
  admits(): boolean {
    if (!this.hasRoom()) return false;
    this.#allowedAtMs.push(this.#clock.getNowMs());
    return true;
  }

  /** Whether one more call may be made now. */
  hasRoom(): boolean {
    const nowMs = this.#clock.getNowMs();
    while ((this.#allowedAtMs[0] ?? Infinity) <= nowMs - this.#periodMs) this.#allowedAtMs.shift();
    return this.#allowedAtMs.length < this.#most;
  }
}

type Limited = Pick<AnySource, 'name' | 'maxUnknownPerMinute'>;

/** Limits keys without a known value per source and minute, so that scans cost upstream little. */
export class UnknownAddressLimit {
  readonly #clock: Clock;
  /** By source name, when each counted key was first requested, oldest first. */
  readonly #askedAtMs = new Map<string, Map<string, number>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts the key. Returns false when the source has reached its limit and upstream must not be asked. */
  admits(source: Limited, key: string): boolean {
    if (this.isCounted(source, key)) return true;
    if (!this.hasRoom(source)) return false;
    this.#getCounted(source.name).set(key, this.#clock.getNowMs());
    return true;
  }

  /** Whether the key was admitted within the last minute. */
  isCounted({ name }: Limited, key: string): boolean {
    return this.#getCounted(name).has(key);
  }

  /** Whether the source has not reached its limit. */
  hasRoom({ name, maxUnknownPerMinute = Infinity }: Limited): boolean {
    return this.#getCounted(name).size < maxUnknownPerMinute;
  }

  /** Upstream has a value for the key. */
  forget({ name }: Limited, key: string): void {
    this.#askedAtMs.get(name)?.delete(key);
  }

  #getCounted(name: string): Map<string, number> {
    const asked = this.#askedAtMs.get(name) ?? new Map<string, number>();
    this.#askedAtMs.set(name, asked);
    const untilMs = this.#clock.getNowMs() - MINUTE_MS;
    for (const [key, askedAtMs] of asked) {
      if (askedAtMs > untilMs) break;
      asked.delete(key);
    }
    return asked;
  }
}

/** Empty answers for invented parameters are stored only if they replace a value. */
export function isWorthStoring({ maxUnknownPerMinute }: Limited, entry: Entry, previous: Entry | undefined): boolean {
  return maxUnknownPerMinute === undefined || entry.kind === 'value' || previous?.kind === 'value';
}
