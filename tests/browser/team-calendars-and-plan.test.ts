import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { clickThrough, openBrowserSuite, laptop, phone } from '../support/browser-suite';

const { open, getSite } = openBrowserSuite();

const plan = '/my-teams/plan?teams=0101.0102.0103.0115.boys-soccer';
const planOfMany = `/my-teams/plan?teams=${Array.from({ length: 24 }, (_, index) => `01${String(index + 1).padStart(2, '0')}`).join('.')}`;
const looks = [
  { ...phone, colorScheme: 'light' },
  { ...phone, colorScheme: 'dark' },
  { ...laptop, colorScheme: 'light' },
  { ...laptop, colorScheme: 'dark' },
] as const;

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe('a team calendar', () => {
  test.each([true, false])('is subscribed to and downloaded from the team page (scripts: %s)', async (scripts) => {
    const page = await open('/sports/boys-soccer/teams/0101', { ...phone, javaScriptEnabled: scripts });
    const part = page.getByRole('region', { name: 'Games in Your Calendar' });
    const file = '/calendar/teams/boys-soccer/0101.ics';
    const webcal = getSite().url.replace('http:', 'webcal:') + file;
    await expect.poll(() => part.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe(webcal);
    const download = page.waitForEvent('download');
    await part.getByRole('link', { name: /^Download/ }).click();
    expect((await download).suggestedFilename()).toBe('boys-soccer-0101.ics');
    expect(await part.innerText()).toContain('Google looks for changes about once or twice a day');
  });

  test('is linked on the school page for each of its teams', async () => {
    const page = await open('/schools/details/0101', { ...laptop, javaScriptEnabled: false });
    const links = page.getByRole('region', { name: 'Games in Your Calendar' }).getByRole('listitem').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(2);
    expect(atLeastOne(hrefs).filter((href) => !/^webcal:.+\/calendar\/teams\/[\w-]+\/0101\.ics$/.test(href))).toEqual(
      [],
    );
  });

  test('has truthful update times on the events calendar page', async () => {
    const page = await open('/calendar', { ...laptop, javaScriptEnabled: false });
    const words = await page.getByRole('region', { name: 'Subscribe and download' }).innerText();
    expect(words).not.toMatch(/each hour/);
    expect(words).toContain('Apple as often as you set it');
  });
});

describe('my week', () => {
  test("shows the last game, today's games and the next one, and links to the plan", async () => {
    const page = await open('/my-teams?teams=0101.0115', { ...phone, javaScriptEnabled: false });
    const words = await page.getByRole('main').innerText();
    expect(words).toMatch(/Next\n/);
    expect(await page.getByRole('region', { name: 'State series today' }).count()).toBe(0);
    expect(words).toMatch(/(?:Sun|Mon|Tue|Wed|Thu|Fri), Oct \d{1,2}, \d{1,2}:\d\d [AP]M at /);
    await page.getByRole('link', { name: 'Plan for today' }).click();
    await page.waitForURL('**/my-teams/plan?teams=0101.0115');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/saturday, october 11/i);
  });
});

describe('the series of the day', () => {
  test.each(looks)(
    'leads followed teams that play in it, in a $colorScheme window of $viewport.width px without scripts',
    async (look) => {
      const page = await open('/my-teams?teams=0101.girls-golf', { ...look, javaScriptEnabled: false });
      const band = page.getByRole('region', { name: 'State series today' });
      expect(await band.innerText()).toMatch(/Girls Golf\s+State finals, day 2 of 2/i);
      expect(await band.innerText()).not.toMatch(/Boys Golf/i);
      const team = page.getByRole('heading', { level: 2, name: 'Girls Golf' });
      expect((await band.boundingBox())?.y).toBeLessThan((await team.boundingBox())?.y ?? 0);
      expect(await isTooWide(page)).toBe(false);
      await clickThrough(band.getByRole('link', { name: '1A' }));
      expect(page.url()).toMatch(/\/sports\/girls-golf\/state-series\/state-leaderboard\/1A$/);
    },
  );
});

