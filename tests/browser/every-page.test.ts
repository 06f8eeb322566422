import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findSport } from '~/config/sports';
import { isLightPage } from '~/href';
import { hydrated, noteComplaints, openContext } from '../support/browser-suite';
import { gamePaths, formatHeading, readRouteRows } from '../support/route-rows';
import { drawSample } from '../support/sample';
import { startTestSite, type TestSite } from '../support/test-site';

/*
 * One walk through the pages of the route table in one browser (a sample of them, or all): each is loaded once, and looked at on a phone, on a
 * laptop, and light and dark.
 */

interface Stop {
  readonly path: string;
  readonly status: number;
  /** Words of the only h1; states beside the table have those of their page. */
  readonly heading?: string;
}

const rows = readRouteRows().filter(({ kind }) => ['page', 'embed', 'cms'].includes(kind));

const tableStops: readonly Stop[] = rows
  .filter(({ example }, index) => rows.findIndex((row) => row.example === example) === index)
  .map((row) => ({ path: row.example, status: row.id === 'not-found' ? 404 : 200, heading: formatHeading(row) }));

/** States of pages that look other than their example: no games, a search, a sport with more parts, a light page. */
const otherStates: readonly Stop[] = [
  '/scores?date=2025-12-25',
  '/schools/conferences?q=ash',
  '/search?q=ash',
  '/offline',
  '/my-teams?teams=0101.football',
  '/my-teams/plan?teams=0101.0102.football',
  '/scores/areas',
  '/scores?county=winslow-county',
  '/accessibility',
  '/sports/boys-soccer',
  '/sports/girls-golf',
  '/sports/football/state-series/brackets/5A',
  '/sports/football/state-series/playoff-outlook/what-if',
  '/sports/boys-soccer/state-series/path/1383',
  gamePaths[0] ?? '',
  '/sports/boys-golf/state-series/live',
  '/sports/girls-golf/state-series/team-info',
  '/sports/girls-flag-football/state-series/live',
  '/board/setup',
  '/board?show=scores:boys-soccer',
].map((path) => ({ path, status: 200 }));

const stops = [...tableStops, ...otherStates];

/** In each sample. */
const mostVisited = new Set([
  '/',
  '/scores',
  '/sports/football',
  '/sports/boys-golf/state-series/state-leaderboard/1A',
]);

/** The site layout, which all pages share, is looked at on the first of them only. */
const [firstStop] = stops;
const siteLayout = 'header:not(main header), footer:not(main footer)';
/** The rows of a long table are alike, and the cards of a day: some of them stand for all. */
const furtherRows = 'tbody tr:nth-child(n + 8), main li:nth-child(n + 15), .game-grid > :nth-child(n + 5)';
/** What depends on colours and sizes alone: looked at once for each combination of them on all pages. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const ofColours = { runOnly: { type: 'rule', values: colourRules } };
const everyOther = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
};
/** What another width can spoil. */
const ofWidths = {
  runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable', 'region'] },
};
/** In the order that leaves the page as the next one is loaded. */
const looks = [
  { colorScheme: 'dark', width: 1280, rules: ofWidths },
  { colorScheme: 'light', width: 360, rules: everyOther },
] as const;
/** The combinations of colours and sizes that were looked at, and the attribute of texts that show further ones. */
const seenColours = new Set<string>();
const newColours = 'data-new-colours';
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const height = 800;
const mostPagesInTab = 40;

let site: TestSite;
let page: Page;
let pagesInTab = 0;
let asked = '';
let isPassed = true;
const complaints: string[] = [];

beforeAll(async () => {
  site = await startTestSite();
  await openTab();
});
beforeEach(async () => {
  // A tab that no longer answers must not fail the pages after it, and its memory grows with each page.
  if (!isPassed || pagesInTab === mostPagesInTab) {
    void page.context().close();
    await openTab();
  }
  isPassed = false;
  pagesInTab += 1;
});
afterAll(async () => {
  await page.context().close();
  await site.dispose();
});

