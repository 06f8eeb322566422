import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowserSuite, waitForHydration } from '../support/browser-suite';
import { disturb, disturbances, readMainTextAsSent, type Disturbance } from '../support/disturbances';
import { drawSample } from '../support/sample';

const { getSite, open, openUnready, forgive } = openBrowserSuite({ hasPictures: true });

const furtherPages = [
  '/scores',
  '/sports/boys-basketball',
  '/sports/boys-basketball/state-series/scores/1A',
  '/sports/boys-golf/state-series/state-leaderboard/3A',
];

/** All disturbances on the home page, and each on another page in turn. */
const disturbedPages = disturbances.flatMap((disturbance, index) => {
  const turn = index % furtherPages.length;
  return ['/', ...furtherPages.slice(turn, turn + 1)].map((path) => ({ path, disturbance }));
});

describe('hydration', () => {
  test.each(drawSample(disturbedPages, 2))(
    'of $path keeps the page readable and working when $disturbance.name',
    async ({ path, disturbance }) => {
      const page = await openUnready(path, (opened) => disturb(opened, disturbance.change));
      await expectWhole(page, path, disturbance);
      // Scripts from the browser's cache run earlier.
      await page.goto(getSite().url + path, { waitUntil: 'commit' });
      await expectWhole(page, path, disturbance);
      await expectClientNavigation(page);
    },
  );
});

/** Breaks a feature of browsers. */
const breakWith = (script: string) => (page: Page) => page.addInitScript(script);
/** Empties the module with this name. */
const emptyScript = (name: string) => (page: Page) =>
  page.route(`**/build/${name}-*`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
const throwing = "() => { throw new Error('broken browser'); }";

describe('when scripts fail', () => {
  const failures = [
    { name: 'a component throws while the page is hydrated', prepare: breakWith(`window.matchMedia = ${throwing}`) },
    {
      name: 'an effect of the page throws after hydration',
      prepare: breakWith(`window.IntersectionObserver = class { constructor() { (${throwing})(); } }`),
    },
    {
      name: 'an effect of the site layout throws after hydration',
      prepare: breakWith(`window.setInterval = ${throwing}`),
    },
    {
      name: 'an effect outside the site layout throws after hydration',
      prepare: breakWith(`Object.defineProperty(history, 'scrollRestoration', { set: ${throwing} })`),
    },
    { name: 'the data of the page cannot be read', prepare: breakWith('delete window.TextEncoderStream') },
    {
      name: 'the entry module cannot be fetched',
      prepare: (page: Page) => page.route('**/build/entry.client-*', (route) => route.abort()),
    },
    {
      name: 'the module of a route cannot be fetched',
      prepare: (page: Page) => page.route('**/build/home-*', (route) => route.abort()),
    },
    { name: 'the entry module is empty', prepare: emptyScript('entry.client') },
    { name: 'the module of a route is empty', prepare: emptyScript('home') },
    { name: 'the module of a layout is empty', prepare: emptyScript('root') },
    { name: 'the list of modules is empty', prepare: emptyScript('manifest') },
  ];

  test.each(drawSample(failures, 2))(
    'the server-rendered page stays, and its links work, when $name',
    async ({ prepare }) => {
      const page = await openUnready('/', async (opened) => {
        await disturb(opened, () => undefined);
        await prepare(opened);
      });
      await page.locator('html[data-scripts=failed]').waitFor({ state: 'attached' });
      expect(await page.locator('main').textContent()).toBe(await readMainTextAsSent(page));
      expect(await page.locator('.needs-script:visible').count()).toBe(0);
      expect(await page.title()).toBe('Prairie State Activities Association');
      await markDocument(page);
      await followScores(page);
      await page.locator('main h1').waitFor({ state: 'attached' });
      expect(await isMarkedDocument(page)).toBe(false);
      forgive();
    },
  );

  test('a page still works when the code of one part cannot be fetched', async () => {
    let isAsked = false;
    const page = await openUnready('/', (opened) =>
      opened.route('**/build/_shared/carousel-engine-*', (route) => {
        isAsked = true;
        return route.abort();
      }),
    );
    await waitForHydration(page);
    await expect.poll(() => isAsked).toBe(true);
    await expectClientNavigation(page);
    forgive();
  });

  test('a page whose module is empty on navigation is loaded from the server and stays readable', async () => {
    const page = await openUnready('/', async (opened) => {
      await disturb(opened, () => undefined);
      await emptyScript('scores')(opened);
    });
    await waitForHydration(page);
    await markDocument(page);
    await followScores(page);
    await page.locator('html[data-scripts=failed]').waitFor({ state: 'attached' });
    expect(await isMarkedDocument(page)).toBe(false);
    expect(await page.locator('main').textContent()).toBe(await readMainTextAsSent(page));
    forgive();
  });

  test('a page whose client navigation throws is loaded from the server', async () => {
    const page = await open('/');
    await markDocument(page);
    await page.evaluate(`
      const { head } = document;
      head.querySelectorAll = (selector) => {
        if (location.pathname !== '/') (${throwing})();
        return Element.prototype.querySelectorAll.call(head, selector);
      };
    `);
    await followScores(page);
    await expect.poll(() => isMarkedDocument(page)).toBe(false);
    await waitForHydration(page);
    expect(await page.locator('main h1').textContent()).toBe('Scores');
    forgive();
  });
});

async function expectWhole(page: Page, path: string, { isInside }: Disturbance): Promise<void> {
  await waitForHydration(page);
  expect(await page.locator('main').textContent()).toBe(await readMainTextAsSent(page));
  expect(await page.locator('main h1').count()).toBe(1);
  const mismatch: unknown = expect.stringMatching(new RegExp(`^Hydration failed on ${path} in \\w+ .*/build/`));
  // The style policy applies to the test, but not to the extension that it imitates.
  const complaints = forgive().filter((complaint) => !complaint.startsWith('Applying inline style violates'));
  expect(complaints).toEqual(isInside ? [mismatch] : []);
}

/** Follows the menu's link to the scores. */
async function followScores(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Scores$/ })
    .first()
    .click();
  await page.waitForURL(`${getSite().url}/scores`);
}

/** Navigates without loading a document. */
async function expectClientNavigation(page: Page): Promise<void> {
  const target = new URL(page.url()).pathname === '/scores' ? '/' : '/scores';
  const name = target === '/' ? /home$/i : /^Scores$/;
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name }).first().click();
  await page.waitForURL(getSite().url + target);
  await page.locator('main h1').waitFor({ state: 'attached' });
  expect(await isMarkedDocument(page)).toBe(true);
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate("document.documentElement.dataset.marked = ''");
}

async function isMarkedDocument(page: Page): Promise<boolean> {
  return (await page.locator('html[data-marked]').count()) > 0;
}
