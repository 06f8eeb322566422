import { ByteBoundedLru } from '../base/byte-bounded-lru';
import type { Clock } from '../base/clock';
import { MEBIBYTE, type SourceRequest } from '../source/define-source';
import type { FreshnessPolicy } from '../source/policies';
import type { FetchedEntry } from './fetch-report';
import type { FetchFailure } from './fetch-upstream';

const KEPT_BYTES = MEBIBYTE / 4;

interface TooLargeDependencies {
  readonly clock: Clock;
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
}

/**
 * Failures of answers that are larger than their source allows. To read one takes long, and the next would hardly be smaller, so that
 * they are kept as long as empty answers.
 */
export class TooLargeAnswers {
  readonly #dependencies: TooLargeDependencies;
  readonly #failures = new ByteBoundedLru<{ failure: FetchFailure; requestedAtMs: number; untilMs: number }>(
    KEPT_BYTES,
  );

  constructor(dependencies: TooLargeDependencies) {
    this.#dependencies = dependencies;
  }

  /** The failure of an answer that was requested after this time, while it is kept. */
  find(request: SourceRequest, afterMs: number): FetchFailure | undefined {
    const known = this.#failures.get(buildKey(request));
    if (known === undefined || known.requestedAtMs <= afterMs) return undefined;
    return this.#dependencies.clock.getNowMs() < known.untilMs ? { ...known.failure, calls: 0 } : undefined;
  }

  /** Keeps the failure if the answer was too large. */
  note(request: SourceRequest, fetched: FetchedEntry, requestedAtMs: number): void {
    if (fetched.kind !== 'failure' || fetched.reason !== 'too-large') return;
    const { clock, getPolicy } = this.#dependencies;
    const { freshSeconds, negativeSeconds } = getPolicy(request);
    const untilMs = clock.getNowMs() + Math.min(freshSeconds, negativeSeconds) * 1000;
    const key = buildKey(request);
    this.#failures.set(key, { failure: fetched, requestedAtMs, untilMs }, key.length + fetched.detail.length);
  }
}

function buildKey({ definition, params }: SourceRequest): string {
  return `${definition.name} ${definition.buildPath(params)}`;
}
