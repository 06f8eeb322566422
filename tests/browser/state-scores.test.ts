import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { openBrowserSuite, readCanonicalPath, laptop, phone } from '../support/browser-suite';

const base = '/sports/boys-basketball/state-series';
const { getSite, open, openAsSent } = openBrowserSuite({ hasOwnSite: true });

const locateGames = (page: Page) => page.getByRole('main').getByRole('article');
const strip = (page: Page) => page.getByRole('navigation', { name: 'Game dates' });
const locateClasses = (page: Page) => page.getByRole('navigation', { name: 'Classes' });

describe('state-series scores', () => {
  test('show the last day of the past winter season, six dates with games and the default class', async () => {
    const page = await openAsSent(`${base}/scores`);
    expect(await locateGames(page).count()).toBeGreaterThan(0);
    expect(await strip(page).getByRole('listitem').count()).toBe(6);
    expect(await strip(page).locator('[aria-current="date"]').count()).toBe(1);
    expect(await locateClasses(page).locator('[aria-current="page"]').innerText()).toContain('1A');
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).first().innerText()).toMatch(/^State /);
  });

  test('switch between classes and dates, each with an address', async () => {
    const page = await open(`${base}/scores`);
    await locateClasses(page).getByRole('link', { name: '2A' }).click();
    await page.waitForURL(/scores\/2A$/);
    await strip(page).getByRole('link').nth(2).click();
    await page.waitForURL(/scores\/2A\?date=\d{4}-\d{2}-\d{2}$/);
    await strip(page).locator('[aria-current="date"]').waitFor();
    expect(await locateGames(page).count()).toBeGreaterThan(0);
  });

  test.each(['1A', '7A', 'large'])(
    'of class %s fall back to the default class; the canonical link points to it',
    async (name) => {
      const page = await openAsSent(`${base}/scores/${name}`);
      expect(await readCanonicalPath(page)).toBe(`${base}/scores`);
      expect(await locateGames(page).count()).toBeGreaterThan(0);
    },
  );

  test('offer only dates with games in the calendar', async () => {
    const page = await open(`${base}/scores`);
    await page.getByRole('button', { name: /calendar/i }).click();
    const days = page.getByRole('dialog').getByRole('gridcell').getByRole('button');
    await days.first().waitFor();
    const enabled = days.and(page.locator(':enabled'));
    expect(await enabled.count()).toBeGreaterThan(0);
    expect(await enabled.count()).toBeLessThan(await days.count());
    await enabled.first().press('Enter');
    await page.waitForURL(/scores\?date=2025-/);
    await strip(page).locator('[aria-current="date"]').waitFor();
    expect(await locateGames(page).count()).toBeGreaterThan(0);
  });

  test('say when a date has no games', async () => {
    const page = await openAsSent(`${base}/scores?date=2025-10-11`);
    expect(await page.getByRole('main').innerText()).toContain('No games available for this date.');
  });

  test('have no class tabs for a sport without classes', async () => {
    const page = await openAsSent('/sports/girls-flag-football/state-series/scores');
    expect(await locateClasses(page).count()).toBe(0);
    expect(await locateGames(page).count()).toBeGreaterThan(0);
  });

  test('show volleyball sets in three columns, also on a phone', async () => {
    const page = await openAsSent('/sports/girls-volleyball/state-series/scores', phone);
    expect(await locateGames(page).first().getByRole('listitem').first().locator('.game-points').count()).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('change the date without scripts', async () => {
    const page = await open(`${base}/scores`, { ...laptop, javaScriptEnabled: false });
    await page.getByRole('button', { name: /calendar/i }).click();
    await page.getByRole('dialog').getByLabel('Date').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Go' }).click();
    await page.waitForURL(/scores\?date=2025-/);
    expect(await locateGames(page).count()).toBeGreaterThan(0);
  });

  test('show a message when the feed fails', async () => {
    const path = '/v1/sports/girls-soccer/tournament-scores';
    await getSite().setFault({ path, kind: 'status', status: 500 });
    const response = await fetch(`${getSite().url}/sports/girls-soccer/state-series/scores`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('The scores could not be loaded right now.');
  });
});

describe('box scores', () => {
  test('are those of the state tournament, linked or marked as not posted', async () => {
    const page = await openAsSent(`${base}/box-scores`);
    expect(await locateGames(page).count()).toBeGreaterThan(0);
    for (const card of atLeastOne(await locateGames(page).all())) {
      expect(await card.innerText()).toMatch(/^State .*(Box Score|Not Posted)/ms);
    }
  });

  test('of one class have an address', async () => {
    const page = await open(`${base}/box-scores`);
    await locateClasses(page).getByRole('link', { name: '2A' }).click();
    await page.waitForURL(/box-scores\/2A$/);
    const heading = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect.poll(async () => new Set(await heading.allInnerTexts())).toEqual(new Set(['Class 2A']));
  });

  test('say when the list is empty', async () => {
    const page = await openAsSent('/sports/boys-wrestling/state-series/box-scores');
    expect(await page.getByRole('main').innerText()).toContain('No State Series box scores available.');
  });
});
