import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { openBrowserSuite, waitForHydration, laptop, phone } from '../support/browser-suite';
import { startTestSite, type TestSite } from '../support/test-site';

const { getSite, open, openAsSent } = openBrowserSuite();

/** The text of a page without its markup. */
async function readText(url: string): Promise<string> {
  const markup = await (await fetch(url)).text();
  const main = /<main\b.*<\/main>/s.exec(markup)?.[0] ?? '';
  return main.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, '\n');
}

const locateHero = (page: Page) => page.getByRole('region', { name: 'Featured', exact: true });

/** Runs in the page: what cannot be read in the slides, and their number. */
function findHeroFaults(hero: Element): { readonly slides: number; readonly faults: readonly string[] } {
  const slides = [...hero.querySelectorAll('[aria-roledescription="slide"]')];
  const controlsTop = hero.querySelector('ol')?.getBoundingClientRect().top ?? 0;
  const faults = slides.flatMap((slide) =>
    [...slide.querySelectorAll('h2, p')].flatMap((element) => {
      const text = element.textContent;
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      const colon = node?.nodeValue?.indexOf(':') ?? -1;
      const findTop = (index: number) => {
        const range = document.createRange();
        if (node === null) return 0;
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return range.getBoundingClientRect().top;
      };
      return [
        // The glyphs of a line are a little higher than the line.
        ...(element.scrollHeight > element.clientHeight + 12 ? [`cut: ${text}`] : []),
        ...(element.scrollWidth > element.clientWidth ? [`too wide: ${text}`] : []),
        ...(element.getBoundingClientRect().bottom > controlsTop ? [`below the controls: ${text}`] : []),
        ...(colon > 0 && findTop(colon) !== findTop(colon - 1) ? [`a line begins with the colon: ${text}`] : []),
      ];
    }),
  );
  return { slides: slides.length, faults };
}

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
    expect(atLeastOne(places).filter((place) => place === -1)).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('is the same at /home; the canonical link points to /', async () => {
    const readBoth = async () => [await readText(`${getSite().url}/home`), await readText(`${getSite().url}/`)];
    // Once neither lacks games that came too late for it.
    await expect.poll(async () => new Set(await readBoth()).size, { timeout: 60_000, interval: 1000 }).toBe(1);
    expect(await (await fetch(`${getSite().url}/home`)).text()).toMatch(/rel="canonical" href="[^"]*\/"/);
  });

  test('shows exactly 4 of today’s games on a phone', async () => {
    const page = await open('/', phone);
    const strip = page.getByRole('region', { name: /today/i });
    await expect.poll(() => strip.getByRole('article').and(page.locator(':visible')).count()).toBe(4);
  });

  test('cuts no text of the hero, parts no word from its colon, and keeps the controls apart, at any width', async () => {
    const page = await openAsSent('/', laptop);
    for (const width of [320, 360, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { slides, faults } = await locateHero(page).evaluate(findHeroFaults);
      expect(slides).toBeGreaterThan(2);
      expect(faults, `at ${width} px`).toEqual([]);
    }
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
