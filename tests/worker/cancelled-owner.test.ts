import { describe, it, type ExpectStatic } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { answerSoon, countAllCalls, startFakeUpstream, type FakeUpstream } from '../support/fake-upstream';
import { startFixtureSite, type FixtureOptions, type FixtureSite } from '../support/fixture-site';

/* On workerd work dies with its request, and its promise never settles. */

/** Eight seconds pass in two. */
const clockSpeed = 4;
const patientTries = 40;

describe.concurrent('a first request that is canceled', () => {
  it.for(['shared', 'none'] as const)(
    'still provides the waiting requests with data (refresher: %s)',
    async (refresher, { expect }) => {
      await withSite({ refresher }, async (site, upstream) => {
        const held: (() => void)[] = [];
        upstream.behave((...call) => held.push(() => answerSoon(...call)));
        const first = new AbortController();
        const gone = site.fetch('/one', { signal: first.signal }).catch(() => undefined);
        await expect.poll(() => countAllCalls(upstream)).toBe(1);
        const others = Array.from({ length: 10 }, () => site.fetch('/one'));
        // A page without sources that is requested after them, and answered: they have arrived.
        await site.fetch('/plain');
        first.abort();
        await gone;
        upstream.behave(answerSoon);
        for (const answer of held) answer();
        const texts = await Promise.all(others.map(async (other) => (await other).text()));
        expect(atLeastOne(texts).every((text) => text.includes('/v1/parts/1 #'))).toBe(true);
      });
    },
  );
});

describe.concurrent('a first request that times out while it waits for upstream', () => {
  it.for(['shared', 'none'] as const)(
    'still lets later requests get data (refresher: %s)',
    async (refresher, { expect }) => {
      expect(await hasDataAfterHangingCall(expect, { refresher }, patientTries)).toBe(true);
    },
  );

  it('a plain shared promise never settles after its owner timed out', async ({ expect }) => {
    expect(await hasDataAfterHangingCall(expect, { refresher: 'none', isNaive: true }, 4)).toBe(false);
  });

  /** Whether later visitors get data although the first upstream call hangs. */
  function hasDataAfterHangingCall(
    expect: ExpectStatic,
    options: Partial<FixtureOptions>,
    tries: number,
  ): Promise<boolean> {
    return withSite({ ...options, clockSpeed }, async (site, upstream) => {
      upstream.behave((request, response, count) => {
        if (count > 1) answerSoon(request, response, count);
      });
      const first = await (await site.fetch('/one')).text();
      // Without a source's deadline the whole page fails.
      expect(first).toContain(options.isNaive ? 'This page cannot be shown right now' : 'timeout');
      for (let tried = 0; tried < tries; tried += 1) {
        const text = await (await site.fetch('/one')).text();
        if (text.includes('/v1/parts/1 #')) return true;
        await site.letTimePass(1000);
      }
      return false;
    });
  }
});

async function withSite<Result>(
  options: Partial<FixtureOptions>,
  play: (site: FixtureSite, upstream: FakeUpstream) => Promise<Result>,
): Promise<Result> {
  const upstream = await startFakeUpstream();
  const site = await startFixtureSite({ upstreamOrigin: upstream.origin, ...options });
  try {
    return await play(site, upstream);
  } finally {
    await site.dispose();
    await upstream.close();
  }
}
