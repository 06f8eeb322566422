import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { openBrowserSuite, laptop, phone } from '../support/browser-suite';

const basketball = '/sports/boys-basketball/state-series/brackets/4A';
const soccer = '/sports/boys-soccer/state-series/brackets/1A';
const { getSite, open, openAsSent } = openBrowserSuite({ hasOwnSite: true });

const locateParts = (page: Page) => page.getByRole('navigation', { name: 'Parts of the bracket' });
const locateGames = (page: Page) => page.locator('.bracket .bracket-game');

async function countPrintedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

describe('a drawn bracket', () => {
  test('appears above the official bracket, which keeps its frame and its class tabs', async () => {
    const page = await open(`${basketball}?original=1`);
    expect(await locateGames(page).count()).toBeGreaterThan(80);
    expect(await page.getByText(/^State champion: /).count()).toBe(1);
    const tabs = page.getByRole('navigation', { name: 'Classes' });
    expect(await tabs.locator('[aria-current]').innerText()).toContain('4A');
    expect(await page.locator('iframe').getAttribute('src')).toBe(`${getSite().demoUrl}/legacy/data/bkb/4abracket.htm`);
    await expect.poll(() => page.getByText('Loading Brackets...').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(1);
    expect(await page.getByRole('region', { name: 'Sponsors' }).count()).toBe(0);
  });

  test('is navigated by keyboard under its headings, round by round, and links each game to its page', async () => {
    const page = await open(`${basketball}?part=finals`);
    const heads = await page.locator('.bracket :is(h2, h3, h4)').allInnerTexts();
    expect(heads.map((head) => head.toLowerCase())).toEqual([
      'state finals',
      'super-sectionals',
      'semifinals',
      'championship',
      '3rd place',
    ]);
    const addresses = await locateGames(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    await locateGames(page).first().focus();
    for (const address of atLeastOne(addresses)) {
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(address);
      if (address !== addresses.at(-1)) await page.keyboard.press('Tab');
    }
    const last = addresses.at(-1) ?? '';
    expect(last).toMatch(/^\/games\/\d+\?sport=boys-basketball$/);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.search === last);
    await page.locator('.score-heading h1').waitFor();
  });

  test.each([basketball, soccer, '/sports/football/state-series/playoff-brackets/1A'])(
    'separates the two names of each game on a phone: %s',
    async (path) => {
      const page = await openAsSent(path, phone);
      const spaces = await locateGames(page).evaluateAll((all) =>
        all.flatMap((game) => {
          const [upper, lower] = [...game.querySelectorAll(':scope > span > span')].map((name) =>
            name.getBoundingClientRect(),
          );
          return upper === undefined || lower === undefined ? [] : [lower.top - upper.bottom];
        }),
      );
      expect(spaces.length).toBeGreaterThan(20);
      // Names that wrap into two lines leave no space, so adjacent text boxes may touch.
      expect(atLeastOne(spaces).filter((space) => space < -3)).toEqual([]);
    },
  );

  test('shows one part at a time on a phone, with the next part beside it', async () => {
    const page = await open(soccer, phone);
    const listPartsInSight = () =>
      page.locator('.bracket-part').evaluateAll((all) =>
        all.flatMap((part, index) => {
          const { left } = part.getBoundingClientRect();
          return left >= 0 && left < innerWidth ? [index] : [];
        }),
      );
    expect(await page.locator('.bracket-part').count()).toBeGreaterThan(3);
    expect(await listPartsInSight()).toEqual([0]);
    await page.locator('.bracket-part').nth(2).locator('a').first().focus();
    await expect.poll(listPartsInSight).toEqual([2]);
  });

  test('scrolls the list of parts to the chosen part', async () => {
    const page = await open(`${soccer}?part=finals`, phone);
    const isInView = () =>
      locateParts(page)
        .locator('[aria-current]')
        .evaluate((link) => {
          const { left, right } = link.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        });
    await expect.poll(isInView).toBe(true);
  });

  test('draws both sides next to each other in a wide window, without overflow', async () => {
    const page = await openAsSent(basketball, { ...laptop, viewport: { width: 1200, height: 900 } });
    const [left, right] = await page
      .locator('.bracket-side')
      .evaluateAll((sides) => sides.map((side) => Math.round(side.getBoundingClientRect().top)));
    expect(left).toBe(right);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1200);
  });

  test('shows one part at its own address, without scripts on a phone', async () => {
    const page = await open(soccer, { ...phone, javaScriptEnabled: false });
    const whole = await locateGames(page).count();
    const [part] = await locateParts(page).getByRole('link').nth(2).allInnerTexts();
    await locateParts(page).getByRole('link').nth(2).click();
    await page.waitForURL(/1A\?part=[a-z0-9-]+$/);
    expect(await locateParts(page).locator('[aria-current]').innerText()).toBe(part);
    expect(await locateGames(page).count()).toBeLessThan(whole / 4);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test.each([
    [basketball, 1],
    [soccer, 3],
  ])('%s prints on %d landscape sheets, without header and footer', async (path, sheets) => {
    const page = await openAsSent(path, laptop);
    expect(await countPrintedPages(page)).toBe(sheets);
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['banner', 'navigation', 'contentinfo'] as const) {
      expect(await page.getByRole(gone).count(), gone).toBe(0);
    }
    expect(await page.locator('iframe').isVisible()).toBe(false);
  });

  test('is omitted for a sport without bracket games; the official page is shown instead', async () => {
    const html = await (await fetch(`${getSite().url}/sports/boys-golf/state-series/brackets/1A?original=1`)).text();
    expect(html).not.toMatch(/class="[^"]*bracket-game/);
    expect(html).toContain('<iframe');
  });

  test('is replaced by the official bracket while the feed fails', async () => {
    await getSite().setFault({ path: '/v1/sports/baseball/tournament-scores', kind: 'status', status: 500 });
    const html = await (await fetch(`${getSite().url}/sports/baseball/state-series/brackets/2A?original=1`)).text();
    expect(html).not.toMatch(/class="[^"]*bracket-game/);
    expect(html).toContain('<iframe');
  });
});

