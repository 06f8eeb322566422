import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowserSuite, waitForHydration, laptop, phone } from '../support/browser-suite';

const { getSite, open, forgive } = openBrowserSuite({ hasOwnSite: true });

describe('the header', () => {
  test('links to the scores, and to the external centers', async () => {
    const page = await open('/');
    await page.getByRole('banner').getByRole('link', { name: 'Scores', exact: true }).click();
    await page.waitForURL('**/scores');
    const center = page.getByRole('banner').getByRole('link', { name: /Schools & Officials Center/ });
    expect(await center.first().getAttribute('href')).toMatch(/^http/);
  });

  test('scrolls to the top when the logo is clicked on the home page, and leads home from other pages', async () => {
    const page = await open('/');
    await page.evaluate(() => {
      window.scrollTo(0, 900);
    });
    await page.getByRole('banner').getByRole('link', { name: /home$/i }).first().click();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goto(`${getSite().url}/scores`);
    await page.getByRole('banner').getByRole('link', { name: /home$/i }).first().click();
    await page.waitForURL(`${getSite().url}/`);
  });
});

describe('the date in the top bar', () => {
  test('updates from newer data in a tab that was left open', async () => {
    const page = await open('/');
    const day = page.locator('[data-today]');
    expect(await day.innerText()).toBe('Saturday, October 11, 2025');
    await page.route('**/scores.data*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('Saturday, October 11, 2025', 'Sunday, October 12, 2025');
      await route.fulfill({ response, body });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Scores', exact: true }).click();
    await page.waitForURL('**/scores');
    await expect.poll(() => day.innerText()).toBe('Sunday, October 12, 2025');
  });
});

describe('the navigation', () => {
  test('opens a panel on a laptop, by keyboard, and closes it with Escape', async () => {
    const page = await open('/');
    const group = page.getByRole('banner').locator('summary', { hasText: 'Schools' }).first();
    await group.focus();
    await page.keyboard.press('Enter');
    const link = page.getByRole('banner').getByRole('link', { name: 'Conference Affiliations', exact: true });
    await link.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
  });

  test('lists boys and girls of a sport in one row with two links', async () => {
    const page = await open('/');
    await page.getByRole('banner').locator('summary', { hasText: 'Sports & Activities' }).first().click();
    const boys = page.locator('a[href="/sports/boys-basketball"]').first();
    const girls = page.locator('a[href="/sports/girls-basketball"]').first();
    await boys.waitFor({ state: 'visible' });
    const [boysBox, girlsBox] = [await boys.boundingBox(), await girls.boundingBox()];
    expect(boysBox?.y).toBe(girlsBox?.y);
    expect(await boys.innerText()).toMatch(/boys/i);
  });

  test('is one menu on a phone that opens, closes, and closes when the route changes', async () => {
    const page = await open('/', phone);
    const menu = page.getByRole('banner').getByText('Menu', { exact: true });
    const group = page.locator('summary', { hasText: 'News & Media' }).first();
    expect(await group.isVisible()).toBe(false);
    await menu.click();
    await group.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await group.waitFor({ state: 'hidden' });
    await menu.click();
    await group.click();
    await page.locator('a[href="/news-media/videos"]').first().click();
    await page.waitForURL('**/news-media/videos');
    await group.waitFor({ state: 'hidden' });
  });

  test('works on a phone with scripts off', async () => {
    const page = await open('/', { ...phone, javaScriptEnabled: false });
    await page.getByRole('banner').getByText('Menu', { exact: true }).click();
    await page.locator('summary', { hasText: 'Schools' }).first().click();
    await page.locator('a[href="/schools/conferences"]').first().waitFor({ state: 'visible' });
  });
});

describe('the static header', () => {
  const locateScoresLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Scores', exact: true });

  test('marks the current page and its section, also after client navigations', async () => {
    const page = await open('/sports/boys-bowling');
    const listMarked = () =>
      page
        .locator('header [aria-current]')
        .evaluateAll((elements) =>
          elements.map((element) => [
            element.getAttribute('data-section') || element.getAttribute('href'),
            element.getAttribute('aria-current'),
          ]),
        );
    const ofBowling = [
      ['/sports', 'true'],
      ['/sports/boys-bowling', 'page'],
    ];
    expect(await listMarked()).toEqual(ofBowling);
    await page.evaluate("document.querySelector('header').dataset.kept = ''");
    await locateScoresLink(page).click();
    await expect.poll(listMarked).toEqual([
      ['/scores', 'page'],
      ['/scores', 'page'],
    ]);
    await page.goBack();
    await expect.poll(listMarked).toEqual(ofBowling);
    expect(await page.locator('header[data-kept]').count()).toBe(1);
  });

  test('prefetches a page when the pointer rests on its link', async () => {
    const page = await open('/sports/boys-bowling');
    const ahead = page.waitForRequest(/\/scores\.data/);
    await locateScoresLink(page).hover();
    await ahead;
    expect(page.url()).toBe(`${getSite().url}/sports/boys-bowling`);
  });

  test('leaves clicks with a modifier key to the browser', async () => {
    const page = await open('/sports/boys-bowling');
    const opened = page.context().waitForEvent('page');
    await locateScoresLink(page).click({ modifiers: ['Control'] });
    await (await opened).waitForURL('**/scores');
    expect(page.url()).toBe(`${getSite().url}/sports/boys-bowling`);
  });
});

describe('the scroll-to-top button', () => {
  const scrollTo = (page: Page, y: number) =>
    page.evaluate(async (top) => {
      const moved = new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
      });
      window.scrollTo(0, top);
      await moved;
    }, y);

  test('appears on a phone after scrolling 10 px, and returns to the top', async () => {
    const page = await open('/about/privacy-policy', phone);
    const button = page.getByRole('button', { name: /top/i });
    expect(await button.isVisible()).toBe(false);
    await scrollTo(page, 20);
    await button.waitFor({ state: 'visible' });
    await button.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await button.waitFor({ state: 'hidden' });
  });

  test('hides while a visitor types, and where it would cover a button, a field or a drawing', async () => {
    const page = await open('/schools/school-directory?letter=a', phone);
    const button = page.getByRole('button', { name: /top/i });
    await scrollTo(page, 600);
    await button.waitFor({ state: 'visible' });
    const field = page.getByRole('main').getByRole('searchbox');
    await field.evaluate((node: HTMLElement) => {
      node.focus({ preventScroll: true });
    });
    await button.waitFor({ state: 'hidden' });
    await field.evaluate((node: HTMLElement) => {
      node.blur();
    });
    await button.waitFor({ state: 'visible' });
    await page.evaluate(() => {
      for (const name of ['button', 'figure']) {
        const other = document.createElement(name);
        other.id = `over-${name}`;
        if (name === 'figure') other.className = 'chart';
        Object.assign(other.style, { position: 'fixed', bottom: '20px', left: '20px', width: '20px', height: '20px' });
        document.querySelector('main')?.appendChild(other);
      }
    });
    await scrollTo(page, 620);
    await button.waitFor({ state: 'hidden' });
    await page.locator('#over-button').evaluate((node) => node.remove());
    await scrollTo(page, 640);
    await button.waitFor({ state: 'hidden' });
    await page.locator('#over-figure').evaluate((node) => node.remove());
    await scrollTo(page, 660);
    await button.waitFor({ state: 'visible' });
  });
});

