import { describe, expect, it, vi } from 'vitest';
import type { CachedDocument } from '~/cache/document/cached-document';
import { DocumentCache } from '~/cache/document/document-cache';
import { defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { getTuningAt } from '~/cache/tuning/tuning';
import { PlatformCache } from '../../scripts/local/platform-cache/platform-cache';
import { ManualClock } from '../../tests/support/manual-clock';
import { createPageAnswerer, type AnswerPage } from './page-answerer';
import { createPageServer } from './page-server';
import { createRenderLimit } from './render-limit';

const asBuilt = getTuningAt(defaultPolicyDocument, 0);

/** Creates an isolate. If `mayEnd` is given, its renderings do not end before that promise resolves. */
function openIsolate(limiter?: Pick<RateLimit, 'limit'>, mayEnd?: Promise<void>) {
  const clock = new ManualClock();
  const documents = new DocumentCache({ clock, maxBytes: 1_000_000, getRandom: () => 0, getTuning: () => asBuilt });
  const admit = createRenderLimit({ limiter, networkLimiter: undefined, clock, log: () => undefined });
  const rendered: string[] = [];
  const createAnswerer = (buildId: string) =>
    createPageAnswerer({
      servePage: createPageServer({
        documents,
        buildId,
        lastGood: undefined,
        contentClock: { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: clock.getNowMs },
        renderPage: async ({ path }) => {
          rendered.push(path);
          await mayEnd;
          return buildDocument(path, `made by ${buildId}`, clock.getNowMs());
        },
      }),
      clock,
      admit,
      limitUnknown: () => Promise.resolve(true),
      limitPictures: () => Promise.resolve(true),
      associationName: 'Example Association',
      security: {},
      tuning: { refreshIfStale: () => undefined },
      getToday: () => '2025-10-11',
    });
  return { clock, rendered, createAnswerer };
}

function buildDocument(path: string, text: string, nowMs: number): CachedDocument {
  const untilMs = nowMs + 60_000;
  return {
    path,
    status: 200,
    headers: [['content-type', 'text/html']],
    body: new TextEncoder().encode(text),
    etag: `"${text}"`,
    renderedAtMs: nowMs,
    renderMs: 1,
    dayEndsAtMs: Infinity,
    lifetimes: { freshUntilMs: untilMs, revalidateUntilMs: untilMs, usableUntilMs: untilMs + 60_000 },
    parts: [],
  };
}

function ask(answer: AnswerPage, path: string, headers: HeadersInit = {}): Promise<Response> {
  const url = new URL(path, 'https://fieldhouse.example');
  return answer(new Request(url, { headers }), url, () => undefined);
}

describe('a page', () => {
  it('of one build is never answered with the document of another', async () => {
    const { createAnswerer } = openIsolate();
    const [answerOld, answerNext] = [createAnswerer('old'), createAnswerer('next')];
    expect(await (await ask(answerOld, '/scores')).text()).toBe('made by old');
    expect(await (await ask(answerNext, '/scores')).text()).toBe('made by next');
    expect(await (await ask(answerOld, '/scores')).text()).toBe('made by old');
  });

  it('from memory has the headers of its own moment and request', async () => {
    const { clock, createAnswerer } = openIsolate();
    const answer = createAnswerer('one');
    await ask(answer, '/scores');
    await clock.advance(5000);
    const detailed = await ask(answer, '/scores?fieldhouse-debug=1');
    expect(detailed.headers.get('server-timing')).not.toBeNull();
    expect((await ask(answer, '/scores', { 'if-none-match': '"made by one"' })).status).toBe(304);
    await clock.advance(5000);
    const { headers } = await ask(answer, '/scores');
    expect(Object.fromEntries(headers)).toMatchObject({
      age: '10',
      etag: '"made by one"',
      'content-type': 'text/html',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('server-timing')).toBeNull();
  });

  it('and its data are separate documents', async () => {
    const answer = openIsolate().createAnswerer('one');
    const readOutcome = async (path: string) => (await ask(answer, path)).headers.get('cache-status');
    expect(await readOutcome('/scores')).toContain('fwd=miss');
    expect(await readOutcome('/scores.data')).toContain('fwd=miss');
    expect(await readOutcome('/scores')).toContain('hit');
  });
});

/** Counts requests of one period like the platform's binding. */
function createLimiter(most: number): Pick<RateLimit, 'limit'> {
  const counts = new Map<string, number>();
  return {
    limit: ({ key }) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return Promise.resolve({ success: count <= most });
    },
  };
}

const scraper = { 'cf-connecting-ip': '2001:db8::1' };
const reader = { 'cf-connecting-ip': '192.0.2.7' };
const bound = 120;
const numbers = Array.from({ length: 1000 }, (_, index) => index);

describe('a client address', () => {
  it.each([
    ['search texts', (index: number) => `/search?q=word${index}`],
    ['paths that no page has', (index: number) => `/unknown/page-${index}`],
    ['pages without a copy', (index: number) => `/scores?date=2025-09-11&page=${index + 1}`],
    ['the data of pages', (index: number) => `/unknown/page-${index}.data`],
  ])('that requests 1,000 %s causes no more renderings than the limit', async (_, buildPath) => {
    const { createAnswerer, rendered } = openIsolate(createLimiter(bound));
    const answer = createAnswerer('build');
    const responses = await Promise.all(numbers.map((index) => ask(answer, buildPath(index), scraper)));
    expect(rendered).toHaveLength(bound);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(numbers.length - bound);
    const { headers } = refused[0] ?? new Response();
    const caching = ['retry-after', 'cache-control', 'cdn-cache-control'].map((name) => headers.get(name));
    expect(caching).toEqual(['60', 'no-store', 'no-store']);
    expect(await refused[0]?.text()).toMatch(/<h1>Too many requests<\/h1>.*Example Association/s);
    expect((await ask(answer, buildPath(2000), reader)).status).toBe(200);
  });

  it('still gets every kept page after using its share, including last good ones', async () => {
    const { createAnswerer, clock, rendered } = openIsolate(createLimiter(1));
    const answer = createAnswerer('build');
    await ask(answer, '/scores', reader);
    await ask(answer, '/', scraper);
    for (const path of ['/scores', '/', '/scores?utm_source=mail']) {
      expect((await ask(answer, path, scraper)).status).toBe(200);
    }
    expect((await ask(answer, '/schools', scraper)).status).toBe(429);
    await clock.advance(70_000);
    const stale = await ask(answer, '/scores', scraper);
    expect([stale.status, stale.headers.get('cache-status')]).toEqual([200, expect.stringContaining('stale-if-error')]);
    expect(rendered).toEqual(['/scores', '/']);
  });

  it('over its limit gets the stale copy of the front cache, which stays available to others', async () => {
    const { clock, createAnswerer: withoutLimit } = openIsolate();
    const { createAnswerer: withLimit } = openIsolate(createLimiter(0));
    let isolate = withoutLimit('build');
    const front = new PlatformCache<string>({
      clock,
      version: '1',
      maxBytes: 1e6,
      countBytes: (body) => body.length,
      callWorker: async ({ url, headers }) => {
        const response = await ask(isolate, new URL(url).pathname, headers);
        return { status: response.status, headers: response.headers, body: await response.text() };
      },
    });
    const see = async (headers: Record<string, string>) => {
      const request = { method: 'GET', url: 'https://fieldhouse.example/scores', headers: new Headers(headers) };
      const { cacheStatus, response } = await front.answer(request, () => undefined);
      return [cacheStatus, response.status, response.body];
    };
    expect(await see(reader)).toEqual(['MISS', 200, 'made by build']);
    await clock.advance(70_000);
    isolate = withLimit('build');
    expect(await see(scraper)).toEqual(['STALE', 200, 'made by build']);
    expect(await see(scraper)).toEqual(['STALE', 200, 'made by build']);
  });

  it('is not counted for a rendering that another request has started', async () => {
    let end = (): void => undefined;
    const mayEnd = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { createAnswerer, rendered } = openIsolate(createLimiter(0), mayEnd);
    const answer = createAnswerer('build');
    const first = ask(answer, '/scores');
    await vi.waitFor(() => {
      expect(rendered).toHaveLength(1);
    });
    const joined = ask(answer, '/scores', scraper);
    end();
    expect((await first).status).toBe(200);
    expect((await joined).status).toBe(200);
    expect(rendered).toEqual(['/scores']);
  });
});
