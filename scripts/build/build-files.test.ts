import { describe, expect, it } from 'vitest';
import { createContentClock, type ContentClockSettings } from '~/models/dates/content-clock';
import { buildClockAttributes } from '~/offline/kept-clock';
import { FakeCache, createFakeWorker, siteOrigin, type FakeWorker } from '~/offline/worker.fixture';
import { atLeastOne } from '../../tests/support/at-least-one';
import { bundleServiceWorkers } from './build-files';

const scripts = await bundleServiceWorkers();
const clock = createContentClock({ timeZone: 'America/Chicago' });
const buildAttributes = (settings: ContentClockSettings) =>
  Object.entries(buildClockAttributes(settings))
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

const buildHtml = (title: string, main = '') =>
  `<html><head><title>${title} | Example</title><script src="/build/entry.js"></script></head><body>${main}${title}</body></html>`;
const buildPage = (
  title: string,
  { status = 200, headers = {}, main }: { status?: number; headers?: Record<string, string>; main?: string } = {},
) =>
  new Response(buildHtml(title, main), { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

interface Site {
  readonly build?: string;
  readonly clock?: ContentClockSettings;
  readonly openPages?: readonly string[];
  readonly caches?: Map<string, FakeCache>;
  readonly failedPreload?: 'rejects' | 'error-response';
  /** A page that the network never answers. */
  readonly slowPath?: string;
}

async function startWorker({
  build = 'one',
  clock: siteClock = clock,
  slowPath,
  ...browser
}: Site = {}): Promise<FakeWorker> {
  const worker = createFakeWorker(scripts.on, browser);
  const { answers } = worker.network;
  answers.set('/offline', () => buildPage('Read Offline', { main: `<main ${buildAttributes(siteClock)}>` }));
  answers.set('/scores', () => buildPage('Scores'));
  answers.set('/build/entry.js', () => new Response(`script of ${build}`));
  if (slowPath !== undefined) answers.set(slowPath, () => new Promise<Response>(() => undefined));
  await worker.start();
  return worker;
}

/** A busy machine may be late. */
const pollOptions = { timeout: 120_000 };

const listKept = ({ caches }: FakeWorker) =>
  [...caches.values()].flatMap(({ entries }) => [...entries.keys()].map((url) => url.replace(siteOrigin, '')));

const readText = async (response: Response | null) => (response === null ? null : response.text());

describe('a document requested from the service worker', () => {
  it('is the newest one while the network answers', async () => {
    const worker = await startWorker();
    for (const score of ['7-0', '14-0', '21-0']) {
      worker.network.answers.set('/scores', () => buildPage(score));
      expect(await readText(await worker.request('/scores'))).toBe(buildHtml(score));
    }
  });

  it('is the last seen copy with a notice when offline', async () => {
    const worker = await startWorker();
    await worker.request('/scores');
    worker.network.answers.set('/scores', () => buildPage('21-0', { headers: { age: '720', 'x-site': 'own' } }));
    await worker.request('/scores');
    worker.network.isDown = true;
    const response = await worker.request('/scores');
    expect(response?.headers.get('x-site')).toBe('own');
    const text = (await readText(response))?.replace(/<[^>]+>/g, '');
    expect(text).toMatch(/This page is from .+, 12 minutes ago\. You are offline\..*21-0$/);
  });

  it.each(['rejects', 'error-response'] as const)(
    'is the copy or the offline list also when a preload fails (%s), without another request',
    async (failedPreload) => {
      const worker = await startWorker({ failedPreload });
      await worker.request('/scores');
      worker.network.isDown = true;
      worker.network.asked.length = 0;
      expect(await readText(await worker.request('/scores'))).toMatch(/You are offline.*Scores/s);
      expect((await worker.request('/about/board'))?.headers.get('location')).toMatch(/\/offline#\/about\/board$/);
      expect(worker.network.asked).toEqual(['/scores', '/about/board']);
    },
  );

  it('has its age in content time, which may run faster than real time', async () => {
    const fast = createContentClock({
      timeZone: 'America/Chicago',
      fixedNowIso: '2025-10-11T13:20:00-05:00',
      rate: 60,
    });
    const worker = await startWorker({ clock: fast });
    worker.network.answers.set('/scores', () => buildPage('Scores', { headers: { age: '720' } }));
    await worker.request('/scores');
    worker.network.isDown = true;
    expect(await readText(await worker.request('/scores'))).toContain('12 hours ago');
  });

  it('with status 5xx is shown as it is, and the copy is kept for offline use', async () => {
    const worker = await startWorker();
    await worker.request('/scores');
    worker.network.answers.set('/scores', () => buildPage('Failed', { status: 502 }));
    const failed = await worker.request('/scores');
    expect([failed?.status, await readText(failed)]).toEqual([502, buildHtml('Failed')]);
    worker.network.isDown = true;
    expect(await readText(await worker.request('/scores'))).toMatch(/offline.*Scores/s);
  });

  it.each([404, 410])('with status %s removes the copy', async (status) => {
    const worker = await startWorker();
    await worker.request('/scores');
    worker.network.answers.set('/scores', () => buildPage('Gone', { status }));
    await worker.request('/scores');
    worker.network.isDown = true;
    expect((await worker.request('/scores'))?.status).toBe(302);
  });

  it('without a copy redirects to the offline list when offline, and the list itself is served', async () => {
    const worker = await startWorker();
    worker.network.answers.set('/about/board', () => buildPage('Board'));
    await worker.request('/about/board');
    worker.network.isDown = true;
    const response = await worker.request('/about/board?q=x');
    expect(response?.headers.get('location')).toBe('https://site.example/offline#/about/board?q=x');
    expect(await readText(await worker.request('/offline'))).toContain('Read Offline');
  });

  it.each([
    ['forbids storing', () => buildPage('x', { headers: { 'cache-control': 'no-store' } })],
    ['is not a page', () => new Response('x', { headers: { 'content-type': 'text/plain' } })],
  ])('is not kept when it %s', async (_, answer) => {
    const worker = await startWorker();
    worker.network.answers.set('/scores', answer);
    await worker.request('/scores');
    worker.network.isDown = true;
    expect((await worker.request('/scores'))?.status).toBe(302);
  });

  it('is not kept when a file that it needs is missing', async () => {
    const worker = await startWorker();
    worker.network.answers.set('/gameday', () => new Response('<script src="/build/gone.js">', buildPage('x')));
    await worker.request('/gameday');
    worker.network.isDown = true;
    expect((await worker.request('/gameday'))?.status).toBe(302);
  });
});

describe('requests outside its scope', () => {
  it('are left to the browser', async () => {
    const worker = await startWorker();
    expect(await worker.request('/scores', { method: 'POST' })).toBeNull();
    expect(await worker.request('/scores.data', { mode: 'cors', destination: '' })).toBeNull();
    expect(await worker.request('https://other.example/')).toBeNull();
  });
});

describe('the kept pages', () => {
  it('include the page that was open when the worker was installed', async () => {
    const worker = await startWorker({ openPages: ['/scores', '/about/board'] });
    await expect.poll(() => listKept(worker), pollOptions).toContain('/scores');
    worker.network.isDown = true;
    expect(await readText(await worker.request('/scores'))).toContain('Scores');
    expect(worker.network.asked).not.toContain('/about/board');
  });

  it('do not delay the start of the worker', async () => {
    const slowPath = '/scores?date=2025-10-09';
    const started = startWorker({ openPages: [slowPath], slowPath });
    let worker: FakeWorker | undefined;
    void started.then((active) => (worker = active));
    await expect.poll(() => worker, pollOptions).toBeDefined();
  });

  it('include a page named by the site if it is one of the pages to keep', async () => {
    const worker = await startWorker();
    for (const named of ['/scores', '/about/board', 'https://other.example/scores', 7, null])
      await worker.sendMessage(named);
    expect(worker.network.asked).toEqual(['/offline', '/build/entry.js', '/scores']);
  });

  it('are limited to the 30 last seen pages besides the offline list', async () => {
    const worker = await startWorker();
    const dates = Array.from({ length: 35 }, (_, day) => `/scores?date=2025-10-${String(day).padStart(2, '0')}`);
    for (const path of dates) {
      worker.network.answers.set(path, () => buildPage(path));
      await worker.request(path);
    }
    worker.network.isDown = true;
    const statuses = await Promise.all(dates.map(async (path) => (await worker.request(path))?.status));
    expect(statuses).toEqual([...Array<number>(5).fill(302), ...Array<number>(30).fill(200)]);
    expect((await worker.request('/offline'))?.status).toBe(200);
  });
});

describe('a build file requested from the service worker', () => {
  const script = { mode: 'cors', destination: 'script' } as const;
  const file = '/build/entry.js';

  it('comes from the network, or from the device when the site lacks it or is offline', async () => {
    const worker = await startWorker();
    await worker.request('/scores');
    const { network } = worker;
    expect(await readText(await worker.request(file, script))).toBe('script of one');
    network.answers.set(file, () => new Response('no such file', { status: 404 }));
    expect(await readText(await worker.request(file, script))).toBe('script of one');
    network.isDown = true;
    expect(await readText(await worker.request(file, script))).toBe('script of one');
    await expect(worker.request('/build/other.js', script)).rejects.toThrow('Failed to fetch');
  });

  it('is requested once more when it is empty', async () => {
    const worker = await startWorker();
    const answers = ['', 'script again'];
    worker.network.answers.set(file, () => new Response(answers.shift()));
    expect(await readText(await worker.request(file, script))).toBe('script again');
  });

  it('that stays empty is replaced by the kept copy or an error', async () => {
    const worker = await startWorker();
    await worker.request('/scores');
    for (const path of [file, '/build/other.js']) worker.network.answers.set(path, () => new Response(''));
    expect(await readText(await worker.request(file, script))).toBe('script of one');
    expect((await worker.request('/build/other.js', script))?.status).toBe(503);
  });

  it.each([
    ['empty', () => new Response('')],
    ['an error', () => new Response('x', { status: 503 })],
  ])('that is %s is not kept, nor is the page that needs it', async (_, answer) => {
    const worker = await startWorker();
    worker.network.answers.set('/build/only.js', answer);
    worker.network.answers.set('/gameday', () => new Response('<script src="/build/only.js">', buildPage('x')));
    await worker.request('/gameday');
    expect(atLeastOne(listKept(worker)).filter((path) => /gameday|only/.test(path))).toEqual([]);
  });

  it('is removed with the last page that needs it', async () => {
    const worker = await startWorker();
    const { answers } = worker.network;
    answers.set('/build/only.js', () => new Response('only'));
    answers.set('/gameday', () => new Response('<script src="/build/only.js">', buildPage('x')));
    await worker.request('/gameday');
    const listKeptFiles = () =>
      [...(worker.caches.get('offline-files-1')?.entries.keys() ?? [])].map((url) => new URL(url).pathname);
    expect(listKeptFiles()).toEqual(['/build/entry.js', '/build/only.js']);
    answers.set('/gameday', () => buildPage('x'));
    await worker.request('/gameday');
    expect(listKeptFiles()).toEqual(['/build/entry.js']);
  });
});

describe('the service worker of the next build', () => {
  it('finds the kept pages', async () => {
    const first = await startWorker();
    await first.request('/scores');
    const second = await startWorker({ build: 'two', caches: first.caches });
    second.network.isDown = true;
    expect(await readText(await second.request('/scores'))).toContain('Scores');
  });

  it('deletes caches of another format', async () => {
    const caches = new Map([['offline-pages-0', new FakeCache()]]);
    await startWorker({ caches });
    expect([...caches.keys()].sort()).toEqual(['offline-files-1', 'offline-pages-1']);
  });
});

describe('a disabled service worker', () => {
  it('deletes everything kept, answers no request and unregisters itself', async () => {
    const first = await startWorker();
    await first.request('/scores');
    const off = createFakeWorker(scripts.off, { caches: first.caches });
    await off.start();
    expect([...off.caches.keys()]).toEqual([]);
    expect(off.isUnregistered()).toBe(true);
    expect(await off.request('/scores')).toBeNull();
  });
});
