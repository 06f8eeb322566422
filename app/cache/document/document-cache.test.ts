import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ManualClock } from '../../../tests/support/manual-clock';
import { defineSource } from '../source/define-source';
import { defaultPolicyDocument, type PolicyDocument, type PurgeScope } from '../tuning/policy-document';
import { getTuningAt, type Tuning } from '../tuning/tuning';
import type { CachedDocument } from './cached-document';
import { DocumentCache, type Render } from './document-cache';

const ignoreAnchor = (): void => undefined;

describe('the document cache', () => {
  let clock: ManualClock;
  let documents: DocumentCache;
  let tuning: Tuning;
  let random: number;
  let renders: { acceptStale: boolean; waitedMs: number }[];

  beforeEach(() => {
    clock = new ManualClock();
    tuning = getTuningAt(defaultPolicyDocument, 0);
    documents = new DocumentCache({ clock, maxBytes: 1_000_000, getRandom: () => random, getTuning: () => tuning });
    renders = [];
    random = 0;
  });

  /** Renders in 100 ms a page that is fresh for 10 s, stale for 10 s more and usable after failures for another 80 s. */
  function createRender(etag: string, status = 200, tookMs = 100): Render {
    return (options) => {
      renders.push(options);
      return new Promise((resolve) => {
        clock.callAfter(tookMs, () => {
          resolve(buildDocument(etag, status));
        });
      });
    };
  }

  function buildDocument(etag: string, status: number, dayEndsAtMs = Infinity): CachedDocument {
    const now = clock.getNowMs();
    return {
      path: '/',
      status,
      headers: [],
      body: new Uint8Array(100),
      etag,
      renderedAtMs: now,
      renderMs: 100,
      dayEndsAtMs,
      lifetimes: { freshUntilMs: now + 10_000, revalidateUntilMs: now + 20_000, usableUntilMs: now + 100_000 },
      parts: [],
    };
  }

  async function serve(render: Render, key = '/') {
    const served = documents.serve(key, render, ignoreAnchor);
    await clock.advance(100);
    const { document, outcome } = await served;
    return [document.etag, outcome];
  }

  it('keeps a page and serves it while it is fresh', async () => {
    expect(await serve(createRender('1'))).toEqual(['1', 'stored']);
    await clock.advance(9000);
    expect(await serve(createRender('2'))).toEqual(['1', 'hit']);
    expect(renders).toHaveLength(1);
  });

  it('shares one rendering among visitors of a page without a copy', async () => {
    const all = Promise.all(Array.from({ length: 30 }, () => documents.serve('/', createRender('1'), ignoreAnchor)));
    await clock.advance(100);
    expect(new Set((await all).map(({ document }) => document.etag))).toEqual(new Set(['1']));
    expect(renders).toHaveLength(1);
  });

  it('serves a stale page at once while one rendering with fresh data replaces it', async () => {
    await serve(createRender('1'));
    await clock.advance(12_000);
    const all = await Promise.all(
      Array.from({ length: 30 }, () => documents.serve('/', createRender('2'), ignoreAnchor)),
    );
    expect(new Set(all.map(({ outcome }) => outcome))).toEqual(new Set(['stale']));
    expect(renders.slice(1)).toEqual([{ acceptStale: false, waitedMs: 0 }]);
    await clock.advance(100);
    expect(await serve(createRender('3'))).toEqual(['2', 'hit']);
  });

  it('starts one rendering per wait timeout for 500 visitors in 5 s of a page that takes 8 s', async () => {
    const visitors: Promise<unknown>[] = [];
    for (let count = 0; count < 500; count += 1) {
      visitors.push(documents.serve('/', createRender('slow', 200, 8000), ignoreAnchor));
      await clock.advance(10);
    }
    await clock.advance(8000);
    await Promise.all(visitors);
    // Renderings start at 0, 2.5, 5 and 7.5 s, and the first ends at 8 s.
    expect(renders).toHaveLength(4);
  });

  it('does not keep requests with a stale page open while another request renders', async () => {
    await serve(createRender('1'));
    await clock.advance(12_000);
    const anchored: Promise<unknown>[] = [];
    for (let count = 0; count < 30; count += 1) {
      await documents.serve('/', createRender('2'), (promise) => anchored.push(promise));
    }
    expect(anchored).toHaveLength(1);
  });

  it('renders a stale page at most once a second while rendering fails, and serves the stale one', async () => {
    await serve(createRender('1'));
    await clock.advance(12_000);
    for (let count = 0; count < 20; count += 1) expect(await serve(createRender('error', 502))).toEqual(['1', 'stale']);
    // 20 requests of 100 ms each take two seconds.
    expect(renders.slice(1)).toHaveLength(2);
  });

  it('renders a stale page at most once a second while its sources have nothing newer', async () => {
    await serve(createRender('1'));
    await clock.advance(12_000);
    const keptUntilMs = clock.getNowMs() + 8000;
    const renderInVain: Render = async (options) => {
      const document = await createRender('again')(options);
      const lifetimes = { freshUntilMs: 0, revalidateUntilMs: keptUntilMs, usableUntilMs: keptUntilMs };
      return { ...document, lifetimes };
    };
    const outcomes = new Set<unknown>();
    for (let count = 0; count < 20; count += 1) outcomes.add((await serve(renderInVain))[1]);
    expect(outcomes).toEqual(new Set(['stale']));
    expect(renders.slice(1)).toHaveLength(2);
    await clock.advance(1000);
    expect(await serve(createRender('2'))).toEqual(['again', 'stale']);
    expect(await serve(createRender('3'))).toEqual(['2', 'hit']);
  });

  it('replaces a page made of stale copies on the next request', async () => {
    const renderOfCopies: Render = async (options) => {
      const document = await createRender('1')(options);
      return { ...document, lifetimes: { ...document.lifetimes, freshUntilMs: 0 } };
    };
    await serve(renderOfCopies);
    expect(await serve(createRender('2'))).toEqual(['1', 'stale']);
    expect(await serve(createRender('3'))).toEqual(['2', 'hit']);
  });

  it('makes visitors wait for a new page after the stale-while-revalidate lifetime', async () => {
    await serve(createRender('1'));
    await clock.advance(20_000);
    expect(await serve(createRender('2'))).toEqual(['2', 'stored']);
  });

  it('serves the last good page within its stale-if-error lifetime when rendering fails', async () => {
    await serve(createRender('1'));
    await clock.advance(50_000);
    expect(await serve(createRender('error', 502))).toEqual(['1', 'stale-if-error']);
    await clock.advance(60_000);
    expect(await serve(createRender('error', 502))).toEqual(['error', 'miss']);
  });

  it('serves the last good page when rendering throws, and throws once that is too old', async () => {
    await serve(createRender('1'));
    await clock.advance(50_000);
    const failing = documents.serve('/', () => Promise.reject(new Error('broken')), ignoreAnchor);
    expect((await failing).outcome).toBe('stale-if-error');
    await clock.advance(60_000);
    const gone = documents.serve('/', () => Promise.reject(new Error('broken')), ignoreAnchor);
    await expect(gone).rejects.toThrow('broken');
  });

  it('serves a failed page for a second and then renders again', async () => {
    const outcomes = [await serve(createRender('error', 502)), await serve(createRender('error', 502))];
    expect([outcomes, renders.length]).toEqual([Array(2).fill(['error', 'miss']), 1]);
    await clock.advance(900);
    expect(await serve(createRender('1'))).toEqual(['1', 'stored']);
  });

  it('renders a page beyond its stale lifetime at most once a second while rendering fails', async () => {
    await serve(createRender('1'));
    await clock.advance(50_000);
    for (let count = 0; count < 5; count += 1)
      expect(await serve(createRender('error', 502))).toEqual(['1', 'stale-if-error']);
    expect(renders).toHaveLength(2);
  });

  it('ignores a rendering that began before the kept one', async () => {
    const renderSlowly = (etag: string, status: number): Render => {
      const startedAtMs = clock.getNowMs();
      return () =>
        new Promise((resolve) => {
          clock.callAfter(5000, () => {
            resolve({ ...buildDocument(etag, status), renderMs: clock.getNowMs() - startedAtMs });
          });
        });
    };
    for (const status of [200, 404]) {
      const before = documents.serve(`/${status}`, renderSlowly('old', status), ignoreAnchor);
      await clock.advance(3000);
      expect(await serve(createRender('new'), `/${status}`)).toEqual(['new', 'stored']);
      await clock.advance(2000);
      await before;
      expect(await serve(createRender('3'), `/${status}`)).toEqual(['new', 'hit']);
    }
  });

  describe('with live data', () => {
    const request = defineSource({
      name: 'a',
      buildPath: () => '/a',
      policy: 'scores',
      buildSchema: () => z.string(),
    }).with({});

    /** Renders a page with live data fetched at the time of rendering. */
    function renderLive(etag: string, status = 200, isNewer = true): Render {
      return async (options) => {
        const made = await createRender(etag, status)(options);
        const { lifetimes, renderedAtMs: fetchedAtMs } = made;
        const copy = { kind: 'value', fetchedAtMs, upstreamMs: 0, request } as const;
        const given = isNewer ? lifetimes : { ...lifetimes, freshUntilMs: fetchedAtMs };
        return { ...made, lifetimes: given, parts: [{ name: 'a', tags: [], waitedMs: 0, lifetimes: given, copy }] };
      };
    }

    async function serveLive(render: Render, kind: 'document' | 'data', waitMs = 100) {
      const served = documents.serve(kind, render, ignoreAnchor, undefined, kind);
      await clock.advance(waitMs);
      const { document, outcome } = await served;
      return [document.etag, outcome];
    }

    it('serves a stale page for five seconds to visitors, while open pages wait for the new one', async () => {
      await serveLive(renderLive('1'), 'document');
      await serveLive(renderLive('1'), 'data');
      await clock.advance(10_000);
      expect(await serveLive(renderLive('2'), 'data')).toEqual(['2', 'stored']);
      expect(await serveLive(renderLive('2'), 'document')).toEqual(['1', 'stale']);
      await clock.advance(15_000);
      expect(await serveLive(renderLive('4'), 'document')).toEqual(['4', 'stored']);
    });

    it.each([
      ['fails', renderLive('2', 500), 100],
      ['takes too long', () => new Promise<never>(() => undefined), 2500],
      ['throws', () => Promise.reject(new Error('broken')), 0],
    ])('serves the stale page when the new one %s', async (_, render, waitMs) => {
      await serveLive(renderLive('1'), 'data');
      await clock.advance(10_000);
      expect(await serveLive(render, 'data', waitMs)).toEqual(['1', 'stale']);
    });

    it('does not wait again soon when the new rendering has nothing newer', async () => {
      await serveLive(renderLive('1'), 'data');
      await clock.advance(10_000);
      await serveLive(renderLive('1', 200, false), 'data');
      const before = renders.length;
      expect(await serveLive(renderLive('1', 200, false), 'data', 0)).toEqual(['1', 'stale']);
      expect(renders).toHaveLength(before);
    });
  });

  it('replaces a stale page at a random time per isolate and serves it until then', async () => {
    random = 0.5;
    await serve(createRender('1'));
    await clock.advance(10_400);
    expect(await serve(createRender('2'))).toEqual(['1', 'stale']);
    expect(renders).toHaveLength(1);
    expect(await serve(createRender('2'))).toEqual(['1', 'stale']);
    expect(renders).toHaveLength(2);
    expect(await serve(createRender('3'))).toEqual(['2', 'hit']);
  });

  it('drops a page that is gone and never keeps a page that was not found', async () => {
    await serve(createRender('1'));
    await clock.advance(21_000);
    expect(await serve(createRender('gone', 404))).toEqual(['gone', 'miss']);
    expect(await serve(createRender('error', 502))).toEqual(['error', 'miss']);
  });

  it('is not blocked for long by a rendering whose request was cancelled', async () => {
    void documents.serve('/', () => new Promise(() => undefined), ignoreAnchor);
    const visitor = documents.serve('/', createRender('1'), ignoreAnchor);
    await clock.advance(2600);
    expect((await visitor).document.etag).toBe('1');
    expect(renders[0]?.waitedMs).toBe(2500);
  });

  it('keeps pages separate by key', async () => {
    await serve(createRender('1'), '/a');
    expect(await serve(createRender('2'), '/b')).toEqual(['2', 'stored']);
  });

  describe('when the tuning changes', () => {
    const tune = (changed: Partial<PolicyDocument>) => {
      tuning = getTuningAt({ ...defaultPolicyDocument, ...changed }, clock.getNowMs());
    };
    const purge = (scope: PurgeScope) => {
      tune({ purges: [{ scope, olderThanIso: new Date(clock.getNowMs()).toISOString() }] });
    };

    it('renders a purged page again for the next visitor', async () => {
      await serve(createRender('1'));
      await clock.advance(1000);
      purge('path:/');
      expect(await serve(createRender('2'))).toEqual(['2', 'stored']);
      expect(await serve(createRender('3'))).toEqual(['2', 'hit']);
      expect(renders).toHaveLength(2);
    });

    it('serves a purged page when rendering fails', async () => {
      await serve(createRender('1'));
      await clock.advance(1000);
      purge('everything');
      expect(await serve(createRender('error', 502))).toEqual(['1', 'stale-if-error']);
    });

    it('keeps pages that a purge does not cover', async () => {
      await serve(createRender('1'));
      purge('path:/scores');
      await clock.advance(1000);
      expect(await serve(createRender('2'))).toEqual(['1', 'hit']);
    });

    it('does not let a visitor join a rendering that began before the change', async () => {
      const before = documents.serve('/', createRender('1'), ignoreAnchor);
      await clock.advance(50);
      purge('everything');
      const after = documents.serve('/', createRender('2'), ignoreAnchor);
      await clock.advance(100);
      expect([(await before).document.etag, (await after).document.etag]).toEqual(['1', '2']);
      expect(await serve(createRender('3'))).toEqual(['2', 'hit']);
    });

    it('lets visitors share the rendering after the change while one from before the change begins another', async () => {
      const renderSlowly = createRender('slow', 200, 6000);
      const visitors = [documents.serve('/', renderSlowly, ignoreAnchor)];
      await clock.advance(500);
      visitors.push(documents.serve('/', renderSlowly, ignoreAnchor));
      await clock.advance(1500);
      purge('everything');
      visitors.push(documents.serve('/', renderSlowly, ignoreAnchor));
      // The second visitor waits for a rendering of 2.5 s, then begins one under the former tuning.
      await clock.advance(600);
      visitors.push(documents.serve('/', renderSlowly, ignoreAnchor));
      await clock.advance(0);
      expect(renders).toHaveLength(3);
      await clock.advance(10_000);
      await Promise.all(visitors);
    });

    it('renders a page again that was rendered before the change', async () => {
      const before = documents.serve('/', createRender('1'), ignoreAnchor);
      await clock.advance(150);
      await before;
      purge('everything');
      expect(await serve(createRender('2'))).toEqual(['2', 'stored']);
    });
  });

  describe('when the content day ends', () => {
    /** Renders for 3 seconds, during which the day of the page ends. */
    const renderLastOfDay =
      (dayEndsAtMs: number, status = 200): Render =>
      () =>
        new Promise((resolve) => {
          clock.callAfter(3000, () => {
            resolve(buildDocument('of the day before', status, dayEndsAtMs));
          });
        });

    it('does not serve a rendering begun on the day before to a visitor of the new day', async () => {
      const before = documents.serve('/', renderLastOfDay(clock.getNowMs() + 1000), ignoreAnchor);
      await clock.advance(2000);
      const after = documents.serve('/', createRender('of the new day'), ignoreAnchor);
      await clock.advance(5000);
      expect((await before).document.etag).toBe('of the day before');
      expect((await after).document.etag).toBe('of the new day');
      expect(renders).toHaveLength(1);
    });

    it('does not serve a failed page of the day before again', async () => {
      const failed = documents.serve('/', renderLastOfDay(clock.getNowMs() + 3000, 502), ignoreAnchor);
      await clock.advance(3000);
      expect((await failed).document.status).toBe(502);
      expect(await serve(createRender('of the new day'))).toEqual(['of the new day', 'stored']);
    });
  });
});
