import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { isLightPage } from '~/href';
import { launchChromium } from '../../scripts/check/chromium';
import { isLate, readPage } from './outage-checks';
import { startTestSite, type TestSite } from './test-site';

export const phone = { viewport: { width: 360, height: 740 } } as const;
export const laptop = { viewport: { width: 1280, height: 800 } } as const;

/** Path and query of the page's canonical link. */
export async function readCanonicalPath(page: Page): Promise<string> {
  const href = await page.locator('link[rel="canonical"]').getAttribute('href');
  const { pathname, search } = new URL(href ?? '');
  return pathname + search;
}

/** Waits until the site has a page with all its parts, which come late on a busy machine. */
export async function waitForWholePage({ url }: TestSite, path: string): Promise<void> {
  const read = async () => isLate(await readPage(path, fetch(addDebugParameter(url + path))));
  await expect.poll(read).toBe(false);
}

/** Waits until the files of the search field are complete: an incomplete one is asked for again after some seconds. */
export async function waitForSearchIndex({ url }: TestSite): Promise<void> {
  for (const name of ['pages', 'directory', 'news']) {
    const read = async () => (await fetch(`${url}/search/${name}.json`)).json();
    await expect.poll(read).toMatchObject({ isComplete: true });
  }
}

/**
 * Follows a link or presses a button that sends a form, and waits until the next document is read to its end. `click` alone ends when that
 * document begins, and a long list is then still incomplete.
 */
export async function clickThrough(target: Locator): Promise<void> {
  await target.click();
  await target.page().waitForLoadState('domcontentloaded');
}

export interface BrowserSuite {
  /** The running deployment; available only inside tests and hooks. */
  readonly getSite: () => TestSite;
  /**
   * Opens a path of the site as a first-time visitor, and waits until the page is hydrated. Blocks the service worker unless the
   * options allow it, so that tests see all requests of a page.
   */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /**
   * Like `open`, without scripts and pictures, at half the processor time: for text and layout. `every-page.test.ts` and
   * `hydration.test.ts` check that scripts do not change these.
   */
  readonly openAsSent: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Like `open`, with an empty browser cache and without waiting for the scripts. `prepare` is called before the navigation. */
  readonly openUnready: (path: string, prepare: (page: Page) => Promise<unknown>) => Promise<Page>;
  /** Accepts the complaints of this test's pages so far, and returns them. */
  readonly forgive: () => readonly string[];
}

export interface BrowserSuiteOptions {
  /** For tests that break upstream or redeploy, because a shared site may already have copies of its pages. */
  readonly hasOwnSite?: boolean;
  /** Start time of the test's own site, as ISO 8601; the shared time of all tests by default. */
  readonly startsAtIso?: string;
  /** Loads pictures on pages with scripts, for tests that look at them. */
  readonly hasPictures?: boolean;
}

const mostEmptyingMs = 10_000;
const mostWaitingMs = 180_000;
/** The content clock advances while a site runs, so tests refer to the time at which it started. */
const mostSharedSiteMs = 3 * 60_000;

/** Pictures take a quarter of the processor time of a page with scripts, and two thirds without scripts, when all load at once. */
const argumentsByName = { whole: [], withoutPictures: ['--blink-settings=imagesEnabled=false'] } as const;
const browsers = new Map<keyof typeof argumentsByName, Promise<Browser>>();

/** The Chromium that all files of a test worker share; it ends with the worker. */
async function getSharedChromium(name: keyof typeof argumentsByName): Promise<Browser> {
  const launched = browsers.get(name);
  if (launched !== undefined && (await launched).isConnected()) return launched;
  const browser = launchChromium(argumentsByName[name]);
  browsers.set(name, browser);
  return browser;
}

/** A new context of that Chromium. Its time limits are long, because a busy machine slows everything down. */
export async function openContext(options: BrowserContextOptions, hasPictures = false): Promise<BrowserContext> {
  const browser = await getSharedChromium(hasPictures ? 'whole' : 'withoutPictures');
  const context = await browser.newContext(options);
  context.setDefaultTimeout(mostWaitingMs);
  return context;
}

/** The contexts of that Chromium by their options. A reused context has already compiled the site's scripts. */
const contexts = new Map<string, BrowserContext>();

let running: { readonly site: TestSite; readonly startedAtMs: number } | undefined;

/** The site shared by files of a worker that neither break nor redeploy it; it ends with the worker. */
async function openSharedSite(): Promise<TestSite> {
  if (running !== undefined && Date.now() - running.startedAtMs > mostSharedSiteMs) {
    const { site } = running;
    running = undefined;
    await site.dispose();
  }
  running ??= { site: await startTestSite(), startedAtMs: Date.now() };
  return running.site;
}

