import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { embedSizes } from '~/components/embed/embed-code';
import { findObjections, loadAxe } from '../support/axe';
import { openBrowserSuite } from '../support/browser-suite';

const { openUnready, forgive } = openBrowserSuite({ hasPictures: true });
/** A frame without scripts renews itself only so; nothing in it is typed or chosen that could be lost. */
const rules = { rules: { 'meta-refresh': { enabled: false } } };

test.each([
  '/embed/teams/boys-soccer/0101',
  '/embed/standings/football/western-edge-north-activities-conference',
  '/embed/standings/softball/leagues/45',
  '/embed/scores',
  '/embed/games/251400939?sport=girls-flag-football',
  '/embed/brackets/boys-soccer/2A',
  '/embed/leaderboards/boys-golf/2A',
])('%s is accessible in both color schemes, and never wider than its frame', async (path) => {
  const page = await openUnready(path, () => Promise.resolve());
  await loadAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 600 });
      const violations = await findObjections(page, rules);
      expect([colorScheme, width, violations]).toEqual([colorScheme, width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test.each([
  ['team', '/embed/teams/boys-soccer/0101'],
  ['game', '/embed/games/251400939?sport=girls-flag-football'],
] as const)('a frame of a %s shows all on a narrow phone without being scrolled', async (kind, path) => {
  const page = await openUnready(path, () => Promise.resolve());
  await page.setViewportSize({ width: 320, height: embedSizes[kind] });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(embedSizes[kind]);
});

describe('the mark of a school', () => {
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M1 1h18v18H1z"/></svg>';

  /** A mark that has a logo, and the width and height of the logo; `null` until it has loaded or failed. */
  async function openMark(answer: (route: Route) => Promise<void>) {
    const page = await openUnready('/embed/scores', (opened) => opened.route('**/*.svg', answer));
    const mark = page.locator('i:has(img)').first();
    const readSize = () =>
      mark.locator('img').evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        return image.complete ? [width, height] : null;
      });
    return { mark, readSize };
  }

  test('is its letter when the logo cannot be loaded: the picture has no size', async () => {
    const { mark, readSize } = await openMark((route) => route.abort());
    await expect.poll(readSize).toEqual([0, 0]);
    expect(await mark.textContent()).toMatch(/^\p{Lu}$/u);
    forgive();
  });

  test('is the logo, with an opaque ground, when it has loaded', async () => {
    const answer = (route: Route) => route.fulfill({ contentType: 'image/svg+xml', body: square });
    const { mark, readSize } = await openMark(answer);
    await expect.poll(readSize).toEqual([20, 20]);
    const filter = await mark.locator('span').evaluate((element) => getComputedStyle(element).filter);
    expect(filter).toBe('url("#logo")');
    expect(await mark.page().locator('filter#logo').count()).toBe(1);
  });
});
