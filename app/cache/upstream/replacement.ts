import type { AnySource } from '../source/define-source';
import type { Claim, ClaimKind, Entry } from '../source/entry';
import { computeLifetimes } from '../source/freshness';
import type { FreshnessPolicy } from '../source/policies';
import { describeFailingHost, isHostFailing, type HostState } from './host-answers';

/** State of an answer's host; `unknown` if the monitor does not answer. */
export type KnownHostState = HostState | 'unknown';

/** Whether a new answer replaces the copy, or is only recorded in it as a claim. */
export type Replacement =
  | { readonly kind: 'replace' }
  | { readonly kind: 'hold'; readonly claim: Claim; readonly why: string };

type Contradicting = Pick<Entry, 'kind' | 'value'>;

/** The fields of a source's definition that matter here. */
type SourceRules = Pick<AnySource, 'ordinarilyEmpty' | 'listRowIds'>;

interface Moment {
  readonly policy: FreshnessPolicy;
  /** Real clock, milliseconds. */
  readonly nowMs: number;
}

const replace: Replacement = { kind: 'replace' };
/** With fewer rows, a changed list cannot be told from another list. */
const LEAST_ROWS_TO_COMPARE = 5;

/** How an answer contradicts a servable copy: no content after content, other rows, or a 404 after an empty answer. */
export function findContradiction(
  current: Entry | undefined,
  answer: Contradicting,
  source: SourceRules,
  { policy, nowMs }: Moment,
): ClaimKind | null {
  if (current === undefined || nowMs >= computeLifetimes(current, policy, -Infinity).usableUntilMs) return null;
  if (current.kind !== 'value') return current.kind === 'empty' && answer.kind === 'missing' ? 'missing' : null;
  if (answer.kind !== 'value') return answer.kind;
  return hasOtherRows(current.value, answer.value, source, policy) ? 'replaced' : null;
}

/**
 * Decides whether a contradiction replaces a good copy: if a call minutes earlier had the same result and few other sources of the host
 * contradict their copies (decision 28), or at once if it is ordinary for the source.
 */
export function decideReplacement(
  current: Pick<Entry, 'claim' | 'fetchedAtMs'>,
  kind: ClaimKind,
  isOrdinary: boolean,
  host: KnownHostState | undefined,
  { policy, nowMs }: Moment,
): Replacement {
  const { claim: earlier, fetchedAtMs } = current;
  // A claim from KV may be older than the copy's last revalidation, which refuted it.
  const isRepeated = earlier?.kind === kind && earlier.sinceMs > fetchedAtMs;
  const claim = isRepeated ? earlier : { kind, sinceMs: nowMs };
  const hold = (why: string): Replacement => ({ kind: 'hold', claim, why });
  if (host === 'unknown') return hold('nobody could say how other sources of the host answer');
  if (host !== undefined && isHostFailing(host)) return hold(describeFailingHost(host));
  const leftMs = claim.sinceMs + policy.confirmSeconds * 1000 - nowMs;
  return isOrdinary || leftMs <= 0 ? replace : hold(`to be confirmed in ${Math.ceil(leftMs / 1000)} s`);
}

/** Whether the source declares its empty answers as ordinary. */
export function isOrdinaryClaim(kind: ClaimKind, { ordinarilyEmpty }: SourceRules): boolean {
  return kind === 'empty' && ordinarilyEmpty !== undefined;
}

/** Whether an answer with rows lacks most rows of the copy, so it must be of another day or association. */
function hasOtherRows(
  before: unknown,
  after: unknown,
  { listRowIds }: SourceRules,
  { mostDroppedPercent }: FreshnessPolicy,
): boolean {
  if (listRowIds === undefined) return false;
  const known = listRowIds(before);
  if (known.length < LEAST_ROWS_TO_COMPARE) return false;
  const still = new Set(listRowIds(after));
  const lost = known.filter((id) => !still.has(id)).length;
  return lost * 100 > mostDroppedPercent * known.length;
}
