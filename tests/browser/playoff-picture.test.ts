import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clickThrough, laptop, openBrowserSuite, phone } from '../support/browser-suite';

const { open } = openBrowserSuite();

const outlook = '/sports/football/state-series/playoff-outlook';
const whatIf = `${outlook}/what-if`;
const readPicks = (page: Page) => new URL(page.url()).searchParams.get('picks');
const readStatus = (page: Page) => page.getByRole('status').filter({ hasText: /pick/ }).innerText();
const countPressed = (page: Page) => page.locator('button[aria-pressed="true"]').count();
const locateFirstWinner = (page: Page) => page.locator('button[name="pick"]').first();

describe('a playoff scenario', () => {
  test('is built without scripts: each button adds a winner to the address, or removes it again', async () => {
    const page = await open(outlook, { ...phone, javaScriptEnabled: false });
    await clickThrough(page.getByRole('main').getByRole('link', { name: 'What if?' }));
    await clickThrough(locateFirstWinner(page));
    const winner = await locateFirstWinner(page).getAttribute('value');
    expect(readPicks(page)).toBe(winner);
    expect(await countPressed(page)).toBe(1);
    expect(await readStatus(page)).toMatch(/^1 pick:/);
    await clickThrough(locateFirstWinner(page));
    expect(readPicks(page)).toBeNull();
  });

  test('shows each pick at once, then updates the address, which alone shows the same picks', async () => {
    const page = await open(whatIf);
    const winner = (await locateFirstWinner(page).getAttribute('value')) ?? '';
    const readRecord = async () =>
      page
        .locator('.field-table tbody tr', { hasText: /\d-\d/ })
        .evaluateAll((rows) => rows.map((row) => row.textContent));
    const before = await readRecord();
    const name = await locateFirstWinner(page).evaluate((button) => button.firstChild?.textContent ?? '');
    await page.getByRole('main').getByRole('searchbox').fill(name);
    await expect.poll(() => new URL(page.url()).searchParams.has('q')).toBe(true);
    const search = await page.locator(`button[value="${winner}"]`).evaluate((button: HTMLButtonElement) => {
      button.click();
      return location.search;
    });
    expect(search).not.toContain('picks');
    await expect.poll(() => countPressed(page)).toBe(1);
    await expect.poll(() => readPicks(page)).toBe(winner);
    const after = await readRecord();
    expect(after).not.toEqual(before);
    await page.reload();
    await expect.poll(readRecord).toEqual(after);
    expect(await readStatus(page)).toMatch(/^1 pick:/);
  });

  test('is undone by Back, and says that picks of unknown games are ignored', async () => {
    const page = await open(`${whatIf}?picks=1h.nonsense`, laptop);
    expect(await page.getByText('2 picks of this address are ignored').count()).toBe(1);
    await locateFirstWinner(page).click();
    await expect.poll(() => readPicks(page)).toBe(await locateFirstWinner(page).getAttribute('value'));
    expect(await page.getByText('of this address are ignored').count()).toBe(0);
    await page.getByRole('link', { name: 'Clear' }).click();
    await expect.poll(() => readPicks(page)).toBeNull();
    await expect.poll(() => countPressed(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => countPressed(page)).toBe(1);
  });
});
