import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserSuite } from '../support/browser-suite';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const paths = [
  '/',
  '/scores',
  '/scores?date=2025-12-25',
  '/scores2',
  '/sports/boys-basketball',
  '/sports/boys-soccer',
  '/sports/girls-golf',
  '/sports/girls-volleyball/calendar',
  '/sports/boys-basketball/advisory-committee',
  '/sports/football/tickets-coverage',
  '/sports/boys-basketball/state-series',
  '/sports/football/state-series/brackets/5A',
  '/sports/boys-soccer/state-series/team-info',
  '/sports/boys-soccer/state-series/team-info-detail/0101',
  '/sports/boys-soccer/scores',
  '/sports/boys-golf/state-series/live',
  '/sports/girls-flag-football/state-series/live',
  '/sports/boys-golf/state-series/state-tee-times',
  '/sports/boys-basketball/state-series/state-results',
  '/sports/girls-tennis/state-series/state-results/1A',
  '/sports/boys-golf/state-series/state-leaderboard/3A',
  '/sports/girls-golf/state-series/winner-report/1201',
  '/sports/boys-cross-country/state-series/xc-state-central/1A',
  '/sports/girls-golf/state-series/state-scorecards?class=1A&memberId=123',
  '/schools/conferences?q=ash',
  '/about/legislative-commission',
  '/news-media/article/state-finals-wrap',
  '/officials/faq',
  '/no-such-page',
  '/sports/girls-volleyball/state-series/sites/2A',
];
/** The frame that all pages share is looked at on the first of them only. */
const [frontPage] = paths;
const frame = 'header:not(main header), footer:not(main footer)';
/** The rows of a long table are alike, and the cards of a day: some of them stand for all. */
const furtherRows = 'tbody tr:nth-child(n + 13), main li:nth-child(n + 25), .game-grid > :nth-child(n + 7)';
const everyRule = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** What another colour scheme, and another width, can spoil. */
const colourRules = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
const widthRules = { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable', 'region'] } };
const looks = [
  { colorScheme: 'light', width: 360, rules: everyRule },
  { colorScheme: 'light', width: 1280, rules: widthRules },
  { colorScheme: 'dark', width: 1280, rules: colourRules },
] as const;
const landmarks = ['banner', 'main', 'contentinfo'] as const;

const { open } = browserSuite();

describe.each(paths)('%s', (path) => {
  test('has nothing that axe objects to, light and dark, and reads and reflows at every size', async () => {
    const page = await open(path, { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
    await expectOrder(page);
    await expectReflow(page);
    await page.evaluate(
      (spare) => {
        for (const element of document.querySelectorAll(spare)) element.remove();
      },
      path === frontPage ? furtherRows : `${furtherRows}, ${frame}`,
    );
    await page.evaluate(axeSource);
    for (const { colorScheme, width, rules } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect([colorScheme, width, await objections(page, rules)]).toEqual([colorScheme, width, []]);
    }
  });
});

/** What axe finds: each rule with the elements that break it. */
async function objections(page: Page, rules: object): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(rules)})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** One h1, the landmarks, a language, and a title that ends with the association. */
async function expectOrder(page: Page): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1);
  for (const landmark of landmarks) expect(await page.getByRole(landmark).count(), landmark).toBe(1);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.title()).toMatch(/Prairie State Activities Association$/);
}

/** No sideways scrolling on small phones, on a phone, and at 200 and 400 %. */
async function expectReflow(page: Page): Promise<void> {
  for (const width of [640, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([width, scrollWidth]).toEqual([width, expect.toSatisfy((found: number) => found <= width)]);
  }
}
