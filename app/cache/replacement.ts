import type { AnySource } from './define-source';
import type { Claim, ClaimKind, Entry } from './entry';
import { computeLifetimes } from './freshness';
import { describeTurnedHost, hasHostTurned, type HostState } from './host-answers';
import type { FreshnessPolicy } from './policies';

/** What is known of the host that an answer came from; `silent` when nobody could say. */
export type HostWord = HostState | 'silent';

/** What becomes of a new answer: it takes the place of the copy, or is remembered beside it. */
export type Replacement =
  | { readonly kind: 'replace' }
  | { readonly kind: 'hold'; readonly claim: Claim; readonly why: string };

type Contradicting = Pick<Entry, 'kind' | 'value'>;

/** What a source's definition says of its answers. */
type SourceRules = Pick<AnySource, 'ordinarilyEmpty' | 'rowIds'>;

interface Moment {
  readonly policy: FreshnessPolicy;
  /** Real clock, milliseconds. */
  readonly nowMs: number;
}

const replace: Replacement = { kind: 'replace' };
/** With fewer rows a copy is too small to tell another list from a changed one. */
const LEAST_ROWS_TO_COMPARE = 5;

/**
 * How an answer contradicts the copy at hand; `null` when it does not. Only a copy that may still be served, if need be because
 * upstream fails, can be contradicted: one with content by any answer without it, and one that holds nothing by the word that
 * there is no such thing, because a page without rows is another than none.
 */
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
 * Decides whether an answer that contradicts a good copy takes its place: when a call of some minutes ago said the same, and
 * not too many other sources of the host turned against their copies meanwhile (decision 28).
 * @param isOrdinary whether the source says of itself that its content often ends: its first such answer counts
 * @param host `undefined` for an answer from no host that others are asked from
 */
export function decideReplacement(
  current: Pick<Entry, 'claim' | 'fetchedAtMs'>,
  kind: ClaimKind,
  isOrdinary: boolean,
  host: HostWord | undefined,
  { policy, nowMs }: Moment,
): Replacement {
  const { claim: earlier, fetchedAtMs } = current;
  // The store may still hold a claim from before the copy was last confirmed.
  const isRepeated = earlier?.kind === kind && earlier.sinceMs > fetchedAtMs;
  const claim = isRepeated ? earlier : { kind, sinceMs: nowMs };
  const hold = (why: string): Replacement => ({ kind: 'hold', claim, why });
  if (host === 'silent') return hold('nobody could say how other sources of the host answer');
  if (host !== undefined && hasHostTurned(host)) return hold(describeTurnedHost(host));
  const leftMs = claim.sinceMs + policy.confirmSeconds * 1000 - nowMs;
  return isOrdinary || leftMs <= 0 ? replace : hold(`to be confirmed in ${Math.ceil(leftMs / 1000)} s`);
}

/** Whether a source says that an answer which holds nothing is nothing unusual. */
export function isOrdinaryClaim(kind: ClaimKind, { ordinarilyEmpty }: SourceRules): boolean {
  return kind === 'empty' && ordinarilyEmpty !== undefined;
}

/** Whether an answer lacks most of the rows that the copy has, though it has rows: those of another day or association. */
function hasOtherRows(
  before: unknown,
  after: unknown,
  { rowIds }: SourceRules,
  { mostDroppedPercent }: FreshnessPolicy,
): boolean {
  if (rowIds === undefined) return false;
  const known = rowIds(before);
  if (known.length < LEAST_ROWS_TO_COMPARE) return false;
  const still = new Set(rowIds(after));
  const lost = known.filter((id) => !still.has(id)).length;
  return lost * 100 > mostDroppedPercent * known.length;
}
