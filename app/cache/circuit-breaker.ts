import type { Clock } from './clock';

export type BreakerState = 'closed' | 'open' | 'probing';

export interface CircuitBreakerTools {
  readonly clock: Clock;
  /** Told when calls stop and when they go on. */
  readonly onChange?: (state: BreakerState) => void;
}

/** So many endpoints in a row must have failed: one broken endpoint must not silence a host that is otherwise well. */
const ENDPOINTS_TO_OPEN = 3;
const OPEN_MS = { first: 2000, longest: 30_000 };
/** A probe that says nothing for so long is taken for lost, and the next caller probes. */
const PROBE_MS = 10_000;

/**
 * Keeps calls away from a host that is down. Closed: calls pass. When several endpoints in a row have failed it opens:
 * calls are refused at once, so that pages fall back on their copies without waiting and the host has room to recover.
 * After a while one call probes; its success closes the breaker, its failure opens it for twice as long, up to half a
 * minute. (Nygard, "Release It!", 2007, "Circuit Breaker".)
 */
export class CircuitBreaker {
  readonly #tools: CircuitBreakerTools;
  readonly #failing = new Set<string>();
  #openMs = OPEN_MS.first;
  #openUntilMs = 0;
  #probeUntilMs = 0;
  #state: BreakerState = 'closed';

  constructor(tools: CircuitBreakerTools) {
    this.#tools = tools;
  }

  get state(): BreakerState {
    return this.#state;
  }

  /** Whether a call may be made now. Who is let through must report how it went. */
  admits(): boolean {
    if (this.#state === 'closed') return true;
    const nowMs = this.#tools.clock.nowMs();
    if (nowMs < (this.#state === 'open' ? this.#openUntilMs : this.#probeUntilMs)) return false;
    this.#probeUntilMs = nowMs + PROBE_MS;
    this.#become('probing');
    return true;
  }

  /** The call that was let through was not made after all: the next one may probe. */
  withdraw(): void {
    this.#probeUntilMs = -Infinity;
  }

  /** The host answered, whatever it said. */
  succeeded(): void {
    this.#failing.clear();
    this.#openMs = OPEN_MS.first;
    this.#become('closed');
  }

  /**
   * The host did not answer, or answered with a server error.
   * @param endpoint what was asked, whatever its parameters were
   */
  failed(endpoint: string): void {
    this.#failing.add(endpoint);
    if (this.#state === 'probing') this.#open(Math.min(this.#openMs * 2, OPEN_MS.longest));
    else if (this.#state === 'closed' && this.#failing.size >= ENDPOINTS_TO_OPEN) this.#open(OPEN_MS.first);
  }

  #open(forMs: number): void {
    this.#openMs = forMs;
    this.#openUntilMs = this.#tools.clock.nowMs() + forMs;
    this.#become('open');
  }

  #become(state: BreakerState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#tools.onChange?.(state);
  }
}

/** The breakers of an isolate, one for each host. */
export class CircuitBreakers {
  readonly #make: (host: string) => CircuitBreaker;
  readonly #byHost = new Map<string, CircuitBreaker>();

  constructor(make: (host: string) => CircuitBreaker) {
    this.#make = make;
  }

  of(url: string): CircuitBreaker {
    const { host } = new URL(url);
    const known = this.#byHost.get(host);
    if (known !== undefined) return known;
    const breaker = this.#make(host);
    this.#byHost.set(host, breaker);
    return breaker;
  }
}
