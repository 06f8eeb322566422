import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasOlderWebKit } from '../../scripts/check/engines';
import type { EnginePage } from '../support/engines/engine-page';
import { launchOlderWebKit } from '../support/engines/launch-older-webkit';
import { findRejectedStyles } from '../support/engines/rejected-styles';
import { drawSample, isWhole } from '../support/sample';
import { startTestSite, type TestSite } from '../support/test-site';

/* The oldest supported WebKit: Safari 16.0 of an iPhone 8 or X, which has no popovers. */

const pages = [
  '/',
  '/scores',
  '/sports/boys-basketball/state-series/brackets/4A',
  '/schools/details/0314',
  '/sports/boys-golf/state-series/state-leaderboard/3A',
  '/calendar',
];

describe.runIf(hasOlderWebKit())('in WebKit of Safari 16.0', () => {
  let site: TestSite;
  let page: Omit<EnginePage, 'setSize' | 'print'>;
  beforeAll(async () => {
    site = await startTestSite();
    page = await launchOlderWebKit(site.url);
  });
  afterAll(async () => {
    await page.close();
    await site.dispose();
  });

  async function open(path: string): Promise<void> {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hydrated)).toBe('true');
  }

  /** Whether a part of the page can be seen. */
  const isShown = (selector: string) =>
    page.evaluate((wanted) => (document.querySelector(wanted)?.getClientRects().length ?? 0) > 0, selector);

  const menuButton = 'button[popovertarget="main-menu"]:not([popovertargetaction])';

  test('popovers are unknown', async () => {
    await open('/about');
    expect(await page.evaluate(() => 'popover' in HTMLElement.prototype)).toBe(false);
  });

  test('every declaration and media query of the styles is accepted, except enhancements', async () => {
    // Safari has forced colors, and this port of WebKit has not.
    const rejected = (await findRejectedStyles(page)).filter((style) => !style.includes('(forced-colors:active)'));
    expect(rejected).toEqual([]);
  });

  test.each(drawSample(pages, 1))(
    '%s begins below the masthead, fits a phone and runs without an error',
    async (path) => {
      await open(path);
      const read = () => ({
        mainTop: document.querySelector('main')?.getBoundingClientRect().top ?? NaN,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        heading: document.querySelector('h1')?.textContent.trim() ?? '',
      });
      const { mainTop, overflow, heading } = await page.evaluate(read);
      expect(mainTop).toBeLessThan(200);
      expect(overflow).toBe(0);
      expect(heading).toMatch(/\w/);
      expect(await page.takeComplaints()).toEqual([]);
    },
  );

  test('the menu opens over the page, and closes with its button, with Escape and after a navigation', async () => {
    await open('/about');
    expect(await isShown('#main-menu')).toBe(false);
    await page.click(menuButton);
    await expect.poll(() => isShown('#main-menu')).toBe(true);
    await page.click('#main-menu [popovertargetaction="hide"]');
    await expect.poll(() => isShown('#main-menu')).toBe(false);
    await page.click(menuButton);
    await page.press('Escape');
    await expect.poll(() => isShown('#main-menu')).toBe(false);
    await page.click(menuButton);
    await page.click('#main-menu a[href="/scores"]');
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/scores');
    await expect.poll(() => isShown('#main-menu')).toBe(false);
    expect(await page.takeComplaints()).toEqual([]);
  });

  if (!isWhole) return;

  test('the days of the scores stand side by side, and the calendar chooses another one', async () => {
    await open('/scores');
    expect(await isShown('.calendar-popup')).toBe(false);
    const readWidths = () =>
      [...document.querySelectorAll('nav:has(.calendar-opener) li')].map((day) => day.getBoundingClientRect().width);
    const widths = await page.evaluate(readWidths);
    expect(widths).toHaveLength(7);
    expect(Math.min(...widths)).toBeGreaterThan(30);
    await page.click('.calendar-opener');
    const markDay = () => {
      const days = [...document.querySelectorAll('.calendar-popup td button')];
      days.find((day) => day.textContent.trim() === '9')?.setAttribute('data-marked', '');
      return days.length > 0;
    };
    await expect.poll(() => page.evaluate(markDay)).toBe(true);
    await page.click('[data-marked]');
    await expect.poll(() => page.evaluate(() => location.search)).toBe('?date=2025-10-09');
    await expect.poll(() => isShown('.calendar-popup')).toBe(false);
    expect(await page.takeComplaints()).toEqual([]);
  });
});
