import { BURST_SECONDS, type CallBudget } from '../call-budget';
import { findPolicyName, type SourceRequest } from '../define-source';
import { policies, type FreshnessPolicy } from '../policies';
import { POLICY_FIELDS, UPSTREAM_BUDGET, type Override, type PolicyDocument } from './policy-document';
import { PurgeMarks } from './purge-marks';

/**
 * A policy document as it holds at a moment: what the cache judges answers by. Asked many times for each page, so it keeps
 * what it has worked out; it never changes, and another document or the end of an override makes another one.
 */
export interface Tuning {
  readonly document: PolicyDocument;
  /** Real clock, milliseconds: when an override ends and this is no longer current. Infinity if none does. */
  readonly validUntilMs: number;
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
  /** Real clock, milliseconds: what upstream was asked for no later is stale by a purge. -Infinity if nothing is. */
  readonly purgedUntilMs: (request: SourceRequest) => number;
  /** The same for all that a page reads, by its path, and for the page itself. */
  readonly pagePurgedUntilMs: (path: string) => number;
}

/**
 * What a document comes to at a moment.
 * @param seenAtMs real clock, milliseconds: when the document was first seen here
 */
export function getTuningAt(document: PolicyDocument, nowMs: number, seenAtMs = nowMs): Tuning {
  const marks = new PurgeMarks(document.purges, seenAtMs);
  /** By source, and by the policy where a request names one of its own. */
  const known = new Map<string, FreshnessPolicy>();
  return {
    document,
    validUntilMs: nextEndMs(document, nowMs),
    getPolicy: (request) => {
      const source = request.definition.name;
      const key = request.policy === undefined ? source : `${source} ${request.policy}`;
      const policy =
        known.get(key) ?? computeEffectivePolicy(document, { source, policy: findPolicyName(request) }, nowMs);
      known.set(key, policy);
      return policy;
    },
    purgedUntilMs: (request) => marks.ofSource(request),
    pagePurgedUntilMs: (path) => marks.ofPage(path),
  };
}

/** The current policy of a source: as built, then the policy's override, then the source's own. */
export function computeEffectivePolicy(
  document: PolicyDocument,
  { source, policy }: { readonly source?: string; readonly policy: keyof typeof policies },
  nowMs: number,
): FreshnessPolicy {
  const changed = overridden(policies[policy], overrideIn(document.policies, policy, nowMs));
  return source === undefined ? changed : overridden(changed, overrideIn(document.sources, source, nowMs));
}

/**
 * The current budget of calls that each host has.
 * @param builtIn calls per second without an override
 */
export function computeEffectiveBudget({ budgets = {} }: PolicyDocument, builtIn: number, nowMs: number): CallBudget {
  const { callsPerSecond = builtIn, burstCalls } = overrideIn(budgets, UPSTREAM_BUDGET, nowMs) ?? {};
  return { callsPerSecond, burstCalls: burstCalls ?? callsPerSecond * BURST_SECONDS };
}

/** The override of a name, unless it has ended. */
export function overrideIn(
  overrides: Readonly<Record<string, Override>>,
  name: string,
  nowMs: number,
): Override | undefined {
  const override = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
  return override === undefined || endMs(override) <= nowMs ? undefined : override;
}

/** When an override ends. Real clock, milliseconds; Infinity when it is there to stay. */
export function endMs({ untilIso }: Override): number {
  return untilIso === undefined ? Infinity : Date.parse(untilIso);
}

function overridden(policy: FreshnessPolicy, override: Override | undefined): FreshnessPolicy {
  if (override === undefined) return policy;
  return Object.fromEntries(
    POLICY_FIELDS.map((field) => [field, override[field] ?? policy[field]]),
  ) as unknown as FreshnessPolicy;
}

function nextEndMs({ policies: byPolicy, sources }: PolicyDocument, nowMs: number): number {
  const ends = [...Object.values(byPolicy), ...Object.values(sources)].map(endMs);
  return Math.min(Infinity, ...ends.filter((end) => end > nowMs));
}
