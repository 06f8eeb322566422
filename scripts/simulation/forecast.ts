import { isLiveRequest } from '~/cache/define-source';
import type { FreshnessPolicy } from '~/cache/policies';
import { POLICY_FIELDS, type PolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectiveBudget, computeEffectivePolicy } from '~/cache/tuning/tuning';
import { replay, type ReplayMetrics, type ReplayPlan } from './replay';
import type { SitePages } from './site-pages';
import type { TraceView } from './trace';

/** The effect of a policy change on a trace. */
export interface Forecast {
  readonly before: ReplayMetrics;
  readonly after: ReplayMetrics;
  /** The change without the platform's cache in front; only when it was asked for. */
  readonly withoutFront?: ReplayMetrics;
  /** The replayed sources whose policy changes. */
  readonly changedSources: ReadonlySet<string>;
  /** Number of sources that views or prewarming read. */
  readonly allSources: number;
}

/** Upstream calls of a source, all its addresses together, in the counted time. */
export interface CallRise {
  /** The source's name. */
  readonly source: string;
  readonly before: number;
  readonly after: number;
}

/** The deployment that the trace is replayed on. */
export type Deployment = Pick<
  ReplayPlan,
  'isolates' | 'locations' | 'storeLagMs' | 'seed' | 'getProfile' | 'warmed'
> & {
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
  /** Calls of upstream in a second where the documents say nothing. */
  readonly callsPerSecond: number;
  /** Replays the change once more without the platform's cache in front. */
  readonly comparesFront?: boolean;
  /** Told the share of both replays that is done, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * Replays a trace on virtual time under both documents, with production cache code. Ages are those of the changed
 * sources, or of all when none changes.
 */
export async function forecastChange(question: ForecastInput): Promise<Forecast> {
  const {
    views,
    pages,
    before,
    after,
    nowMs,
    deployment,
    callsPerSecond,
    comparesFront = false,
    onProgress,
  } = question;
  const plan = {
    views: views.map(({ atMs, address }) => ({ atMs, page: pages.at(address) })),
    countedFromMs: deployment.warmUpMs,
    isLive: (source: string) => isLiveSource(pages, source),
    ...deployment,
  };
  const warmed = deployment.warmed?.pages ?? [];
  const sources = new Set([...plan.views.map(({ page }) => page), ...warmed].flatMap((page) => page.sources));
  const createPolicyLookup = (document: PolicyDocument) => policyLookUp(pages, document, nowMs);
  const underDocument = (document: PolicyDocument) => ({
    getPolicy: createPolicyLookup(document),
    budget: computeEffectiveBudget(document, callsPerSecond, nowMs),
  });
  const isChanged = (source: string) => !isSame(createPolicyLookup(before)(source), createPolicyLookup(after)(source));
  const changed = new Set([...sources].filter(isChanged));
  const isWatched = changed.size === 0 ? undefined : (source: string) => changed.has(source);
  return {
    before: await replay({
      ...plan,
      ...underDocument(before),
      isWatched,
      onProgress: (share) => onProgress?.(share / 2),
    }),
    after: await replay({
      ...plan,
      ...underDocument(after),
      isWatched,
      onProgress: (share) => onProgress?.((1 + share) / 2),
    }),
    ...(comparesFront && {
      withoutFront: await replay({ ...plan, locations: 0, ...underDocument(after), isWatched }),
    }),
    changedSources: changed,
    allSources: sources.size,
  };
}

/** Calls in so small a number differ by chance. */
const LEAST_RISE = 5;

/**
 * The changed sources whose upstream calls would more than double, which needs a confirmation. Each is judged by itself: among
 * all calls of the site, ten times as many for a few addresses would not show.
 */
export function callRises({ before, after, changedSources }: Forecast): readonly CallRise[] {
  const names = [...new Set([...changedSources].map(formatSourceName))].sort();
  return names
    .map((source) => ({ source, before: getSourceCalls(before, source), after: getSourceCalls(after, source) }))
    .filter((rise) => rise.after > 2 * rise.before && rise.after - rise.before >= LEAST_RISE);
}

/** Upstream calls for the changed sources alone. */
export function countChangedCalls({ callsBySource }: ReplayMetrics, changedSources: ReadonlySet<string>): number {
  return [...changedSources].reduce((sum, source) => sum + (callsBySource.get(source) ?? 0), 0);
}

function getSourceCalls({ callsBySource }: ReplayMetrics, name: string): number {
  return [...callsBySource].reduce(
    (sum, [source, calls]) => (formatSourceName(source) === name ? sum + calls : sum),
    0,
  );
}

/** The name in a `sourceId`. */
function formatSourceName(source: string): string {
  return source.slice(0, source.indexOf(':'));
}

function policyLookUp(pages: SitePages, document: PolicyDocument, nowMs: number): (source: string) => FreshnessPolicy {
  const known = new Map<string, FreshnessPolicy>();
  return (source) => {
    const definition = pages.getRequest(source)?.definition;
    if (definition === undefined) throw new Error(`No page reads ${source}`);
    const { name, policy } = definition;
    const found = known.get(name) ?? computeEffectivePolicy(document, { source: name, policy }, nowMs);
    known.set(name, found);
    return found;
  };
}

function isLiveSource(pages: SitePages, source: string): boolean {
  const request = pages.getRequest(source);
  return request !== undefined && isLiveRequest(request);
}

function isSame(one: FreshnessPolicy, other: FreshnessPolicy): boolean {
  return POLICY_FIELDS.every((field) => one[field] === other[field]);
}
