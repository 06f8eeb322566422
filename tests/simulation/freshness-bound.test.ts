import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServedDocument } from '~/cache/document/document-cache';
import { buildDocumentHeaders } from '~/cache/document/document-headers';
import type { DocumentKind } from '~/cache/document/page-freshness';
import type { FreshnessPolicy } from '~/cache/source/policies';
import { SECOND_MS } from '~/time-units';
import { computeStoredLifetimes } from '../../scripts/local/platform-cache/cache-rules';
import { readRendered, SimulatedDeployment, type SimulatedPage } from '../../scripts/simulation/deployment';
import { LaggingStore } from '../../scripts/simulation/lagging-store';
import { createRepeatableRandom } from '../../scripts/simulation/repeatable-random';
import { SimulatedUpstream, type UpstreamBehavior } from '../../scripts/simulation/upstream';
import { ManualClock } from '../support/manual-clock';
import { computeSampleCount } from '../support/sample';

/* Promises hold for every answer under random policies, lags, failures and visits on virtual time. */

const sourceNames = ['a', 'b', 'c'] as const;
const pages: readonly SimulatedPage[] = [
  { address: '/a', sources: ['a'] },
  { address: '/ab', sources: ['a', 'b'] },
  { address: '/abc', sources: ['a', 'b', 'c'] },
];
/** Pages wait for newer live data. */
const isLive = (source: string) => source === 'b';
const isolates = ['one', 'two', 'three'] as const;
/** Deadline of a page, its waits, and one retry. */
const longestWaitMs = 30_000;
/** Time after which failures have no more effect. */
const recoveryMs = 90_000;

type Step =
  | {
      readonly kind: 'visit';
      readonly isolate: string;
      readonly page: SimulatedPage;
      readonly asked: DocumentKind;
    }
  | { readonly kind: 'prewarm'; readonly sources: readonly string[]; readonly budget: number }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'change'; readonly source: string }
  | { readonly kind: 'mood'; readonly mood: UpstreamBehavior }
  | { readonly kind: 'store' | 'refresher'; readonly isDown: boolean }
  | { readonly kind: 'forget'; readonly isolate: string };

const policies = fc
  .tuple(
    fc.integer({ min: 30, max: 400 }),
    fc.integer({ min: 0, max: 400 }),
    fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 2000 })),
  )
  .map(([freshSeconds, staleWhileRevalidateSeconds, staleIfErrorSeconds]): FreshnessPolicy => ({
    freshSeconds,
    liveFreshSeconds: freshSeconds,
    staleWhileRevalidateSeconds,
    staleIfErrorSeconds,
    negativeSeconds: 30,
    confirmSeconds: 30,
    mostDroppedPercent: 50,
  }));

const visit = {
  isolate: fc.constantFrom(...isolates),
  page: fc.constantFrom(...pages),
  asked: fc.constantFrom<DocumentKind>('document', 'data'),
};
const prewarm = { sources: fc.subarray([...sourceNames]), budget: fc.integer({ min: 0, max: 6 }) };
const seconds = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 20, max: 700 }));
const mood = fc.constantFrom<UpstreamBehavior>('healthy', 'healthy', 'error', 'hanging', 'slow', 'garbage');
const part = fc.constantFrom('store', 'refresher');

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('visit'), ...visit }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('prewarm'), ...prewarm }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('wait'), seconds }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change'), source: fc.constantFrom(...sourceNames) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('mood'), mood }) },
  { weight: 1, arbitrary: fc.record({ kind: part, isDown: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget'), isolate: visit.isolate }) },
);

const scenario = fc.record({
  policies: fc.tuple(policies, policies, policies),
  lagSeconds: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 4, maxLength: 4 }),
  seed: fc.integer(),
  steps: fc.array(step, { minLength: 5, maxLength: 40 }),
});

interface Answered {
  readonly served: ServedDocument;
  readonly asked: DocumentKind;
  /** Last failure before the visit; -Infinity without one. */
  readonly lastFailureMs: number;
  readonly askedAtMs: number;
  readonly answeredAtMs: number;
}

describe('under any sequence of events', () => {
  it('no answer is too old for its policy, every stated age is true, and no page outlives its parts', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async ({ policies: drawn, lagSeconds, seed, steps }) => {
        const clock = new ManualClock();
        const upstream = new SimulatedUpstream(clock);
        const store = new LaggingStore(
          clock,
          (location, key) => (lagSeconds[(location.length + key.length) % 4] ?? 0) * SECOND_MS,
        );
        const getPolicy = (source: string): FreshnessPolicy => drawn[source.charCodeAt(0) % 3] ?? drawn[0];
        const getRandom = createRepeatableRandom(seed);
        const deployment = new SimulatedDeployment({
          clock,
          getRandom,
          store,
          fetch: upstream.fetch,
          getPolicy,
          isLive,
        });
        const answered: Answered[] = [];
        let visits = 0;
        let lastFailureMs = -Infinity;

        for (const current of steps) await take(current);
        await clock.advance(longestWaitMs);

        expect(answered).toHaveLength(visits);
        for (const answer of answered) expectPromisesKept(answer, upstream, getPolicy);

        async function take(current: Step): Promise<void> {
          if (upstream.mood !== 'healthy' || store.isDown || deployment.isRefresherDown)
            lastFailureMs = clock.getNowMs();
          switch (current.kind) {
            case 'visit': {
              visits += 1;
              const askedAtMs = clock.getNowMs();
              void deployment.serve(current.isolate, current.page, current.asked).then((served) => {
                answered.push({
                  served,
                  asked: current.asked,
                  lastFailureMs,
                  askedAtMs,
                  answeredAtMs: clock.getNowMs(),
                });
              });
              return clock.advance(0);
            }
            case 'prewarm': {
              // A prewarm read has no deadline, so a hanging upstream ends it.
              void deployment.prewarm(current.sources, current.budget);
              return clock.advance(0);
            }
            case 'wait':
              return clock.advance(current.seconds * SECOND_MS);
            case 'change':
              // Separates this moment from earlier answers.
              await clock.advance(1);
              upstream.change(current.source);
              return;
            case 'mood':
              upstream.mood = current.mood;
              return;
            case 'store':
              store.isDown = current.isDown;
              return;
            case 'refresher':
              deployment.isRefresherDown = current.isDown;
              return;
            case 'forget':
              deployment.forgetIsolate(current.isolate);
              deployment.forgetRefreshers();
          }
        }
      }),
      { numRuns: computeSampleCount(600, 200) },
    );
  });
});

