import type { Clock } from '../base/clock';
import type { Log } from '../base/log';
import type { SourceRequest } from '../source/define-source';
import { findLastGood, type Entry } from '../source/entry';
import { computeLifetimes } from '../source/freshness';
import type { FreshnessPolicy } from '../source/policies';
import type { FetchedEntry } from './fetch-report';
import { createFailure } from './fetch-upstream';
import { requestHostState, type HostMonitor } from './host-answers';
import { decideReplacement, findContradiction, isOrdinaryClaim } from './replacement';

export interface ConfirmationDependencies {
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
  readonly clock: Clock;
  readonly log: Log;
  readonly monitor: HostMonitor;
}

/** Accepts an answer, unless it contradicts a servable copy and is not yet confirmed. An empty answer keeps the replaced value as `lastGood`. */
export async function confirmEntry(
  dependencies: ConfirmationDependencies,
  request: SourceRequest,
  held: Entry | undefined,
  fetched: FetchedEntry,
  host: string | undefined,
): Promise<FetchedEntry> {
  if (fetched.kind === 'failure' || held === undefined) return fetched;
  const { definition } = request;
  const moment = { policy: dependencies.getPolicy(request), nowMs: dependencies.clock.getNowMs() };
  const kind = findContradiction(held, fetched.entry, definition, {
    ...moment,
    policy: findLongestLived(dependencies, request),
  });
  const isOrdinary = kind !== null && isOrdinaryClaim(kind, definition);
  if (kind !== null) {
    const check = host === undefined ? undefined : { host, source: definition.name, contradicts: !isOrdinary };
    const hostState = check && (await requestHostState(dependencies.monitor, check, dependencies));
    const replacement = decideReplacement(held, kind, isOrdinary, hostState, moment);
    if (replacement.kind === 'hold') {
      return { ...createFailure('unconfirmed', `${kind}, ${replacement.why}`), claim: replacement.claim };
    }
  }
  const lastGood = fetched.entry.kind === 'value' || isOrdinary ? undefined : findLastGood(held);
  const isUsable =
    lastGood && moment.nowMs < computeLifetimes({ kind: 'value', ...lastGood }, moment.policy, -Infinity).usableUntilMs;
  return isUsable === true ? { ...fetched, entry: { ...fetched.entry, lastGood } } : fetched;
}

/** The policy under which a copy may be served longest. Requests with different policies share the copy. */
function findLongestLived(
  { getPolicy }: Pick<ConfirmationDependencies, 'getPolicy'>,
  request: SourceRequest,
): FreshnessPolicy {
  const { definition, params } = request;
  const [asked, own] = [getPolicy(request), getPolicy({ definition, params })];
  return computeUsableSeconds(own) > computeUsableSeconds(asked) ? own : asked;
}

function computeUsableSeconds(policy: FreshnessPolicy): number {
  return policy.freshSeconds + policy.staleWhileRevalidateSeconds + policy.staleIfErrorSeconds;
}