async function openTab(): Promise<void> {
  pagesInTab = 0;
  page = await (await openContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })).newPage();
  noteComplaints(page, complaints, () => site.url + asked);
  // Nobody has clicked: whatever is fetched comes from the site or the association.
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOurs = origin === site.url || origin === site.demoUrl;
    if (!isOurs && /^(?:https?|wss?):$/.test(protocol)) complaints.push(`asks ${request.url()}`);
  });
  await page.addInitScript(`
    window.policyViolations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      policyViolations.push(effectiveDirective + ' ' + blockedURI);
    });
  `);
}

describe.each(drawSample(stops, 10, ({ path }) => mostVisited.has(path)))('$path', ({ path, status, heading }) => {
  test('is whole, quiet, accessible, and fits every width', async () => {
    asked = path;
    complaints.length = 0;
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 360, height });
    const response = await page.goto(site.url + path, { waitUntil: 'load' });
    expect(response?.status()).toBe(status);
    // A page outside the site layout has no scripts that take over.
    if (!isLightPage(path)) await hydrated(page);
    await expectOrder(heading);
    await expectSportNamed(path);
    expect(await page.evaluate(leftoversInPage)).toEqual([]);
    expect(await page.evaluate(strangersInPage, [site.url, site.demoUrl])).toEqual([]);
    expect(await overflows()).toEqual([]);
    expect(await page.evaluate('policyViolations')).toEqual([]);
    expect(complaints).toEqual([]);
    await expectAccessible(path === firstStop?.path);
    isPassed = true;
  });
});

/** One h1 with the right words, the landmarks, a language, and a title that ends with the association. */
async function expectOrder(heading: string | undefined): Promise<void> {
  const { headings, landmarks, language, title } = await page.evaluate((layout) => {
    const listTexts = (selector: string) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent.trim());
    const landmarks = Array.from(document.querySelectorAll(`main, ${layout}`), ({ localName }) => localName);
    return { headings: listTexts('h1'), landmarks, language: document.documentElement.lang, title: document.title };
  }, siteLayout);
  expect(headings).toEqual([heading ?? expect.stringMatching(/\S/)]);
  expect(landmarks).toEqual(['header', 'main', 'footer']);
  expect(language).toBe('en');
  expect(title).toMatch(/Prairie State Activities Association$/);
}

/** Every page of a sport names it on the first screen of a phone, beside the bar of the sport, which may be scrolled. */
async function expectSportNamed(path: string): Promise<void> {
  const [, area, sportId = ''] = path.split(/[/?]/);
  const title = findSport(sportId)?.title;
  if (area !== 'sports' || title === undefined) return;
  const isNamed = await page.evaluate((name) => {
    const isShown = (element: Element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      const isOnScreen = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      return isOnScreen && width > 2 && element.checkVisibility({ visibilityProperty: true });
    };
    const hasName = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(name) === true);
    return [...document.querySelectorAll('main *')].some((element) => hasName(element) && isShown(element));
  }, title);
  expect(isNamed, `${title} on the first screen`).toBe(true);
}

/** Texts and attributes that hold what is no value. */
function leftoversInPage(): string[] {
  const leftovers = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/;
  const names = ['href', 'src', 'alt', 'title', 'aria-label', 'datetime', 'value', 'content'];
  const attributes = Array.from(document.querySelectorAll('*'), (element) =>
    names.map((name) => element.getAttribute(name) ?? ''),
  ).flat();
  return [...document.body.innerText.split('\n'), document.title, ...attributes].filter((text) => leftovers.test(text));
}

/**
 * Addresses of other hosts that the page fetches by itself, sooner or later: its pictures may be far below the window. What is
 * lazy in a closed part is fetched on a click.
 */
