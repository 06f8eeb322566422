import type { ReplayMetrics } from './replay';

/**
 * List prices of 2026 in US dollars per million. Every request to the worker's address is billed, also one that the platform's
 * cache answers; CPU time only when the worker runs. Durable Object requests cost half as much as a request and are left
 * out, and so is what the monthly fee includes.
 */
export const dollarsPerMillion = { request: 0.3, cpuMs: 0.02, keyRead: 0.5, keyWritten: 5 };

/** CPU milliseconds of a run of the worker, and what rendering a page adds: assumed, on the high side of `npm run bench`. */
export const cpuMs = { run: 1, render: 30 };

/** What a replayed trace costs on the platform, in US dollars. */
export function dollarsOf({
  views,
  workerRuns,
  renders,
  store,
}: Pick<ReplayMetrics, 'views' | 'workerRuns' | 'renders' | 'store'>): number {
  const cpu = workerRuns * cpuMs.run + renders * cpuMs.render;
  const { request, keyRead, keyWritten } = dollarsPerMillion;
  return (views * request + cpu * dollarsPerMillion.cpuMs + store.keysRead * keyRead + store.writes * keyWritten) / 1e6;
}

/** A finals day at a steady rate of requests; everything but the rate is assumed. */
export const assumedDay = {
  hours: 10,
  /** Share of the requests with a parameter that the cache in front takes for another page, and how many of those are rendered. */
  unknownSearchShare: 0.05,
  renderedShareOfUnknown: 0.25,
  /** Runs a second that refresh what the cache in front holds: two in the simulated hours, with ten upper tiers. */
  refreshesPerSecond: 20,
  /** Share of the requests that are rendered when an isolate is asked for every one of them. */
  renderedShareWithoutFront: 0.02,
  /** Of a rendered page in an isolate that has not all of its entries in memory. */
  keysReadPerRender: 2,
  keysWritten: 25_000,
} as const;

export interface DayPrice {
  readonly requests: number;
  readonly cpu: number;
  readonly kv: number;
  readonly total: number;
}

/** What such a day costs in US dollars, with the platform's cache in front or without it. */
export function priceOfDay(requestsPerSecond: number, hasFront: boolean): DayPrice {
  const day = assumedDay;
  const seconds = day.hours * 3600;
  const unknown = requestsPerSecond * day.unknownSearchShare;
  const runs = hasFront ? day.refreshesPerSecond + unknown : requestsPerSecond;
  const renders = hasFront
    ? day.refreshesPerSecond + unknown * day.renderedShareOfUnknown
    : requestsPerSecond * day.renderedShareWithoutFront;
  const million = (count: number) => (count * seconds) / 1e6;
  const requests = million(requestsPerSecond) * dollarsPerMillion.request;
  const cpu = million(runs * cpuMs.run + renders * cpuMs.render) * dollarsPerMillion.cpuMs;
  const kv =
    million(renders * day.keysReadPerRender) * dollarsPerMillion.keyRead +
    (day.keysWritten / 1e6) * dollarsPerMillion.keyWritten;
  return { requests, cpu, kv, total: requests + cpu + kv };
}
