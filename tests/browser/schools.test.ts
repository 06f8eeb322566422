import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clickThrough, laptop, openBrowserSuite } from '../support/browser-suite';

const { getSite, open } = openBrowserSuite();

const directory = '/schools/school-directory';
const withoutScripts = { ...laptop, javaScriptEnabled: false };
const locateSchoolLinks = (page: Page) => page.getByRole('main').locator('li a[href^="/schools/details/"]');
const readQuery = (page: Page) => new URL(page.url()).search;

describe('the school directory', () => {
  test('works without scripts: lists nothing until a letter is chosen, and a toggle hides schools', async () => {
    const page = await open(directory, withoutScripts);
    expect(await locateSchoolLinks(page).count()).toBe(0);
    await clickThrough(page.getByRole('link', { name: 'A', exact: true }));
    expect(readQuery(page)).toBe('?letter=a');
    const all = await locateSchoolLinks(page).count();
    expect(all).toBeGreaterThan(5);
    await clickThrough(page.getByRole('link', { name: 'Show Public Schools' }));
    expect(readQuery(page)).toBe('?letter=a&hide-public=1');
    expect(await locateSchoolLinks(page).count()).toBeLessThan(all);
    await clickThrough(page.getByRole('link', { name: 'Clear schools' }));
    expect(await locateSchoolLinks(page).count()).toBe(0);
  });

  test('filters by typed text in any spelling, and Back from a school restores the search', async () => {
    const page = await open(directory);
    await page.getByRole('main').getByRole('searchbox').pressSequentially('st brigid');
    await expect.poll(() => readQuery(page)).toBe('?q=st+brigid');
    await page.getByRole('main').getByRole('searchbox').fill('ashgrove');
    await expect.poll(() => readQuery(page)).toBe('?q=ashgrove');
    await expect.poll(() => locateSchoolLinks(page).allInnerTexts()).toContain('Ashgrove');
    await locateSchoolLinks(page)
      .filter({ hasText: /^Ashgrove$/ })
      .click();
    await page.waitForURL(/\/schools\/details\/\d+$/);
    await page.goBack();
    await expect.poll(() => page.getByRole('main').getByRole('searchbox').inputValue()).toBe('ashgrove');
    await expect.poll(() => locateSchoolLinks(page).count()).toBeGreaterThan(0);
  });
});

describe('a school page', () => {
  test('shows its information, staff with addresses and phone numbers, and its teams by season', async () => {
    const page = await open('/schools/details/0101', withoutScripts);
    const main = page.getByRole('main');
    expect(await main.locator('a[href^="tel:"]').count()).toBeGreaterThan(3);
    expect(await main.locator('a[href^="mailto:"]').count()).toBeGreaterThan(3);
    expect(await main.locator('a[href^="/sports/"]').count()).toBeGreaterThan(5);
    expect(await main.getByRole('rowheader', { name: 'Fall', exact: true }).count()).toBe(1);
    await clickThrough(main.getByRole('link', { name: 'Season Records' }));
    expect(new URL(page.url()).pathname).toBe('/schools/records/0101');
  });

  test.each(['/schools/details/9999', '/schools/details/x', '/schools/details/%3Cscript%3E', '/schools/records/9999'])(
    '%s answers 404 and links to the directory',
    async (path) => {
      expect((await fetch(getSite().url + path)).status).toBe(404);
      const page = await open(path, withoutScripts);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('SCHOOL NOT FOUND');
      expect(await page.getByText("The school you're looking for could not be found.").count()).toBe(1);
      expect(await page.getByRole('main').getByRole('link', { name: 'School Directory' }).count()).toBe(1);
    },
  );
});

test('season records are tables of the page itself, without sponsors and shop, and print without buttons', async () => {
  const page = await open('/schools/records/0101');
  const main = page.getByRole('main');
  expect(await main.getByRole('table').count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await page.getByRole('region', { name: /sponsor|shop/i }).count()).toBe(0);
  const print = main.getByRole('button', { name: 'Print' });
  expect(await print.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await print.isVisible()).toBe(false);
  expect(await main.getByRole('table').first().isVisible()).toBe(true);
});

test('the classification of a school is found by name and has its own address', async () => {
  const page = await open('/schools/enrollments-classifications');
  await page.getByRole('main').getByRole('searchbox').pressSequentially('ashgrove');
  await expect.poll(() => readQuery(page)).toBe('?q=ashgrove');
  await expect.poll(() => page.getByRole('table', { name: 'Classes of Ashgrove' }).count()).toBe(1);
  const shared = await open('/schools/enrollments-classifications?school=0101', withoutScripts);
  expect(await shared.getByRole('main').getByRole('table').first().getByRole('row').count()).toBeGreaterThan(5);
});
