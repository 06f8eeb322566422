import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lightControlAttribute } from '~/components/shell/light-control';
import { openBrowserSuite, waitForHydration, waitForWholePage } from '../support/browser-suite';
import { drawSample } from '../support/sample';

const { getSite, openUnready } = openBrowserSuite({ hasPictures: true });

const bracketPath = '/sports/boys-soccer/state-series/brackets';
const phoneSize = { width: 360, height: 740 };

/** Makes the browser save data. */
async function saveData(page: Page): Promise<void> {
  await page.setViewportSize(phoneSize);
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
}

/** Notes where all elements are once the document is read. */
const notePlaces = `
  window.readPlaces = () => Array.from(document.body.querySelectorAll(':not(svg *)'), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.localName, x, y, width, height].join(' ');
  });
  document.addEventListener('DOMContentLoaded', () => { window.placesAtStart = readPlaces(); });
`;

const isLight = (page: Page) => page.evaluate(() => document.documentElement.dataset.scripts === 'off');
const loadControl = (page: Page) => page.locator(`[${lightControlAttribute}=load]`);
const locateLightSwitch = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Light pages' });

describe('on a network that saves data', () => {
  test.each([
    ['/', 45_000],
    ['/scores', 36_700],
    [bracketPath, 45_000],
  ])('%s is at most %i bytes in at most three files, without layout shift', async (path, mostBytes) => {
    await waitForWholePage(getSite(), path);
    const responses: Response[] = [];
    const page = await openUnready(path, async (opened) => {
      opened.on('response', (response) => responses.push(response));
      await saveData(opened);
      await opened.addInitScript(notePlaces);
    });
    // Not the browser's own sum, which grows on a busy machine: there the window is painted while the document is still being read.
    expect(await page.evaluate('readPlaces()')).toEqual(await page.evaluate('placesAtStart'));
    // Brings the whole page near the window.
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await page.waitForLoadState('networkidle');
    expect(responses.map((response) => response.url()).filter((url) => !url.endsWith('.svg'))).toEqual([page.url()]);
    expect(responses.length).toBeLessThanOrEqual(3);
    const bodies = await Promise.all(responses.map((response) => response.body()));
    expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(mostBytes);
  });

  test('pages work by keyboard, and the full page loads in place', async () => {
    const page = await openUnready('/', saveData);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#main');
    await page.getByRole('banner').getByRole('link', { name: 'Scores', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/scores');
    expect(await isLight(page)).toBe(true);
    await page.getByRole('banner').getByText('Menu', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('summary', { hasText: 'Schools' }).first().waitFor({ state: 'visible' });
    await page.keyboard.press('Enter');
    await page.evaluate("document.documentElement.dataset.same = ''");
    await loadControl(page).focus();
    await page.keyboard.press('Enter');
    await waitForHydration(page);
    expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('');
    expect(await loadControl(page).isVisible()).toBe(false);
    await page.reload();
    expect(await isLight(page)).toBe(true);
  });

  test('forms work without scripts; every kind has a submit button', async () => {
    const page = await openUnready('/news-media/headlines', saveData);
    await page.getByLabel('Sport', { exact: true }).selectOption({ label: 'Girls Golf' });
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/sport=girls-golf/);
    expect(await isLight(page)).toBe(true);
  });

  test('no page is wider than the window; each shows its heading and the button for the full page', async () => {
    const paths = ['/sports/boys-soccer', '/schools/details/0101', '/calendar', '/streaming', '/news-media/photos'];
    for (const path of drawSample(
      [...paths, '/sports/boys-golf/state-series/state-leaderboard', '/my-teams', '/search'],
      3,
    )) {
      const page = await openUnready(path, saveData);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, phoneSize.width]);
      expect(await page.locator('h1').first().isVisible()).toBe(true);
      expect(await loadControl(page).isVisible()).toBe(true);
    }
  });

  test('live results reload when no longer fresh, but not while the page is hidden', async () => {
    const page = await openUnready('/scores', async (opened) => {
      await opened.clock.install();
      await saveData(opened);
    });
    await page.evaluate("document.documentElement.dataset.same = ''");
    const isSame = () => page.evaluate(() => document.documentElement.dataset.same === '');
    const setHidden = (isHidden: boolean) =>
      page.evaluate(`Object.defineProperty(document, 'hidden', { value: ${isHidden}, configurable: true })`);
    await page.clock.runFor(55_000);
    expect(await isSame()).toBe(true);
    await setHidden(true);
    await page.clock.runFor(300_000);
    expect(await isSame()).toBe(true);
    await setHidden(false);
    const loaded = page.waitForEvent('load');
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
    await loaded;
    expect(await isSame()).toBe(false);
  });
});

describe('on a normal network', () => {
  test('the full page loads, with the picture of the first screen before the scripts', async () => {
    const fetched: string[] = [];
    const page = await openUnready('/', (opened) => {
      opened.on('request', (request) => fetched.push(request.resourceType()));
      return Promise.resolve();
    });
    await waitForHydration(page);
    expect(fetched).toEqual(expect.arrayContaining(['document', 'font', 'image', 'stylesheet', 'script']));
    expect(fetched.indexOf('image')).toBeLessThan(fetched.indexOf('script'));
    expect(await loadControl(page).isVisible()).toBe(false);
    expect(await locateLightSwitch(page).getAttribute('aria-pressed')).toBe('false');
  });

  test('the switch in the footer makes pages light on this device, and full again at once', async () => {
    const page = await openUnready('/about/mission', () => Promise.resolve());
    await waitForHydration(page);
    const reloaded = page.waitForEvent('load');
    await locateLightSwitch(page).click();
    await reloaded;
    expect([await isLight(page), await locateLightSwitch(page).getAttribute('aria-pressed')]).toEqual([true, 'true']);
    await page.goto(`${getSite().url}/scores`);
    expect(await isLight(page)).toBe(true);
    await locateLightSwitch(page).click();
    await waitForHydration(page);
    expect(await locateLightSwitch(page).getAttribute('aria-pressed')).toBe('false');
    await page.reload();
    await waitForHydration(page);
  });
});

test('all visitors get the same document, whatever their browser sends about saving data', async () => {
  const read = async (headers: Record<string, string>) => {
    const response = await fetch(`${getSite().url}/about/mission`, { headers });
    return [
      response.headers.get('etag'),
      response.headers.get('vary')?.toLowerCase().includes('save-data'),
      await response.text(),
    ];
  };
  expect(await read({ 'save-data': 'on', ect: '2g' })).toEqual(await read({}));
});
