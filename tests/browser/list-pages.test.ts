import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { clickThrough, laptop, openBrowserSuite, phone } from '../support/browser-suite';

const { getSite, open, openAsSent } = openBrowserSuite();

const conferences = '/schools/conferences';
const withoutScripts = { ...laptop, javaScriptEnabled: false };
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'conference' }).innerText();
const openGroups = (page: Page) => page.locator('main details[open]').count();
const countGroups = (page: Page) => page.locator('main details').count();
const readQuery = (page: Page) => new URL(page.url()).search;
const countHistory = (page: Page) => page.evaluate(() => history.length);

describe('a list', () => {
  test('is complete without scripts: closed groups, letters, and a search that opens what it finds', async () => {
    const page = await open(conferences, withoutScripts);
    expect(await count(page)).toBe(`${await countGroups(page)} conferences`);
    expect(await openGroups(page)).toBe(0);
    const letter = page.getByRole('navigation', { name: 'Conferences by first letter' });
    expect(await letter.getByRole('link', { name: 'Z, no conferences' }).isDisabled()).toBe(true);
    await clickThrough(letter.getByRole('link', { name: 'C', exact: true }));
    expect(readQuery(page)).toBe('?letter=c');
    const ofLetter = await countGroups(page);
    await page.getByRole('main').getByRole('searchbox').fill('conference');
    await clickThrough(page.getByRole('button', { name: 'Search conferences' }));
    expect(readQuery(page)).toBe('?letter=c&q=conference');
    expect(await countGroups(page)).toBeLessThanOrEqual(ofLetter);
    expect(await openGroups(page)).toBe(await countGroups(page));
    expect(await page.getByRole('main').locator('details a[href^="/schools/details/"]').count()).toBeGreaterThan(0);
    await clickThrough(page.getByRole('link', { name: 'Show all conferences' }));
    expect(readQuery(page)).toBe('');
  });

  test('filters as you type before the address changes, and typing adds nothing to the history', async () => {
    const page = await open(conferences);
    const before = await countHistory(page);
    const all = await countGroups(page);
    const found = await page
      .getByRole('main')
      .getByRole('searchbox')
      .evaluate(async (field: HTMLInputElement) => {
        field.focus();
        field.setRangeText('ash');
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise(requestAnimationFrame);
        return { groups: document.querySelectorAll('main details[open]').length, search: location.search };
      });
    expect(found.search).toBe('');
    expect(found.groups).toBeGreaterThan(0);
    expect(found.groups).toBeLessThan(all);
    await expect.poll(() => readQuery(page)).toBe('?q=ash');
    await expect.poll(() => countGroups(page)).toBe(found.groups);
    expect(await page.locator('main mark').count()).toBeGreaterThan(0);
    expect(await countHistory(page)).toBe(before);
  });

  test('adds a chosen letter to the history, and Back restores the previous list', async () => {
    const page = await open(conferences);
    const all = await count(page);
    await page.getByRole('main').getByRole('searchbox').pressSequentially('league');
    await expect.poll(() => readQuery(page)).toBe('?q=league');
    await expect.poll(() => count(page)).not.toBe(all);
    const searched = await count(page);
    const letters = page.getByRole('navigation', { name: 'Conferences by first letter' });
    // The letters carry the search only when the list has arrived, which may be after the address.
    const letter = letters.locator('a[href*="letter="][href$="q=league"]').first();
    const href = await letter.getAttribute('href');
    await letter.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => conferences + readQuery(page)).toBe(href);
    await expect.poll(() => count(page)).not.toBe(searched);
    // The field keeps the focus on the way back.
    await page.getByRole('main').getByRole('searchbox').fill('zzz');
    await expect.poll(() => readQuery(page)).toContain('q=zzz');
    await page.goBack();
    await expect.poll(() => count(page)).toBe(searched);
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('league');
    await page.getByRole('link', { name: 'Show all conferences' }).click();
    await expect.poll(() => count(page)).toBe(all);
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('');
  });

  test('requests no data when it is filtered', async () => {
    const page = await open(conferences);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('main').getByRole('searchbox').pressSequentially('ash');
    await expect.poll(() => readQuery(page)).toBe('?q=ash');
    await page.getByRole('link', { name: 'Show all conferences' }).click();
    await expect.poll(() => readQuery(page)).toBe('');
    expect(atLeastOne(asked).filter((path) => path.endsWith('.data'))).toEqual([]);
  });

  test('opens a group by keyboard, and prints all groups open', async () => {
    const page = await open(conferences, phone);
    await page.locator('main summary').first().focus();
    await page.keyboard.press('Enter');
    expect(await openGroups(page)).toBe(1);
    const school = page.locator('main details').nth(1).locator('li').first();
    expect(await school.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await school.evaluate((element) => element.getBoundingClientRect().height > 0)).toBe(true);
  });

  test('says when nothing matches', async () => {
    const page = await openAsSent(`${conferences}?q=zzzz`);
    expect(await page.getByText('No conferences match your search.').count()).toBe(1);
  });
});

test('the Legislative Commission lists 35 members in three sections, searchable by name, school or district', async () => {
  const page = await open('/about/legislative-commission', withoutScripts);
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(34);
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'PRINCIPALS',
    'ATHLETIC ADMINISTRATORS',
    'AT-LARGE MEMBERS',
  ]);
  await page.getByRole('main').getByRole('searchbox').fill('district 12');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${getSite().url}/about/legislative-commission?q=district+12`);
  expect(await page.getByRole('status').filter({ hasText: 'members' }).innerText()).toMatch(/^1 of \d+ members$/);
});

test('a link in another spelling of the address leads to the page, also without a redirect of the server', async () => {
  const page = await open('/about');
  const follow = (path: string) => page.evaluate((to) => window.__remixRouter.navigate(to), path);
  await follow('/About/Board/');
  await page.getByRole('heading', { level: 1, name: 'Board of Directors' }).waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(5);
  await follow('/sports/football/regular-season/weekly-schedules-compact/');
  await page.getByRole('link', { name: 'Full weekly schedules' }).first().waitFor();
});
