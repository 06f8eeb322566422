import { isLiveRequest } from '~/cache/define-source';
import type { FreshnessPolicy } from '~/cache/policies';
import { POLICY_FIELDS, type PolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectiveBudget, computeEffectivePolicy } from '~/cache/tuning/tuning';
import { replay, type ReplayMetrics, type ReplayPlan } from './replay';
import type { SitePages } from './site-pages';
import type { TraceView } from './trace';

export interface Forecast {
  readonly before: ReplayMetrics;
  readonly after: ReplayMetrics;
  /** Without the platform's cache, if requested. */
  readonly withoutFront?: ReplayMetrics;
  readonly changedSources: ReadonlySet<string>;
  /** Number of sources that views or prewarming read. */
  readonly allSources: number;
}

export interface CallRise {
  readonly source: string;
  readonly before: number;
  readonly after: number;
}

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
  readonly nowMs: number;
  readonly deployment: Deployment;
  /** Default budget. */
  readonly callsPerSecond: number;
  readonly comparesFront?: boolean;
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Replays a trace under both documents with production cache code. Ages are those of the changed sources, if any. */
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
    views: views.map(({ atMs, address }) => ({ atMs, page: pages.getPage(address) })),
    countedFromMs: deployment.warmUpMs,
    isLive: (source: string) => isLiveSource(pages, source),
    ...deployment,
  };
  const warmed = deployment.warmed?.pages ?? [];
  const sources = new Set([...plan.views.map(({ page }) => page), ...warmed].flatMap((page) => page.sources));
  const createPolicyLookup = (document: PolicyDocument) => createPolicyOfSource(pages, document, nowMs);
  const applyDocument = (document: PolicyDocument) => ({
    getPolicy: createPolicyLookup(document),
    budget: computeEffectiveBudget(document, callsPerSecond, nowMs),
  });
  const isChanged = (source: string) => !isSame(createPolicyLookup(before)(source), createPolicyLookup(after)(source));
  const changed = new Set([...sources].filter(isChanged));
  const isWatched = changed.size === 0 ? undefined : (source: string) => changed.has(source);
  return {
    before: await replay({
      ...plan,
      ...applyDocument(before),
      isWatched,
      onProgress: (share) => onProgress?.(share / 2),
    }),
    after: await replay({
      ...plan,
      ...applyDocument(after),
      isWatched,
      onProgress: (share) => onProgress?.((1 + share) / 2),
    }),
    ...(comparesFront && {
      withoutFront: await replay({ ...plan, locations: 0, ...applyDocument(after), isWatched }),
    }),
    changedSources: changed,
    allSources: sources.size,
  };
}

/** Smaller numbers differ by chance. */
const LEAST_RISE = 5;

/** Changed sources whose calls would more than double, each judged alone, because a few addresses do not show in the total. */
export function callRises({ before, after, changedSources }: Forecast): readonly CallRise[] {
  const names = [...new Set([...changedSources].map(formatSourceName))].sort();
  return names
    .map((source) => ({ source, before: getSourceCalls(before, source), after: getSourceCalls(after, source) }))
    .filter((rise) => rise.after > 2 * rise.before && rise.after - rise.before >= LEAST_RISE);
}

/** Upstream calls for the changed sources. */
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

function createPolicyOfSource(
  pages: SitePages,
  document: PolicyDocument,
  nowMs: number,
): (source: string) => FreshnessPolicy {
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
