import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clickThrough, laptop, openBrowserSuite, phone } from '../support/browser-suite';

const { getSite, open } = openBrowserSuite({ hasPictures: true });

const players = /youtube-nocookie\.com|player\.vimeo\.com/;
const count = (page: Page) => page.getByRole('status').filter({ hasText: /video/ }).innerText();

describe('a video', () => {
  test('contacts only its provider, and only after a click', async () => {
    const page = await open('/archives/1234');
    const strangers: string[] = [];
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== getSite().url && origin !== getSite().demoUrl && origin.startsWith('http'))
        strangers.push(request.url());
    });
    await page.context().route(players, (route) => route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }));
    await page.locator('a.video-poster').click();
    await page.locator('iframe').contentFrame().getByText('player').waitFor();
    expect(strangers.map((url) => new URL(url).hostname)).toEqual(['www.youtube-nocookie.com']);
  });
});

describe('the archive', () => {
  test('is searched, filtered and paged without scripts', async () => {
    const page = await open('/archives', { ...laptop, javaScriptEnabled: false });
    const all = await count(page);
    expect(all).toMatch(/^2,\d{3} videos, page 1 of \d+$/);
    expect(await page.locator('main img:not([loading=lazy])').count()).toBeLessThanOrEqual(2);
    await page.getByRole('main').getByRole('searchbox').fill('championship');
    await page.getByLabel('Sport or activity').selectOption({ index: 1 });
    await clickThrough(page.getByRole('button', { name: 'Search videos' }));
    expect(new URL(page.url()).search).toMatch(/q=championship/);
    expect(await count(page)).toMatch(/^\d+ of 2,\d{3} videos/);
    await clickThrough(page.getByRole('link', { name: 'Show all videos' }));
    await clickThrough(page.getByRole('link', { name: 'Next page' }));
    expect(await count(page)).toBe(all.replace('page 1', 'page 2'));
  });

  test('applies a chosen filter at once, and Back undoes it', async () => {
    const page = await open('/archives?page=3');
    const before = await count(page);
    await page.getByLabel('Years').selectOption('1980s');
    await expect.poll(() => new URL(page.url()).search).toBe('?decade=1980s');
    await expect.poll(() => count(page)).toMatch(/page 1 of/);
    await page.goBack();
    await expect.poll(() => count(page)).toBe(before);
  });
});

describe('a picture of the timeline', () => {
  const readCaption = (page: Page) => page.locator('dialog figcaption').innerText();
  const readOverflowBehind = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);

  test('opens in a dialog; arrow keys cycle through all pictures, and Escape returns to the link', async () => {
    const page = await open('/125');
    const opener = page.getByRole('link', { name: /^Show the picture:/ }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pictures' });
    await dialog.waitFor();
    expect(await readOverflowBehind(page)).toBe('hidden');
    const first = await readCaption(page);
    expect(first).toMatch(/^1900: /);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => readCaption(page)).toMatch(/^2025: /);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readCaption(page)).toBe(first);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => readCaption(page)).not.toBe(first);
    expect(await dialog.innerText()).toContain('#PSAA125');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    expect(await readOverflowBehind(page)).not.toBe('hidden');
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('changes to the next one on a swipe, but not on a tap or a scroll', async () => {
    const page = await open('/125', { ...phone, hasTouch: true });
    await page
      .getByRole('link', { name: /^Show the picture:/ })
      .first()
      .tap();
    await page.locator('dialog figcaption').waitFor();
    const first = await readCaption(page);
    await swipe(page, { x: 12, y: 4 });
    await swipe(page, { x: -60, y: 90 });
    expect(await readCaption(page)).toBe(first);
    await swipe(page, { x: -90, y: 10 });
    await expect.poll(() => readCaption(page)).not.toBe(first);
    await swipe(page, { x: 90, y: 10 });
    await expect.poll(() => readCaption(page)).toBe(first);
  });
});

/** A swipe from the middle of the dialog. */
async function swipe(page: Page, by: { readonly x: number; readonly y: number }): Promise<void> {
  await page.locator('dialog').evaluate((target, { x, y }) => {
    const touchAt = (clientX: number, clientY: number) => new Touch({ identifier: 1, target, clientX, clientY });
    const [down, up] = [touchAt(180, 300), touchAt(180 + x, 300 + y)];
    target.dispatchEvent(new TouchEvent('touchstart', { touches: [down], changedTouches: [down], bubbles: true }));
    target.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [up], bubbles: true }));
  }, by);
}

describe('a playoff map', () => {
  const readView = (page: Page) =>
    page
      .locator('.lightbox-view')
      .evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({ scrollLeft, scale: scrollWidth / clientWidth }));

  test('opens over the page, is enlarged and moved, and is whole again as the next one', async () => {
    const page = await open('/sports/football/state-series/playoff-maps', phone);
    await page.getByRole('link', { name: 'Map of Class 1A' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pictures' });
    await dialog.getByRole('button', { name: 'Enlarge' }).click();
    await expect.poll(() => readView(page)).toMatchObject({ scale: 2 });
    await dialog.getByRole('button', { name: 'Enlarge' }).click();
    await expect.poll(() => readView(page)).toMatchObject({ scale: 4 });
    expect(await dialog.getByRole('button', { name: 'Enlarge' }).isDisabled()).toBe(true);
    const { scrollLeft } = await readView(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await readView(page)).scrollLeft).toBeGreaterThan(scrollLeft);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => readView(page)).toEqual({ scrollLeft: 0, scale: 1 });
    expect(await dialog.getByRole('link', { name: /Bracket/ }).getAttribute('href')).toMatch(
      /\/playoff-brackets\/2a$/i,
    );
  });

  test('is printed alone while it is open', async () => {
    const page = await open('/sports/football/state-series/playoff-maps');
    await page.getByRole('link', { name: 'Map of Class 3A' }).click();
    await page.getByRole('dialog', { name: 'Pictures' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.lightbox-image').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    expect(await page.locator('dialog button:visible').count()).toBe(0);
  });

  test('is a link to its picture without scripts', async () => {
    const page = await open('/sports/football/state-series/playoff-maps', { ...phone, javaScriptEnabled: false });
    const href = await page.getByRole('link', { name: 'Map of Class 1A' }).getAttribute('href');
    expect(href).toMatch(/\/maps\/football\/1a\.svg$/);
  });
});