describe('the version check', () => {
  test('offers to reload when a newer build is out, until the visitor answers', async () => {
    const page = await open('/');
    await page.clock.install();
    await page.route('**/version.json*', (route) => route.fulfill({ json: { buildId: 'newer-build' } }));
    await page.reload();
    await waitForHydration(page);
    await page.clock.runFor(301_000);
    await page.getByRole('button', { name: 'Reload' }).waitFor({ state: 'visible' });
    await page.clock.runFor(600_000);
    expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(1);
  });

  test('shows nothing while the build is the same', async () => {
    const page = await open('/');
    await page.clock.install();
    await page.reload();
    await waitForHydration(page);
    const asked = page.waitForRequest(/version\.json\?/);
    await page.clock.runFor(301_000);
    await asked;
    expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0);
  });
});

describe('the not-found page', () => {
  test('answers 404 and links home or back', async () => {
    const page = await open('/scores');
    await page.evaluate(() => {
      window.location.assign('/no-such-page');
    });
    await page.waitForURL('**/no-such-page');
    await waitForHydration(page);
    await page.getByText(/may have been moved or deleted/).waitFor();
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL('**/scores');
    forgive();
  });
});

describe('the color scheme', () => {
  test('follows the device until the visitor chooses, and remembers the choice', async () => {
    const page = await open('/', { ...laptop, colorScheme: 'light' });
    const readPaperColor = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await readPaperColor();
    await page
      .getByRole('button', { name: /light or dark/i })
      .first()
      .click();
    const dark = await readPaperColor();
    expect(dark).not.toBe(light);
    await page.reload();
    expect(await readPaperColor()).toBe(dark);
  });
});
