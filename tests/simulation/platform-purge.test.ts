import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { purgeWith } from '~/cache/tuning/platform-purge';
import {
  formatPolicyDocument,
  POLICY_KEY,
  defaultPolicyDocument,
  type PolicyDocument,
  type PurgeScope,
} from '~/cache/tuning/policy-document';
import { computeEffectivePolicy } from '~/cache/tuning/tuning';
import { TuningWatch } from '~/cache/tuning/tuning-watch';
import { PLATFORM_PURGES_KEY } from '~/prewarm/platform-purges';
import { purgePlatformCache, type PurgeMemory } from '~/prewarm/purge-platform-cache';
import { MINUTE_MS, SECOND_MS } from '~/time-units';
import { withOverride, withPurge } from '../../scripts/operate/change-policy';
import {
  readRendered,
  SimulatedDeployment,
  simulatedNames,
  type SimulatedPage,
} from '../../scripts/simulation/deployment';
import { LaggingStore } from '../../scripts/simulation/lagging-store';
import { PlatformTiers } from '../../scripts/simulation/platform-tiers';
import { createRepeatableRandom } from '../../scripts/simulation/repeatable-random';
import { SimulatedUpstream } from '../../scripts/simulation/upstream';
import { ManualClock } from '../support/manual-clock';
import { computeSampleCount } from '../support/sample';

/* Operators' changes at random moments, through the platform's cache, on virtual time: the command's promises hold. */

const pages: readonly SimulatedPage[] = [
  { address: '/a', sources: ['a'] },
  { address: '/ab', sources: ['a', 'b'] },
  { address: '/b', sources: ['b'] },
];
const locations = 2;
const isolates = 3;
/** Promised by `npm run cache`. */
const seenByAllMs = 6 * MINUTE_MS;

type Step =
  | { readonly kind: 'visit'; readonly location: number; readonly page: SimulatedPage }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'tune'; readonly fresh: number; readonly revalidate: number }
  | { readonly kind: 'purge'; readonly scope: PurgeScope }
  | { readonly kind: 'forget' };

const scopes: readonly PurgeScope[] = [
  'everything',
  'source:simulated.source',
  'tag:policy:scores',
  'path:/a',
  'path:/v1/',
];
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('visit' as const), location: fc.nat({ max: locations - 1 }), page: fc.constantFrom(...pages) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 40, max: 400 })) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tune' as const), fresh: fc.integer({ min: 30, max: 3000 }), revalidate: fc.integer({ min: 30, max: 3000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('purge' as const), scope: fc.constantFrom(...scopes) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'forget' as const }) },
); // prettier-ignore

const scenario = fc.record({
  lagSeconds: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 4, maxLength: 4 }),
  seed: fc.integer(),
  steps: fc.array(step, { minLength: 15, maxLength: 60 }),
});

describe('with any operator changes behind the cache in front', () => {
  it('no visitor sees purged or too old content after six minutes', async () => {
    let checked = 0;
    await fc.assert(
      fc.asyncProperty(scenario, async ({ lagSeconds, seed, steps }) => {
        const site = startSite(lagSeconds, seed);
        const views: Promise<void>[] = [];
        let effective = { document: defaultPolicyDocument, sinceMs: -Infinity };
        for (const current of steps) await take(current);
        await site.wait(seenByAllMs);
        for (const page of pages) for (let at = 0; at < locations; at += 1) visit(at, page);
        await site.wait(MINUTE_MS);
        await Promise.all(views);

        function visit(location: number, page: SimulatedPage): void {
          const askedAtMs = site.clock.getNowMs();
          const { document: policies, sinceMs } = effective;
          const view = site.visit(location, page).then((sources) => {
            if (policies.revision === 0 || askedAtMs - sinceMs < seenByAllMs) return;
            checked += 1;
            const { freshSeconds, staleWhileRevalidateSeconds } = computeEffectivePolicy(
              policies,
              { policy: 'scores' },
              askedAtMs,
            );
            const purged = policies.purges.filter(
              ({ scope }) => !scope.startsWith('path:') || page.address.startsWith(scope.slice(5)),
            );
            const purgedUntilMs = Math.max(-Infinity, ...purged.map(({ olderThanIso }) => Date.parse(olderThanIso)));
            // May be empty: an error page has no sources.
            for (const { fetchedAtMs } of sources) {
              const ageSeconds = (askedAtMs - fetchedAtMs) / SECOND_MS;
              // A cache in front counts whole seconds (RFC 9111, section 5.1).
              expect(ageSeconds).toBeLessThan(freshSeconds + staleWhileRevalidateSeconds + 1);
              expect(fetchedAtMs).toBeGreaterThan(purgedUntilMs);
            }
          });
          // Awaited at the end, which fails the run.
          view.catch(() => undefined);
          views.push(view);
        }

        async function take(current: Step): Promise<void> {
          const change = { nowMs: site.clock.getNowMs(), by: 'pat', why: 'a test', known: simulatedNames };
          switch (current.kind) {
            case 'visit':
              visit(current.location, current.page);
              return site.clock.advance(0);
            case 'wait':
              return site.wait(current.seconds * SECOND_MS);
            case 'tune': {
              const override = { freshSeconds: current.fresh, staleWhileRevalidateSeconds: current.revalidate };
              const target = { kind: 'policy', name: 'scores' } as const;
              return write(withOverride(effective.document, target, override, change));
            }
            case 'purge':
              return write(withPurge(effective.document, current.scope, change));
            case 'forget':
              site.forget();
          }
        }

        async function write(next: PolicyDocument): Promise<void> {
          effective = { document: next, sinceMs: site.clock.getNowMs() };
          await site.operator.put(POLICY_KEY, formatPolicyDocument(next), { expirationTtl: 60 });
        }
      }),
      { numRuns: computeSampleCount(150, 50) },
    );
    expect(checked).toBeGreaterThan(computeSampleCount(1000, 200));
  });
});

