import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserSuite, laptop, phone } from '../support/browser-suite';

const { open } = browserSuite();

const outlook = '/sports/football/state-series/playoff-outlook';
const whatIf = `${outlook}/what-if`;
const readPicks = (page: Page) => new URL(page.url()).searchParams.get('picks');
const status = (page: Page) => page.getByRole('status').filter({ hasText: /pick/ }).innerText();
const pressed = (page: Page) => page.locator('button[aria-pressed="true"]').count();
const firstWinner = (page: Page) => page.locator('button[name="pick"]').first();

describe('a scenario of the playoffs', () => {
  test('is picked without scripts: each button adds a winner to the address, and once more takes it back', async () => {
    const page = await open(outlook, { ...phone, javaScriptEnabled: false });
    await page.getByRole('link', { name: 'All games' }).click();
    await firstWinner(page).click();
    const winner = await firstWinner(page).getAttribute('value');
    expect(readPicks(page)).toBe(winner);
    expect(await pressed(page)).toBe(1);
    expect(await status(page)).toMatch(/^1 pick:/);
    await firstWinner(page).click();
    expect(readPicks(page)).toBeNull();
  });

  test('shows at once what is picked, the address follows, and the address alone shows the same', async () => {
    const page = await open(whatIf);
    const winner = (await firstWinner(page).getAttribute('value')) ?? '';
    const record = async () =>
      page
        .locator('.field-table tbody tr', { hasText: /\d-\d/ })
        .evaluateAll((rows) => rows.map((row) => row.textContent));
    const before = await record();
    const name = await firstWinner(page).evaluate((button) => button.firstChild?.textContent ?? '');
    await page.getByRole('main').getByRole('searchbox').fill(name);
    await expect.poll(() => new URL(page.url()).searchParams.has('q')).toBe(true);
    const search = await page.locator(`button[value="${winner}"]`).evaluate((button: HTMLButtonElement) => {
      button.click();
      return location.search;
    });
    expect(search).not.toContain('picks');
    await expect.poll(() => pressed(page)).toBe(1);
    await expect.poll(() => readPicks(page)).toBe(winner);
    const after = await record();
    expect(after).not.toEqual(before);
    await page.reload();
    await expect.poll(record).toEqual(after);
    expect(await status(page)).toMatch(/^1 pick:/);
  });

  test('is left by Back, and picks of games that do not exist are ignored and said', async () => {
    const page = await open(`${whatIf}?picks=1h.nonsense`, laptop);
    expect(await page.getByText('2 picks of this address are ignored').count()).toBe(1);
    await firstWinner(page).click();
    await expect.poll(() => readPicks(page)).toBe(await firstWinner(page).getAttribute('value'));
    expect(await page.getByText('of this address are ignored').count()).toBe(0);
    await page.getByRole('link', { name: 'Clear' }).click();
    await expect.poll(() => readPicks(page)).toBeNull();
    await expect.poll(() => pressed(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => pressed(page)).toBe(1);
  });
});
