import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { browserSuite } from '../support/browser-suite';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const paths = [
  '/',
  '/scores',
  '/scores?date=2025-12-25',
  '/scores2',
  '/sports/girls-volleyball/calendar',
  '/sports/boys-basketball/advisory-committee',
  '/sports/football/tickets-coverage',
  '/sports/boys-basketball/state-series',
  '/sports/boys-soccer/state-series/team-info',
  '/sports/boys-soccer/state-series/team-info-detail/0101',
  '/no-such-page',
  '/sports/girls-volleyball/state-series/sites/2A',
];
const looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
] as const;

const { open } = browserSuite();

describe.each(paths)('%s', (path) => {
  test('has nothing that axe objects to, on a phone and at a desk, light and dark', async () => {
    const page = await open(path, { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
    await page.evaluate(axeSource);
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await page.evaluate<AxeResults>(
        'axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] })',
      );
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
      );
      expect([colorScheme, width, found]).toEqual([colorScheme, width, []]);
    }
  });

  test('needs no sideways scrolling on small phones, on a phone, and at 200 and 400 %', async () => {
    const page = await open(path, { viewport: { width: 640, height: 740 } });
    for (const width of [640, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([width, scrollWidth]).toEqual([width, expect.toSatisfy((found: number) => found <= width)]);
    }
  });

  test('has one h1, landmarks, a language and a title that ends with the association', async () => {
    const page = await open(path);
    expect(await page.locator('h1').count()).toBe(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      expect(await page.getByRole(landmark).count(), landmark).toBe(1);
    }
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.title()).toMatch(/Prairie State Activities Association$/);
  });
});
