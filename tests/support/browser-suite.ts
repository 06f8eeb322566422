import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { isLightPage } from '~/href';
import { launchChromium } from '../../scripts/chromium';
import { startTestSite, type TestSite } from './test-site';

export const phone = { viewport: { width: 360, height: 740 } } as const;
export const laptop = { viewport: { width: 1280, height: 800 } } as const;

/** Path and query of the page's canonical link. */
export async function readCanonicalPath(page: Page): Promise<string> {
  const href = await page.locator('link[rel="canonical"]').getAttribute('href');
  const { pathname, search } = new URL(href ?? '');
  return pathname + search;
}

export interface BrowserSuite {
  /** The running deployment; only inside tests and hooks. */
  readonly getSite: () => TestSite;
  /**
   * Opens a path of the site as somebody who comes for the first time, and waits until its scripts have taken over. Without a
   * service worker, unless the options allow it: what pages fetch is then what tests see.
   */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /**
   * The same without scripts and pictures, at half the processor time: for what a page says and how it is laid out. That scripts
   * leave it so, `every-page.test.ts` and `hydration.test.ts` look at.
   */
  readonly openAsSent: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The same with nothing in the browser's cache, and without waiting for the scripts. `prepare` is called before the page is asked for. */
  readonly openUnready: (path: string, prepare: (page: Page) => Promise<unknown>) => Promise<Page>;
  /** Lets pass what the pages of this test have complained about so far, and returns it. */
  readonly forgive: () => readonly string[];
}

export interface BrowserSuiteOptions {
  /** For tests that break upstream or deploy anew: others may have visited the pages of a shared site, which then keep their copies. */
  readonly hasOwnSite?: boolean;
  /** The moment at which a site of its own begins, as ISO 8601; without it the moment of all tests. */
  readonly startsAtIso?: string;
  /** Loads pictures on pages with scripts, for tests that look at them. */
  readonly hasPictures?: boolean;
}

const mostEmptyingMs = 10_000;
const mostWaitingMs = 180_000;
/** The association's day goes on while a site runs: its tests mean the moment at which it began. */
const mostSharedSiteMs = 3 * 60_000;

/** Pictures take a quarter of the processor time of a page with scripts, and two thirds of one without, which fetches all of them at once. */
const argumentsByName = { whole: [], withoutPictures: ['--blink-settings=imagesEnabled=false'] } as const;
const browsers = new Map<keyof typeof argumentsByName, Promise<Browser>>();

/** The Chromium of all files that a worker of the test runner runs; it ends with the worker. */
async function getSharedChromium(name: keyof typeof argumentsByName): Promise<Browser> {
  const launched = browsers.get(name);
  if (launched !== undefined && (await launched).isConnected()) return launched;
  const browser = launchChromium(argumentsByName[name]);
  browsers.set(name, browser);
  return browser;
}

/** A new context of that Chromium. A busy machine makes everything in it slow, so only what never happens is given up. */
export async function openContext(options: BrowserContextOptions, hasPictures = false): Promise<BrowserContext> {
  const browser = await getSharedChromium(hasPictures ? 'whole' : 'withoutPictures');
  const context = await browser.newContext(options);
  context.setDefaultTimeout(mostWaitingMs);
  return context;
}

/** The contexts of that Chromium, by their options. One that is kept has compiled the scripts of the site. */
const contexts = new Map<string, BrowserContext>();

let running: { readonly site: TestSite; readonly startedAtMs: number } | undefined;

/** The site of the files of a worker that neither break it nor deploy it anew; it ends with the worker. */
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
 * complains: an uncaught error, a console error, a violated content-security policy, a failed hydration.
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
    if (hasOwnSite) await site.clearFaults();
    expect(heard).toEqual([]);
  });

  /** The context of the page stays for others with the same options: a new one compiles all scripts again. */
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
    // A page outside the site layout has no scripts that take over.
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
    // Without scripts Chromium loads all frames of a page at once, which nobody here waits for (HTML, "lazy loading attributes").
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

/** Whether a context is as good as new. On a busy machine Chromium now and then does not close a page: such a context is left. */
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

/** Closes the pages of a context and takes back what tests have set for all of them. */
async function clearContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setOffline(false);
  await context.unrouteAll();
  await context.clearPermissions();
}

/** Nothing that earlier pages have stored is left, but for files in the browser's cache. */
async function forgetSite(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
}

/**
 * Notes what a page complains about: uncaught errors and console errors, which violated policies and failed hydrations are
 * told as.
 * @param asked the address that was asked for
 */
export function noteComplaints(page: Page, complaints: string[], asked: () => string): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser also mentions that the page itself was not found, which is the answer a test asked for.
    const isThePage = message.location().url === asked();
    if (message.type() === 'error' && !isThePage) complaints.push(message.text());
  });
}

/** Resolves when the site's scripts have taken the page over. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}