describe('a bracket as a list', () => {
  const sizes = [
    { name: 'a light phone', options: { ...phone, viewport: { width: 360, height: 780 }, colorScheme: 'light' } },
    { name: 'a dark laptop', options: { ...laptop, viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } },
  ] as const;

  test.each(sizes)('lists the same games as the drawing on $name, without scripts', async ({ options }) => {
    const page = await open(basketball, { ...options, javaScriptEnabled: false });
    const readGames = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
    const drawn = await readGames('.bracket .bracket-game');
    await page.getByRole('link', { name: 'As a list' }).click();
    await page.waitForURL(/\?list=1$/);
    expect(await readGames('.bracket-list li a')).toEqual(drawn);
    expect(await page.locator('.bracket').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Hide seeds' }).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
    await page.getByRole('link', { name: 'As a drawing' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await readGames('.bracket .bracket-game')).toEqual(drawn);
  });

  test('remembers hidden seeds and scores on this device', async () => {
    const page = await open(`${basketball}?list=1&part=finals`);
    const champion = page.locator('.bracket-list li').last();
    expect(await champion.innerText()).toMatch(/seed \d|\d\d won/);
    const seeds = await page.locator('.bracket-list-seed').count();
    expect(await page.locator('.bracket-list-score').count()).toBeGreaterThan(7);
    await page.getByRole('button', { name: 'Hide seeds' }).click();
    await page.getByRole('button', { name: 'Hide scores' }).click();
    await page.reload();
    expect(await page.locator('.bracket-list-seed:visible').count()).toBe(0);
    expect(await page.locator('.bracket-list-score:visible').count()).toBe(0);
    await page.getByRole('button', { name: 'Show seeds' }).click();
    expect(await page.locator('.bracket-list-seed:visible').count()).toBe(seeds);
    expect(await page.locator('.bracket-list-score:visible').count()).toBe(0);
  });
});
