import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowserSuite } from '../support/browser-suite';

const { open } = openBrowserSuite();

/** Tag and text of the element with the focus. */
function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return `${element?.tagName ?? ''} ${element?.textContent.trim().replace(/\s+/g, ' ') ?? ''}`;
  });
}

async function expectHeadingFocused(page: Page, heading: string): Promise<void> {
  await expect.poll(() => readFocus(page)).toBe(`H1 ${heading}`);
}

describe('after a link to another page', () => {
  test.each([
    ['pressed with Enter', (page: Page) => page.keyboard.press('Enter')],
    ['clicked', (page: Page) => page.locator('header a[href="/scores"]:visible').first().click()],
  ])('that is %s, the focus is on its heading, at the top of the page', async (_, follow) => {
    const page = await open('/schools/conferences');
    await page.locator('header a[href="/scores"]:visible').first().focus();
    await follow(page);
    await page.waitForURL('**/scores');
    await expectHeadingFocused(page, 'Scores');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('within the page, the next Tab continues after the heading', async () => {
    const page = await open('/schools/index');
    await page.locator('main a[href^="/schools/details/"]:visible').first().click();
    await expect.poll(async () => (await readFocus(page)).startsWith('H1 ')).toBe(true);
    await page.keyboard.press('Tab');
    const isAfterHeading = await page.evaluate(() => {
      const heading = document.querySelector('h1');
      const focused = document.activeElement;
      if (heading === null || focused === null) return false;
      return (heading.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(isAfterHeading).toBe(true);
  });

  test('Back focuses the heading of the page before, and keeps its scroll position', async () => {
    const page = await open('/schools/index');
    await page.evaluate(() => window.scrollTo(0, 2000));
    const link = page.locator('main a[href^="/schools/details/"]:visible').nth(60);
    await link.scrollIntoViewIfNeeded();
    const scrollBefore = await page.evaluate(() => window.scrollY);
    expect(scrollBefore).toBeGreaterThan(500);
    await link.click();
    await page.waitForURL('**/schools/details/**');
    await expect.poll(async () => (await readFocus(page)).startsWith('H1 ')).toBe(true);
    await page.goBack();
    await page.waitForURL('**/schools/index');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollBefore);
  });
});

test('the focus stays on a filter of the same page, and on the search field while somebody types', async () => {
  const page = await open('/schools/school-directory');
  const field = page.getByRole('main').getByRole('searchbox').first();
  await field.fill('pine');
  await page.waitForURL(/q=pine/);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the focus stays on a class tab, which leads to another page of the same kind', async () => {
  const page = await open('/sports/boys-golf/state-series/state-leaderboard/1A');
  const tab = page.getByRole('main').getByRole('link', { name: 'Class 2A' }).first();
  await tab.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/2A');
  await expect.poll(() => readFocus(page)).toBe('A Class 2A');
});
