import { expect, test } from 'vitest';
import { findObjections, loadAxe } from '../support/axe';
import { openBrowserSuite } from '../support/browser-suite';

const { openUnready } = openBrowserSuite();
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
