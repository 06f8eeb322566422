import type { ReplayMetrics } from './replay';

export type Usage = Readonly<ReturnType<typeof measureUsage>>;

interface Price {
  readonly what: string;
  /** Included in the monthly fee. */
  readonly includedAMonth: number;
  readonly dollarsPerMillion: number;
  /** Where the price is published. */
  readonly source: string;
}

const docs = 'https://developers.cloudflare.com';
const workersPricing = `${docs}/workers/platform/pricing/`;
const keyValuePricing = `${docs}/kv/platform/pricing/`;
const objectPricing = `${docs}/durable-objects/platform/pricing/`;
const logPricing = `${docs}/workers/observability/logs/workers-logs/#pricing`;

/** An object is billed for the memory that it may take, 128 MB. */
const objectGigabytes = 0.125;
/** The platform's size of an event; the price is from December 1, 2026. */
const logEventGigabytes = 4.84e-6;
const dollarsPerLogGigabyte = 0.25;

/** List prices of November 2026 in US dollars per million. */
const prices: Readonly<Record<keyof Usage, Price>> = {
  requests: { what: 'requests', includedAMonth: 10e6, dollarsPerMillion: 0.3, source: workersPricing },
  cpuMs: { what: 'CPU time, ms', includedAMonth: 30e6, dollarsPerMillion: 0.02, source: workersPricing },
  keysRead: { what: 'KV keys read', includedAMonth: 10e6, dollarsPerMillion: 0.5, source: keyValuePricing },
  keysWritten: { what: 'KV keys written', includedAMonth: 1e6, dollarsPerMillion: 5, source: keyValuePricing },
  objectRequests: { what: 'requests of objects', includedAMonth: 1e6, dollarsPerMillion: 0.15, source: objectPricing },
  objectSeconds: {
    what: 'active time of objects, s',
    includedAMonth: 400_000 / objectGigabytes,
    dollarsPerMillion: 12.5 * objectGigabytes,
    source: objectPricing,
  },
  rowsWritten: { what: 'rows written by objects', includedAMonth: 50e6, dollarsPerMillion: 1, source: objectPricing },
  logEvents: {
    what: 'log events',
    includedAMonth: 50 / logEventGigabytes,
    dollarsPerMillion: 1e6 * logEventGigabytes * dollarsPerLogGigabyte,
    source: logPricing,
  },
};

/** The bill of a period beyond an exhausted monthly fee. */
export function listPricedItems(usage: Usage) {
  return (Object.keys(prices) as (keyof Usage)[]).map((name) => {
    const count = usage[name];
    return { ...prices[name], count, dollars: (count * prices[name].dollarsPerMillion) / 1e6 };
  });
}

/** Cost of a period beyond its share of the monthly fee. */
export function computeDollarsBeyondFee(usage: Usage, shareOfMonth: number): number {
  return listPricedItems(usage).reduce((sum, { count, includedAMonth, dollarsPerMillion }) => {
    return sum + (Math.max(0, count - shareOfMonth * includedAMonth) * dollarsPerMillion) / 1e6;
  }, 0);
}

export function computeDollars(usage: Usage): number {
  return listPricedItems(usage).reduce((sum, { dollars }) => sum + dollars, 0);
}

/** CPU milliseconds per run and per rendering: assumed, above `npm run bench`. */
const cpuMs = { run: 1, render: 30 };

/** Each refresh asks the metrics object for a call and reports the result as a record. */
const metricsOfRefresh = { requests: 2, rows: 1 };
/** How long the metrics object works at a request: assumed. */
export const metricsRequestMs = 20;

type Counted = Pick<ReplayMetrics, 'workerRuns' | 'renders' | 'upstreamCalls' | 'store' | 'objects' | 'logEvents'>;

/** Usage of a replayed trace except its requests. */
export function measureUsage({ workerRuns, renders, upstreamCalls, store, objects, logEvents }: Counted) {
  return {
    /** Requests to the site except static files. */
    requests: 0,
    cpuMs: workerRuns * cpuMs.run + renders * cpuMs.render,
    keysRead: store.keysRead,
    keysWritten: store.writes,
    objectRequests: objects.requests + upstreamCalls * metricsOfRefresh.requests,
    /** Active time of all objects. */
    objectSeconds: (objects.activeMs + upstreamCalls * metricsRequestMs) / 1000,
    rowsWritten: objects.rowsWritten + upstreamCalls * metricsOfRefresh.rows,
    logEvents,
  };
}

export function computePriceInDollars(metrics: Counted & Pick<ReplayMetrics, 'views'>): number {
  return computeDollars({ ...measureUsage(metrics), requests: metrics.views });
}
