import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowserSuite, phone, waitForWholePage } from '../support/browser-suite';
import { gamePaths } from '../support/route-rows';

/* The heading of a game's page, and the seasons of its teams. */

const { getSite, open } = openBrowserSuite();
const [, , football = ''] = gamePaths;

const measureHeading = (page: Page) =>
  page.locator('.score-heading h1').evaluate((heading) => ({
    bottom: heading.getBoundingClientRect().bottom,
    names: heading.querySelectorAll('.game-team').length,
    cut: [...heading.querySelectorAll('.game-team, .game-status')].filter((part) => {
      const box = part.getBoundingClientRect();
      return [...part.childNodes].some((node) => {
        if (node instanceof Element && node.matches('.sr-only')) return false;
        const range = document.createRange();
        range.selectNode(node);
        const { right, bottom } = range.getBoundingClientRect();
        return right > box.right + 1 || bottom > heading.getBoundingClientRect().bottom + 8;
      });
    }).length,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }));

describe('the page of a game', () => {
  test.each(gamePaths)('%s has the score line as its heading, whole on the first screen of a phone', async (path) => {
    const page = await open(path, phone);
    const { bottom, ...whole } = await measureHeading(page);
    expect(whole).toEqual({ names: 2, cut: 0, overflow: 0 });
    expect(bottom).toBeLessThan(370);
  });

  test.each([360, 768, 1280])('shows longest names in full at %i px', async (width) => {
    const page = await open(football, { viewport: { width, height: 800 } });
    await page.locator('.score-heading .game-team').evaluateAll((names) => {
      for (const name of names) name.append('Christian Academy of Lower Chesterbrook-Consolidated');
    });
    expect(await measureHeading(page)).toMatchObject({ names: 2, cut: 0, overflow: 0 });
  });

  test('has the record, last results and next games of both teams, with links to these games', async () => {
    await waitForWholePage(getSite(), football);
    const page = await open(football, phone);
    const teams = page.getByRole('region', { name: 'Teams' });
    expect(await page.getByText(/^\D+ \d+-\d+, \D+ \d+-\d+$/).count()).toBe(1);
    expect(await teams.getByText('Before this game').count()).toBe(2);
    expect(await teams.getByText(/^[WLT] \d+-\d+$/).count()).toBeGreaterThan(4);
    expect(await teams.getByText('Next', { exact: true }).count()).toBe(2);
    const href = await teams.getByRole('link').first().getAttribute('href');
    expect(href).toMatch(/^\/games\/\d+\?date=2025-\d\d-\d\d$/);
    expect((await fetch(getSite().url + (href ?? ''))).status).toBe(200);
  });
});
