import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isLightPage } from '~/href';
import { listEngines } from '../../scripts/check/engines';
import { waitForWholePage } from '../support/browser-suite';
import { findCutInBracket } from '../support/cut-names';
import type { EnginePage } from '../support/engines/engine-page';
import { launchChromiumPage } from '../support/engines/launch-chromium-page';
import { launchFirefox } from '../support/engines/launch-firefox';
import { launchWebKit } from '../support/engines/launch-webkit';
import { drawSample } from '../support/sample';
import { openTcpGate } from '../support/tcp-gate';
import { startTestSite, type TestSite } from '../support/test-site';

/* Pages and interactions in the engines of visitors. Each runs in Chromium too, which `npm test` always has. */

const launchers = { Chromium: launchChromiumPage, Firefox: launchFirefox, WebKit: launchWebKit };
const engines = ['Chromium', ...listEngines()] as const;

const pages = [
  '/',
  '/scores',
  '/scores?view=timeline',
  '/games/251400939?sport=girls-flag-football',
  '/sports/football',
  '/sports/boys-basketball/state-series/brackets/4A',
  '/sports/boys-golf/state-series/state-leaderboard/3A',
  '/sports/boys-golf/state-series/live',
  '/sports/football/regular-season/conference-standings',
  '/schools/details/0314',
  '/schools/school-directory?letter=a',
  '/calendar',
  '/news-media/headlines',
  '/my-teams?teams=0101.football',
];

let site: TestSite;
const launched = new Map<string, EnginePage>();
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(async () => {
  for (const page of launched.values()) await page.close();
  await site.dispose();
});

async function launch(engine: (typeof engines)[number]): Promise<EnginePage> {
  const page = launched.get(engine) ?? (await launchers[engine]());
  launched.set(engine, page);
  return page;
}

async function openIn(page: EnginePage, url: string): Promise<void> {
  await page.goto(url);
  if (isLightPage(new URL(url).pathname)) return;
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hydrated)).toBe('true');
}

/** The site at another address, which can lose its connection. */
async function openGate() {
  const gate = await openTcpGate();
  gate.directTo(Number(new URL(site.url).port));
  return { gate, origin: `http://127.0.0.1:${gate.port}` };
}

