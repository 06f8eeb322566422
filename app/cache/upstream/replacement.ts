import type { AnySource } from '../source/define-source';
import type { Claim, ClaimKind, Entry } from '../source/entry';
import { computeLifetimes } from '../source/freshness';
import type { FreshnessPolicy } from '../source/policies';
import { describeHostTrouble, isHostInTrouble, type HostState } from './host-answers';

/** What is known of the host of an answer; `unknown` when its monitor does not answer. */
export type KnownHostState = HostState | 'unknown';

/** What happens to a new answer: it replaces the copy, or is recorded beside it. */
export type Replacement =
  | { readonly kind: 'replace' }
  | { readonly kind: 'hold'; readonly claim: Claim; readonly why: string };

type Contradicting = Pick<Entry, 'kind' | 'value'>;

/** What a source's definition says of its answers. */
type SourceRules = Pick<AnySource, 'ordinarilyEmpty' | 'listRowIds'>;

interface Moment {
  readonly policy: FreshnessPolicy;
  /** Real clock, milliseconds. */
  readonly nowMs: number;
}

const replace: Replacement = { kind: 'replace' };
/** A copy with fewer rows is too small to tell another list from a changed one. */
const LEAST_ROWS_TO_COMPARE = 5;

/** Whether and how an answer contradicts a servable copy: no content after content, or a 404 after an empty answer. */
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
 * A contradiction replaces a good copy when a call minutes earlier agreed and few other sources of the host contradict theirs (decision
 * 28), or at once if ordinary.
 */
export function decideReplacement(
  current: Pick<Entry, 'claim' | 'fetchedAtMs'>,
  kind: ClaimKind,
  isOrdinary: boolean,
  host: KnownHostState | undefined,
  { policy, nowMs }: Moment,
): Replacement {
  const { claim: earlier, fetchedAtMs } = current;
  // The store may still hold a claim from before the copy was last revalidated.
  const isRepeated = earlier?.kind === kind && earlier.sinceMs > fetchedAtMs;
  const claim = isRepeated ? earlier : { kind, sinceMs: nowMs };
  const hold = (why: string): Replacement => ({ kind: 'hold', claim, why });
  if (host === 'unknown') return hold('nobody could say how other sources of the host answer');
  if (host !== undefined && isHostInTrouble(host)) return hold(describeHostTrouble(host));
  const leftMs = claim.sinceMs + policy.confirmSeconds * 1000 - nowMs;
  return isOrdinary || leftMs <= 0 ? replace : hold(`to be confirmed in ${Math.ceil(leftMs / 1000)} s`);
}

/** Whether the source declares an empty answer as ordinary. */
export function isOrdinaryClaim(kind: ClaimKind, { ordinarilyEmpty }: SourceRules): boolean {
  return kind === 'empty' && ordinarilyEmpty !== undefined;
}

/** Whether an answer with rows lacks most rows of the copy: it is of another day or association. */
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
