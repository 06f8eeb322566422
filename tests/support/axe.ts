import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Gives a page the axe engine, for `findObjections`. */
export async function loadAxe(page: Page): Promise<void> {
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
