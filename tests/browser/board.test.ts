import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boardScript } from '~/routes/board/board-script';
import { atLeastOne } from '../support/at-least-one';
import { openBrowserSuite, readCanonicalPath, laptop, phone } from '../support/browser-suite';

const { getSite, open, openAsSent, openUnready, forgive } = openBrowserSuite();

const television = { viewport: { width: 1280, height: 720 } } as const;
const board = '/board?show=scores:boys-soccer,board:boys-golf.2A&every=5';
const readTitle = (page: Page) => page.locator('h1').innerText();

interface Text {
  readonly text: string;
  readonly px: number;
  readonly contrast: number;
}

/** Every text of a board: its size, and its contrast with the background. */
function readTexts(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const computeLuminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/\d+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const background = computeLuminance(getComputedStyle(document.body).backgroundColor);
    return [...document.querySelectorAll('.board :not(button)')].flatMap((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === 3)?.textContent?.trim() ?? '';
      if (text === '') return [];
      const { fontSize, color } = getComputedStyle(element);
      const contrast = (computeLuminance(color) + 0.05) / (background + 0.05);
      return [{ text, px: parseFloat(fontSize), contrast }];
    });
  });
}

/** Texts that end in three dots. */
function listCutTexts(page: Page): Promise<(string | null)[]> {
  return page
    .locator('.game span, ol em, h1')
    .evaluateAll((all) => all.flatMap((text) => (text.scrollWidth > text.clientWidth + 1 ? [text.textContent] : [])));
}

describe('a board on a television', () => {
  test.each(['/board', board, '/board?show=board:boys-golf.2A', '/board?show=bracket:boys-soccer.1A'])(
    '%s is readable from afar: large, with high contrast, and nothing is cut off at the bottom',
    async (path) => {
      const page = await open(path, television);
      const texts = await readTexts(page);
      expect(texts.length).toBeGreaterThan(4);
      expect(atLeastOne(texts).filter(({ px, contrast }) => px < 0.035 * 720 || contrast < 7)).toEqual([]);
      // The digits of these fonts are 0.72 of their size.
      const digits = await page
        .locator('.game b')
        .evaluateAll((all) => all.map((digit) => 0.72 * parseFloat(getComputedStyle(digit).fontSize)));
      // May be empty: a leaderboard has no games.
      expect(digits.filter((px) => px < 0.12 * 720)).toEqual([]);
      const bottom = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(722);
      const overlaps = await page.locator('.game').evaluateAll((games) =>
        games.flatMap((game) => {
          const { top, bottom } = game.getBoundingClientRect();
          const isInside = (line: Element) =>
            line.getBoundingClientRect().top >= top && line.getBoundingClientRect().bottom <= bottom;
          return [...game.children].every(isInside) ? [] : [game.textContent];
        }),
      );
      expect(overlaps).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    },
  );

  test('advances its slides without loading another document, and keeps one canonical address', async () => {
    const page = await openUnready(board, async (opened) => {
      await opened.setViewportSize(television.viewport);
      await opened.clock.install();
    });
    await page.evaluate("document.documentElement.dataset.same = ''");
    const first = await readTitle(page);
    const seen = new Set([first]);
    for (let turn = 0; turn < 40 && seen.size < 2; turn += 1) {
      const next = page.waitForResponse(/turn=|\/board/);
      await page.clock.runFor(5000);
      await (await next).finished();
      await expect.poll(() => page.locator('.board').getAttribute('data-next')).not.toBeNull();
      seen.add(await readTitle(page));
    }
    expect(seen.size).toBe(2);
    expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('');
    expect(await readCanonicalPath(page)).toContain('/board?');
    expect(await page.locator('.board').count()).toBe(1);
  });

  test('loads the display font with only the characters that it shows', async () => {
    const page = await open('/board?show=scores:boys-soccer', television);
    const listLoaded = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    await expect.poll(listLoaded).toContain('Board');
    expect((await listLoaded()).length).toBeLessThan(await page.evaluate(() => document.fonts.size));
  });

  test('keeps the last slide without a network, shows its age in large type, and continues once online', async () => {
    const page = await openUnready('/board?show=scores:boys-soccer&every=5', async (opened) => {
      await opened.setViewportSize(television.viewport);
      await opened.clock.install();
    });
    const age = page.locator('#age');
    expect(await age.innerText()).toMatch(/^Scores of .* CT, .* old$/);
    const heading = await readTitle(page);
    await page.context().setOffline(true);
    await page.clock.runFor(5000);
    await expect.poll(() => age.innerText()).toMatch(/^No connection\. Scores of/);
    await page.clock.runFor(7 * 60_000);
    await expect.poll(() => age.innerText()).toMatch(/, (?:[7-9]|1\d) minutes old$/);
    expect(await age.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(50);
    expect(await readTitle(page)).toBe(heading);
    expect(await page.locator('.game').count()).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await page.clock.runFor(10_000);
    await expect.poll(() => age.innerText()).not.toMatch(/No connection/);
    forgive();
  });

  test('links the next slide by meta refresh for browsers without scripts, and shows a QR code for phones', async () => {
    const html = await (await fetch(`${getSite().url}/board?show=scores:football,scores:boys-soccer`)).text();
    expect(html).toMatch(
      /<noscript><meta http-equiv="refresh" content="12;url=\/board\?show=scores%3Afootball%2Cscores%3Aboys-soccer&amp;turn=2"/,
    );
    expect(html).toContain(boardScript);
    const page = await openAsSent('/board?show=scores:football', television);
    expect(await page.getByRole('img', { name: /Code that leads to http.*\/scores\?sport=football$/ }).count()).toBe(1);
    expect(await page.locator('#age').innerText()).toMatch(/^Scores of/);
  });
});

describe('the board setup page', () => {
  test.each([true, false])('builds the address of a board (scripts: %s)', async (javaScriptEnabled) => {
    const page = await open('/board/setup', { ...laptop, javaScriptEnabled });
    await page.getByLabel('First').selectOption({ label: 'Today’s games: Football' });
    if (!javaScriptEnabled)
      await page.getByRole('main').getByRole('button', { name: 'Show the address' }).first().click();
    await page.waitForURL(/first=scores/);
    const link = page.getByRole('link', { name: 'Open the screen' });
    await expect.poll(() => link.getAttribute('href')).toBe('/board?show=scores%3Afootball');
    await link.click();
    await page.waitForURL(/\/board\?/);
    expect(await readTitle(page)).toMatch(/football/i);
  });
});

test('stands mode shows one game and fits a phone in portrait and landscape', async () => {
  const from = await open('/scores', phone);
  const href = await from.locator('a[href^="/games/"]').first().getAttribute('href');
  const game = await open(href ?? '', phone);
  const stands = await game.getByRole('link', { name: 'Stands mode' }).getAttribute('href');
  for (const viewport of [phone.viewport, { width: 740, height: 360 }]) {
    const page = await open(stands ?? '', { viewport });
    expect(await page.locator('.game').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    expect(await listCutTexts(page)).toEqual([]);
  }
});

test('leader names are not cut off on a phone in portrait', async () => {
  const page = await openAsSent('/board?show=board:boys-golf.2A', phone);
  expect(await page.locator('ol li').count()).toBeGreaterThan(3);
  expect(await listCutTexts(page)).toEqual([]);
});
