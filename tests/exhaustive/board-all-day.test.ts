import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { afterEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '~/time-units';
import { openContext } from '../support/browser-suite';
import { askHealthyUpstream, openInProcessSite, type Upstream } from '../support/in-process-site';

/* A board that hangs in a gym for twelve hours, on virtual time: the clocks of the site, of upstream and of the browser move together. */

const origin = 'http://board.invalid';
const everyMinutes = 2;
const lastMinute = 12 * 60;
/** Minutes since the start. */
const upstreamFails = { from: 240, until: 300 };
const networkFails = { from: 480, until: 500 };
/** In between, the clock skips two of three turns, as on a screen that slept. */
const quietMinutes = 3 * everyMinutes;
const freshMinutes = 8;

afterEach(() => {
  vi.useRealTimers();
});

interface Seen {
  readonly isNew: boolean;
  readonly heading: string;
  readonly rows: number;
  readonly emptyText: string;
  readonly age: string;
}

/** What a visitor sees; a slide counts as new when it is first read. */
function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const board = document.querySelector<HTMLElement>('.board');
    const isNew = board !== null && board.dataset.seen === undefined;
    if (board !== null) board.dataset.seen = '';
    const read = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    return {
      isNew,
      heading: read('h1'),
      rows: document.querySelectorAll('.game, ol li').length,
      emptyText: read('.empty'),
      age: read('#age'),
    };
  });
}

/** What is shown after the due turn has succeeded or failed. */
async function lookAtNext(page: Page, isFailing: boolean): Promise<Seen> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const seen = await look(page);
    if (isFailing ? seen.age.startsWith('No connection. ') : seen.isNew) return seen;
    await setTimeout(10);
  }
  throw new Error(`The board does not turn: ${JSON.stringify(await look(page))}`);
}

function readMinutes(age: string): number {
  if (age.endsWith(', less than a minute old')) return 0;
  return Number(/^(?:No connection\. )?Scores of .+ CT, (\d+) minutes? old$/.exec(age)?.[1]);
}

async function measureHeap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

test('a board always shows a slide and its age for twelve hours, through upstream and network outages', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const startMs = Date.now();
  const isFailing = { upstream: false, network: false };
  let answeredAtMs = startMs;
  const answerUpstream: Upstream = async (url, init) => {
    if (isFailing.upstream) return new Response('down', { status: 503 });
    answeredAtMs = Date.now();
    return askHealthyUpstream(url, init);
  };
  // It ends after midnight, on a day without games.
  const ask = (await openInProcessSite({ nowIso: '2025-10-11T13:20:00-05:00' })).startIsolate(answerUpstream);
  const context = await openContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.clock.install({ time: startMs });
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (isFailing.network) return route.abort();
    const answer = await ask(pathname + search);
    const headers = { ...Object.fromEntries(answer.headers), date: new Date().toUTCString() };
    return route.fulfill({ status: answer.status, headers, body: await answer.text() });
  });
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/board?show=scores:boys-soccer,scores:football&every=${everyMinutes * 60}`);
  await look(page);
  const heapBefore = await measureHeap(devtools);

  const headings = new Set<string>();
  let oldestMinutes = 0;
  for (let minute = 0, step = 0; minute < lastMinute; minute += step) {
    const isEventful = [upstreamFails, networkFails].some(
      ({ from, until }) => minute >= from - 20 && minute < until + 20,
    );
    step = isEventful ? everyMinutes : quietMinutes;
    const now = minute + step;
    isFailing.upstream = now >= upstreamFails.from && now < upstreamFails.until;
    isFailing.network = now >= networkFails.from && now < networkFails.until;
    vi.setSystemTime(startMs + now * MINUTE_MS);
    await page.clock.fastForward(step * MINUTE_MS);
    const seen = await lookAtNext(page, isFailing.network);
    headings.add(seen.heading);
    const minutes = readMinutes(seen.age);
    const words = `minute ${now}: ${JSON.stringify(seen)}`;
    expect(seen.heading, words).not.toBe('');
    expect(seen.rows > 0 || seen.emptyText !== '', words).toBe(true);
    expect(minutes, words).toBeGreaterThanOrEqual(Math.floor((Date.now() - answeredAtMs) / MINUTE_MS) - freshMinutes);
    const isHealthy = (now < upstreamFails.from || now > upstreamFails.until + 4) && !isFailing.network;
    if (isHealthy) expect(minutes, words).toBeLessThanOrEqual(freshMinutes);
    expect(seen.age.startsWith('No connection. '), words).toBe(isFailing.network);
    oldestMinutes = Math.max(oldestMinutes, minutes);
  }
  expect(oldestMinutes).toBeGreaterThanOrEqual(55);
  expect([...headings].join()).toMatch(/Sunday, October 12/);
  expect((await measureHeap(devtools)) - heapBefore).toBeLessThan(20_000_000);
  await context.close();
});
