import type { Clock } from '../base/clock';

export type BreakerState = 'closed' | 'open' | 'probing';

export interface CircuitBreakerDependencies {
  readonly clock: Clock;
  /** Called when calls stop and when they resume. */
  readonly onChange?: (state: BreakerState) => void;
}

/** Different endpoints that must fail in a row. More than one, so that a broken endpoint does not block a healthy host. */
const ENDPOINTS_TO_OPEN = 3;
const OPEN_MS = { first: 2000, longest: 20_000 };
/** After this time without a result a probe counts as lost, and the next caller probes. */
const PROBE_MS = 10_000;

/**
 * Stops calls to a failing host. Opens after failures of several endpoints in a row, then lets one call probe the host at doubling
 * intervals of up to 20 seconds (Nygard, "Release It!", 2007, "Circuit Breaker").
 */
export class CircuitBreaker {
  readonly #dependencies: CircuitBreakerDependencies;
  readonly #failing = new Set<string>();
  #openMs = OPEN_MS.first;
  #openUntilMs = 0;
  #probeUntilMs = 0;
  #state: BreakerState = 'closed';

  constructor(dependencies: CircuitBreakerDependencies) {
    this.#dependencies = dependencies;
  }

  get state(): BreakerState {
    return this.#state;
  }

  /** Whether a call may be made now. The caller must report its outcome. */
  admits(): boolean {
    if (this.#state === 'closed') return true;
    const nowMs = this.#dependencies.clock.getNowMs();
    if (nowMs < (this.#state === 'open' ? this.#openUntilMs : this.#probeUntilMs)) return false;
    this.#probeUntilMs = nowMs + PROBE_MS;
    this.#become('probing');
    return true;
  }

  /** Withdraws an admitted call that was not made, so that the next one may probe. */
  withdraw(): void {
    this.#probeUntilMs = -Infinity;
  }

  /** Reports that the host answered, with any status below 500. */
  noteSuccess(): void {
    this.#failing.clear();
    this.#openMs = OPEN_MS.first;
    this.#become('closed');
  }

  /** Reports that an endpoint (without parameters) did not answer or had a server error. */
  noteFailure(endpoint: string): void {
    this.#failing.add(endpoint);
    if (this.#state === 'probing') this.#open(Math.min(this.#openMs * 2, OPEN_MS.longest));
    else if (this.#state === 'closed' && this.#failing.size >= ENDPOINTS_TO_OPEN) this.#open(OPEN_MS.first);
  }

  #open(forMs: number): void {
    this.#openMs = forMs;
    this.#openUntilMs = this.#dependencies.clock.getNowMs() + forMs;
    this.#become('open');
  }

  #become(state: BreakerState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#dependencies.onChange?.(state);
  }
}

/** Circuit breakers of an isolate, one per host. */
export class CircuitBreakers {
  readonly #make: (host: string) => CircuitBreaker;
  readonly #byHost = new Map<string, CircuitBreaker>();

  constructor(make: (host: string) => CircuitBreaker) {
    this.#make = make;
  }

  getBreaker(url: string): CircuitBreaker {
    const { host } = new URL(url);
    const breaker = this.#byHost.get(host) ?? this.#make(host);
    this.#byHost.set(host, breaker);
    return breaker;
  }
}
