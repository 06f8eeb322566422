import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPdfReader, listEngines } from '../../scripts/check/engines';
import { atLeastOne } from '../support/at-least-one';
import type { EnginePage } from '../support/engines/engine-page';
import { launchChromiumPage } from '../support/engines/launch-chromium-page';
import { launchFirefox } from '../support/engines/launch-firefox';
import { launchWebKit } from '../support/engines/launch-webkit';
import { hasQrCode, readSheets, type PrintedSheet } from '../support/engines/pdf';
import { drawSample } from '../support/sample';
import { startTestSite, type TestSite } from '../support/test-site';

/* Pages on paper in the engines of visitors. Firefox writes the text face as shapes, so its words are those of headings and brackets. */

const launchers = { Chromium: launchChromiumPage, Firefox: launchFirefox, WebKit: launchWebKit };
const engines = ['Chromium', ...listEngines()] as const;

interface PrintedPage {
  readonly path: string;
  /** The most sheets that each engine may take. */
  readonly maxSheets: Readonly<Record<(typeof engines)[number], number>>;
}

const pages: readonly PrintedPage[] = [
  { path: '/bracket-test', maxSheets: { Chromium: 1, Firefox: 1, WebKit: 1 } },
  { path: '/scores', maxSheets: { Chromium: 3, Firefox: 3, WebKit: 3 } },
];

/** Pages that fill several sheets. */
const longPages: readonly PrintedPage[] = [
  { path: '/sports/boys-basketball/state-series/brackets/1A', maxSheets: { Chromium: 3, Firefox: 3, WebKit: 3 } },
  { path: '/sports/boys-basketball/state-series/brackets/4A', maxSheets: { Chromium: 1, Firefox: 1, WebKit: 1 } },
  { path: '/sports/football/regular-season/conference-standings', maxSheets: { Chromium: 8, Firefox: 8, WebKit: 11 } },
  { path: '/sports/girls-volleyball/state-series/schedules', maxSheets: { Chromium: 1, Firefox: 1, WebKit: 1 } },
  { path: '/sports/competitive-cheerleading/state-series/entries', maxSheets: { Chromium: 3, Firefox: 6, WebKit: 6 } },
  { path: '/sports/boys-golf/state-series/state-scorecards/3A', maxSheets: { Chromium: 1, Firefox: 1, WebKit: 2 } },
  { path: '/sports/boys-soccer/maxpreps-schools/xvq941', maxSheets: { Chromium: 2, Firefox: 3, WebKit: 3 } },
];

/** Printers cannot print closer to the edge of a sheet. */
const leastMarginPoints = 12;

/** What no sheet cuts, and stands on paper once. */
const gameSelector = 'main :is(.game, .bracket-game, tbody tr, li.break-inside-avoid)';

let site: TestSite;
const printed = drawSample(pages, 1);
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.dispose());

describe.runIf(hasPdfReader()).each(engines)('in %s', (engine) => {
  let page: EnginePage;
  beforeAll(async () => {
    page = await launchers[engine]();
  });
  afterAll(() => page.close());

  test.each(printed)(
    '$path prints every game whole, with the association, season, day and a code of its address',
    async ({ path, maxSheets }) => {
      await page.setSize(1280, 800);
      // A page that is requested first may lack what its sources have not sent yet.
      await expect
        .poll(async () => {
          await page.goto(site.url + path);
          return page.evaluate((games) => document.querySelectorAll(games).length, gameSelector);
        })
        .toBeGreaterThan(0);
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hydrated)).toBe('true');
      const { line, games } = await page.evaluate(markGames, gameSelector);
      expect(games).not.toEqual([]);
      let pdf = await page.print();
      // The first print of a test's site may miss a picture that it has to draw first. The next one has it in the cache.
      if (!hasQrCode(pdf)) pdf = await page.print();
      expect(hasQrCode(pdf)).toBe(true);
      const sheets = readSheets(pdf);
      expect(sheets.length).toBeGreaterThan(0);
      expect(sheets.length).toBeLessThanOrEqual(maxSheets[engine]);
      expect(atLeastOne(sheets).filter(({ words }) => words.length === 0)).toEqual([]);
      expect(sheets.flatMap(listWordsAtEdges)).toEqual([]);
      const sheetsOfGames = countSheetsOfGames(sheets);
      expect(atLeastOne(games).filter((game) => !sheetsOfGames.has(game))).toEqual([]);
      expect(atLeastOne(sheetsOfGames).filter(([, count]) => count > 1)).toEqual([]);
      expect(line).toMatch(/Association · .+ · \d{4}-\d{2} season · Updated [A-Z]\w+day, [A-Z]\w+ \d{1,2}, \d{4}, \d/);
      const firstWords = sheets[0]?.words.map(({ text }) => text).join(' ') ?? '';
      if (engine !== 'Firefox') expect(firstWords).toContain(line.split(' · ', 3).join(' · '));
    },
  );

  test.each(drawSample(longPages, 1))(
    '$path prints no more sheets than it needs, uncut, and none for a title alone',
    async ({ path, maxSheets }) => {
      await page.setSize(1280, 800);
      await page.goto(site.url + path);
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hydrated)).toBe('true');
      const sheets = readSheets(await page.print());
      expect(sheets.length).toBeLessThanOrEqual(maxSheets[engine]);
      expect(sheets.flatMap(listWordsAtEdges)).toEqual([]);
      if (engine !== 'Firefox') expect(atLeastOne(sheets).filter(({ words }) => words.length <= 5)).toEqual([]);
    },
  );
});

/**
 * Writes the number of each game beside its texts, without taking any room, so that a PDF tells where it is.
 * @returns the numbers, and the line for paper
 */
function markGames(selector: string): { readonly line: string; readonly games: readonly number[] } {
  const elements = [...document.querySelectorAll(selector)];
  const marked = new Set<number>();
  for (const [game, element] of elements.entries()) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      const isPrinted = parent?.closest(String.raw`.print\:hidden, .folded-cells, .sr-only`) === null;
      if (!isPrinted || text.textContent?.trim() === '' || !parent.checkVisibility()) continue;
      const mark = document.createElement('span');
      mark.textContent = `{${game}}`;
      mark.style.cssText = 'position: absolute; font: 3pt/0 monospace; letter-spacing: 0';
      parent.insertBefore(mark, text);
      marked.add(game);
    }
  }
  return { line: document.querySelector('.print-line')?.textContent ?? '', games: [...marked] };
}

/** How many sheets each game is on, by the number in its marks. */
function countSheetsOfGames(sheets: readonly PrintedSheet[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { words } of sheets) {
    const text = words.map((word) => word.text).join(' ');
    const games = new Set([...text.matchAll(/\{(\d+)\}/g)].map(([, game]) => Number(game)));
    for (const game of games) counts.set(game, (counts.get(game) ?? 0) + 1);
  }
  return counts;
}

function listWordsAtEdges({ width, height, words }: PrintedSheet): readonly string[] {
  return words
    .filter(({ left, right }) => left < leastMarginPoints || right > width - leastMarginPoints)
    .concat(words.filter(({ top, bottom }) => top < 0 || bottom > height))
    .map(({ text }) => text);
}
