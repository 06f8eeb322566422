import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { answerAfter, startFakeUpstream, countAllCalls, type FakeUpstream } from '../support/fake-upstream';
import { startFixtureSite, type FixtureSite } from '../support/fixture-site';
import { computeSampleCount } from '../support/sample';

const isolates = 8;
const requestsEach = computeSampleCount(200, 60);
/** Just beyond the sources' fresh time. */
const freshMs = 20_200;

describe('one refresh at a time, worldwide', () => {
  let upstream: FakeUpstream;
  let site: FixtureSite;

  beforeAll(async () => {
    upstream = await startFakeUpstream();
    site = await startFixtureSite({ upstreamOrigin: upstream.origin, isolates });
  });
  afterAll(async () => {
    await site.dispose();
    await upstream.close();
  });
  beforeEach(() => {
    upstream.reset();
  });

  it('calls upstream once per source for cold requests in eight isolates, and once more at expiry', async () => {
    upstream.behave(answerAfter(100));
    expect(await askAllAtOnce()).toEqual(new Set([200]));
    expect([...upstream.calls.values()]).toEqual(Array(8).fill(1));

    await site.letTimePass(freshMs);
    expect(await askAllAtOnce()).toEqual(new Set([200]));
    await expect.poll(() => [...upstream.calls.values()]).toEqual(Array(8).fill(2));
  });

  it('waits for a slow upstream instead of calling it again from every isolate', async () => {
    upstream.behave(answerAfter(4500));
    const pages = await Promise.all(
      Array.from({ length: 24 }, (_, index) => site.fetch('/items/slow', {}, index % isolates)),
    );
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(atLeastOne(texts).filter((text) => !text.includes('/v1/parts/slow #1'))).toEqual([]);
    expect(countAllCalls(upstream)).toBe(1);
  });

  async function askAllAtOnce(): Promise<Set<number>> {
    const asked = Array.from({ length: isolates * requestsEach }, async (_, index) => {
      const response = await site.fetch('/crowd', {}, index % isolates);
      await response.arrayBuffer();
      return response.status;
    });
    return new Set(await Promise.all(asked));
  }
});

describe('a missing or failing tier', () => {
  let upstream: FakeUpstream;
  let site: FixtureSite | undefined;

  beforeAll(async () => {
    upstream = await startFakeUpstream();
  });
  afterEach(async () => {
    await site?.dispose();
    upstream.reset();
  });
  afterAll(() => upstream.close());

  it('without refresher and store each isolate still makes one call for all its requests', async () => {
    site = await startFixtureSite({ upstreamOrigin: upstream.origin, refresher: 'none', hasStore: false });
    const { fetch } = site;
    const pages = await Promise.all(Array.from({ length: 40 }, () => fetch('/eight')));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    expect([...upstream.calls.values()]).toEqual(Array(8).fill(1));
  });

  it('a failing refresher is bypassed, and what the isolate fetches is stored for the others', async () => {
    site = await startFixtureSite({ upstreamOrigin: upstream.origin, refresher: 'throwing' });
    expect(await (await site.fetch('/one')).text()).toContain('/v1/parts/1 #1');
    expect(countAllCalls(upstream)).toBe(1);
    const stored = [expect.stringMatching(/^s:v1\.\w+:fixture\.part:\/v1\/parts\/1$/)];
    await expect.poll(() => site?.listStoredKeys()).toEqual(stored);
  });

  it('a silent refresher is bypassed with one upstream call', async () => {
    site = await startFixtureSite({ upstreamOrigin: upstream.origin, refresher: 'silent' });
    expect(await (await site.fetch('/one')).text()).toContain('/v1/parts/1 #1');
    expect(countAllCalls(upstream)).toBe(1);
  });
});