describe("a location that sees a content's confirmation before the content", () => {
  it('does not treat the old content as confirmed', async () => {
    const clock = new ManualClock();
    const upstream = new SimulatedUpstream(clock);
    const isLate = (location: string, key: string) => location === 'late' && key === 'a';
    const store = new LaggingStore(clock, (location, key) => (isLate(location, key) ? 100 * SECOND_MS : 0));
    const policy = {
      freshSeconds: 70,
      liveFreshSeconds: 70,
      staleWhileRevalidateSeconds: 0,
      staleIfErrorSeconds: 600,
      negativeSeconds: 30,
      confirmSeconds: 30,
      mostDroppedPercent: 50,
    };
    const deployment = new SimulatedDeployment({
      clock,
      getRandom: () => 0,
      store,
      fetch: upstream.fetch,
      getPolicy: () => policy,
    });
    const run = async (): Promise<void> => {
      const running = deployment.prewarm(['a'], 10);
      await clock.advance(SECOND_MS);
      await running;
    };
    await run();
    await clock.advance(60 * SECOND_MS);
    upstream.change('a');
    await run();
    await clock.advance(60 * SECOND_MS);
    await run();
    expect(store.counts.writes, 'two contents and the confirmation of the second').toBe(3);

    const serving = deployment.serve('late', { address: '/a', sources: ['a'] });
    await clock.advance(longestWaitMs);
    const [read] = readRendered((await serving).document);
    expect(read?.value).toEqual({ version: 1 });
    expect(upstream.calls).toBe(3);
  });
});

function expectPromisesKept(
  { served, asked, lastFailureMs, askedAtMs, answeredAtMs }: Answered,
  upstream: SimulatedUpstream,
  getPolicy: (source: string) => FreshnessPolicy,
): void {
  const { document } = served;
  expect(answeredAtMs - askedAtMs).toBeLessThanOrEqual(longestWaitMs);
  // May be empty: an error page has no sources.
  for (const { source, value, fetchedAtMs } of readRendered(document)) {
    const { freshSeconds, staleWhileRevalidateSeconds, staleIfErrorSeconds } = getPolicy(source);
    const isWell = askedAtMs - lastFailureMs > recoveryMs;
    const bound =
      freshSeconds +
      (isWell ? staleWhileRevalidateSeconds : Math.max(staleWhileRevalidateSeconds, staleIfErrorSeconds));
    // Judged at the request, because parts age while others are awaited.
    expect((askedAtMs - fetchedAtMs) / SECOND_MS, `age of ${source}`).toBeLessThanOrEqual(bound);
    expect(value, `what ${source} said at the stated moment`).toEqual({
      version: upstream.getVersionAt(source, fetchedAtMs),
    });
  }
  const ages = document.parts.map(({ lifetimes }) => lifetimes?.freshUntilMs ?? Infinity);
  const isWhole = document.parts.every(
    ({ lifetimes }) => lifetimes !== undefined && lifetimes.revalidateUntilMs > document.renderedAtMs,
  );
  if (isWhole) expect(document.lifetimes.freshUntilMs).toBeLessThanOrEqual(Math.min(...ages));
  else expect(document.lifetimes.revalidateUntilMs - document.renderedAtMs).toBeLessThanOrEqual(15 * SECOND_MS);
  expectHeadersTrue(served, asked, answeredAtMs);
}

/** A cache that obeys the headers keeps no page longer than its lifetimes. */
function expectHeadersTrue({ document, outcome }: ServedDocument, kind: DocumentKind, nowMs: number): void {
  const headers = buildDocumentHeaders({ document, kind, outcome, nowMs, hasDetails: false });
  const ageSeconds = Number(headers.get('age'));
  expect(Math.abs(ageSeconds - (nowMs - document.renderedAtMs) / SECOND_MS)).toBeLessThanOrEqual(1);
  const inFront = computeStoredLifetimes({ status: document.status, headers }, nowMs);
  if (inFront === undefined) return;
  expect(inFront.freshUntilMs).toBeLessThanOrEqual(Math.max(nowMs, document.lifetimes.freshUntilMs));
  expect(inFront.revalidateUntilMs).toBeLessThanOrEqual(Math.max(nowMs, document.lifetimes.revalidateUntilMs));
  expect(inFront.usableUntilMs).toBeLessThanOrEqual(Math.max(nowMs, document.lifetimes.usableUntilMs));
}
