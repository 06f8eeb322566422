import type { ReplayMetrics } from './replay';

/**
 * List prices of 2026 in US dollars per million. Durable Object requests cost half as much as a worker request and
 * are left out.
 */
export const dollarsPerMillion = { workerRequest: 0.3, keyRead: 0.5, keyWritten: 5 };

/** Cost of a replayed trace on the platform, in US dollars. */
export function dollarsOf({ workerRequests, store }: Pick<ReplayMetrics, 'workerRequests' | 'store'>): number {
  const { workerRequest, keyRead, keyWritten } = dollarsPerMillion;
  return (workerRequests * workerRequest + store.keysRead * keyRead + store.writes * keyWritten) / 1e6;
}
