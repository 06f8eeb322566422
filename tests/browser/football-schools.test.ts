import { describe, expect, test } from 'vitest';
import { clickThrough, laptop, openBrowserSuite, phone } from '../support/browser-suite';

const { getSite, open, openAsSent } = openBrowserSuite();
const base = '/sports/football/regular-season';
const withoutScripts = { ...laptop, javaScriptEnabled: false };

describe('the schedule of a football school', () => {
  test('shows long names whole on a phone, and marks the winner with a letter', async () => {
    const page = await open(`${base}/schedule-detail/123`, { ...phone, javaScriptEnabled: false });
    const games = page.getByRole('table', { name: 'Schedule of Fernmont' });
    const long = games.getByRole('link', { name: 'Lysander Falls (Founders County)', exact: true });
    const { shown, needed } = await long.evaluate((link) => ({ shown: link.clientWidth, needed: link.scrollWidth }));
    expect(needed).toBeLessThanOrEqual(shown);
    expect(await long.innerText()).toBe('Lysander Falls (Founders County)');
    const row = games.getByRole('row').filter({ hasText: 'Lysander Falls' });
    expect(await row.innerText()).toMatch(/\bat\b[\s\S]*\bW 34-10/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
    const top = await games.evaluate((table) => table.getBoundingClientRect().top);
    expect(top).toBeLessThan(phone.viewport.height / 2 + 60);
  });

  test('is linked to and from the school page, its conference and its opponents', async () => {
    const page = await open(`${base}/schedule-detail/123`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'School', exact: true }).click();
    await page.waitForURL('**/schools/details/*');
    await main.getByRole('link', { name: /^Schedule ?, Football$/ }).click();
    await page.waitForURL(`**${base}/schedule-detail/123`);
    const conference = main.locator(`dd a[href^="${base}/conference-schedules/"]`);
    const name = await conference.innerText();
    await conference.click();
    await main.getByRole('heading', { level: 1, name }).waitFor();
    expect(await main.getByRole('table').count()).toBeGreaterThan(2);
    await main
      .getByRole('table', { name: `Standings of ${name}` })
      .getByRole('link', { name: 'Fernmont' })
      .click();
    await page.waitForURL(`**${base}/schedule-detail/123`);
    await main.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL(`**${base}/conference-schedules/*`);
    await main.getByRole('link', { name: 'Back to Conferences' }).click();
    await page.waitForURL(`**${base}/conference-schedules`);
  });
});

test.each([
  [`${base}/conference-standings`, 1],
  [`${base}/enrollments`, 0],
  ['/sports/football/state-series/playoff-outlook/what-if', 1],
  ['/sports/football/state-series/playoff-team-info', 0],
])('on a phone no table of %s scrolls sideways, and the bids are explained %i times', async (path, legends) => {
  const page = await open(path, phone);
  await page.locator('main details').evaluateAll((lists) => {
    for (const list of lists) list.setAttribute('open', '');
  });
  const tables = page.locator('main .scroll-region[aria-label$=" table"]');
  const wide = await tables.evaluateAll((regions) =>
    regions.flatMap((region) =>
      region.scrollWidth > region.clientWidth ? (region.getAttribute('aria-label') ?? '') : [],
    ),
  );
  expect(await tables.count()).toBeGreaterThan(0);
  expect(wide).toEqual([]);
  expect(await page.locator('main dd:visible', { hasText: 'conference representative' }).count()).toBe(legends);
});

const series = '/sports/football/state-series';
const wideTables = [
  `${base}/ap-poll`,
  `${base}/conference-standings`,
  `${series}/playoff-outlook`,
  `${series}/playoff-outlook/what-if`,
  `${series}/playoff-team-info`,
];

test.each([768, 900, 1024, 1280])('in a window of %i px the widest tables of football fit', async (width) => {
  for (const path of wideTables) {
    const page = await openAsSent(path, { viewport: { width, height: 900 } });
    await page.locator('main details').evaluateAll((lists) => {
      for (const list of lists) list.setAttribute('open', '');
    });
    const tables = page.locator('main .scroll-region[aria-label$=" table"]');
    const cut = await tables.evaluateAll((regions) =>
      regions.filter((region) => region.scrollWidth > region.clientWidth).map((region) => region.ariaLabel),
    );
    expect(await tables.count()).toBeGreaterThan(0);
    expect([path, cut]).toEqual([path, []]);
    expect(await page.locator('main tbody .folded-cells').first().isVisible()).toBe(width < 1280);
  }
});

