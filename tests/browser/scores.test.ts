import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { openBrowserSuite, laptop, phone, readCanonicalPath } from '../support/browser-suite';

const noGames = 'No games scheduled for this date, or games do not match the selected filters.';
const perPage = 30;

const { getSite, open, openAsSent } = openBrowserSuite({ hasOwnSite: true });

const locateGames = (page: Page) => page.getByRole('main').getByRole('article');

test('the list of a week of football has its games in rows, also on a phone', async () => {
  const page = await open('/tobywins', phone);
  const heights = await locateGames(page).evaluateAll((games) =>
    games.map((game) => game.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(200);
  expect(heights.reduce((sum, height) => sum + height) / heights.length).toBeLessThan(45);
});

const strip = (page: Page) => page.getByRole('navigation', { name: 'Game dates' });
const stripDays = (page: Page) => strip(page).locator('li b').allInnerTexts();
const locateSelectedDay = (page: Page) => strip(page).locator('[aria-current="date"]');

/** Cards without a text; polled, because the address changes before the content. */
async function listCardsWithout(page: Page, text: string): Promise<string[]> {
  const shown = await locateGames(page).allInnerTexts();
  return shown.filter((card) => !card.toUpperCase().includes(text.toUpperCase()));
}

async function fetchHtml(path: string): Promise<string> {
  const response = await fetch(getSite().url + path);
  expect(response.status).toBe(200);
  return (await response.text()).replace(/<!--.*?-->/g, '');
}

/** The visible page, for comparing two addresses. */
async function readMain(path: string): Promise<string> {
  return /<main\b.*<\/main>/s.exec(await fetchHtml(path))?.[0] ?? '';
}

describe('the games of a day', () => {
  test('are those of today, 30 to a page', async () => {
    const page = await openAsSent('/scores');
    expect(await locateGames(page).count()).toBe(perPage);
    expect(await page.getByRole('main').innerText()).toContain('Saturday, October 11');
  });

  test('show both schools, and a box score link or "No Box Score"', async () => {
    const page = await open('/scores');
    for (const card of atLeastOne(await locateGames(page).all())) {
      const shown = await card.innerText();
      expect(shown).toMatch(/Box score|No Box Score/i);
      expect(shown).not.toMatch(/undefined|NaN|null|\[object/);
      expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
    }
  });

  test('are filtered by sport, school and result, each in the address', async () => {
    const page = await open('/scores');
    await page.getByLabel('Sport', { exact: true }).selectOption('boys-soccer');
    await page.waitForURL(/sport=boys-soccer/);
    await page.getByLabel(/Only games with results/).check();
    await page.waitForURL(/final=1/);
    await expect.poll(() => listCardsWithout(page, 'Final')).toEqual([]);
    expect(await locateGames(page).count()).toBeGreaterThan(0);
    const team = await locateGames(page).first().getByRole('listitem').first().innerText();
    const part = (/[A-Z][a-z]{3,}/.exec(team)?.[0] ?? '').toUpperCase();
    await page.getByRole('main').getByRole('searchbox').fill(part);
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`q=${part}`, 'i'));
    await expect.poll(() => listCardsWithout(page, part)).toEqual([]);
    expect(await locateGames(page).count()).toBeGreaterThan(0);
  });

  test('return to the first page when a filter changes', async () => {
    const page = await open('/scores?page=2');
    await page.getByLabel(/Only games with results/).check();
    await page.waitForURL(/final=1/);
    expect(page.url()).not.toContain('page=');
  });

  test('add a chosen filter to the history and restore the field on Back, but do not add typing', async () => {
    const page = await open('/scores');
    const sport = page.getByLabel('Sport', { exact: true });
    await sport.selectOption('boys-soccer');
    await page.waitForURL(/sport=boys-soccer/);
    await page.getByRole('main').getByRole('searchbox').fill('a');
    await page.waitForURL(/q=a$/);
    await page.getByRole('main').getByRole('searchbox').fill('ar');
    await page.waitForURL(/q=ar/);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/scores' && url.search === '');
    await expect.poll(() => sport.inputValue()).toBe('');
  });

  test('list live games first, and show the first card fully on a phone', async () => {
    const page = await open('/scores', { viewport: { width: 360, height: 780 } });
    expect(await page.getByRole('heading', { level: 3 }).first().innerText()).toMatch(/^Live/);
    const box = await locateGames(page).first().boundingBox();
    expect((box?.y ?? 780) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
  });

  test('have whole badges beside five links at every width', async () => {
    const page = await open('/scores');
    await page.locator('main .game-links > a').first().waitFor();
    // No game of the day has every link, and few have a long clock. Of several links, only the icons are seen.
    await page.evaluate(`{
      const buildBadge = (look, textContent) =>
        Object.assign(document.createElement('span'), { className: 'game-badge game-badge-' + look, textContent });
      const link = document.querySelector('main .game-links > a').cloneNode(true);
      for (const span of link.querySelectorAll('span')) span.className = 'sr-only';
      for (const links of document.querySelectorAll('main .game-links')) {
        links.replaceChildren(...Array.from({ length: 5 }, () => link.cloneNode(true)));
      }
      for (const status of document.querySelectorAll('main .game-status > .game-to')) {
        status.replaceChildren(buildBadge('live live-dot', '4th quarter'), buildBadge('time', '12:34'));
      }
    }`);
    expect(await page.locator('main .game-links > a:nth-of-type(5)').count()).toBe(perPage);
    for (const width of [360, 768, 1280, 1536]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.locator('main .game-status :is(.game-badge, .game-headline)').evaluateAll((parts) =>
        parts.flatMap((part) => {
          const card = part.closest('.game');
          const links = card?.querySelector('.game-links')?.getBoundingClientRect();
          const box = part.getBoundingClientRect();
          const isBesideLinks = links !== undefined && links.top < box.bottom && links.bottom > box.top;
          const isCut = part.scrollWidth > part.clientWidth || (isBesideLinks && box.right > links.left);
          return isCut && part.clientWidth > 0 ? [card?.textContent ?? ''] : [];
        }),
      );
      expect(cut, `${width} px`).toEqual([]);
    }
  });

  test('have their filters in a sheet on a phone, also without scripts, and in their place on a laptop', async () => {
    const page = await open('/scores', { ...phone, javaScriptEnabled: false });
    const search = page.getByRole('main').getByRole('searchbox');
    expect(await search.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filter' }).click();
    await search.fill('ash');
    await page.getByRole('button', { name: 'Search games' }).click();
    await page.waitForURL(/q=ash/);
    expect(await page.getByRole('button', { name: 'Filter (1)' }).isVisible()).toBe(true);
    await page.setViewportSize(laptop.viewport);
    expect(await search.isVisible()).toBe(true);
    expect(
      await page
        .getByRole('button', { name: /^(?:Filter|Done)/ })
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  });

  test('show the message of the specification when the list is empty', async () => {
    expect(await fetchHtml('/scores?q=zzzzzz')).toContain(noGames);
  });
});

describe('the pager', () => {
  test('moves between pages and marks the current one', async () => {
    const page = await open('/scores');
    const pager = page.getByRole('navigation', { name: /page/i });
    await pager.getByRole('link', { name: '2', exact: false }).first().click();
    await page.waitForURL(/page=2/);
    await pager.locator('[aria-current="page"]', { hasText: '2' }).waitFor();
    // A new page begins at its top.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('scrolls a new page to its top also when the link was followed before React had hydrated it', async () => {
    const page = await open('/scores');
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Page 2', exact: true })
      .evaluate((link: HTMLElement) => {
        // React knows no copies.
        const copy = link.cloneNode(true) as HTMLElement;
        link.insertAdjacentElement('afterend', copy);
        copy.scrollIntoView();
        copy.click();
      });
    await page.waitForURL(/page=2/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('the date strip', () => {
  test('shows 7 days with the selected one in the middle', async () => {
    const page = await openAsSent('/scores?date=2025-10-08');
    expect(await stripDays(page)).toEqual(['5', '6', '7', '8', '9', '10', '11']);
    expect(await locateSelectedDay(page).innerText()).toContain('October 8');
  });

  test('opens a calendar to choose a day', async () => {
    const page = await open('/scores');
    await page
      .getByRole('button', { name: /calendar/i })
      .or(page.locator('summary', { hasText: /calendar/i }))
      .first()
      .click();
    await page
      .getByRole('gridcell', { name: /^3$/ })
      .or(page.getByRole('button', { name: /October 3/ }))
      .first()
      .click();
    await page.waitForURL(/date=2025-10-03/);
  });
});

describe('invalid input', () => {
  test.each([
    ['an invalid date', '/scores?date=2025-02-31'],
    ['a date as a word', '/scores?date=yesterday'],
    ['a negative page number', '/scores?page=-4'],
    ['a page number as a word', '/scores?page=two'],
    ['a sport with markup', '/scores?sport=%3Cscript%3E'],
    ['undeclared parameters', '/scores?utm_source=x&x=1'],
  ])('%s shows the default page', async (_, path) => {
    expect(await readMain(path)).toBe(await readMain('/scores'));
  });

  test('a page number beyond the last shows no error', async () => {
    expect(await fetchHtml('/scores?page=9999')).not.toMatch(/NaN|undefined/);
  });

  test('search text is shown as text', async () => {
    const shown = await fetchHtml(`/scores?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    expect(shown).not.toContain('<img src=x');
  });
});

describe('with scripts off', () => {
  test('the filters work as a form', async () => {
    const page = await open('/scores', { ...laptop, javaScriptEnabled: false });
    await page.getByLabel('Sport', { exact: true }).selectOption('football');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await page.waitForURL(/sport=football/);
    expect(await locateGames(page).count()).toBeGreaterThan(0);
  });
});

describe('when the scores feed fails', () => {
  test('a page without a copy still answers, with a message', async () => {
    await getSite().setFault({ path: '/v1/maxpreps', kind: 'status', status: 500 });
    const html = await fetchHtml('/scores?date=2025-09-19');
    expect(html).toContain('No games scheduled for this date.');
    expect(html).not.toContain(noGames);
  });
});

describe('scores by date', () => {
  test('groups the games of a day by sport, cross country by class', async () => {
    const page = await openAsSent('/scores2?date=2025-10-11');
    const headings = (await page.getByRole('main').getByRole('heading').allInnerTexts()).join('\n');
    expect(headings).toMatch(/Football/i);
    expect(headings).toMatch(/Cross Country/i);
    expect(await page.getByRole('main').innerText()).toMatch(/Class 1A/i);
  });

  test('puts the selected day third in the strip', async () => {
    const page = await openAsSent('/scores2?date=2025-10-11');
    expect(await stripDays(page)).toEqual(['9', '10', '11', '12', '13', '14', '15']);
    expect(await locateSelectedDay(page).innerText()).toContain('October 11');
  });
});

describe('the timeline of a day', () => {
  const locateDrawing = (page: Page) => page.locator('figure', { hasText: 'Hour by hour' });
  const locateMarks = (page: Page) => locateDrawing(page).locator('a');

  test('is chosen in wide windows, keeps the filters, and each mark leads to its game', async () => {
    const errors: string[] = [];
    const page = await open('/scores?sport=boys-soccer', laptop);
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Timeline' }).click();
    await page.waitForURL('**/scores?sport=boys-soccer&view=timeline');
    await locateMarks(page).first().waitFor();
    const shown = (await locateGames(page).all()).length;
    expect(await locateMarks(page).count()).toBeGreaterThan(5);
    expect(await locateMarks(page).count()).toBeLessThanOrEqual(shown);
    const drawn = await locateDrawing(page).boundingBox();
    expect(drawn?.height).toBeLessThan(900);
    expect(await readCanonicalPath(page)).toBe('/scores?sport=boys-soccer&view=timeline');
    const path = (await locateMarks(page).first().getAttribute('href')) ?? '';
    await locateMarks(page).first().locator('text').click();
    await page.waitForURL(`**${path}`);
    expect(errors).toEqual([]);
  });

  test('stays when its code arrives, and has the list below it for the keyboard', async () => {
    const page = await open('/scores?view=timeline', laptop);
    const list = page.locator('main .game-grid').first();
    expect(await locateDrawing(page).isVisible()).toBe(true);
    expect((await list.boundingBox())?.width).toBeLessThan(100);
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Timeline' }).focus();
    await page.keyboard.press('Tab');
    expect(await locateGames(page).locator('a:focus').count()).toBe(1);
    expect((await list.boundingBox())?.width).toBeGreaterThan(500);
  });

  test('is the ordinary list on phones and tablets', async () => {
    for (const width of [360, 1023]) {
      const page = await open('/scores?view=timeline', { viewport: { width, height: 740 } });
      expect(await locateDrawing(page).isVisible()).toBe(false);
      expect(await page.getByRole('navigation', { name: 'View' }).isVisible()).toBe(false);
      expect(await locateGames(page).first().isVisible()).toBe(true);
    }
  });

  test('of any other view is the list', async () => {
    expect(await readMain('/scores?view=week')).toBe(await readMain('/scores'));
  });
});

describe('a game page', () => {
  test("opens from anywhere on its card except the card's other links", async () => {
    const page = await open('/scores?sport=boys-soccer', laptop);
    const card = locateGames(page)
      .filter({ has: page.locator('.game-team > a') })
      .first();
    const box = await card.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.6, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.click(x, y);
    await page.waitForURL('**/games/*?date=2025-10-11');
    await page.getByRole('heading', { level: 1, name: /(?:, | against ).+: / }).waitFor();
    await page.goBack();
    await page.waitForURL('**/scores?*');
    const team = card.locator('.game-team > a').first();
    const path = (await team.getAttribute('href')) ?? '';
    await team.click();
    await page.waitForURL((url) => url.pathname === path || url.pathname.includes('/maxpreps-schools/'));
  });

  test("opens the device's share dialog, or copies the link on devices without one", async () => {
    const page = await open('/scores');
    await page.addInitScript(`
      window.shared = [];
      navigator.canShare = () => true;
      navigator.share = (data) => { shared.push(data.url); return Promise.reject(new DOMException('', 'AbortError')); };
    `);
    const path = (await locateGames(page).first().locator('.game-to').getAttribute('href')) ?? '';
    await page.goto(getSite().url + path);
    const address = await page.getByRole('textbox', { name: 'Link to this page' }).inputValue();
    expect(address).toBe(getSite().url + path);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => page.evaluate('shared')).toEqual([address]);

    await page.addInitScript(`
      Object.defineProperty(navigator, 'canShare', { value: () => false });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } });
    `);
    await page.reload();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied.').waitFor();
    expect(await page.evaluate('copied')).toBe(address);
  });
});
