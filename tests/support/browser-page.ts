import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** What a page must never do, collected while a test looks at it. */
export interface WatchedPage {
  readonly page: Page;
  /** Uncaught errors and console errors, content-security violations and hydration complaints among them. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

/** Opens a page of its own context and notes everything that it complains about. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(url, { waitUntil: 'load' });
  return { page, complaints, close: () => context.close() };
}

/** Resolves when the site's scripts have taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}
