import { describe, expect, test } from 'vitest';
import { openBrowserSuite, laptop } from '../support/browser-suite';

const path = '/sports/boys-soccer/state-series/path/1383';
const { open, openAsSent } = openBrowserSuite();

/** Half of a letter page, in pixels of the style sheet. */
const halfPage = 528;

describe('the path page of a team', () => {
  test.each([
    [360, 'light'],
    [1280, 'dark'],
  ] as const)('lists the rounds at %d px (%s) without scripts', async (width, colorScheme) => {
    const page = await openAsSent(path, { viewport: { width, height: 800 }, colorScheme });
    const rounds = page.locator('.road > li');
    const titles = await rounds.locator('h2').allInnerTexts();
    expect(titles[0]).toBe('Regional quarterfinal');
    expect(titles.at(-1)).toMatch(/^State championship/);
    expect(await rounds.first().locator('.path-opponents > li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Dungrove seed 5, \d+-\d+$/),
    ]);
    expect(await page.getByText('Not paired yet: known after the games of Monday, October 13.').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('links to the paths of opponents and to the games that decide them', async () => {
    const page = await open(path);
    const championship = page.locator('.road > li', { hasText: 'Regional championship' }).first();
    const names = await championship.locator('.path-opponents a').allInnerTexts();
    expect(names).toHaveLength(2);
    expect(await championship.locator('.path-deciding a').allInnerTexts()).toEqual([names.join(' vs. ')]);
    await championship.locator('.path-opponents a').first().click();
    await expect.poll(async () => (await page.locator('h1').innerText()).toLowerCase()).toBe(names[0]?.toLowerCase());
    await page.locator('.road a').first().click();
    await page.getByRole('link', { name: `Path of ${names[0] ?? ''}` }).click();
    await page.waitForURL(/\/path\/\d+$/);
  });

  test('prints on half a page', async () => {
    const page = await openAsSent(path, { ...laptop, viewport: { width: 720, height: 1000 } });
    await page.emulateMedia({ media: 'print' });
    expect((await page.locator('main').boundingBox())?.height).toBeLessThan(halfPage);
  });

  test("says where the team's last season ended, and is linked from the team page", async () => {
    const page = await open('/sports/boys-basketball/state-series/path/0101');
    expect(await page.locator('main').innerText()).toMatch(/Out in |in the state\.|State champion\.|not among/);
    await page.goto(new URL('/sports/boys-soccer/maxpreps-schools/xvq941', page.url()).href);
    await page.getByRole('link', { name: 'The path ahead' }).click();
    await page.waitForURL((url) => url.pathname === path);
  });
});
