import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowserSuite, laptop, phone, sumShifts } from '../support/browser-suite';
import { drawSample } from '../support/sample';

const { open, getSite } = openBrowserSuite();

/** Pages of every kind that shows results. */
const pages = [
  '/',
  '/scores',
  '/scores?date=2025-10-04',
  '/scores2?date=2025-10-10',
  '/games/251400939?sport=girls-flag-football',
  '/games/251101588?week=7',
  '/gameday',
  '/sports/girls-flag-football',
  '/sports/boys-basketball',
  '/sports/boys-golf',
  '/sports/boys-basketball/state-series',
  '/sports/boys-basketball/state-series/brackets/4A',
  '/sports/boys-basketball/state-series/brackets/4A?list=1',
  '/sports/boys-basketball/state-series/path/0101',
  '/sports/boys-basketball/state-series/scores/2A',
  '/sports/boys-basketball/state-series/box-scores/1A',
  '/sports/boys-golf/state-series/state-leaderboard/1A',
  '/sports/boys-golf/state-series/state-scorecards/1A',
  '/sports/boys-golf/state-series/winner-report',
  '/sports/boys-soccer/state-series/team-info-detail/0101',
  '/sports/boys-soccer/maxpreps-schools/xvq941',
  '/sports/football/regular-season/scores?week=6',
  '/sports/football/regular-season/weekly-schedules?week=6',
  '/sports/football/regular-season/weekly-schedules-compact?week=6',
  '/sports/football/regular-season/out-of-state',
  '/archives',
  '/archives/1',
  '/news-media/headlines',
  '/my-teams?teams=0101.football',
  '/sports/girls-flag-football/state-series/live',
  '/sports/boys-golf/state-series/live',
  '/board',
  '/board?show=game:251400939.girls-flag-football',
  '/board?show=bracket:boys-basketball.4A',
  '/board?show=board:boys-golf.2A',
];

/** Opens a page with hidden results. */
async function openHidden(path: string, options: Parameters<typeof open>[1] = laptop): Promise<Page> {
  const page = await open('/offline', options);
  await page.evaluate(() => {
    localStorage.setItem('hide', 'results');
  });
  await page.goto(getSite().url + path);
  await page.waitForLoadState('load');
  // Light pages have no app.
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.hydrated !== undefined ||
      document.querySelector('script[src], link[rel="modulepreload"]') === null,
  );
  return page;
}

/** Visible or spoken results: words of winners, and numbers in places of scores. */
function findLeaks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const telling =
      /\bwon\b|\blost\b|\bwinner of the|\bleading\b|, ahead\b|champion:|highlight:|in play:|\bmedalist: /i;
    const score = /(?<![\d-])\d{1,3}\s?[-–]\s?\d{1,3}(?![\d-])/;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const main = document.querySelector('main') ?? document.body;
    const leaks: string[] = [];
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent === null || parent.closest('script, style, noscript') || !isSeen(parent)) continue;
      if (telling.test(text)) leaks.push(`text: ${text}`);
      // A place for a single score.
      if (
        parent.closest('.game-points, .bracket-game > span > b, .board .game b, .board ol') &&
        /\d/.test(text) &&
        !/[AP]M|[a-z]{3} \d/i.test(text)
      )
        leaks.push(`score: ${text}`);
    }
    const heads = /^(?:score|result|w\/l|total|opp\.|sets|thru|overall|team champion|medalist|points)$/i;
    for (const table of main.querySelectorAll('table')) {
      const columns = [...table.querySelectorAll('thead th')].map((head) => heads.test(head.textContent.trim()));
      for (const row of table.querySelectorAll('tbody tr')) {
        if (row.children.length !== columns.length) continue;
        [...row.children].forEach((cell, index) => {
          const text = (cell as HTMLElement).innerText.trim();
          if (columns[index] === true && isSeen(cell) && /\d|^[WLT]$/.test(text) && !/[AP]M$/.test(text))
            leaks.push(`cell: ${text}`);
        });
      }
    }
    for (const element of main.querySelectorAll('[aria-label], [title], [alt]')) {
      // Column heads say nothing about results.
      if (!isSeen(element) || element.closest('thead') !== null) continue;
      for (const name of ['aria-label', 'title', 'alt']) {
        const text = element.getAttribute(name) ?? '';
        if (telling.test(text) || score.test(text)) leaks.push(`${name}: ${text}`);
      }
    }
    for (const status of document.querySelectorAll('[role="status"]')) {
      if (isSeen(status) && /in play|leads|leading/i.test(status.textContent))
        leaks.push(`said: ${status.textContent}`);
    }
    if (telling.test(document.title) || score.test(document.title.replace(/\d{4}-\d{2}/g, '')))
      leaks.push(`document: ${document.title}`);
    return leaks;
  });
}

