import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { openBrowserSuite, laptop, phone } from '../support/browser-suite';

const { getSite, open, openUnready } = openBrowserSuite();
const teaser = { name: 'Girls Flag Football State Finals' } as const;

describe('the pairings night page', () => {
  test('requests only itself on a phone that saves data, and the video only when its part is opened', async () => {
    const asked: string[] = [];
    const page = await openUnready('/pairings', async (opened) => {
      await opened.setViewportSize(phone.viewport);
      await opened.addInitScript(() => localStorage.setItem('light-pages', 'on'));
      opened.on('request', (request) => asked.push(request.url()));
      await opened.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ body: '<p>player</p>', contentType: 'text/html' }),
      );
    });
    const path = new URL(getSite().url).origin;
    expect(atLeastOne(asked).filter((url) => url !== `${path}/pairings` && url !== `${path}/favicon.svg`)).toEqual([]);
    await page.getByText('Load the video here').click();
    await expect
      .poll(() => asked.filter((url) => url.startsWith('https://www.youtube-nocookie.com/embed/')).length)
      .toBe(1);
    // Two weeks before the show.
    expect(
      await page
        .getByRole('main')
        .getByText(/^Not posted yet, /)
        .count(),
    ).toBe(8);
    expect(await page.getByRole('link', { name: 'Pairings of Class 1A' }).count()).toBe(0);
  });
});

describe('the playoff bracket of a class', () => {
  test('is drawn above the official one, whose Reload button bypasses every cache', async () => {
    const page = await open('/sports/football/state-series/playoff-brackets/3A?original=1');
    expect(await page.locator('.bracket .bracket-game').count()).toBe(31);
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('src')).toBe(`${getSite().demoUrl}/legacy/football/3abracket.htm`);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => frame.getAttribute('src')).toMatch(/3abracket\.htm\?r=\d+$/);
    await page.getByRole('link', { name: 'Class 4A' }).click();
    await page.waitForURL('**/playoff-brackets/4A?original=1');
    await expect.poll(() => frame.getAttribute('src')).toBe(`${getSite().demoUrl}/legacy/football/4abracket.htm`);
  });
});

describe('title games of several classes on one day', () => {
  test('stand side by side where there is room, and below each other on phones', async () => {
    const measureTops = async (page: Page) =>
      page
        .getByRole('main')
        .getByRole('heading', { level: 3 })
        .evaluateAll((headings) => headings.slice(0, 3).map((heading) => heading.getBoundingClientRect().top));
    const wide = await measureTops(await open('/sports/football/state-series/title-box-scores', laptop));
    expect(wide).toEqual([wide[0], wide[0], wide[0]]);
    const narrow = await measureTops(await open('/sports/football/state-series/title-box-scores', phone));
    expect(new Set(narrow).size).toBe(3);
  });
});

describe('the gameday teaser', () => {
  test('is skipped permanently on this device, and is hidden before the page is painted', async () => {
    const page = await open('/', phone);
    const shown = page.getByRole('region', teaser);
    expect(await shown.isVisible()).toBe(true);
    await shown.getByRole('button', { name: 'Skip Permanently' }).click();
    await expect.poll(() => shown.isVisible()).toBe(false);
    await page.goto(`${getSite().url}/`, { waitUntil: 'commit' });
    await expect.poll(() => page.locator('html').getAttribute('data-gameday')).toBe('skipped');
    expect(await shown.isVisible()).toBe(false);
  });

  test('can also be skipped on the finals page, which then returns to the home page', async () => {
    const page = await open('/gameday', laptop);
    await page.getByRole('button', { name: 'Skip Permanently' }).click();
    await page.waitForURL(`${getSite().url}/home`);
    await expect.poll(() => page.getByRole('region', teaser).isVisible()).toBe(false);
  });

  test('links to the finals without scripts, but cannot be skipped', async () => {
    const page = await open('/', { ...phone, javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Skip Permanently' }).isVisible()).toBe(false);
    await page.getByRole('region', teaser).getByRole('link').click();
    await page.waitForURL('**/gameday');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/flag football state finals/i);
  });
});