describe.each(engines)('in %s', (engine) => {
  let page: EnginePage;
  beforeAll(async () => {
    page = await launch(engine);
  });
  afterEach(() => page.evaluate(() => localStorage.clear()));

  const open = (path: string, origin = site.url) => openIn(page, origin + path);

  async function openOnPhone(path: string): Promise<void> {
    await page.setSize(390, 844);
    await open(path);
  }

  async function openOnLaptop(path: string): Promise<void> {
    await page.setSize(1280, 800);
    await open(path);
  }

  /** The selector of the first element that matches, has this text, and is where a visitor can click it. */
  async function markSeen(selector: string, text = ''): Promise<string> {
    const mark = () =>
      page.evaluate(
        (wanted) => {
          for (const marked of document.querySelectorAll('[data-marked]')) marked.removeAttribute('data-marked');
          const found = [...document.querySelectorAll(wanted.selector)].find((element) => {
            if (wanted.text !== '' && element.textContent.trim() !== wanted.text) return false;
            const { left, right, top, bottom } = element.getBoundingClientRect();
            const isWithin = top >= 0 && bottom <= innerHeight;
            // The head stays over the page while it is scrolled.
            return isWithin && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
          });
          found?.setAttribute('data-marked', '');
          return found !== undefined;
        },
        { selector, text },
      );
    await expect.poll(mark, { message: selector }).toBe(true);
    return '[data-marked]';
  }

  const interactions: { readonly title: string; readonly run: () => Promise<void> }[] = [];
  const interact = (title: string, run: () => Promise<void>) => interactions.push({ title, run });

  const isFound = (selector: string) => page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
  const readAddress = () => page.evaluate(() => location.pathname + location.search);

  test.each(drawSample(pages, 1))('%s fits a phone, has a heading and runs without an error', async (path) => {
    await page.takeComplaints();
    await openOnPhone(path);
    const read = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { overflow: scrollWidth - clientWidth, heading: document.querySelector('h1')?.textContent.trim() ?? '' };
    };
    expect(await page.evaluate(read)).toEqual({ overflow: 0, heading: expect.stringMatching(/\w/) as string });
    expect(await page.takeComplaints()).toEqual([]);
  });

  interact('links inside sentences are underlined', async () => {
    await openOnPhone('/health-safety/concussion');
    const lines = await page.evaluate(() =>
      [...document.querySelectorAll('main p a')].map((link) => getComputedStyle(link).textDecorationLine),
    );
    expect(lines).not.toHaveLength(0);
    expect(new Set(lines)).toEqual(new Set(['underline']));
  });

  interact('the menu of a phone opens, and closes with Escape', async () => {
    await openOnPhone('/');
    await page.click('button[popovertarget="main-menu"]:not([popovertargetaction])');
    await expect.poll(() => isFound('#main-menu:popover-open')).toBe(true);
    await page.press('Escape');
    await expect.poll(() => isFound('#main-menu:popover-open')).toBe(false);
  });

  // `tests/browser/offline.test.ts` has more for Chromium.
  if (engine !== 'Chromium') {
    interact('a kept page opens without a connection', async () => {
      const { gate, origin } = await openGate();
      await open('/scores', origin);
      await expect.poll(() => page.evaluate(async () => (await caches.match('/scores')) !== undefined)).toBe(true);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      await gate.shut();
      await open('/scores', origin);
      const readNotice = () => page.evaluate(() => document.querySelector('#page-age')?.textContent ?? '');
      await expect.poll(readNotice).toMatch(/^This page is from .+(?:You are offline|The site cannot be reached)\./);
      expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toMatch(/^Scores$/i);
      await page.takeComplaints();
    });
  }

  interact('the calendar of the scores opens, and chooses a day', async () => {
    await openOnPhone('/scores');
    await page.click('.calendar-opener');
    await page.click(await markSeen('.calendar-popup:popover-open td button', '9'));
    await expect.poll(readAddress).toBe('/scores?date=2025-10-09');
    await expect.poll(() => isFound('.calendar-popup:popover-open')).toBe(false);
  });

  interact('the search field suggests pages as a visitor types', async () => {
    await openOnLaptop('/about');
    const field = await markSeen('.site-search-field');
    await page.click(field);
    await page.type(field, 'girls golf');
    const readFirst = () => page.evaluate(() => document.querySelector('.site-search-results a')?.textContent);
    await expect.poll(readFirst).toBe('Girls Golf');
  });

  interact('a followed school is still followed after a reload', async () => {
    await openOnPhone('/schools/details/0101');
    await page.click(await markSeen('main button[aria-pressed="false"]'));
    await expect.poll(() => isFound('main button[aria-pressed="true"]')).toBe(true);
    await open('/schools/details/0101');
    await expect.poll(() => isFound('main button[aria-pressed="true"]')).toBe(true);
  });

  interact('the chosen color scheme is kept', async () => {
    await openOnLaptop('/about');
    const readColor = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await readColor();
    await page.click(await markSeen('[data-theme-toggle]'));
    await expect.poll(readColor).not.toBe(before);
    const chosen = await readColor();
    await open('/about');
    expect(await readColor()).toBe(chosen);
  });

  interact('hidden results stay hidden after a reload', async () => {
    await openOnLaptop('/scores');
    const readHidden = () => page.evaluate(() => document.documentElement.dataset.hide ?? '');
    expect(await readHidden()).toBe('');
    await page.evaluate(() => document.querySelector('footer [data-hides="results"]')?.scrollIntoView());
    await page.click(await markSeen('footer [data-hides="results"]'));
    await expect.poll(readHidden).toBe('results');
    await open('/scores');
    expect(await readHidden()).toBe('results');
  });

  interact('Back returns to where the visitor was', async () => {
    await openOnPhone('/schools/index');
    await page.evaluate(() => scrollTo(0, 3000));
    const link = await markSeen('main a[href^="/schools/details/"]');
    const readPlace = () => page.evaluate(() => Math.round(scrollY));
    // A click may scroll the page first, so that nothing of the site covers the link.
    await page.evaluate(() => {
      addEventListener('click', () => sessionStorage.setItem('clicked-at', String(scrollY)), { capture: true });
    });
    await page.click(link);
    await expect.poll(readAddress).toMatch(/^\/schools\/details\//);
    await expect.poll(readPlace).toBe(0);
    await page.back();
    await expect.poll(readAddress).toBe('/schools/index');
    const before = await page.evaluate(() => Number(sessionStorage.getItem('clicked-at')));
    expect(before).toBeGreaterThan(1000);
    await expect.poll(async () => Math.abs((await readPlace()) - before)).toBeLessThan(100);
  });

  interact('Back returns to the same card, though the cards differ in height', async () => {
    await openOnLaptop('/sports/football/regular-season/scores');
    // A card has its own height once it was near the window.
    await page.evaluate(async () => {
      for (let y = 0; y <= 3000; y += 300) {
        scrollTo(0, y);
        for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    const link = await markSeen('main a[href^="/games/"]');
    const href = await page.evaluate((marked) => document.querySelector(marked)?.getAttribute('href') ?? '', link);
    const readTop = () =>
      page.evaluate(
        (wanted) => Math.round(document.querySelector(`main a[href="${wanted}"]`)?.getBoundingClientRect().top ?? -1),
        href,
      );
    await page.evaluate(() => {
      addEventListener(
        'click',
        ({ target }) => {
          const link = (target as Element).closest('a');
          sessionStorage.setItem('clicked-top', String(link?.getBoundingClientRect().top));
        },
        { capture: true },
      );
    });
    await page.click(link);
    await expect.poll(readAddress).toMatch(/^\/games\//);
    await page.back();
    await expect.poll(readAddress).toMatch(/\/scores$/);
    const before = await page.evaluate(() => Number(sessionStorage.getItem('clicked-top')));
    await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(3);
  });

  interact('the date strip shows the games of another day', async () => {
    await openOnLaptop('/scores');
    await page.click(await markSeen('main nav a[href="/scores?date=2025-10-10"]'));
    await expect.poll(readAddress).toBe('/scores?date=2025-10-10');
    await expect
      .poll(() =>
        page.evaluate(() =>
          document.querySelector('nav[aria-label="Game dates"] [aria-current]')?.getAttribute('href'),
        ),
      )
      .toBe('/scores?date=2025-10-10');
    await page.click(await markSeen('main nav a[aria-label="Later dates"]'));
    await expect.poll(readAddress).not.toBe('/scores?date=2025-10-10');
  });

  interact('the carousel of the home page moves to the next slide', async () => {
    await openOnLaptop('/');
    const carousel = 'section[aria-label="Featured"]';
    // On a day of state finals they and the scores come before it.
    await page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView({ block: 'end' }), carousel);
    const readSlide = () =>
      page.evaluate((selector) => {
        const frame = document.querySelector(selector)?.getBoundingClientRect();
        const slides = [...document.querySelectorAll(`${selector} [aria-roledescription="slide"]`)];
        // The slides move for a moment.
        const current = slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - (frame?.left ?? 0)) < 2);
        return current?.getAttribute('aria-label')?.split(':', 1)[0];
      }, carousel);
    await page.click(await markSeen(`${carousel} [aria-label="Pause slides"]`));
    await expect.poll(readSlide).toMatch(/^\d of \d$/);
    const [place = '', count = ''] = ((await readSlide()) ?? '').split(' of ');
    await page.click(await markSeen(`${carousel} [aria-label="Next slide"]`));
    await expect.poll(readSlide).toBe(`${(Number(place) % Number(count)) + 1} of ${count}`);
  });

  interact('a picture of the timeline opens over the page, and Escape closes it', async () => {
    await openOnLaptop('/125');
    const readCaption = () => page.evaluate(() => document.querySelector('dialog:modal figcaption')?.textContent ?? '');
    await page.evaluate(() =>
      document.querySelector('main article a[target="_blank"]:has(.aspect-video)')?.scrollIntoView(),
    );
    await page.click(await markSeen('main article a[target="_blank"]:has(.aspect-video)'));
    await expect.poll(readCaption).not.toBe('');
    const first = await readCaption();
    await page.click(await markSeen('dialog button', 'Next'));
    await expect.poll(readCaption).not.toBe(first);
    await page.press('Escape');
    await expect.poll(readCaption).toBe('');
  });

  interact('Back leads to the page before, also after one that took more than 10 seconds', async () => {
    const { gate, origin } = await openGate();
    const readHeading = () => page.evaluate(() => document.querySelector('h1')?.textContent.trim().toLowerCase());
    await page.setSize(1280, 800);
    await open('/about', origin);
    await page.click(await markSeen('header a[href="/scores"]'));
    await expect.poll(readHeading).toBe('scores');
    const calendar = await markSeen('header a[href="/calendar"]');
    gate.hold();
    await page.click(calendar);
    await expect.poll(readAddress).toBe('/calendar');
    expect(await readHeading()).toBe('scores');
    await sleep(3000);
    gate.release();
    await expect.poll(readHeading).toBe('events calendar');
    await page.back();
    await expect.poll(readAddress).not.toBe('/calendar');
    expect(await readAddress()).toBe('/scores');
    await gate.shut();
  });

  test.each(drawSample(interactions, 2))('$title', async ({ run }) => {
    await expect(run()).resolves.toBeUndefined();
  });
});

const equalPages = [
  '/schools/details/0314',
  '/calendar',
  '/scores?date=2025-10-10',
  '/sports/boys-basketball/state-series/brackets/4A',
  '/sports/football/regular-season/conference-standings',
  '/sports/boys-basketball/maxpreps-leaders',
  '/news-media/headlines',
];

test.each(drawSample(equalPages, 1))('the main text of %s is the same in all engines', async (path) => {
  const readText = (page: EnginePage) =>
    page.evaluate(() => document.querySelector('main')?.textContent.replace(/\s+/g, ' ').trim() ?? '');
  // A part that was late is not asked for again by the page that lacks it.
  await waitForWholePage(site, path);
  const opened: EnginePage[] = [];
  for (const engine of engines) {
    const page = await launch(engine);
    await page.setSize(390, 844);
    await openIn(page, site.url + path);
    opened.push(page);
  }
  // Parts that only scripts show appear a moment after the page is loaded.
  const readTexts = async () => [...new Set(await Promise.all(opened.map(readText)))];
  await expect.poll(async () => (await readTexts()).length).toBe(1);
  expect((await readTexts())[0]).not.toBe('');
});

test.each(engines)('brackets cut no name in %s', async (engine) => {
  const page = await launch(engine);
  for (const width of [390, 1280]) {
    await page.setSize(width, 844);
    await openIn(page, `${site.url}/sports/football/state-series/playoff-brackets/1A`);
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const { cut, forms } = await page.evaluate(findCutInBracket);
    expect([width, cut, forms.code]).toEqual([width, [], 0]);
    expect(forms.full + forms.short).toBeGreaterThan(5);
  }
});