describe('when results are hidden', () => {
  test.each(drawSample(pages, 8))('%s shows no score, winner, highlight or champion', async (path) => {
    expect(await findLeaks(await openHidden(path))).toEqual([]);
  });

  test('score pages do not shift while they load', async () => {
    for (const path of ['/scores', '/sports/boys-basketball/state-series/brackets/4A']) {
      const page = await openHidden(path, phone);
      expect(await sumShifts(page)).toBeLessThan(0.001);
    }
  });

  test('the switch in the footer hides every result, and shows them again', async () => {
    const page = await open('/scores?date=2025-10-04');
    const points = page.locator('.game-points:visible');
    const count = await points.count();
    expect(count).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Hide results' }).click();
    expect(await points.count()).toBe(0);
    await page.reload();
    expect(await points.count()).toBe(0);
    await page.getByRole('button', { name: 'Show results' }).click();
    expect(await points.count()).toBe(count);
    await page.reload();
    expect(await points.count()).toBe(count);
  });

  test('a button shows the result of one game and moves the focus to its card', async () => {
    const page = await openHidden('/scores?date=2025-10-04', phone);
    const [first, second] = [page.locator('.game').first(), page.locator('.game').nth(1)];
    await first.getByRole('button', { name: /^Show/ }).press('Enter');
    expect(await first.locator('.game-points').first().isVisible()).toBe(true);
    expect(await second.locator('.game-points').first().isVisible()).toBe(false);
    expect(await first.evaluate((card) => document.activeElement === card)).toBe(true);
  });

  test('an article about results has one button that shows its heading and text', async () => {
    const page = await openHidden('/news-media/article/state-finals-wrap', phone);
    const heading = page.getByRole('heading', { level: 1 });
    const text = page.locator('.prose > p').first();
    expect(await heading.innerText()).toMatch(/^state series: game results$/i);
    expect(await text.isVisible()).toBe(false);
    await page.locator('main').getByRole('button', { name: 'Show', exact: true }).press('Enter');
    expect(await heading.innerText()).toMatch(/^state finals wrap: /i);
    expect(await text.isVisible()).toBe(true);
  });

  test('a light page can show the results of one game', async () => {
    const page = await openHidden('/sports/girls-flag-football/state-series/live');
    const game = page.locator('[data-results]').first();
    expect(await game.locator('.result').first().isVisible()).toBe(false);
    await game.getByRole('button', { name: /^Show/ }).click();
    expect(await game.locator('.result').last().isVisible()).toBe(true);
  });

  test('a board shows results at a separate address, and keeps them on the next slide', async () => {
    const page = await openHidden('/board?show=scores:all&every=5', phone);
    const points = page.locator('.game b:visible');
    expect(await points.count()).toBe(0);
    await page.getByRole('link', { name: 'Results are hidden. Show them' }).click();
    await page.waitForURL(/results=1/);
    expect(await points.count()).toBeGreaterThan(3);
    expect(await page.locator('.show-results').count()).toBe(0);
    expect(await page.locator('.board').getAttribute('data-next')).toContain('results=1');
  });

  test('without scripts all results are shown, and there is no switch', async () => {
    const page = await open('/scores?date=2025-10-04', { ...phone, javaScriptEnabled: false });
    expect(await page.locator('.game-points:visible').count()).toBeGreaterThan(10);
    expect(await page.locator('.show-results:visible, .hide-results:visible').count()).toBe(0);
  });
});