describe('the bars of the games of a day', () => {
  const findRows = (page: Page) => page.getByRole('main').locator('ol > li');
  const findBars = (page: Page) => findRows(page).locator(':scope > [aria-hidden]:has(svg)');

  test.each([phone, laptop])(
    'are in the rows of the games, within the page, with the time at their line ($viewport.width px)',
    async (look) => {
      const page = await open(plan, { ...look, javaScriptEnabled: false });
      const rows = await findRows(page).count();
      expect(rows).toBeGreaterThan(1);
      expect(await findBars(page).count()).toBe(rows);
      expect(await findBars(page).last().isVisible()).toBe(true);
      expect(await page.getByRole('main').locator('svg text', { hasText: / CT$/ }).count()).toBe(1);
      const outside = await findBars(page).evaluateAll(
        (bars) =>
          bars
            .flatMap((bar) => [...bar.querySelectorAll('rect, text')])
            .map((part) => part.getBoundingClientRect())
            .filter(({ left, right }) => left < 0 || right > innerWidth).length,
      );
      expect(outside).toBe(0);
    },
  );

  test('have no line on another day', async () => {
    const page = await open(`${planOfMany}&date=2025-10-10`, { ...laptop, javaScriptEnabled: false });
    expect(await page.getByRole('main').locator('svg text', { hasText: / CT$/ }).count()).toBe(0);
    expect(await page.getByText(/\d games.* to about /).count()).toBe(1);
  });

  test('are visible in forced colors and left out on paper, where the list fits one sheet', async () => {
    const page = await open(plan, { ...laptop, javaScriptEnabled: false });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    expect(await findBars(page).first().isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    expect(await findBars(page).first().isVisible()).toBe(false);
  });
});

describe('the plan of a day', () => {
  test.each(looks)('fits a $colorScheme window of $viewport.width px without scripts', async (look) => {
    const page = await open(plan, { ...look, javaScriptEnabled: false });
    const rows = page.getByRole('main').locator('ol > li');
    expect(await rows.count()).toBeGreaterThan(1);
    expect(await isTooWide(page)).toBe(false);
    expect(await page.getByText(/^Starts before .+ ends, about/).count()).toBeGreaterThan(0);
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(4).click();
    await page.waitForURL('**&date=2025-10-12');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/sunday, october 12/i);
  });

  test.each(['A4', 'Letter'])('prints twenty games on one sheet of %s', async (format) => {
    const page = await open(plan);
    await page.evaluate(() => {
      const list = document.querySelector('main ol');
      const rows = [...(list?.children ?? [])];
      for (let count = rows.length; count < 20; count++) {
        const row = rows[count % rows.length];
        if (row !== undefined) list?.insertBefore(row.cloneNode(true), null);
      }
    });
    const code = page.getByRole('img', { name: /^Code that leads to http\S+\/my-teams\/plan\?teams=/ });
    expect(await code.count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect((await code.boundingBox())?.width).toBeGreaterThan(80);
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test('links to My teams when no teams are chosen', async () => {
    const page = await open('/my-teams/plan', phone);
    await page.getByRole('main').getByRole('link', { name: 'My teams' }).click();
    await page.waitForURL('**/my-teams');
  });

  test('opens with the teams that the device follows, on the day of the address', async () => {
    const page = await open('/my-teams/plan', phone);
    expect(await page.getByLabel('Find a school to follow').isVisible()).toBe(true);
    await page.evaluate(() => {
      localStorage.setItem('my-teams', '{"version":1,"teams":["0101","0115"]}');
    });
    await page.goto(new URL('/my-teams/plan?date=2025-10-18', page.url()).href);
    await page.waitForURL('**/my-teams/plan?date=2025-10-18&teams=0101.0115');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/saturday, october 18/i);
  });
});

describe('the scores of an area', () => {
  test.each(looks)(
    'are chosen by county in a $colorScheme window of $viewport.width px without scripts',
    async (look) => {
      const page = await open('/scores', { ...look, javaScriptEnabled: false });
      const filter = page.getByRole('button', { name: 'Filter' });
      if (await filter.isVisible()) await filter.click();
      await page.getByRole('link', { name: 'By county, conference or division' }).click();
      await page.waitForURL('**/scores/areas');
      expect(await isTooWide(page)).toBe(false);
      const counties = page.getByRole('region', { name: 'Counties' });
      const first = counties.getByRole('listitem').first();
      const [, county = '', count = ''] = /^(.+?)\s*(\d+) games?/s.exec((await first.textContent()) ?? '') ?? [];
      await first.getByRole('link').click();
      await page.waitForURL('**/scores?county=*');
      expect(await page.getByText('Games of schools in').innerText()).toBe(`Games of schools in ${county}`);
      expect(await page.getByRole('heading', { level: 2 }).first().locator('..').innerText()).toMatch(
        new RegExp(String.raw`\b${count} games?\b`),
      );
      expect(await page.locator('.game-grid > *').count()).toBe(Math.min(Number(count), 30));
      expect(await isTooWide(page)).toBe(false);
      await page.getByRole('link', { name: 'All games', exact: true }).click();
      await page.waitForURL('**/scores');
    },
  );

  test.each([true, false])('are found by their name, with scripts: %s', async (javaScriptEnabled) => {
    const page = await open('/scores/areas', { ...phone, javaScriptEnabled });
    const first = page.getByRole('region', { name: 'Counties' }).getByRole('listitem').first().getByRole('link');
    const [name = ''] = /^[\w ]+ County/.exec(await first.innerText()) ?? [];
    await page.getByRole('searchbox', { name: 'County, conference or division' }).fill(name);
    await page.getByRole('button', { name: 'Search areas' }).click();
    await page.waitForURL('**/scores/areas?*q=*');
    await expect
      .poll(() =>
        page
          .getByRole('status')
          .filter({ hasText: /^1 area$/ })
          .count(),
      )
      .toBe(1);
    expect(await page.getByRole('main').getByRole('region').getByRole('listitem').count()).toBe(1);
  });

  test('stay chosen when another filter is set', async () => {
    const page = await open('/scores/areas', laptop);
    await page.getByRole('region', { name: 'Board Divisions' }).getByRole('link').first().click();
    await page.waitForURL('**/scores?division=*');
    await page.getByLabel('Only games with results').check();
    await page.waitForURL(/division=.*final=1|final=1.*division=/);
    expect(await page.getByText('Games of schools in').innerText()).toMatch(/Division \d/);
  });
});