test.each([phone.viewport.width, laptop.viewport.width])(
  'in a window of %i px the classes of the outlook have their columns at the same place',
  async (width) => {
    const page = await openAsSent(`${series}/playoff-outlook`, { viewport: { width, height: 900 } });
    const places = await page
      .locator('main table')
      .evaluateAll((tables) =>
        tables.map((table) =>
          [...table.querySelectorAll('thead th')]
            .map((head) => Math.round(head.getBoundingClientRect().left))
            .join(' '),
        ),
      );
    expect(places).toHaveLength(8);
    expect(new Set(places).size).toBe(1);
  },
);

test('the enrollments are two collapsed lists, which a search opens without scripts', async () => {
  const page = await open(`${base}/enrollments`, withoutScripts);
  const lists = page.locator('main details');
  expect(await lists.locator('summary').allInnerTexts()).toEqual(['Alphabetical', 'By Enrollment']);
  expect(await page.locator('main details[open]').count()).toBe(0);
  await page.getByRole('main').getByRole('searchbox').fill('fernmont');
  await clickThrough(page.getByRole('button', { name: 'Search schools' }));
  expect(await page.locator('main details[open]').count()).toBe(2);
  expect(await page.getByRole('status').filter({ hasText: 'schools' }).innerText()).toMatch(/^1 of \d+ schools$/);
  const found = await lists
    .getByRole('link', { name: 'Fernmont' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(found).toEqual([`${base}/schedule-detail/123`, `${base}/schedule-detail/123`]);
});

test.each(['weekly-schedules', 'weekly-schedules-compact'])(
  'the conferences of %s are collapsed on a phone, except for the first',
  async (path) => {
    const page = await open(`${base}/${path}?week=6`, phone);
    expect(await page.locator('main details').count()).toBeGreaterThan(50);
    expect(await page.locator('main details[open]').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
  },
);

test.each([
  ['/sports/football/regular-season/conference-schedules/twelve', 'Invalid route. Missing sport or conference ID.'],
  ['/sports/football/regular-season/conference-schedules/9999', 'Page not found'],
  ['/sports/football/regular-season/schedule-detail/one', 'Page not found'],
  ['/sports/football/regular-season/schedule-detail/9999', 'Page not found'],
  ['/sports/baseball/regular-season/conference-schedules/12', 'Page not found'],
])('%s answers 404 with the text %j', async (path, words) => {
  const response = await fetch(getSite().url + path);
  expect(response.status).toBe(404);
  expect((await response.text()).replace(/<[^>]+>/g, '')).toContain(words);
});

describe('the football scores', () => {
  const scores = `${base}/scores`;

  test('are filtered at once by week, school, class and finals, and each choice is in the address', async () => {
    const page = await open(scores);
    const games = page.getByRole('main').getByRole('article');
    const school = page.getByLabel('School', { exact: true });
    const expectChoice = async (choice: Readonly<Record<string, string>>) => {
      await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(choice);
    };
    await page.getByLabel('Week', { exact: true }).selectOption('5');
    await expectChoice({ week: '5' });
    await expect.poll(() => games.count()).toBeGreaterThan(5);
    const ofWeek = await games.count();
    await school.fill('fern');
    await expectChoice({ week: '5', q: 'fern' });
    await expect.poll(() => games.count()).toBeLessThan(ofWeek);
    await school.fill('');
    await expectChoice({ week: '5' });
    await page.getByLabel('Class', { exact: true }).selectOption('3A');
    await expectChoice({ week: '5', class: '3A' });
    await expect.poll(() => games.count()).toBeLessThan(ofWeek);
    await page.getByLabel('Show Finals Only').check();
    await expectChoice({ week: '5', class: '3A', final: '1' });
  });

  test('are filtered without scripts', async () => {
    const page = await open(`${scores}?week=6`, withoutScripts);
    await page.getByLabel('Class', { exact: true }).selectOption('1A');
    await clickThrough(page.getByRole('button', { name: 'Search games' }));
    await expect.poll(() => new URL(page.url()).searchParams.get('class')).toBe('1A');
    expect(await page.getByLabel('Week', { exact: true }).inputValue()).toBe('6');
    await page.getByLabel('Show Finals Only').check();
    await clickThrough(page.getByRole('button', { name: 'Search games' }));
    await expect.poll(() => new URL(page.url()).searchParams.get('final')).toBe('1');
    // Distant cards are not laid out, so they have no inner text.
    expect(await page.getByRole('article').allTextContents()).toSatisfy((games: string[]) =>
      games.every((game) => /final|forfeit/i.test(game)),
    );
  });
});
