import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findObjections, loadAxe } from '../support/axe';
import { openBrowserSuite } from '../support/browser-suite';

const { openUnready, forgive } = openBrowserSuite({ hasPictures: true });
/** A frame without scripts renews itself only so; nothing in it is typed or chosen that could be lost. */
const rules = { rules: { 'meta-refresh': { enabled: false } } };

test.each([
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

describe('the mark of a school', () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M1 1h4v18H1z" fill="#c00"/></svg>';

  /** The mark as it is seen, with its logo and without: whether both look alike. */
  async function compareMarks(answer: (route: Route) => Promise<void>, hide: 'logo' | 'letter'): Promise<boolean> {
    const page = await openUnready('/embed/scores', (opened) => opened.route('**/*.svg', answer));
    const mark = page.locator('i:has(img)').first();
    await mark.scrollIntoViewIfNeeded();
    await mark.locator('img').evaluate((image: HTMLImageElement) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    });
    const take = async () => (await mark.screenshot()).toString('base64');
    const whole = await take();
    await mark.evaluate((element, name) => {
      if (name === 'logo') element.querySelector('img')?.remove();
      else if (element.firstChild !== null) element.firstChild.nodeValue = ' ';
    }, hide);
    return (await take()) === whole;
  }

  test('is its letter when the logo cannot be loaded', async () => {
    expect(await compareMarks((route) => route.abort(), 'logo')).toBe(true);
    expect(await compareMarks((route) => route.fulfill({ status: 404, body: 'x' }), 'logo')).toBe(true);
    forgive();
  });

  test('is the logo alone when it has loaded, also where the logo is transparent', async () => {
    const answer = (route: Route) => route.fulfill({ contentType: 'image/svg+xml', body: logo });
    expect(await compareMarks(answer, 'logo')).toBe(false);
    expect(await compareMarks(answer, 'letter')).toBe(true);
  });
});
