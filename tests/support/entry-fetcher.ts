import { policies } from '~/cache/source/policies';
import { CircuitBreaker, CircuitBreakers } from '~/cache/upstream/circuit-breaker';
import { createSourceFetchers, type EntryFetchTools, type SourceFetchers } from '~/cache/upstream/fetch-entry';
import type { Fetch } from '~/cache/upstream/fetch-upstream';

/** The fetcher's options that a test sets; the others have defaults. */
type TestFetchTools = Pick<EntryFetchTools, 'clock'> &
  Partial<Pick<EntryFetchTools, 'getPolicy' | 'log' | 'noteFetch' | 'gate' | 'breakers'>>;

const baseUrl = 'https://upstream.invalid/v1';

/** Fetches entries from the test's upstream function, without pauses and logs. */
export function createTestFetcher(fetch: Fetch, tools: TestFetchTools): SourceFetchers['fetchEntry'] {
  return createSourceFetchers({
    upstreams: { v1: { baseUrl, fetch }, leaders: { baseUrl: 'https://proxy.invalid/leaders', fetch } },
    wire: { product: 'PSAA', timeZone: 'America/Chicago' },
    getPolicy: () => policies.scores,
    breakers: new CircuitBreakers(() => new CircuitBreaker({ clock: tools.clock })),
    getRandom: () => 0,
    log: () => undefined,
    caller: 'refresher',
    ...tools,
  }).fetchEntry;
}
