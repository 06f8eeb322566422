import { ByteBoundedLru } from '../base/byte-bounded-lru';
import type { Clock } from '../base/clock';
import { MEBIBYTE, type SourceRequest } from '../source/define-source';
import type { FreshnessPolicy } from '../source/policies';
import type { FetchedEntry } from './fetch-report';
import type { FetchFailure } from './fetch-upstream';

const KEPT_BYTES = MEBIBYTE / 4;
/** How long the first failure is kept, in milliseconds. */
const FIRST_HOLD_MS = 2000;

interface TooLargeDependencies {
  readonly clock: Clock;
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
}

interface KeptFailure {
  readonly failure: FetchFailure;
  readonly requestedAtMs: number;
  readonly holdMs: number;
  readonly untilMs: number;
}

/**
 * Failures of answers that are larger than their source allows. To read one takes long, so that it is kept: for two seconds, because
 * upstream may have recovered by then, and twice as long after each further one, at most as long as an empty answer.
 */
export class TooLargeAnswers {
  readonly #dependencies: TooLargeDependencies;
  readonly #failures = new ByteBoundedLru<KeptFailure>(KEPT_BYTES);

  constructor(dependencies: TooLargeDependencies) {
    this.#dependencies = dependencies;
  }

  /** The failure of an answer that was requested after this time, while it is kept. */
  find(request: SourceRequest, afterMs: number): FetchFailure | undefined {
    const known = this.#failures.get(buildKey(request));
    if (known === undefined || known.requestedAtMs <= afterMs) return undefined;
    return this.#dependencies.clock.getNowMs() < known.untilMs ? { ...known.failure, calls: 0 } : undefined;
  }

  /** Keeps the failure if the answer was too large. An entry ends the row of failures; other failures do not. */
  note(request: SourceRequest, fetched: FetchedEntry, requestedAtMs: number): void {
    const key = buildKey(request);
    if (fetched.kind === 'entry') this.#failures.delete(key);
    if (fetched.kind !== 'failure' || fetched.reason !== 'too-large') return;
    const { clock, getPolicy } = this.#dependencies;
    const { freshSeconds, negativeSeconds } = getPolicy(request);
    const longestMs = Math.min(freshSeconds, negativeSeconds) * 1000;
    const previous = this.#failures.get(key);
    const holdMs = Math.min(previous === undefined ? FIRST_HOLD_MS : previous.holdMs * 2, longestMs);
    const untilMs = clock.getNowMs() + holdMs;
    this.#failures.set(key, { failure: fetched, requestedAtMs, holdMs, untilMs }, key.length + fetched.detail.length);
  }
}

function buildKey({ definition, params }: SourceRequest): string {
  return `${definition.name} ${definition.buildPath(params)}`;
}
