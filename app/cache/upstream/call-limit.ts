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

/** Limits the unknown keys per source and minute for which upstream is called, because of scanners. */
export class UnknownAddressLimit {
  readonly #clock: Clock;
  /** Counted keys by source name, with the time of their first request, oldest first. */
  readonly #countedAtMs = new Map<string, Map<string, number>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts the key. Returns false if the source is over its limit, so upstream must not be called. */
  admits(source: Limited, key: string): boolean {
    if (this.isCounted(source, key)) return true;
    if (!this.hasRoom(source)) return false;
    this.#getCounted(source.name).set(key, this.#clock.getNowMs());
    return true;
  }

  /** Whether the key was counted within the last minute. */
  isCounted({ name }: Limited, key: string): boolean {
    return this.#getCounted(name).has(key);
  }

  /** Whether another key of the source would be admitted. */
  hasRoom({ name, maxUnknownPerMinute = Infinity }: Limited): boolean {
    return this.#getCounted(name).size < maxUnknownPerMinute;
  }

  /** Stops counting a key, because upstream has a value for it. */
  forget({ name }: Limited, key: string): void {
    this.#countedAtMs.get(name)?.delete(key);
  }

  #getCounted(name: string): Map<string, number> {
    const asked = this.#countedAtMs.get(name) ?? new Map<string, number>();
    this.#countedAtMs.set(name, asked);
    const untilMs = this.#clock.getNowMs() - MINUTE_MS;
    for (const [key, askedAtMs] of asked) {
      if (askedAtMs > untilMs) break;
      asked.delete(key);
    }
    return asked;
  }
}

/** Whether to store an answer. Empty answers for parameters that visitors can invent are stored only if they replace a value. */
export function isWorthStoring({ maxUnknownPerMinute }: Limited, entry: Entry, previous: Entry | undefined): boolean {
  return maxUnknownPerMinute === undefined || entry.kind === 'value' || previous?.kind === 'value';
}
