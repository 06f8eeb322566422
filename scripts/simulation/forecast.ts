import { isLiveRequest } from '~/cache/source/define-source';
import type { FreshnessPolicy } from '~/cache/source/policies';
import { POLICY_FIELDS, type PolicyDocument } from '~/cache/tuning/policy-document';
import { computeEffectiveBudget, computeEffectivePolicy } from '~/cache/tuning/tuning';
import { MINUTE_MS } from '~/time-units';
import { computePriceInDollars } from './prices';
import { replay, type ReplayMetrics, type ReplayPlan } from './replay';
import type { SitePages } from './site-pages';
import type { TraceView } from './trace';

export type Forecast = Awaited<ReturnType<typeof forecastChange>>;

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
export async function forecastChange(question: ForecastInput) {
  const { views, pages, before, after, nowMs, deployment, callsPerSecond, comparesFront, onProgress } = question;
  const plan = {
    views: views.map(({ atMs, address }) => ({ atMs, page: pages.getPage(address) })),
    countedFromMs: deployment.warmUpMs,
    isLive: (source: string) => {
      const request = pages.getRequest(source);
      return request !== undefined && isLiveRequest(request);
    },
    ...deployment,
  };
  const warmed = deployment.warmed?.pages ?? [];
  const sources = new Set([...plan.views.map(({ page }) => page), ...warmed].flatMap((page) => page.sources));
  const policies = [before, after].map((document) => createPolicyOfSource(pages, document, nowMs));
  const isChanged = (source: string) => {
    const [old, now] = policies.map((getPolicy) => getPolicy(source));
    return POLICY_FIELDS.some((field) => old?.[field] !== now?.[field]);
  };
  const changed = new Set([...sources].filter(isChanged));
  const isWatched = changed.size === 0 ? undefined : (source: string) => changed.has(source);
  const replayUnder = (document: PolicyDocument, more: Partial<ReplayPlan>) =>
    replay({
      ...plan,
      getPolicy: createPolicyOfSource(pages, document, nowMs),
      budget: computeEffectiveBudget(document, callsPerSecond, nowMs),
      isWatched,
      ...more,
    });
  return {
    before: await replayUnder(before, { onProgress: (share) => onProgress?.(share / 2) }),
    after: await replayUnder(after, { onProgress: (share) => onProgress?.((1 + share) / 2) }),
    /** Without the platform's cache, if requested. */
    ...(comparesFront === true && { withoutFront: await replayUnder(after, { locations: 0 }) }),
    changedSources: changed,
    /** Number of sources that views or prewarming read. */
    allSources: sources.size,
  };
}

/** Smaller numbers differ by chance. */
const LEAST_RISE = 5;

/** Changed sources whose calls would more than double, each judged alone, because a few addresses do not show in the total. */
export function callRises({ before, after, changedSources }: Forecast) {
  const names = [...new Set([...changedSources].map(formatSourceName))].sort();
  return names
    .map((source) => ({ source, before: getSourceCalls(before, source), after: getSourceCalls(after, source) }))
    .filter((rise) => rise.after > 2 * rise.before && rise.after - rise.before >= LEAST_RISE);
}

/** Upstream calls for the changed sources. */
function countChangedCalls({ callsBySource }: ReplayMetrics, changedSources: ReadonlySet<string>): number {
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

function createPolicyOfSource(pages: SitePages, document: PolicyDocument, nowMs: number) {
  const known = new Map<string, FreshnessPolicy>();
  return (source: string) => {
    const definition = pages.getRequest(source)?.definition;
    if (definition === undefined) throw new Error(`No page reads ${source}`);
    const { name, policy } = definition;
    const found = known.get(name) ?? computeEffectivePolicy(document, { source: name, policy }, nowMs);
    known.set(name, found);
    return found;
  };
}

const monthMs = 30 * 24 * 60 * MINUTE_MS;

/** The figures of a forecast in display order: what they are, before and after. */
export function listForecastLines({ before, after, changedSources }: Forecast): readonly (readonly string[])[] {
  const buildLine = (what: string, figure: (metrics: ReplayMetrics) => string) => [what, figure(before), figure(after)];
  return [
    buildLine('views answered in front of the site', ({ documents, views }) =>
      formatPercent(documents.location + documents.upperTier, views),
    ),
    buildLine('runs of the worker', ({ workerRuns }) => String(workerRuns)),
    buildLine('views answered with a kept document', ({ documents, views }) =>
      formatPercent(views - documents.rendered, views),
    ),
    buildLine('sources answered from memory', ({ sources }) => formatPercent(sources.memory, sumReads(sources))),
    buildLine('sources answered from KV', ({ sources }) => formatPercent(sources.kv, sumReads(sources))),
    buildLine('upstream calls', ({ upstreamCalls }) => String(upstreamCalls)),
    buildLine('of them for what changes', (metrics) => String(countChangedCalls(metrics, changedSources))),
    buildLine('upstream calls a minute, mean', ({ upstreamCalls, lengthMs }) =>
      (upstreamCalls / (lengthMs / MINUTE_MS)).toFixed(1),
    ),
    buildLine('upstream calls in the busiest minute', ({ busiestMinuteCalls }) => String(busiestMinuteCalls)),
    buildLine('upstream calls in the busiest second', ({ busiestSecondCalls }) => String(busiestSecondCalls)),
    buildLine('calls that the budget held back', ({ heldBackCalls }) => String(heldBackCalls)),
    buildLine('age shown, 95 of 100 views are below', ({ ageSeconds }) => formatDuration(ageSeconds.p95)),
    buildLine('age shown, worst', ({ ageSeconds }) => formatDuration(ageSeconds.worst)),
    buildLine('KV keys read', ({ store }) => String(store.keysRead)),
    buildLine('KV keys written', ({ store }) => String(store.writes)),
    buildLine('price if every hour were like this, a month', formatMonthlyDollars),
  ];
}

/** Value of the platform's cache after the change, if compared. */
export function listFrontLines({ after, withoutFront }: Forecast): readonly string[] {
  if (withoutFront === undefined) return [];
  const describeFigures = (metrics: ReplayMetrics) =>
    `${metrics.workerRuns} runs of the worker, ${metrics.upstreamCalls} upstream calls, ${formatMonthlyDollars(metrics)} a month`;
  return [
    `With the change and the platform's cache in front: ${describeFigures(after)}.`,
    `With the change and without that cache: ${describeFigures(withoutFront)}.`,
  ];
}

function formatMonthlyDollars(metrics: ReplayMetrics): string {
  return `$${(computePriceInDollars(metrics) * (monthMs / metrics.lengthMs)).toFixed(2)}`;
}

function sumReads(sources: ReplayMetrics['sources']): number {
  return Object.values(sources).reduce((sum, count) => sum + count, 0);
}

function formatPercent(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
}

function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 120 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
