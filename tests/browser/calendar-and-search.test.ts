import { describe, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { openBrowserSuite, phone, waitForSearchIndex } from '../support/browser-suite';

const { getSite, open } = openBrowserSuite();

const focusedDay = 'document.activeElement.dataset.day';

describe('the events calendar', () => {
  test('arrow and page keys move from day to day, also to other months', async () => {
    const page = await open('/calendar');
    await page.locator('a[data-day="2025-10-11"]').focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(focusedDay)).toBe('2025-10-18');
    // Exactly one day is a Tab stop.
    expect(await page.locator('a[data-day]:not([tabindex="-1"])').count()).toBe(1);
    await page.keyboard.press('PageDown');
    await page.waitForURL('**/calendar?date=2025-11-18');
    await expect.poll(() => page.evaluate(focusedDay)).toBe('2025-11-18');
    await page.keyboard.press('Home');
    expect(await page.evaluate(focusedDay)).toBe('2025-11-16');
    await page.getByLabel('Event type').selectOption('Meeting');
    await page.waitForURL('**/calendar?date=2025-11-18&type=meeting');
  });

  test('a narrow window shows the days of the current week that have events, and keys move to the next week', async () => {
    const page = await open('/calendar', phone);
    const shown = page.locator('a[data-day]:visible');
    expect(await shown.count()).toBe(5);
    expect(await page.locator('.event-day-empty:visible').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 2 }).filter({ visible: true }).first().textContent()).toBe(
      'Oct 5 – Oct 11, 2025',
    );
    // The names of folded events are part of the day's link.
    expect(await page.locator('a[data-day="2025-10-10"]').innerText()).toMatch(
      /10\s+Golf state finals.*; Officials advisory council/,
    );
    const today = page.locator('[aria-current="date"]');
    await expect
      .poll(() =>
        today.evaluate((link: { getBoundingClientRect(): { bottom: number } }) => link.getBoundingClientRect().bottom),
      )
      .toBeLessThan(phone.viewport.height);
    await today.focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL('**/calendar?date=2025-10-12');
    await expect.poll(() => page.evaluate(focusedDay)).toBe('2025-10-12');
  });

  test("event subscriptions use the site's address; the downloaded file is named after the association", async () => {
    const page = await open('/calendar?sport=boys-golf');
    const subscribe = page.getByRole('link', { name: 'Subscribe', exact: true });
    const webcal = getSite().url.replace('http:', 'webcal:');
    await expect.poll(() => subscribe.getAttribute('href')).toBe(`${webcal}/calendar/events.ics?sport=boys-golf`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PSAA-events.ics' }).click();
    expect((await download).suggestedFilename()).toBe('PSAA-events.ics');
  });

  test('the third-party widget is not requested until the visitor opens it', async () => {
    const page = await open('/calendar2');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const widget = `${getSite().demoUrl}/widgets/calendar`;
    await page.reload({ waitUntil: 'networkidle' });
    expect(atLeastOne(asked).filter((url) => url.startsWith(widget))).toEqual([]);
    await page.getByRole('link', { name: 'Show the calendar' }).click();
    await expect.poll(() => page.locator('iframe').getAttribute('src')).toBe(widget);
    await expect.poll(() => page.frameLocator('iframe').locator('h1').textContent()).toBe('October 2025');
  });
});

describe('the search field in the header', () => {
  test('finds results as you type, from an index that is fetched on focus', async () => {
    await waitForSearchIndex(getSite());
    const page = await open('/about');
    const asked: string[] = [];
    const answers: Promise<unknown>[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('response', (response) => {
      if (response.url().endsWith('/search/pages.json')) answers.push(response.json() as Promise<unknown>);
    });
    const field = page.getByRole('searchbox', { name: 'Search the site' });
    expect(asked).toEqual([]);
    await field.focus();
    await expect.poll(() => asked).toContain('/search/pages.json');
    await field.pressSequentially('girls golf');
    const found = page.locator('.site-search-results').getByRole('link');
    await expect.poll(async () => (await found.allTextContents())[0]).toBe('Girls Golf');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Girls Golf');
    await page.keyboard.press('Escape');
    await expect.poll(() => found.count()).toBe(0);
    await field.fill('girls golf');
    await found.first().click();
    await page.waitForURL('**/sports/girls-golf');
    await expect.poll(() => found.count()).toBe(0);
    expect(await field.inputValue()).toBe('');
    const files = (await Promise.all(answers)) as { readonly isComplete: boolean }[];
    expect(files.filter(({ isComplete }) => isComplete)).toHaveLength(1);
  });

  test('says when results are missing, and shows them once they are available', async () => {
    const page = await open('/about');
    await page.route('**/search/directory.json', (route) => route.fulfill({ json: { part: {}, isComplete: false } }), {
      times: 1,
    });
    await page.getByRole('searchbox', { name: 'Search the site' }).pressSequentially('abelard heights');
    const results = page.locator('.site-search-results');
    await expect.poll(() => results.getByRole('status').textContent()).toMatch(/^Not all results can be shown/);
    await expect.poll(() => results.getByRole('link', { name: 'Abelard Heights' }).count()).toBeGreaterThan(0);
    await expect.poll(() => results.getByRole('status').textContent()).toMatch(/^\d+ results?/);
  });

  test('submits as a form to the results page, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('/about', { viewport: { width: 1280, height: 800 }, javaScriptEnabled });
      await page.getByRole('searchbox', { name: 'Search the site' }).fill('st josephs');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?q=st+josephs');
      await expect.poll(() => page.locator('h1').textContent()).toBe('Search');
    }
  });
});
