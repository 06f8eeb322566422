import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPolicyDocument,
  POLICY_KEY,
  defaultPolicyDocument,
  type PolicyDocument,
  type PurgeScope,
} from '~/cache/tuning/policy-document';
import { computeEffectivePolicy } from '~/cache/tuning/tuning';
import { SECOND_MS } from '~/time-units';
import { withOverride, withPurge } from '../../scripts/operate/change-policy';
import {
  readRendered,
  SimulatedDeployment,
  simulatedNames,
  type RenderedPage,
  type SimulatedPage,
} from '../../scripts/simulation/deployment';
import { LaggingStore } from '../../scripts/simulation/lagging-store';
import { createRepeatableRandom } from '../../scripts/simulation/repeatable-random';
import { SimulatedUpstream, type UpstreamBehavior } from '../../scripts/simulation/upstream';
import { atLeastOne } from '../support/at-least-one';
import { ManualClock } from '../support/manual-clock';
import { computeSampleCount } from '../support/sample';

/* Operators' changes at random moments over a lagging store, on virtual time: decision 8 holds. */

const pages: readonly SimulatedPage[] = [
  { address: '/a', sources: ['a'] },
  { address: '/ab', sources: ['a', 'b'] },
  { address: '/b', sources: ['b'] },
];
const isolates = ['one', 'two', 'three'] as const;
const longestWaitMs = 30_000;
/** Lags of the store, its locations and the watch. */
const knownAfterMs = (60 + 30 + 30) * SECOND_MS;
/** Time after which failures have no more effect. */
const recoveredAfterMs = 90 * SECOND_MS;

type Step =
  | { readonly kind: 'visit'; readonly isolate: string; readonly page: SimulatedPage }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'tune'; readonly fresh: number; readonly revalidate: number }
  | { readonly kind: 'purge'; readonly scope: PurgeScope }
  | { readonly kind: 'spoil' }
  | { readonly kind: 'mood'; readonly mood: UpstreamBehavior }
  | { readonly kind: 'forget'; readonly isolate: string };

const scopes: readonly PurgeScope[] = [
  'everything',
  'source:simulated.source',
  'tag:policy:scores',
  'path:/a',
  'path:/b',
];

const visit = { isolate: fc.constantFrom(...isolates), page: fc.constantFrom(...pages) };
const seconds = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 20, max: 300 }));
const lifetime = fc.integer({ min: 30, max: 2000 });
const mood = fc.constantFrom<UpstreamBehavior>('healthy', 'healthy', 'slow', 'error', 'hanging');

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('visit'), ...visit }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('wait'), seconds }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tune'), fresh: lifetime, revalidate: lifetime }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('purge'), scope: fc.constantFrom(...scopes) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'spoil' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('mood'), mood }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget'), isolate: visit.isolate }) },
);

const scenario = fc.record({
  lagSeconds: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 4, maxLength: 4 }),
  seed: fc.integer(),
  steps: fc.array(step, { minLength: 10, maxLength: 60 }),
});

/** The last valid change, and its time without others. */
interface EffectiveDocument {
  readonly document: PolicyDocument;
  readonly sinceMs: number;
}

describe('with any operator changes', () => {
  it('nothing purged or older than the policy allows is shown once the store has the change', async () => {
    let checked = 0;
    await fc.assert(
      fc.asyncProperty(scenario, async ({ lagSeconds, seed, steps }) => {
        const clock = new ManualClock();
        const upstream = new SimulatedUpstream(clock);
        const store = new LaggingStore(clock, (location) => (lagSeconds[location.length % 4] ?? 0) * SECOND_MS);
        const getRandom = createRepeatableRandom(seed);
        const deployment = new SimulatedDeployment({ clock, getRandom, store, fetch: upstream.fetch });
        const operator = store.openAt('operator');
        let effective: EffectiveDocument = { document: defaultPolicyDocument, sinceMs: -Infinity };
        let isSpoilt = false;
        let lastFailureMs = -Infinity;
        let answers = 0;
        let visits = 0;

        for (const current of steps) {
          if (upstream.mood !== 'healthy') lastFailureMs = clock.getNowMs();
          await take(current);
        }
        // At the end upstream is healthy and everybody visits again.
        if (upstream.mood !== 'healthy') lastFailureMs = clock.getNowMs();
        upstream.mood = 'healthy';
        await clock.advance(recoveredAfterMs + knownAfterMs);
        for (const isolate of isolates) for (const page of pages) visit(isolate, page);
        await clock.advance(longestWaitMs);
        expect(answers).toBe(visits);

        function visit(isolate: string, page: SimulatedPage): void {
          visits += 1;
          const askedAtMs = clock.getNowMs();
          const isKnown = !isSpoilt && askedAtMs - effective.sinceMs >= knownAfterMs;
          const isWell = askedAtMs - lastFailureMs >= recoveredAfterMs + knownAfterMs;
          const { document: policyDocument } = effective;
          void deployment.serve(isolate, page).then(({ document }) => {
            answers += 1;
            if (!isKnown || !isWell) return;
            checked += policyDocument.revision > 0 ? 1 : 0;
            expectInForce(readRendered(document), page, policyDocument, askedAtMs);
          });
        }

        async function take(current: Step): Promise<void> {
          const change = { nowMs: clock.getNowMs(), by: 'pat', why: 'a test', known: simulatedNames };
          switch (current.kind) {
            case 'visit':
              visit(current.isolate, current.page);
              return clock.advance(0);
            case 'wait':
              return clock.advance(current.seconds * SECOND_MS);
            case 'tune': {
              const override = { freshSeconds: current.fresh, staleWhileRevalidateSeconds: current.revalidate };
              const target = { kind: 'policy', name: 'scores' } as const;
              return write(withOverride(effective.document, target, override, change));
            }
            case 'purge':
              return write(withPurge(effective.document, current.scope, change));
            case 'spoil':
              isSpoilt = true;
              return operator.put(POLICY_KEY, '{', { expirationTtl: 60 });
            case 'mood':
              upstream.mood = current.mood;
              return;
            case 'forget':
              deployment.forgetIsolate(current.isolate);
              deployment.forgetRefreshers();
          }
        }

        async function write(next: PolicyDocument): Promise<void> {
          effective = { document: next, sinceMs: clock.getNowMs() };
          isSpoilt = false;
          await operator.put(POLICY_KEY, formatPolicyDocument(next), { expirationTtl: 60 });
        }
      }),
      { numRuns: computeSampleCount(300, 100) },
    );
    expect(checked).toBeGreaterThan(computeSampleCount(1000, 400));
  });
});

function expectInForce(rendered: RenderedPage, page: SimulatedPage, document: PolicyDocument, askedAtMs: number): void {
  const policy = computeEffectivePolicy(document, { policy: 'scores' }, askedAtMs);
  const bound = policy.freshSeconds + policy.staleWhileRevalidateSeconds;
  const marks = document.purges.filter(
    ({ scope }) => !scope.startsWith('path:') || page.address.startsWith(scope.slice(5)),
  );
  const purgedUntilMs = Math.max(-Infinity, ...marks.map(({ olderThanIso }) => Date.parse(olderThanIso)));
  expect(rendered.map(({ source }) => source)).toEqual(page.sources);
  for (const { source, fetchedAtMs } of atLeastOne(rendered)) {
    expect((askedAtMs - fetchedAtMs) / SECOND_MS, `age of ${source}`).toBeLessThanOrEqual(bound);
    expect(fetchedAtMs, `${source} of ${page.address}`).toBeGreaterThan(purgedUntilMs);
  }
}
