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

/** Current policies and purges, with the overrides of operators that have not expired. */
export interface Tuning {
  readonly document: PolicyDocument;
  readonly validUntilMs: number;
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
  /** Data requested at or before this time is purged (real clock, milliseconds); -Infinity without a purge. */
  readonly getPurgedUntilMs: (request: SourceRequest) => number;
  /** Like `getPurgedUntilMs`, for the purges of a page's path, which include everything that the page reads. */
  readonly getPagePurgedUntilMs: (path: string) => number;
}

/** Computes the tuning at a time. `seenAtMs` is when this isolate first read the document (real clock, milliseconds). */
export function getTuningAt(document: PolicyDocument, nowMs: number, seenAtMs = nowMs): Tuning {
  const marks = document.purges.map(({ scope, olderThanIso }) => ({
    ...parsePurgeScope(scope),
    // A purge from a machine whose clock is ahead would also reach data that is fetched now.
    atMs: Math.min(Date.parse(olderThanIso), seenAtMs),
  }));
  const findLatestPurgeMs = (reaches: (target: PurgeTarget) => boolean) =>
    Math.max(-Infinity, ...marks.filter(reaches).map(({ atMs }) => atMs));
  /** Policies by source, and by the request's own policy if it has one. */
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

/** The effective policy of a source: the built-in one, with the override of the policy, then that of the source. */
export function computeEffectivePolicy(
  document: PolicyDocument,
  { source, policy }: { readonly source?: string; readonly policy: keyof typeof policies },
  nowMs: number,
): FreshnessPolicy {
  const changed = applyOverride(policies[policy], findOverride(document.policies, policy, nowMs));
  return source === undefined ? changed : applyOverride(changed, findOverride(document.sources, source, nowMs));
}

/** The effective call budget. `builtIn` is the rate without an override. */
export function computeEffectiveBudget({ budgets = {} }: PolicyDocument, builtIn: number, nowMs: number): CallBudget {
  const { callsPerSecond = builtIn, burstCalls } = findOverride(budgets, UPSTREAM_BUDGET, nowMs) ?? {};
  return { callsPerSecond, burstCalls: burstCalls ?? callsPerSecond * BURST_SECONDS };
}

/** The override for a name, unless it has expired. */
export function findOverride(
  overrides: Readonly<Record<string, Override>>,
  name: string,
  nowMs: number,
): Override | undefined {
  const override = Object.hasOwn(overrides, name) ? overrides[name] : undefined;
  return override === undefined || getEndMs(override) <= nowMs ? undefined : override;
}

/** When an override expires (real clock, milliseconds); Infinity if it does not. */
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

/** Whether a purge reaches a request, whatever page makes it. */
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
