import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserSuite, hydrated } from '../support/browser-suite';

const { site, open, openUnready, forgive } = browserSuite();

const scoresLink = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Scores$/ })
    .first();

describe('the head of the document', () => {
  test('is that of the page after each client navigation, and nothing in it is there twice', async () => {
    const page = await open('/');
    const ofHome = await headOf(page);
    await scoresLink(page).click();
    await page.waitForURL('**/scores');
    await page.waitForFunction(() => document.title.startsWith('Scores'));
    const reached = await headOf(page);
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Prairie'));
    expect(await headOf(page)).toEqual(ofHome);
    await page.goto(`${site().url}/scores`);
    expect(reached).toEqual(await headOf(page));
    expect(new Set(reached).size).toBe(reached.length);
    expect(reached.filter((element) => element.startsWith('<title>'))).toHaveLength(1);
  });

  test('stays as the server made it while the page is hydrated', async () => {
    const page = await open('/scores');
    await page.addInitScript(`
      new MutationObserver(() => {
        document.querySelector('title')?.setAttribute('data-of', 'server');
      }).observe(document, { childList: true, subtree: true });
    `);
    await page.reload();
    await hydrated(page);
    expect(await page.locator('title').getAttribute('data-of')).toBe('server');
  });

  test('is that of the error page when a navigation fails', async () => {
    const page = await open('/');
    await page.route('**/scores.data*', (route) => route.fulfill({ status: 400, body: 'No' }));
    await scoresLink(page).click();
    await page.waitForFunction(() => document.title.startsWith('This page failed'));
    expect(await page.locator('title').count()).toBe(1);
    await page.close();
    forgive();
  });

  test('may lose elements to an extension without harm to navigation', async () => {
    const page = await open('/');
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('head title, head meta')) element.remove();
    });
    await scoresLink(page).click();
    await page.waitForURL('**/scores');
    await page.getByRole('heading', { level: 1, name: 'Scores' }).waitFor();
  });
});

test.each(['/', '/scores', '/sports/boys-soccer/state-series/brackets'])(
  'the document of %s has all styles that its content needs',
  async (path) => {
    const boxes = async (blocked: readonly string[]) => {
      const page = await openUnready(path, (opened) =>
        Promise.all(blocked.map((files) => opened.route(files, (route) => route.abort()))),
      );
      return page.locator('body *').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${getComputedStyle(element).color}`;
        }),
      );
    };
    const scripts = '**/build/**/*.js';
    const [whole, inline] = [await boxes([scripts]), await boxes([scripts, '**/build/_assets/app-*.css'])];
    expect(whole.length).toBeGreaterThan(100);
    expect(inline).toEqual(whole);
    forgive();
  },
);

describe('the scroll position', () => {
  test('is the top on a new page, and what it was after Back and after a reload', async () => {
    const page = await open('/');
    const scrolledTo = (top: number) => page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 2, top);
    await page.evaluate('window.scrollTo(0, 700)');
    await scoresLink(page).evaluate((link: HTMLElement) => {
      link.click();
    });
    await page.waitForURL('**/scores');
    await scrolledTo(0);
    await page.goBack();
    await scrolledTo(700);
    await page.reload();
    await hydrated(page);
    await scrolledTo(700);
  });
});

test('cards far below the window are not rendered, and their place is as high as they are', async () => {
  const page = await openUnready('/scores', (opened) => opened.setViewportSize({ width: 360, height: 780 }));
  const last = page.locator('.game-grid > .game').last();
  const isRendered = () =>
    last.evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  const height = () => last.evaluate((card) => card.getBoundingClientRect().height);
  expect(await isRendered()).toBe(false);
  const reserved = await height();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isRendered).toBe(true);
  expect(Math.abs((await height()) - reserved)).toBeLessThan(9);
});

describe('Trusted Types', () => {
  const write = (markup: string) => `(() => {
    const element = document.createElement('div');
    element.innerHTML = ${JSON.stringify(markup)};
    return element.innerHTML;
  })()`;
  const hostile = '<img src="/favicon.svg" onerror="document.title = 1"><b>bold</b>';

  test('a string becomes markup only by way of the sanitiser, which is loaded for the first one', async () => {
    const page = await open('/');
    const purifier = page.waitForResponse((response) => response.url().includes('/build/_shared/purify'));
    await expect(page.evaluate(write(hostile))).rejects.toThrow(/requires 'TrustedHTML'/);
    await purifier;
    await expect
      .poll(() => page.evaluate(write(hostile)).catch(() => null))
      .toBe('<img src="/favicon.svg"><b>bold</b>');
    forgive();
  });

  test('React may make a script element; no string becomes code, and nobody can make a policy of their own', async () => {
    const page = await open('/');
    expect(await page.evaluate(write('<script></script>'))).toBe('<script></script>');
    await expect(page.evaluate('document.createElement("script").text = "1"')).rejects.toThrow(/TrustedScript/);
    await expect(page.evaluate('document.createElement("script").src = "/x.js"')).rejects.toThrow(/TrustedScriptURL/);
    await expect(page.evaluate('trustedTypes.createPolicy("other", {}), 0')).rejects.toThrow(/disallowed/);
    await expect(page.evaluate('trustedTypes.createPolicy("default", {}), 0')).rejects.toThrow(/disallowed|already/);
    forgive();
  });
});

/** Title, meta elements and links of the head, in a fixed order. */
async function headOf(page: Page): Promise<string[]> {
  const elements = page.locator('head > :is(title, meta, link:not([rel=modulepreload]))');
  return (await elements.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).sort();
}
