import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SECOND_MS } from '~/time-units';
import {
  createHealthyUpstream,
  type InProcessSite,
  openInProcessSite,
  type Upstream,
} from '../support/in-process-site';
import { readMainText } from '../support/shown-texts';
import { finish, useVirtualTime } from '../support/virtual-time';

/* On a day of finals the home page leads with them, however slow the feeds of games are. */

const titleFriday = '2025-11-28T11:00:00-06:00';
const healthy = createHealthyUpstream(titleFriday);

/** Milliseconds that feeds with these addresses take; other feeds answer at once. */
let delays: readonly (readonly [feed: RegExp, delayMs: number])[];
/** Feeds that answer with 500. */
let broken: RegExp;

const scoreboards = /\/v1\/sports\/[\w-]+\/scoreboard/;
const dailyFeed = /\/v1\/maxpreps\?(?!.*Random)/;

const answer: Upstream = async (url, init) => {
  const address = url.pathname + url.search;
  if (broken.test(address)) return new Response(null, { status: 500 });
  const [, delayMs = 0] = delays.find(([feed]) => feed.test(address)) ?? [];
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  return healthy(url, init);
};

let site: InProcessSite;

beforeAll(async () => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  useVirtualTime();
  site = await openInProcessSite({ nowIso: titleFriday, more: { FIXED_NOW_SET_AT: new Date().toISOString() } });
});
beforeEach(() => {
  [delays, broken] = [[], /^$/];
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The lines above the news, as the next visitor of a new isolate sees them. */
function startHome(): () => Promise<string> {
  const get = site.startIsolate(answer);
  return async () => {
    const text = readMainText(await (await finish(get('/'))).text());
    return text.slice(0, text.indexOf('news'));
  };
}

const live = /^.*state finals \(1a-4a\), day 1 of 2: 1 live, 3 to come.*today.*halftime football/;

it('waits for a scoreboard that is slow', async () => {
  delays = [[scoreboards, 1200]];
  expect(await startHome()()).toMatch(live);
});

it('leads with the finals of the daily feed if the scoreboard does not answer', async () => {
  broken = scoreboards;
  expect(await startHome()()).toMatch(
    /day 1 of 2: 1 live, 3 to come.*today.*live football.*alder bend.*1:00 pm football.*7:00 pm football/,
  );
});

it('corrects itself for the next visitor once the feeds have answered', async () => {
  delays = [
    [scoreboards, 4 * SECOND_MS],
    [dailyFeed, 4 * SECOND_MS],
  ];
  const readHome = startHome();
  const started = Date.now();
  const first = await readHome();
  expect(first).toMatch(/state finals \(1a-4a\), day 1 of 2.*today/);
  expect(first).not.toMatch(live);
  await vi.advanceTimersByTimeAsync(Math.max(0, started + 10 * SECOND_MS - Date.now()));
  expect(await readHome()).toMatch(live);
});
