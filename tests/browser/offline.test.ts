import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchWholeChromium } from '../../scripts/check/chromium';
import { openBrowserSuite, waitForHydration, phone } from '../support/browser-suite';

/* Offline reading in a browser with the site's service worker. */

const { getSite, open, forgive } = openBrowserSuite({ hasOwnSite: true, hasPictures: true });

/** Opens a page that the service worker keeps. */
async function openKept(path: string): Promise<Page> {
  const page = await open(path, { ...phone, serviceWorkers: 'allow' });
  await waitUntilKept(page, path);
  return page;
}

async function waitUntilKept(page: Page, path: string): Promise<void> {
  const isKept = async () => page.evaluate(async (asked) => (await caches.match(asked)) !== undefined, path);
  await expect.poll(isKept).toBe(true);
}

/** A live refresh bypasses the worker. */
async function expectLiveRefresh(page: Page): Promise<void> {
  const refreshed = page.waitForResponse(/\/scores\.data/);
  await page.getByRole('link', { name: 'Refresh' }).click();
  expect((await refreshed).fromServiceWorker()).toBe(false);
}

/** Chromium's criteria for installing the site. */
async function expectInstallable(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Private windows install nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${getSite().url}/manifest.webmanifest`, []]);
  await devtools.detach();
}

const locateNotice = (page: Page) => page.locator('#page-age');

test('live-refreshed scores can be read offline, and pages that are not kept lead to the list', async () => {
  const page = await openKept('/scores');
  await expectLiveRefresh(page);
  await page.context().setOffline(true);
  await page.reload();
  await waitForHydration(page);
  expect(await locateNotice(page).innerText()).toMatch(
    /^This page is from \d+:\d\d PM CT, 1 minute ago\. You are offline\. Try again/,
  );
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/scores/i);

  await locateNotice(page).getByRole('link', { name: 'More on this device' }).click();
  await page.waitForURL('**/offline');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Scores/ })
    .click();
  await page.waitForURL('**/scores');
  await locateNotice(page).waitFor();

  await page.goto(`${getSite().url}/about/board`);
  await page.waitForURL('**/offline#/about/board');
  await page.getByText('the page that you asked for is not on this device').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL('**/about/board');
  await page.getByRole('heading', { level: 1, name: 'Board of Directors' }).waitFor();
  forgive();
});

test('the app can be installed', async () => {
  const browser = await launchWholeChromium();
  try {
    const page = await browser.newPage();
    await page.goto(getSite().url);
    await waitForHydration(page);
    await expectInstallable(page);
  } finally {
    await browser.close();
  }
});

test('a page opened by a link is kept, opens offline, and is renewed once online', async () => {
  const page = await openKept('/');
  const scores = page.getByRole('banner').getByRole('link', { name: 'Scores', exact: true });
  await scores.click();
  await page.waitForURL('**/scores');
  await waitUntilKept(page, '/scores');
  await page.getByRole('banner').getByRole('link', { name: /home$/i }).first().click();
  await page.waitForURL(`${getSite().url}/`);
  await page.context().setOffline(true);
  await scores.click();
  await locateNotice(page).waitFor();
  expect(page.url()).toBe(`${getSite().url}/scores`);
  await waitForHydration(page);
  await page.context().setOffline(false);
  await expect.poll(() => locateNotice(page).count()).toBe(0);
  expect(page.url()).toBe(`${getSite().url}/scores`);
  forgive();
});

test('a later deployment with OFFLINE_PAGES=0 removes the service worker and its kept pages', async () => {
  const page = await openKept('/scores');
  await getSite().deployWith({ OFFLINE_PAGES: '0', BUILD_ID: 'switched-off' });
  await page.goto(`${getSite().url}/scores`);
  const countLeftovers = () =>
    page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  await expect.poll(countLeftovers).toEqual([0, 0]);
});
