import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowserSuite, waitForHydration, laptop, phone } from '../support/browser-suite';
import { startTestSite, type TestSite } from '../support/test-site';

const { getSite, open } = openBrowserSuite();

/** The text of a page without its markup. */
async function readText(url: string): Promise<string> {
  const markup = await (await fetch(url)).text();
  const main = /<main\b.*<\/main>/s.exec(markup)?.[0] ?? '';
  return main.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, '\n');
}

const locateHero = (page: Page) => page.getByRole('region', { name: 'Featured', exact: true });
const readCurrentSlide = (page: Page) => locateHero(page).locator('[aria-current="true"]').first().innerText();

/** The home page with timers that the test controls. */
async function openOwningTime(options: BrowserContextOptions): Promise<Page> {
  const page = await open('/', options);
  await page.clock.install();
  await page.reload();
  await waitForHydration(page);
  await page.clock.runFor(1_000);
  return page;
}

describe('the home page', () => {
  test('shows its sections in order', async () => {
    const text = await readText(`${getSite().url}/`);
    const order = [
      'Today',
      'Latest news',
      'Streaming events',
      'Featured sponsors',
      'Upcoming events',
      'From the archives',
    ];
    const places = order.map((heading) => text.search(new RegExp(heading, 'i')));
    expect(places.filter((place) => place === -1)).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('is the same at /home; the canonical link points to /', async () => {
    expect(await readText(`${getSite().url}/home`)).toBe(await readText(`${getSite().url}/`));
    expect(await (await fetch(`${getSite().url}/home`)).text()).toMatch(/rel="canonical" href="[^"]*\/"/);
  });

  test('shows exactly 4 of today’s games on a phone', async () => {
    const page = await open('/', phone);
    const strip = page.getByRole('region', { name: /today/i });
    await expect.poll(() => strip.getByRole('article').and(page.locator(':visible')).count()).toBe(4);
  });

  test('advances the hero to the next slide after 6 seconds unless paused', async () => {
    const page = await openOwningTime({ ...laptop, reducedMotion: 'no-preference' });
    const first = await readCurrentSlide(page);
    await page.clock.runFor(7_000);
    await expect.poll(() => readCurrentSlide(page)).not.toBe(first);
    await locateHero(page).getByRole('button', { name: /pause/i }).click();
    const paused = await readCurrentSlide(page);
    await page.mouse.move(2, 2);
    await page.clock.runFor(30_000);
    expect(await readCurrentSlide(page)).toBe(paused);
  });

  test('does not move its slides when the visitor prefers reduced motion', async () => {
    const page = await openOwningTime({ ...laptop, reducedMotion: 'reduce' });
    const first = await readCurrentSlide(page);
    await page.clock.runFor(30_000);
    expect(await readCurrentSlide(page)).toBe(first);
  });

  test('does not shift while it loads', async () => {
    const page = await open('/', phone);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => {
            resolve(total);
          }, 1_500);
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });

  test('is readable without scripts', async () => {
    const page = await open('/', { ...phone, javaScriptEnabled: false });
    for (const heading of ['Today', 'Latest news', 'Upcoming events']) {
      await page
        .getByRole('heading', { name: new RegExp(heading, 'i') })
        .first()
        .waitFor({ state: 'visible' });
    }
  });
});

describe('when upstream fails', () => {
  let broken: TestSite;

  beforeAll(async () => {
    broken = await startTestSite();
  });
  afterAll(() => broken.dispose());

  test('a home page without a copy says which parts could not be loaded, and hides only the sponsors', async () => {
    await broken.setFault({ path: '/v1', kind: 'status', status: 500 });
    const response = await fetch(`${broken.url}/`);
    expect(response.status).toBe(200);
    const text = await readText(`${broken.url}/`);
    expect(text).not.toContain('No games scheduled for today.');
    expect(text).toContain('Today’s scores could not be loaded right now.');
    expect(text).toContain('No Events Available');
    for (const part of ['Latest news', 'Streaming events', 'Upcoming events', 'Posts', 'Archive videos', 'Alerts']) {
      expect(text).toContain(`${part} could not be loaded right now.`);
    }
    expect(text).not.toMatch(/Featured sponsors/i);
  });
});
