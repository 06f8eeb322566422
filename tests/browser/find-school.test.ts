import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import {
  clickThrough,
  laptop,
  openBrowserSuite,
  phone,
  readCanonicalPath,
  waitForWholePage,
} from '../support/browser-suite';

const { getSite, open, openAsSent } = openBrowserSuite();

const outlook = '/sports/football/state-series/playoff-outlook';
const clinchers = '/sports/football/state-series/clinchers';
const footballRpi = '/sports/football/maxpreps-rpi';
const volleyballRpi = '/sports/girls-volleyball/maxpreps-rpi';
const withoutScripts = { ...laptop, javaScriptEnabled: false };

const locateRows = (page: Page) => page.locator('main tbody tr');
const locateField = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Find a school' });
const readQuery = (page: Page) => new URL(page.url()).search;

/** Opens the list as a visitor who follows these schools. */
async function openFollowing(path: string, keys: readonly string[]): Promise<Page> {
  const page = await open(path, phone);
  await page.evaluate((teams) => {
    localStorage.setItem('my-teams', JSON.stringify({ version: 1, teams }));
  }, keys);
  await page.reload();
  return page;
}

describe.each([outlook, clinchers, footballRpi, volleyballRpi])('the schools of %s', (path) => {
  test('are found without scripts, and all are one link away', async () => {
    await waitForWholePage(getSite(), path);
    const page = await open(path, withoutScripts);
    const all = await locateRows(page).count();
    const name = await locateRows(page).last().locator('th a').first().innerText();
    await locateField(page).fill(name.toUpperCase());
    await clickThrough(page.getByRole('button', { name: 'Search schools' }));
    expect(readQuery(page)).toMatch(/^\?q=/);
    expect(await readCanonicalPath(page)).toBe(path);
    const names = await locateRows(page).locator('th').allInnerTexts();
    expect(names.length).toBeLessThan(all);
    expect(atLeastOne(names).filter((found) => !found.includes(name))).toEqual([]);
    expect(await page.getByRole('status').filter({ hasText: ' of ' }).innerText()).toMatch(/^\d+ of \d+ schools/);
    await clickThrough(page.getByRole('main').getByRole('link', { name: 'All schools' }));
    expect(readQuery(page)).toBe('');
    expect(await locateRows(page).count()).toBe(all);
  });

  test('are not listed for an unknown name, and the page says so', async () => {
    const page = await openAsSent(`${path}?q=zzzz`);
    expect(await page.getByText('No schools match your search.').count()).toBe(1);
    expect(await locateRows(page).count()).toBe(0);
    expect(await page.getByRole('main').getByRole('link', { name: 'All schools' }).first().getAttribute('href')).toBe(
      path,
    );
  });

  test('begin in the first two thirds of a phone, below the field', async () => {
    const page = await openAsSent(path, phone);
    const { y = Number.NaN } = (await locateRows(page).first().boundingBox()) ?? {};
    expect(y).toBeLessThan(510);
    expect(await locateField(page).isVisible()).toBe(true);
  });
});

test('typing filters the outlook, and the address follows', async () => {
  const page = await open(outlook);
  const all = await locateRows(page).count();
  await locateField(page).pressSequentially('alder');
  await expect.poll(() => locateRows(page).count()).toBeLessThan(all);
  await expect.poll(() => readQuery(page)).toBe('?q=alder');
  await locateField(page).fill('');
  await expect.poll(() => locateRows(page).count()).toBe(all);
});

test.each([outlook, clinchers, footballRpi])(
  '%s shows the row of a followed school above the list, leads to it and highlights it',
  async (path) => {
    const page = await openFollowing(path, ['football', '1732']);
    const link = page.getByRole('main').getByRole('link', { name: /^Go to / });
    await link.waitFor();
    const row = locateRows(page).filter({ has: page.getByRole('link', { name: 'Ottercroft', exact: true }) });
    const wide = await row.locator('td:not(.folded-column)').allInnerTexts();
    const shown = (await link.innerText()).split(/\s+/);
    expect(shown).toContain('Ottercroft');
    expect(atLeastOne(wide.flatMap((cell) => cell.split(/\s+/).slice(0, 1))).slice(0, 2)).toSatisfy((cells: string[]) =>
      cells.every((cell) => shown.includes(cell)),
    );
    expect(await link.isVisible()).toBe(true);
    const readColor = () => row.locator('th').evaluate((cell) => getComputedStyle(cell).backgroundColor);
    const before = await readColor();
    await link.click();
    await expect.poll(readColor).not.toBe(before);
    const { y = Number.NaN } = (await row.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(phone.viewport.height);
  },
);

test('a list without the followed schools says so in the place that it reserves', async () => {
  const page = await openFollowing(footballRpi, ['football']);
  await page.getByText('Not in this list').waitFor();
});

test('the ratings of a class lead to a followed school in another class', async () => {
  const other = await openAsSent(`${volleyballRpi}?class=2a`);
  const id = ((await locateRows(other).nth(30).getAttribute('id')) ?? '').replace('school-', '');
  const page = await openFollowing(volleyballRpi, [id]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Go to / })
    .click();
  await expect.poll(() => readQuery(page)).toBe(`?school=${id}`);
  const row = page.locator(`#school-${id}`);
  await expect.poll(() => row.locator('[aria-current="true"]').count()).toBe(1);
  await expect.poll(async () => (await row.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await row.boundingBox())?.y ?? Infinity).toBeLessThan(phone.viewport.height);
});
