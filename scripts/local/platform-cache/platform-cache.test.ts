import { beforeEach, describe, expect, it } from 'vitest';
import { SECOND_MS } from '~/time-units';
import { ManualClock } from '../../../tests/support/manual-clock';
import type { CacheRequest, CacheResponse } from './cache-rules';
import { PlatformCache } from './platform-cache';
import { buildVisitorResponse, withAge } from './visitor-response';

/* One test for each rule that the platform documents for its cache in front of a worker (November 2026). */

const ignoreAnchor = (): void => undefined;

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly takesMs?: number;
}

describe('the platform cache', () => {
  let clock: ManualClock;
  let asked: CacheRequest[];
  let reply: (request: CacheRequest) => Reply;
  let cache: PlatformCache<string>;

  beforeEach(() => {
    clock = new ManualClock();
    asked = [];
    reply = () => ({ headers: { 'cache-control': 'public, max-age=60' } });
    cache = createTier('1', callWorker);
  });

  function createTier(version: string, behind: (request: CacheRequest) => Promise<CacheResponse<string>>) {
    return new PlatformCache<string>({
      clock,
      callWorker: behind,
      version,
      maxBytes: 1e6,
      countBytes: (body) => body.length,
    });
  }

  function callWorker(request: CacheRequest): Promise<CacheResponse<string>> {
    asked.push(request);
    const { status = 200, headers, body = `run ${asked.length}`, takesMs = 0 } = reply(request);
    const response = { status, headers: new Headers(headers), body };
    if (status === 599) return Promise.reject(new Error('the worker threw'));
    if (takesMs === 0) return Promise.resolve(response);
    return new Promise((resolve) => {
      clock.callAfter(takesMs, () => {
        resolve(response);
      });
    });
  }

  function request(path: string, headers: Record<string, string> = {}, method = 'GET'): CacheRequest {
    return { method, url: `https://site.invalid${path}`, headers: new Headers(headers) };
  }

  async function see(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<string> {
    const { cacheStatus, response } = await cache.answer(request(path, headers, method), ignoreAnchor);
    return `${cacheStatus} ${response.body}`;
  }

  const setCacheControl = (value: string) => {
    reply = () => ({ headers: { 'cache-control': value } });
  };
  const advanceSeconds = (seconds: number) => clock.advance(seconds * SECOND_MS);

  describe('the cache key', () => {
    it('is the exact path and query, including order and trailing slash', async () => {
      expect(await see('/a?x=1&y=2')).toBe('MISS run 1');
      expect(await see('/a?x=1&y=2')).toBe('HIT run 1');
      expect(await see('/a?y=2&x=1')).toBe('MISS run 2');
      expect(await see('/a/?x=1&y=2')).toBe('MISS run 3');
    });

    it('contains neither the host nor ordinary request headers', async () => {
      await see('/a');
      const other = { method: 'GET', url: 'https://other.invalid/a', headers: new Headers({ cookie: 'a=b' }) };
      expect((await cache.answer(other, ignoreAnchor)).cacheStatus).toBe('HIT');
    });

    it('includes headers that can change the URL seen by frameworks', async () => {
      await see('/a');
      expect(await see('/a', { 'x-forwarded-host': 'evil.invalid' })).toBe('MISS run 2');
      expect(await see('/a', { 'x-forwarded-scheme': 'https' })).toBe('HIT run 1');
    });

    it('contains the version of the worker, so each deployment starts empty', async () => {
      await see('/a');
      cache = createTier('2', callWorker);
      expect(await see('/a')).toBe('MISS run 2');
    });

    it('does not contain the method, so a HEAD request is filled by a GET', async () => {
      expect(await see('/a', {}, 'HEAD')).toBe('MISS run 1');
      expect(asked.map(({ method }) => method)).toEqual(['GET']);
      expect(await see('/a')).toBe('HIT run 1');
    });
  });

  describe('storing responses', () => {
    it.each(['no-store', 'private', 'private, max-age=60'])('is prevented by %s', async (value) => {
      setCacheControl(value);
      expect([await see('/a'), await see('/a')]).toEqual(['BYPASS run 1', 'BYPASS run 2']);
    });

    it.each([
      [200, 7200],
      [301, 1200],
      [404, 180],
      [405, 60],
    ])('keeps a %i without caching headers for %i seconds', async (status, seconds) => {
      reply = () => ({ status });
      await see('/a');
      await advanceSeconds(seconds - 1);
      expect(await see('/a')).toBe('HIT run 1');
      await advanceSeconds(1);
      expect(await see('/a')).toBe('EXPIRED run 2');
    });

    it('skips a 500 without caching headers', async () => {
      reply = () => ({ status: 500 });
      expect([await see('/a'), await see('/a')]).toEqual(['BYPASS run 1', 'BYPASS run 2']);
    });

    it.each([206, 520, 526])('skips every %i', async (status) => {
      reply = () => ({ status, headers: { 'cache-control': 'max-age=60' } });
      expect([await see('/a'), await see('/a')]).toEqual(['BYPASS run 1', 'BYPASS run 2']);
    });

    it('skips a response with Set-Cookie', async () => {
      reply = () => ({ headers: { 'cache-control': 'max-age=60', 'set-cookie': 'a=b' } });
      expect([await see('/a'), await see('/a')]).toEqual(['BYPASS run 1', 'BYPASS run 2']);
    });

    it('is bypassed by a request with Authorization', async () => {
      await see('/a');
      expect(await see('/a', { authorization: 'Bearer x' })).toBe('BYPASS run 2');
      expect(await see('/a')).toBe('HIT run 1');
    });

    it.each(['POST', 'PUT', 'DELETE'])('is bypassed by a %s', async (method) => {
      await see('/a');
      expect(await see('/a', {}, method)).toBe('BYPASS run 2');
    });

    it('follows only the most specific of the three caching headers', async () => {
      const [all, two] = [{ 'cloudflare-cdn-cache-control': 'max-age=10' }, { 'cdn-cache-control': 'max-age=20' }];
      reply = ({ url }) => ({ headers: { 'cache-control': 'no-store', ...two, ...(url.endsWith('/all') && all) } });
      await see('/all');
      await see('/two');
      await advanceSeconds(15);
      expect([await see('/all'), await see('/two')]).toEqual(['EXPIRED run 3', 'HIT run 2']);
    });

    it('keeps a no-cache response as stale, and a 304 from the worker confirms it', async () => {
      reply = ({ headers }) => {
        const isKnown = headers.get('if-none-match') === '"v1"';
        return { status: isKnown ? 304 : 200, headers: { 'cache-control': 'no-cache', etag: '"v1"' } };
      };
      expect([await see('/a'), await see('/a')]).toEqual(['MISS run 1', 'REVALIDATED run 1']);
    });
  });

  describe('age and staleness', () => {
    it('continue from the Age header of the worker', async () => {
      reply = () => ({ headers: { 'cache-control': 'max-age=60', age: '50' } });
      await see('/a');
      await advanceSeconds(9);
      expect(await cache.answer(request('/a'), ignoreAnchor)).toMatchObject({ cacheStatus: 'HIT', ageSeconds: 59 });
      await advanceSeconds(1);
      expect(await see('/a')).toBe('EXPIRED run 2');
    });

    it('serve the stale response within stale-while-revalidate while one request revalidates', async () => {
      setCacheControl('max-age=60, stale-while-revalidate=30');
      await see('/a');
      await advanceSeconds(70);
      expect([await see('/a'), await see('/a')].map((seen) => seen.split(' ', 1)[0])).toEqual(['UPDATING', 'HIT']);
      expect(asked).toHaveLength(2);
      expect(await see('/a')).toBe('HIT run 2');
    });

    it('make a request wait for the worker after stale-while-revalidate', async () => {
      setCacheControl('max-age=60, stale-while-revalidate=30');
      await see('/a');
      await advanceSeconds(90);
      expect(await see('/a')).toBe('EXPIRED run 2');
    });

    it.each(['s-maxage=60', 'must-revalidate', 'proxy-revalidate'])('%s disables both stale modes', async (word) => {
      setCacheControl(`max-age=60, stale-while-revalidate=90, stale-if-error=90, ${word}`);
      await see('/a');
      await advanceSeconds(70);
      reply = () => ({ status: 503, headers: { 'cache-control': 'no-store' } });
      expect(await see('/a')).toBe('BYPASS run 2');
    });

    it.each([
      ['throws', 599, 'the worker threw'],
      ['answers with an error', 503, 'BYPASS run 3'],
    ])('cover a worker that %s during stale-if-error only', async (_, status, afterwards) => {
      setCacheControl('max-age=60, stale-if-error=40');
      await see('/a');
      reply = () => ({ status, headers: { 'cache-control': 'no-store' } });
      await advanceSeconds(99);
      expect(await see('/a')).toBe('STALE run 1');
      await advanceSeconds(1);
      expect(await see('/a').catch((error: unknown) => (error as Error).message)).toBe(afterwards);
    });

    it('cover a failing worker forever without stale-if-error', async () => {
      setCacheControl('max-age=60');
      await see('/a');
      reply = () => ({ status: 500 });
      await advanceSeconds(1_000_000);
      expect(await see('/a')).toBe('STALE run 1');
    });

    it('pass a failure on to the visitor when nothing is stored', async () => {
      reply = () => ({ status: 599 });
      await expect(see('/a')).rejects.toThrow('the worker threw');
    });
  });

  describe('request collapsing', () => {
    it('runs the worker once for concurrent requests without a copy', async () => {
      reply = () => ({ headers: { 'cache-control': 'max-age=60' }, takesMs: 50 });
      const seen = Promise.all(Array.from({ length: 20 }, () => see('/a')));
      await clock.advance(50);
      expect(new Set(await seen)).toEqual(new Set(['MISS run 1', 'HIT run 1']));
      expect(asked).toHaveLength(1);
    });

    it('does not apply to responses that cannot be stored', async () => {
      reply = () => ({ headers: { 'cache-control': 'no-store' }, takesMs: 50 });
      const seen = Promise.all(Array.from({ length: 3 }, () => see('/a')));
      await clock.advance(100);
      expect((await seen).sort()).toEqual(['BYPASS run 1', 'BYPASS run 2', 'BYPASS run 3']);
    });
  });

  describe('the Vary header', () => {
    it('keeps one response per combination of the named headers, compared literally', async () => {
      reply = () => ({ headers: { 'cache-control': 'max-age=60', vary: 'Accept-Language' } });
      expect(await see('/a', { 'accept-language': 'en' })).toBe('MISS run 1');
      expect(await see('/a', { 'accept-language': 'de' })).toBe('MISS run 2');
      expect(await see('/a', { 'accept-language': 'en' })).toBe('HIT run 1');
      expect(await see('/a', { 'accept-language': 'en ,de' })).toBe('MISS run 3');
    });

    it('with * prevents storing', async () => {
      reply = () => ({ headers: { 'cache-control': 'max-age=60', vary: '*' } });
      expect([await see('/a'), await see('/a')]).toEqual(['BYPASS run 1', 'BYPASS run 2']);
    });
  });

  describe('a purge', () => {
    beforeEach(async () => {
      reply = ({ url }) => ({
        headers: { 'cache-control': 'max-age=60', 'cache-tag': url.endsWith('/a/b') ? 'games,Golf' : 'news' },
        body: new URL(url).pathname,
      });
      await see('/a/b');
      await see('/c');
    });

    const listHits = async () => [await see('/a/b'), await see('/c')].map((seen) => seen.startsWith('HIT'));

    it('by tag drops responses with that tag in any case', async () => {
      expect(cache.purge({ tags: ['golf'] })).toEqual({ success: true, errors: [] });
      expect(await listHits()).toEqual([false, true]);
    });

    it('by path prefix drops the paths that begin with it', async () => {
      cache.purge({ pathPrefixes: ['/c'] });
      expect(await listHits()).toEqual([true, false]);
    });

    it('drops everything that matches any of its fields', async () => {
      cache.purge({ tags: ['games'], pathPrefixes: ['/c'] });
      expect(await listHits()).toEqual([false, false]);
    });

    it('of everything leaves no copy, even for a failing worker', async () => {
      cache.purge({ purgeEverything: true });
      reply = () => ({ status: 503 });
      expect(await see('/c')).toBe('BYPASS run 3');
    });
  });

  it('has an upper tier that answers all lower ones, with added ages', async () => {
    const upper = createTier('1', callWorker);
    const answerFromUpper = async (wanted: CacheRequest) => withAge(await upper.answer(wanted, ignoreAnchor));
    const [near, far] = [createTier('1', answerFromUpper), createTier('1', answerFromUpper)];
    await near.answer(request('/a'), ignoreAnchor);
    await advanceSeconds(20);
    await far.answer(request('/a'), ignoreAnchor);
    await advanceSeconds(20);
    expect(await far.answer(request('/a'), ignoreAnchor)).toMatchObject({ cacheStatus: 'HIT', ageSeconds: 40 });
    await advanceSeconds(20);
    expect((await far.answer(request('/a'), ignoreAnchor)).cacheStatus).toBe('EXPIRED');
    expect(asked).toHaveLength(2);
  });

  it('gives visitors Age and Cf-Cache-Status, no tags, 304 for known copies and no body for HEAD', async () => {
    reply = () => ({ headers: { 'cache-control': 'max-age=60', 'cache-tag': 'a', etag: '"v1"' } });
    await see('/a');
    await advanceSeconds(7);
    const answer = await cache.answer(request('/a'), ignoreAnchor);
    const response = buildVisitorResponse(request('/a'), answer);
    const { headers } = response;
    expect([headers.get('age'), headers.get('cf-cache-status'), headers.get('cache-tag')]).toEqual(['7', 'HIT', null]);
    expect(await response.text()).toBe('run 1');
    const known = buildVisitorResponse(request('/a', { 'if-none-match': '"v1"' }), answer);
    expect(known.status).toBe(304);
    expect(await buildVisitorResponse(request('/a', {}, 'HEAD'), answer).text()).toBe('');
  });
});
