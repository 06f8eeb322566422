import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEngines } from '../../scripts/check/engines';
import { atLeastOne } from '../support/at-least-one';
import { waitForWholePage } from '../support/browser-suite';
import type { EnginePage } from '../support/engines/engine-page';
import { launchFirefox } from '../support/engines/launch-firefox';
import { launchWebKit } from '../support/engines/launch-webkit';
import { startLiveSite, type LiveSite } from '../support/live-site';

/* `tests/browser/live-scores.test.ts` has more for Chromium, where time passes as fast as a test likes. */

/** No game of the demo association has this score. */
const points = '77';
/** Two periods of the file plus time for a busy machine. */
const seenWithin = { timeout: 150_000, interval: 500 };
const path = '/scores?sport=boys-soccer';
const launchers = { Firefox: launchFirefox, WebKit: launchWebKit };

let live: LiveSite;
const pages: EnginePage[] = [];

beforeAll(async () => {
  live = await startLiveSite();
  for (const engine of listEngines()) pages.push(await launchers[engine]());
});
afterAll(async () => {
  for (const page of pages) await page.close();
  await live.dispose();
});

const readPoints = (page: EnginePage) =>
  page.evaluate(() => Array.from(document.querySelectorAll('main .game-points'), ({ textContent }) => textContent));

/** Live files, and data of whole pages, that the page asked for. */
const listFetched = (page: EnginePage) =>
  page.evaluate(() => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return [...new Set(paths.filter((path) => path.startsWith('/live/') || path.endsWith('.data')))];
  });

test('a goal appears in Firefox and WebKit without the page being loaded again', async () => {
  live.setGoals(0);
  await live.deployAnew();
  // A page that lacks a part loads its data again.
  await waitForWholePage(live.site, path);
  for (const page of atLeastOne(pages)) {
    await page.setSize(390, 844);
    await page.goto(live.site.url + path);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hydrated)).toBe('true');
    const readStamp = () => page.evaluate(() => /Scores of .*/.exec(document.body.innerText)?.[0]);
    await expect.poll(readStamp).toMatch(/ CT, \d+ s ago$/);
    expect(await readPoints(page)).toContain('0');
    expect(await readPoints(page)).not.toContain(points);
  }
  live.setGoals(Number(points));
  for (const page of atLeastOne(pages)) {
    await expect.poll(() => readPoints(page), seenWithin).toContain(points);
    expect(await listFetched(page)).toEqual(['/live/day-2025-10-11.json']);
    expect(await page.takeComplaints()).toEqual([]);
  }
});
