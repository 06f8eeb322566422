import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPolicyDocument, POLICY_KEY, untuned } from '~/cache/tuning/policy-document';
import { atLeastOne } from '../support/at-least-one';
import { waitForHydration, waitForWholePage, laptop, openContext } from '../support/browser-suite';
import { isWhole } from '../support/sample';
import { startTestSite, type TestSite } from '../support/test-site';

/*
 * An operator allows refreshes of live games every 30 seconds, and upstream reports a goal. In a sample the 30 seconds pass on the clocks of
 * pages only, and the site gets a new upstream address, for which its caches have no answers.
 */

const today = '10/11/2025';
/** No game of the demo association has this score. */
const points = '77';
/** Two periods plus time for a busy machine. */
const seenWithin = { timeout: 150_000, interval: 200 };
const mostRequests = 6;
const periodMs = 30_000;
/** The longest jitter plus the difference between the clocks of page and site. */
const spareMs = 6000;

let goals = 0;
let upstreams = 0;
let demoUrl = '';
let upstream: Server;
let site: TestSite;
let context: BrowserContext;
let dailyGameId = '';
const calls = new Map<string, number>();

interface Row {
  readonly gameId?: number;
  readonly sportId?: string;
  readonly GameStatus?: { readonly status?: string } | null;
  readonly School1?: { Score: number | null };
  readonly TopTeam?: { TopScore: number | null; readonly TopTeamNameShort?: string };
  readonly BottomTeam?: { BottomScore: number | null; readonly BottomTeamNameShort?: string };
}

/** The demo association with a live game in each feed. */
function scriptRows(path: string, rows: (Row | null)[]): (Row | null)[] {
  if (path.startsWith(`/v1/maxpreps?GameDate=${today}`)) {
    const game = rows.find((row) => row?.sportId === 'boys-soccer' && row.GameStatus?.status === 'Live');
    if (game?.School1) game.School1.Score = goals;
    dailyGameId = String(game?.gameId ?? '');
  }
  if (path.startsWith('/v1/sports/boys-soccer/tournament-scores')) {
    const index = rows.findIndex((row) => row?.TopTeam?.TopTeamNameShort && row.BottomTeam?.BottomTeamNameShort);
    const [game] = rows.slice(index);
    if (game?.TopTeam && game.BottomTeam) {
      game.TopTeam.TopScore = goals;
      game.BottomTeam.BottomScore = 0;
      Object.assign(game, { GameDate: today, Period: '2nd Half', TimeRemaining: '12:30', Winner: '' });
    }
  }
  return rows;
}

async function answerScripted(path: string) {
  const answer = await fetch(demoUrl + path);
  const type = answer.headers.get('content-type') ?? 'application/json';
  const text = await answer.text();
  const isJson = answer.ok && type.includes('json');
  const body = isJson ? (JSON.parse(text) as { data?: Row[] } | Row[] | null) : null;
  const scripted = Array.isArray(body)
    ? scriptRows(path, body)
    : Array.isArray(body?.data)
      ? { ...body, data: scriptRows(path, body.data) }
      : undefined;
  return { status: answer.status, type, text: scripted === undefined ? text : JSON.stringify(scripted) };
}

/** A new upstream address has its own cache keys. */
function buildNextBaseUrl(): string {
  upstreams += 1;
  return `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/${upstreams}/v1`;
}

const deployAnew = () => site.deployWith({ V1_BASE_URL: buildNextBaseUrl() });

/** Lets a period pass for the pages of the context, after which they and the site ask again. */
async function passPeriod(): Promise<void> {
  if (isWhole) return;
  await deployAnew();
  await context.clock.runFor(periodMs + spareMs);
}

beforeAll(async () => {
  upstream = createServer((request, response) => {
    // Each deployment calls upstream below its own path.
    const path = (request.url ?? '').replace(/^\/\d+/, '');
    calls.set(path, (calls.get(path) ?? 0) + 1);
    void answerScripted(path).then(
      ({ status, type, text }) => {
        response.writeHead(status, { 'content-type': type });
        response.end(text);
      },
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  site = await startTestSite({ V1_BASE_URL: buildNextBaseUrl() });
  demoUrl = site.demoUrl;
  const kv = await site.miniflare.getKVNamespace('CACHE', 'site');
  const about = { revision: 1, changedAtIso: new Date().toISOString(), changedBy: 'pat', why: 'finals' };
  // Keeps pages from becoming due themselves, even on a slow machine.
  const policies = { scores: { freshSeconds: 3600, liveFreshSeconds: 30 } };
  await kv.put(POLICY_KEY, formatPolicyDocument({ ...untuned, ...about, policies }));
  context = await openContext({ serviceWorkers: 'block', ...laptop });
  if (!isWhole) await context.clock.install();
});
afterAll(async () => {
  await context.close();
  await site.dispose();
  await new Promise((resolve) => upstream.close(resolve));
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

const readStamp = (page: Page) => page.getByRole('main').getByText('Scores of').first().innerText();

test("a goal appears on the day's scores, the game page and the bracket soon after upstream reports it", async () => {
  // A repeated test would find the goals of the first attempt.
  if (goals > 0) await deployAnew();
  goals = 0;
  calls.clear();
  const findGame = async () => {
    await fetch(`${site.url}/scores?sport=boys-soccer`);
    return dailyGameId;
  };
  await expect.poll(findGame, seenWithin).not.toBe('');
  const opened = [
    await open('/scores?sport=boys-soccer'),
    await open(`/games/${dailyGameId}?date=2025-10-11`),
    await open('/sports/boys-soccer/state-series/brackets/1A'),
  ];
  const read = (page: Page) => page.getByRole('main').innerText();
  for (const { page } of opened) expect((await read(page)).split(/\s/)).not.toContain(points);
  for (const { page } of opened)
    await expect.poll(() => readStamp(page)).toMatch(/^Scores of 1:2\d:\d\d PM CT, \d+ s ago$/);
  const stamps = await Promise.all(opened.map(({ page }) => readStamp(page)));
  goals = Number(points);
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
  for (const [path, count] of atLeastOne(calls)) expect(count, path).toBeLessThanOrEqual(mostRequests);
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
