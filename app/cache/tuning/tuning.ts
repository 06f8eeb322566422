import { findPolicyName, type SourceRequest } from '../source/define-source';
import { policies, type FreshnessPolicy } from '../source/policies';
import { buildTags } from '../source/source-address';
import { BURST_SECONDS, type CallBudget } from '../upstream/call-budget';
import {
  parsePurgeScope,
  POLICY_FIELDS,
  UPSTREAM_BUDGET,
  type Override,
  type PolicyDocument,
  type PurgeTarget,
} from './policy-document';

/** What operators have set, as it applies now: policies and purges. */
export interface Tuning {
  readonly document: PolicyDocument;
  readonly validUntilMs: number;
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
  /** Data requested at or before this time is purged (real clock, milliseconds); -Infinity without a purge. */
  readonly getPurgedUntilMs: (request: SourceRequest) => number;
  /** The same for a page and everything it reads, by its path. */
  readonly getPagePurgedUntilMs: (path: string) => number;
}

/** `seenAtMs`: when this isolate first saw the document (real clock, milliseconds). */
export function getTuningAt(document: PolicyDocument, nowMs: number, seenAtMs = nowMs): Tuning {
  const marks = document.purges.map(({ scope, olderThanIso }) => ({
    ...parsePurgeScope(scope),
    // A mark of a clock ahead would make all fetched data stale.
    atMs: Math.min(Date.parse(olderThanIso), seenAtMs),
  }));
  const findLatestPurgeMs = (reaches: (target: PurgeTarget) => boolean) =>
    Math.max(-Infinity, ...marks.filter(reaches).map(({ atMs }) => atMs));
  /** Keyed by source, and by policy where a request names its own. */
  const known = new Map<string, FreshnessPolicy>();
  return {
    document,
    validUntilMs: findNextEndMs(document, nowMs),
    getPolicy: (request) => {
      const source = request.definition.name;
      const key = request.policy === undefined ? source : `${source} ${request.policy}`;
      const policy =
        known.get(key) ?? computeEffectivePolicy(document, { source, policy: findPolicyName(request) }, nowMs);
      known.set(key, policy);
      return policy;
    },
    getPurgedUntilMs: (request) => findLatestPurgeMs((target) => reachesSource(target, request)),
    getPagePurgedUntilMs: (path) => findLatestPurgeMs((target) => reachesPage(target, path)),
  };
}

/** The policy of a source: built-in values, then the policy's override, then the source's. */
export function computeEffectivePolicy(
  document: PolicyDocument,
  { source, policy }: { readonly source?: string; readonly policy: keyof typeof policies },
  nowMs: number,
): FreshnessPolicy {
  const changed = applyOverride(policies[policy], findOverride(document.policies, policy, nowMs));
  return source === undefined ? changed : applyOverride(changed, findOverride(document.sources, source, nowMs));
}

/** `builtIn` is the rate without an override. */
export function computeEffectiveBudget({ budgets = {} }: PolicyDocument, builtIn: number, nowMs: number): CallBudget {
  const { callsPerSecond = builtIn, burstCalls } = findOverride(budgets, UPSTREAM_BUDGET, nowMs) ?? {};
  return { callsPerSecond, burstCalls: burstCalls ?? callsPerSecond * BURST_SECONDS };
}

/** The override of a name, unless it has expired. */
export function findOverride(
  overrides: Readonly<Record<string, Override>>,
  name: string,
  nowMs: number,
): Override | undefined {
  const override = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
  return override === undefined || getEndMs(override) <= nowMs ? undefined : override;
}

/** Real clock, milliseconds: when an override expires; Infinity if it does not. */
export function getEndMs({ untilIso }: Override): number {
  return untilIso === undefined ? Infinity : Date.parse(untilIso);
}

function applyOverride(policy: FreshnessPolicy, override: Override | undefined): FreshnessPolicy {
  if (override === undefined) return policy;
  const values = POLICY_FIELDS.map((field) => [field, override[field] ?? policy[field]] as const);
  return { ...policy, ...Object.fromEntries(values) };
}

function findNextEndMs({ policies: byPolicy, sources }: PolicyDocument, nowMs: number): number {
  const ends = [...Object.values(byPolicy), ...Object.values(sources)].map(getEndMs);
  return Math.min(Infinity, ...ends.filter((end) => end > nowMs));
}

/** Whether a purge reaches a source with its parameters, on any page. */
export function reachesSource({ kind, name }: PurgeTarget, request: SourceRequest): boolean {
  const { definition, params } = request;
  switch (kind) {
    case 'everything':
      return true;
    case 'source':
      return definition.name === name;
    case 'tag':
      return buildTags(request).includes(name);
    case 'upstream-path':
      return definition.buildPath(params).startsWith(name);
    case 'page-path':
      return false;
  }
}

/** Whether a purge reaches a page and everything it reads. */
function reachesPage({ kind, name }: PurgeTarget, path: string): boolean {
  return kind === 'everything' || (kind === 'page-path' && path.startsWith(name));
}