describe('an isolate that learns of a purge after the cron', () => {
  it('stores purged content in the cache in front until the purge is repeated', async () => {
    // Only the cron sees writes immediately.
    const site = startSite([0, 60, 60, 60], 1);
    const [page = { address: '/', sources: [] }] = pages;
    const write = (document: PolicyDocument) =>
      site.operator.put(POLICY_KEY, formatPolicyDocument(document), { expirationTtl: 60 });
    const change = () => ({ nowMs: site.clock.getNowMs(), by: 'pat', why: 'a test' });
    const target = { kind: 'policy', name: 'scores' } as const;
    const lasting = withOverride(defaultPolicyDocument, target, { freshSeconds: 6000 }, change());
    await write(lasting);
    await site.wait(seenByAllMs);
    const readFetchedAtMs = async () => {
      const visit = site.visit(0, page);
      await site.wait(SECOND_MS);
      return (await visit)[0]?.fetchedAtMs ?? 0;
    };
    await readFetchedAtMs();
    await site.wait(10 * SECOND_MS);
    const purgedAtMs = site.clock.getNowMs();
    await write(withPurge(lasting, 'everything', change()));
    await site.wait(50 * SECOND_MS);
    expect(await readFetchedAtMs()).toBeLessThan(purgedAtMs);
    await site.wait(seenByAllMs);
    expect(await readFetchedAtMs()).toBeGreaterThan(purgedAtMs);
  });
});

/** A deployment behind the platform's cache, purged by the cron. */
function startSite(lagSeconds: readonly number[], seed: number) {
  const clock = new ManualClock();
  const upstream = new SimulatedUpstream(clock);
  const store = new LaggingStore(clock, (location) => (lagSeconds[location.length % 4] ?? 0) * SECOND_MS);
  const getRandom = createRepeatableRandom(seed);
  const deployment = new SimulatedDeployment({ clock, getRandom, store, fetch: upstream.fetch });
  const isolate = () => 'i'.repeat(1 + Math.floor(getRandom() * isolates));
  const tiers = new PlatformTiers({
    clock,
    locations,
    callWorker: (url) => {
      const page = pages.find(({ address }) => address === new URL(url).pathname);
      if (page === undefined) throw new Error(`No page at ${url}`);
      return deployment.serve(isolate(), page);
    },
  });
  const log = (): void => undefined;
  const kv = store.openAt('the cron');
  let watch = new TuningWatch({ kv, known: simulatedNames, clock, log });
  let memory: PurgeMemory = {};
  let nextRunMs = clock.getNowMs();

  async function runCron(): Promise<void> {
    await watch.refreshIfStale(log);
    await purgePlatformCache({
      clock,
      log,
      getDocument: () => (watch.hasRead ? watch.getCurrent().document : undefined),
      getPolicy: () => 'scores',
      store: {
        get: async () =>
          (await kv.get([PLATFORM_PURGES_KEY], { type: 'text', cacheTtl: 30 })).get(PLATFORM_PURGES_KEY) ?? null,
        put: (text) => kv.put(PLATFORM_PURGES_KEY, text, { expirationTtl: 60 }),
      },
      purger: {
        purgePlatformCache: (purge) => purgeWith({ purge: (options) => Promise.resolve(tiers.purge(options)) }, purge),
      },
      memory,
    });
  }

  return {
    clock,
    operator: store.openAt('operator'),
    visit: async (location: number, { address }: SimulatedPage) =>
      readRendered((await tiers.answer(location, `https://site.invalid${address}`)).document),
    /** Advances time and fires the cron when due. */
    wait: async (lengthMs: number) => {
      const untilMs = clock.getNowMs() + lengthMs;
      for (; nextRunMs <= untilMs; nextRunMs += MINUTE_MS) {
        await clock.advance(Math.max(0, nextRunMs - clock.getNowMs()));
        void runCron();
        await clock.advance(0);
      }
      await clock.advance(untilMs - clock.getNowMs());
    },
    /** Restarts all isolates, including that of the cron. */
    forget: () => {
      for (let count = 1; count <= isolates; count += 1) deployment.forgetIsolate('i'.repeat(count));
      deployment.forgetRefreshers();
      memory = {};
      watch = new TuningWatch({ kv, known: simulatedNames, clock, log });
    },
  };
}
