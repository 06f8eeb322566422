import { policies } from '~/cache/source/policies';
import { CircuitBreaker, CircuitBreakers } from '~/cache/upstream/circuit-breaker';
import { createSourceFetchers, type EntryFetchDependencies, type SourceFetchers } from '~/cache/upstream/fetch-entry';
import type { Fetch } from '~/cache/upstream/fetch-upstream';

/** The fetcher's options that a test sets; the others have defaults. */
type TestFetchDependencies = Pick<EntryFetchDependencies, 'clock'> &
  Partial<Pick<EntryFetchDependencies, 'getPolicy' | 'log' | 'noteFetch' | 'gate' | 'breakers'>>;

const baseUrl = 'https://upstream.invalid/v1';

/** Fetches entries from the test's upstream function, without pauses and logs. */
export function createTestFetcher(fetch: Fetch, dependencies: TestFetchDependencies): SourceFetchers['fetchEntry'] {
  return createSourceFetchers({
    upstreams: { v1: { baseUrl, fetch }, leaders: { baseUrl: 'https://proxy.invalid/leaders', fetch } },
    wire: { product: 'PSAA', timeZone: 'America/Chicago' },
    getPolicy: () => policies.scores,
    breakers: new CircuitBreakers(() => new CircuitBreaker({ clock: dependencies.clock })),
    getRandom: () => 0,
    log: () => undefined,
    caller: 'refresher',
    ...dependencies,
  }).fetchEntry;
}
