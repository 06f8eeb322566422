import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { waitForHydration, waitForWholePage, laptop, openContext } from '../support/browser-suite';
import { startLiveSite, type LiveSite } from '../support/live-site';
import { isWhole } from '../support/sample';
import type { TestSite } from '../support/test-site';

/*
 * An operator allows refreshes of live games every 30 seconds, and upstream reports a goal. In a sample the 30 seconds pass on the clocks of
 * pages only, and the site gets a new upstream address, for which its caches have no answers.
 */

/** No game of the demo association has this score. */
const points = '77';
/** Two periods plus time for a busy machine. */
const seenWithin = { timeout: 150_000, interval: 200 };
const mostRequests = 6;
const periodMs = 30_000;
/** The longest jitter plus the difference between the clocks of page and site. */
const spareMs = 6000;

let live: LiveSite;
let site: TestSite;
let context: BrowserContext;
let isRepeated = false;

/** Lets a period pass for the pages of the context, after which they and the site ask again. */
async function passPeriod(): Promise<void> {
  if (isWhole) return;
  await live.deployAnew();
  await context.clock.runFor(periodMs + spareMs);
}

beforeAll(async () => {
  live = await startLiveSite();
  site = live.site;
  context = await openContext({ serviceWorkers: 'block', ...laptop });
  if (!isWhole) await context.clock.install();
});
afterAll(async () => {
  await context.close();
  await live.dispose();
});

interface Opened {
  readonly page: Page;
  /** Live files that the page requested. */
  readonly asked: string[];
  /** Whether the page reloaded its data. */
  readonly reloads: string[];
}

async function open(path: string): Promise<Opened> {
  const page = await context.newPage();
  const [asked, reloads]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/live/')) asked.push(pathname);
    if (pathname.endsWith('.data')) reloads.push(pathname);
  });
  // A page that lacks a part reloads its data.
  await waitForWholePage(site, path);
  await page.goto(site.url + path);
  await waitForHydration(page);
  return { page, asked, reloads };
}

const readStamp = (page: Page) => page.getByRole('main').locator('p', { hasText: 'Scores of' }).first().innerText();

test("a goal appears on the day's scores, the game page and the bracket soon after upstream reports it", async () => {
  live.setGoals(0);
  // It would find the goals of the first attempt.
  if (isRepeated) await live.deployAnew();
  isRepeated = true;
  live.calls.clear();
  const findGame = async () => {
    await fetch(`${site.url}/scores?sport=boys-soccer`);
    return live.getGameId();
  };
  await expect.poll(findGame, seenWithin).not.toBe('');
  const opened = [
    await open('/scores?sport=boys-soccer'),
    await open(`/games/${live.getGameId()}?date=2025-10-11`),
    await open('/sports/boys-soccer/state-series/brackets/1A'),
  ];
  const read = (page: Page) => page.getByRole('main').innerText();
  for (const { page } of opened) expect((await read(page)).split(/\s/)).not.toContain(points);
  for (const { page } of opened)
    await expect.poll(() => readStamp(page)).toMatch(/^Scores of 1:2\d:\d\d PM CT, \d+ s ago$/);
  const stamps = await Promise.all(opened.map(({ page }) => readStamp(page)));
  live.setGoals(Number(points));
  await passPeriod();
  for (const { page } of opened)
    await expect.poll(async () => (await read(page)).split(/\s/), seenWithin).toContain(points);
  for (const [index, { page }] of opened.entries())
    await expect.poll(async () => (await readStamp(page)).split(',')[0]).not.toBe(stamps[index]?.split(',')[0]);
  const [scores, game, bracket] = opened.map(({ asked }) => asked);
  expect(new Set([...(scores ?? []), ...(game ?? [])])).toEqual(new Set(['/live/day-2025-10-11.json']));
  expect(new Set(bracket)).toEqual(new Set(['/live/boys-soccer.json']));
  for (const { asked, reloads } of opened) {
    expect(asked.length).toBeLessThanOrEqual(mostRequests);
    expect(reloads).toEqual([]);
  }
  for (const [path, count] of atLeastOne(live.calls)) expect(count, path).toBeLessThanOrEqual(mostRequests);
});

test('a file of games is kept in the front cache while fresh, and revalidated without its content', async () => {
  const response = await fetch(`${site.url}/live/boys-soccer.json`);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const [, fresh] =
    /^max-age=(\d+), stale-while-revalidate=\d+/.exec(response.headers.get('cdn-cache-control') ?? '') ?? [];
  expect(Number(fresh)).toBeLessThanOrEqual(30);
  const etag = response.headers.get('etag') ?? '';
  const again = await fetch(`${site.url}/live/boys-soccer.json?x=1`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await response.json()).toMatchObject({ everySeconds: 30, rows: [expect.arrayContaining(['live'])] });
  expect((await fetch(`${site.url}/live/day-2025-10-12.json`)).status).toBe(404);
});