/**
 * A running site for the tests of one file, and a context of the shared Chromium for each test. A test fails when its page
 * reports an uncaught error, a console error, a violation of the content security policy or a failed hydration.
 */
export function openBrowserSuite({
  startsAtIso,
  hasOwnSite = startsAtIso !== undefined,
  hasPictures = false,
}: BrowserSuiteOptions = {}): BrowserSuite {
  const names: Readonly<Record<string, string>> = startsAtIso === undefined ? {} : { FIXED_NOW: startsAtIso };
  let site: TestSite;
  let page: Page | null = null;
  const complaints: string[] = [];

  beforeAll(async () => {
    site = await (hasOwnSite ? startTestSite(names) : openSharedSite());
  });
  afterAll(async () => {
    if (hasOwnSite) await site.dispose();
  });
  afterEach(async () => {
    const heard = complaints.splice(0);
    await closePage();
    // What the closed page still reported belongs to no later test.
    complaints.length = 0;
    if (hasOwnSite) await site.clearFaults();
    expect(heard).toEqual([]);
  });

  /** The context is reused for pages with the same options, because a new one compiles all scripts again. */
  async function closePage(): Promise<void> {
    const context = page?.context();
    page = null;
    if (context === undefined) return;
    const [key] = [...contexts].find(([, kept]) => kept === context) ?? [];
    if (key === undefined) await context.close();
    else if (!(await isEmptied(context))) contexts.delete(key);
  }

  async function prepareContext(options: BrowserContextOptions, isFresh: boolean): Promise<BrowserContext> {
    const withPictures = hasPictures && options.javaScriptEnabled !== false;
    const key = JSON.stringify({ ...options, withPictures });
    const kept = contexts.get(key);
    if (!isFresh && kept?.browser()?.isConnected() === true) return kept;
    const context = await openContext({ serviceWorkers: 'block', ...options }, withPictures);
    if (!isFresh) contexts.set(key, context);
    return context;
  }

  async function open(path: string, options: BrowserContextOptions = laptop): Promise<Page> {
    const opened = await openIn(path, options);
    // Pages outside the site layout have no scripts to wait for.
    if (options.javaScriptEnabled !== false && !isLightPage(path)) await waitForHydration(opened);
    return opened;
  }

  async function openIn(
    path: string,
    options: BrowserContextOptions,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<Page> {
    await closePage();
    const isFresh = prepare !== undefined || options.serviceWorkers === 'allow';
    page = await (await prepareContext(options, isFresh)).newPage();
    if (!isFresh) await forgetSite(page, site.url);
    noteComplaints(page, complaints, () => site.url + path);
    await prepare?.(page);
    // Without scripts Chromium loads all lazy frames at once (HTML, "lazy loading attributes"), which these tests do not need.
    const waitUntil = options.javaScriptEnabled === false ? 'domcontentloaded' : 'load';
    await page.goto(site.url + path, { waitUntil });
    return page;
  }

  return {
    getSite: () => site,
    open,
    openAsSent: (path, options = laptop) => open(path, { ...options, javaScriptEnabled: false }),
    openUnready: (path, prepare) => openIn(path, laptop, prepare),
    forgive: () => complaints.splice(0),
  };
}

/** Whether a context can be reused. On a busy machine Chromium sometimes fails to close a page; such a context is abandoned. */
async function isEmptied(context: BrowserContext): Promise<boolean> {
  const emptied = clearContext(context).then(
    () => true,
    () => false,
  );
  const late = sleep(mostEmptyingMs, false, { ref: false });
  const isEmpty = await Promise.race([emptied, late]);
  if (!isEmpty) void context.close().catch(() => undefined);
  return isEmpty;
}

/** Closes the pages of a context and resets the settings that tests have changed. */
async function clearContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setOffline(false);
  await context.unrouteAll();
  await context.clearPermissions();
}

/** Deletes everything that earlier pages have stored, except files in the browser's cache. */
async function forgetSite(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
}

/**
 * Collects a page's uncaught errors and console errors, which include policy violations and failed hydrations.
 * @param asked the requested address
 */
export function noteComplaints(page: Page, complaints: string[], asked: () => string): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser also reports a 404 of the page itself, which the test requested on purpose.
    const isThePage = message.location().url === asked();
    if (message.type() === 'error' && !isThePage) complaints.push(message.text());
  });
}

/**
 * Sum of the layout shifts of a page once its document is read (Layout Instability API). Before that, a busy machine paints parts of the
 * document, and whatever follows moves them.
 */
export async function sumShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const readAtMs = navigation?.domContentLoadedEventEnd ?? 0;
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.startTime > readAtMs) total += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          resolve(total);
        }, 1_000);
      }),
  );
}

/** Resolves when the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}
