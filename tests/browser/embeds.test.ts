import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { openBrowserSuite } from '../support/browser-suite';

const { openUnready } = openBrowserSuite();
/** A frame without scripts renews itself only so; nothing in it is typed or chosen that could be lost. */
const renewal = JSON.stringify({ 'meta-refresh': { enabled: false } });
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.each([
  '/embed/scores',
  '/embed/games/251400939?sport=girls-flag-football',
  '/embed/brackets/boys-soccer/2A',
  '/embed/leaderboards/boys-golf/2A',
])('%s is accessible in both color schemes, and never wider than its frame', async (path) => {
  const page = await openUnready(path, () => Promise.resolve());
  await page.evaluate(axeSource);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 600 });
      const violations = await page.evaluate(
        `axe.run({ resultTypes: ['violations'], rules: ${renewal} }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`,
      );
      expect([colorScheme, width, violations]).toEqual([colorScheme, width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
