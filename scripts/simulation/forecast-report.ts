import { MINUTE_MS } from '~/time-units';
import { countChangedCalls, type Forecast } from './forecast';
import { computePriceInDollars } from './prices';
import type { ReplayMetrics } from './replay';

export interface ForecastLine {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

const monthMs = 30 * 24 * 60 * MINUTE_MS;

/** The figures of a forecast in display order. */
export function listForecastLines({ before, after, changedSources }: Forecast): readonly ForecastLine[] {
  const buildLine = (what: string, figure: (metrics: ReplayMetrics) => string): ForecastLine => ({
    what,
    before: figure(before),
    after: figure(after),
  });
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
      formatPerMinute(upstreamCalls, lengthMs),
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
  return formatDollars(computePriceInDollars(metrics) * (monthMs / metrics.lengthMs));
}

function sumReads(sources: ReplayMetrics['sources']): number {
  return Object.values(sources).reduce((sum, count) => sum + count, 0);
}

function formatPercent(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
}

function formatPerMinute(count: number, lengthMs: number): string {
  return (count / (lengthMs / MINUTE_MS)).toFixed(1);
}

function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 120 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function formatDollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
