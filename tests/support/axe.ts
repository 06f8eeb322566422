import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rows and cards beyond the first ones, which are alike. */
export const furtherRows = 'tbody tr:nth-child(n + 8), main li:nth-child(n + 15), .game-grid > :nth-child(n + 5)';

/** Removes rows and cards that are like others, which take axe long. */
export async function removeFurtherRows(page: Page): Promise<void> {
  await page.evaluate((spare) => {
    for (const element of document.querySelectorAll(spare)) element.remove();
  }, furtherRows);
}

/**
 * Gives a page the axe engine, for `findObjections`. Shows all of the page first, as after going back to it: axe takes texts that are not drawn
 * yet (`lazy-render`) to be on the page's ground where they are longer than the place that is reserved for them.
 */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.returned = '';
  });
  await page.evaluate(source);
}

/** Problems of axe with their elements, without passes, style sheets and frames. */
export function findObjections(page: Page, rules: object, where: object = {}): Promise<string[]> {
  const spared = { resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] }, iframes: false };
  const options = JSON.stringify({ ...rules, ...spared });
  const context = JSON.stringify({ include: ['html'], ...where });
  return page.evaluate(`axe.run(${context}, ${options}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')),
  )`);
}
