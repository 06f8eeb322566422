import { SingleFlight, type WaitUntil } from '../base/single-flight';
import type { SourceRequest } from '../source/define-source';
import { getFreshnessAt, computeLifetimes } from '../source/freshness';
import { parseSourceKey } from '../source/source-address';
import type { CacheDependencies, UpstreamAnswer } from '../upstream/fetch-entry';
import type { FetchFailure } from '../upstream/fetch-upstream';
import type { RefreshRequest, SettledReport } from './call-refresher';
import type { KeptAnswers } from './kept-answers';

export interface OtherBuildDependencies extends Pick<
  CacheDependencies,
  'getKey' | 'getPolicy' | 'fetchAnswer' | 'clock'
> {
  /** Absent for a refresher without storage. */
  readonly kept?: KeptAnswers | undefined;
}

type Fetched = UpstreamAnswer | FetchFailure;

interface HeldAnswer {
  readonly key: string;
  readonly fetched: Fetched;
  readonly askedAtMs: number;
  readonly untilMs: number;
}

/** Longer than any upstream call. */
const FLIGHT_MS = 15_000;
const FAILURE_HELD_MS = 2000;

/** Answers callers of another build with unparsed answers. One upstream call serves all of them. */
export class OtherBuildAnswers {
  readonly #dependencies: OtherBuildDependencies;
  readonly #flights: SingleFlight<Fetched>;
  #held: HeldAnswer | undefined;

  constructor(dependencies: OtherBuildDependencies) {
    this.#dependencies = dependencies;
    this.#flights = new SingleFlight({ clock: dependencies.clock, waitTimeoutMs: FLIGHT_MS, evictAfterMs: FLIGHT_MS });
  }

  /** Throws an `Error` if the caller's key is of another source or dataset. */
  async answer(wanted: RefreshRequest, request: SourceRequest, waitUntil: WaitUntil): Promise<SettledReport> {
    const path = this.#getPath(wanted.key, request);
    const held = this.#held;
    if (held !== undefined && this.#isGoodEnough(held, wanted)) return buildSettledReport(held.fetched, false);
    const copy = wanted.lacksCopy === true ? await this.#findKept(wanted, request) : undefined;
    if (copy !== undefined && !copy.isLastResort) return buildSettledReport(copy.answer, false);
    const fetched = await this.#flights.join(wanted.key, () => this.#fetch(wanted, request, path), waitUntil);
    return 'kind' in fetched && copy !== undefined
      ? buildSettledReport(copy.answer, false)
      : buildSettledReport(fetched, true);
  }

  /** The answer kept by this build, if it may be served. */
  async #findKept({ key, purgedUntilMs = -Infinity }: RefreshRequest, request: SourceRequest) {
    const { kept, getPolicy, clock } = this.#dependencies;
    const facts = await kept?.findFacts(key);
    const freshness =
      facts && getFreshnessAt(computeLifetimes(facts, getPolicy(request), purgedUntilMs), clock.getNowMs());
    if (facts === undefined || freshness === 'expired') return undefined;
    const answer = await kept?.findAnswer(key, facts, request.definition.format);
    return answer && { answer, isLastResort: freshness === 'stale-if-error' };
  }

  #getPath(key: string, request: SourceRequest): string {
    const theirs = parseSourceKey(key);
    const ours = parseSourceKey(this.#dependencies.getKey(request));
    if (theirs === undefined || theirs.source !== ours?.source || theirs.dataset !== ours.dataset) {
      throw new Error(`this build has no source with key ${key}`);
    }
    return theirs.path;
  }

  async #fetch(
    { key, urgency = 'foreground' }: RefreshRequest,
    request: SourceRequest,
    path: string,
  ): Promise<Fetched> {
    const { clock, fetchAnswer, getPolicy } = this.#dependencies;
    const askedAtMs = clock.getNowMs();
    const fetched = await fetchAnswer(request, path, urgency);
    // Not kept, because the next caller may be more urgent.
    if ('kind' in fetched && fetched.heldBack !== undefined) return fetched;
    const { freshSeconds, negativeSeconds } = getPolicy(request);
    const heldMs =
      'kind' in fetched
        ? FAILURE_HELD_MS
        : 1000 * (fetched.result.kind === 'missing' ? Math.min(freshSeconds, negativeSeconds) : freshSeconds);
    this.#held = { key, fetched, askedAtMs, untilMs: clock.getNowMs() + heldMs };
    return fetched;
  }

  #isGoodEnough(held: HeldAnswer, { key, newerThanMs, purgedUntilMs = -Infinity }: RefreshRequest): boolean {
    if (held.key !== key || this.#dependencies.clock.getNowMs() >= held.untilMs) return false;
    if ('kind' in held.fetched) return true;
    return held.fetched.fetchedAtMs > newerThanMs && held.askedAtMs > purgedUntilMs;
  }
}

function buildSettledReport(fetched: Fetched, isNew: boolean): SettledReport {
  return 'kind' in fetched ? fetched : { kind: 'answer', answer: fetched, fetched: isNew };
}
