import { BURST_SECONDS, type CallBudget } from '../call-budget';
import { findPolicyName, type SourceRequest } from '../define-source';
import { policies, type FreshnessPolicy } from '../policies';
import { buildTags } from '../source-address';
import { POLICY_FIELDS, UPSTREAM_BUDGET, type Override, type PolicyDocument, type Purge } from './policy-document';

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
  const marks = new PurgeMarks(document.purges, seenAtMs);
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
    getPurgedUntilMs: (request) => marks.getSourcePurgeMs(request),
    getPagePurgedUntilMs: (path) => marks.getPagePurgeMs(path),
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
  return Object.fromEntries(
    POLICY_FIELDS.map((field) => [field, override[field] ?? policy[field]]),
  ) as unknown as FreshnessPolicy;
}

function findNextEndMs({ policies: byPolicy, sources }: PolicyDocument, nowMs: number): number {
  const ends = [...Object.values(byPolicy), ...Object.values(sources)].map(getEndMs);
  return Math.min(Infinity, ...ends.filter((end) => end > nowMs));
}

interface PathMark {
  readonly prefix: string;
  readonly atMs: number;
}

/** Prefixes of upstream paths; all other paths are those of pages. */
const UPSTREAM_PATH = /^\/(?:v1|data)\//;

/** Indexed purges: times (real clock, milliseconds) until which data is stale; -Infinity without a purge. */
export class PurgeMarks {
  #everythingMs = -Infinity;
  readonly #sources = new Map<string, number>();
  readonly #tags = new Map<string, number>();
  readonly #upstreamPaths: PathMark[] = [];
  readonly #pagePaths: PathMark[] = [];
  readonly #isEmpty: boolean;

  /** Later marks count as `latestMs`, because a clock ahead would make all fetched data stale. */
  constructor(purges: readonly Purge[], latestMs: number) {
    this.#isEmpty = purges.length === 0;
    for (const { scope, olderThanIso } of purges) this.#add(scope, Math.min(Date.parse(olderThanIso), latestMs));
  }

  /** The time of the latest purge of a source with its parameters, on any page. */
  getSourcePurgeMs(request: SourceRequest): number {
    if (this.#isEmpty) return -Infinity;
    const atMs = Math.max(this.#everythingMs, this.#sources.get(request.definition.name) ?? -Infinity);
    return Math.max(atMs, this.#findPurgeOfTags(request), this.#findPurgeOfUpstreamPath(request));
  }

  /** The time of the latest purge of a page and everything it reads. */
  getPagePurgeMs(path: string): number {
    return Math.max(this.#everythingMs, findLatestMark(this.#pagePaths, path));
  }

  #add(scope: Purge['scope'], atMs: number): void {
    const [kind] = scope.split(':', 1);
    const name = scope.slice(scope.indexOf(':') + 1);
    if (kind === 'source') raise(this.#sources, name, atMs);
    else if (kind === 'tag') raise(this.#tags, name, atMs);
    else if (kind === 'path')
      (UPSTREAM_PATH.test(name) ? this.#upstreamPaths : this.#pagePaths).push({ prefix: name, atMs });
    else this.#everythingMs = Math.max(this.#everythingMs, atMs);
  }

  #findPurgeOfTags(request: SourceRequest): number {
    if (this.#tags.size === 0) return -Infinity;
    return Math.max(...buildTags(request).map((tag) => this.#tags.get(tag) ?? -Infinity));
  }

  #findPurgeOfUpstreamPath({ definition, params }: SourceRequest): number {
    if (this.#upstreamPaths.length === 0) return -Infinity;
    return findLatestMark(this.#upstreamPaths, definition.buildPath(params));
  }
}

function raise(marks: Map<string, number>, name: string, atMs: number): void {
  marks.set(name, Math.max(marks.get(name) ?? -Infinity, atMs));
}

function findLatestMark(marks: readonly PathMark[], path: string): number {
  return Math.max(-Infinity, ...marks.filter(({ prefix }) => path.startsWith(prefix)).map(({ atMs }) => atMs));
}