function strangersInPage(known: readonly string[]): string[] {
  const fetching =
    'img, source, video, audio, iframe, embed, object, script, link:not([rel=canonical], [rel=alternate])';
  const afterClick = 'details:not([open]) [loading=lazy]';
  const elements = [...document.querySelectorAll(fetching)].filter((element) => !element.matches(afterClick));
  const addresses = elements.flatMap((element) => [
    ...['src', 'href', 'poster', 'data'].map((name) => element.getAttribute(name) ?? ''),
    ...(element.getAttribute('srcset') ?? '').split(/\s*,\s+/).map((candidate) => candidate.split(' ', 1)[0] ?? ''),
  ]);
  return addresses.filter((address) => {
    const { origin, protocol } = new URL(address, document.baseURI);
    return protocol.startsWith('http') && !known.includes(origin);
  });
}

/** Widths at which the page scrolls sideways: a phone, small phones, a laptop at 200 %, and a laptop. */
async function overflows(): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 320, 640, 1280]) {
    await page.setViewportSize({ width, height });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) found.push(`${scrollWidth} px at ${width}`);
  }
  return found;
}

async function expectAccessible(hasLayout: boolean): Promise<void> {
  await page.evaluate(
    (spare) => {
      for (const element of document.querySelectorAll(spare)) element.remove();
    },
    hasLayout ? furtherRows : `${furtherRows}, ${siteLayout}`,
  );
  await page.evaluate(axeSource);
  for (const { colorScheme, width, rules } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    const found = [...(await objections(rules)), ...(await objectionsToNewColours())];
    expect([colorScheme, width, found]).toEqual([colorScheme, width, []]);
  }
}

/** What axe finds in texts whose colours and sizes no page has shown before. */
async function objectionsToNewColours(): Promise<string[]> {
  const fresh = await page.evaluate(markNewColours, { seen: [...seenColours], mark: newColours });
  if (fresh.length === 0) return [];
  const found = await objections(ofColours, { include: [`[${newColours}]`] });
  // What was objected to is looked at again when the test is repeated.
  if (found.length === 0) for (const colours of fresh) seenColours.add(colours);
  return found;
}

/**
 * Marks, of the texts whose colours and sizes were not seen yet, one for each combination of them: its own, those of the text
 * around it, and every background, layer and opacity behind it. Returns the combinations.
 */
function markNewColours({ seen, mark }: { seen: readonly string[]; mark: string }): string[] {
  const known = new Set(seen);
  const grounds = new Map<Element | null, string>([[null, '']]);
  const findBackground = (element: Element | null): string => {
    const ground = grounds.get(element);
    if (ground !== undefined || element === null) return ground ?? '';
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, position].join(' ');
    const isClear = own === 'rgba(0, 0, 0, 0) none 1 static';
    const whole = findBackground(element.parentElement) + (isClear ? '' : `/${own}`);
    grounds.set(element, whole);
    return whole;
  };
  const hasText = (element: Element): boolean =>
    /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ||
    Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ''),
    );
  const readColors = (element: Element): string => {
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element);
    const around = element.parentElement === null ? '' : getComputedStyle(element.parentElement).color;
    return [color, fontSize, fontWeight, textDecorationLine, textShadow, around, findBackground(element)].join(' ');
  };
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  const fresh: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const colours = readColors(element);
    if (known.has(colours)) continue;
    known.add(colours);
    fresh.push(colours);
    element.setAttribute(mark, '');
  }
  return fresh;
}

/**
 * What axe finds: each rule with the elements that break it. Nothing is made of what passes, no style sheet is fetched for
 * rules that are not asked for, and frames, which hold documents of others, are not waited for.
 */
function objections(rules: object, where: object = {}): Promise<string[]> {
  const spared = { resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] }, iframes: false };
  const options = JSON.stringify({ ...rules, ...spared });
  const context = JSON.stringify({ include: ['html'], ...where });
  return page.evaluate(`axe.run(${context}, ${options}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')),
  )`);
}
