import type { FreshnessPolicy } from '~/cache/policies';
import { POLICY_FIELDS, type PolicyDocument } from '~/cache/tuning/policy-document';
import { effectivePolicy } from '~/cache/tuning/tuning';
import { replay, type ReplayMetrics, type ReplayPlan } from './replay';
import type { SitePages } from './site-pages';
import type { TraceView } from './trace';

/** The effect of a policy change on a trace. */
export interface Forecast {
  readonly before: ReplayMetrics;
  readonly after: ReplayMetrics;
  /** The change without the platform's cache in front; only when it was asked for. */
  readonly withoutFront?: ReplayMetrics;
  /** Number of the trace's sources whose policy changes. */
  readonly changedSources: number;
  readonly allSources: number;
}

/** The deployment that the trace is replayed on. */
export type Deployment = Pick<ReplayPlan, 'isolates' | 'locations' | 'storeLagMs' | 'seed' | 'profileOf'> & {
  /** Views before this moment of the trace warm the caches and are not counted. Milliseconds. */
  readonly warmUpMs: number;
};

export interface ForecastInput {
  readonly views: readonly TraceView[];
  readonly pages: SitePages;
  readonly before: PolicyDocument;
  readonly after: PolicyDocument;
  /** Real clock, milliseconds: overrides that have ended by then are ignored. */
  readonly nowMs: number;
  readonly deployment: Deployment;
  /** Replays the change once more without the platform's cache in front. */
  readonly comparesFront?: boolean;
}

/**
 * Replays a trace on virtual time under both documents, with production cache code. Ages are those of the changed
 * sources, or of all when none changes.
 */
export async function forecastChange(question: ForecastInput): Promise<Forecast> {
  const { views, pages, before, after, nowMs, deployment, comparesFront = false } = question;
  const plan = {
    views: views.map(({ atMs, address }) => ({ atMs, page: pages.at(address) })),
    countedFromMs: deployment.warmUpMs,
    ...deployment,
  };
  const sources = new Set(plan.views.flatMap(({ page }) => page.sources));
  const policyOf = (document: PolicyDocument) => policyLookUp(pages, document, nowMs);
  const isChanged = (source: string) => !isSame(policyOf(before)(source), policyOf(after)(source));
  const changed = new Set([...sources].filter(isChanged));
  const isWatched = changed.size === 0 ? undefined : (source: string) => changed.has(source);
  return {
    before: await replay({ ...plan, policyOf: policyOf(before), isWatched }),
    after: await replay({ ...plan, policyOf: policyOf(after), isWatched }),
    ...(comparesFront && {
      withoutFront: await replay({ ...plan, locations: 0, policyOf: policyOf(after), isWatched }),
    }),
    changedSources: changed.size,
    allSources: sources.size,
  };
}

/** Whether upstream calls would more than double, which needs a confirmation. */
export function doublesUpstreamCalls({ before, after }: Forecast): boolean {
  return after.upstreamCalls > 2 * before.upstreamCalls;
}

function policyLookUp(pages: SitePages, document: PolicyDocument, nowMs: number): (source: string) => FreshnessPolicy {
  const known = new Map<string, FreshnessPolicy>();
  return (source) => {
    const definition = pages.requestOf(source)?.definition;
    if (definition === undefined) throw new Error(`No page reads ${source}`);
    const { name, policy } = definition;
    const found = known.get(name) ?? effectivePolicy(document, { source: name, policy }, nowMs);
    known.set(name, found);
    return found;
  };
}

function isSame(one: FreshnessPolicy, other: FreshnessPolicy): boolean {
  return POLICY_FIELDS.every((field) => one[field] === other[field]);
}
