import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findSport } from '~/config/sports';
import { isLightPage } from '~/href';
import { GeneratedWorld } from '../../demo-api/world/generated-world';
import { basicCharacters } from '../../scripts/build/fonts';
import { findObjections, furtherRows, loadAxe } from '../support/axe';
import { waitForHydration, noteComplaints, openContext } from '../support/browser-suite';
import { findCutTexts } from '../support/cut-names';
import { findLowestFirstRow, measureFirstRow } from '../support/first-row';
import { findFurtherSigns } from '../support/further-characters';
import { findLongestSchool } from '../support/longest-school';
import { gamePaths, formatHeading, readRouteRows } from '../support/route-rows';
import { drawSample } from '../support/sample';
import { collectStyles, findNewStyles } from '../support/style-census';
import { startTestSite, type TestSite } from '../support/test-site';

/* A walk through the pages of the route table (a sample, or all) in one browser, at several sizes and color schemes. */

interface Stop {
  readonly path: string;
  readonly status: number;
  /** Expected h1 of a page that differs from its row. */
  readonly heading?: string;
}

const rows = readRouteRows().filter(({ kind }) => ['page', 'embed', 'cms'].includes(kind));

const tableStops: readonly Stop[] = rows
  .filter(({ example }, index) => rows.findIndex((row) => row.example === example) === index)
  .map((row) => ({ path: row.example, status: row.id === 'not-found' ? 404 : 200, heading: formatHeading(row) }));

/** The pages of a school with a wide table of teams, and of the one with the longest text without a space. */
const widestSchoolPaths = ['0314', findLongestSchool(new GeneratedWorld(1)).id].map((id) => `/schools/details/${id}`);

/** States that differ from the page's example: no games, a search, more parts, a light page. */
const otherStates: readonly Stop[] = [
  '/scores?date=2025-12-25',
  '/schools/conferences?q=ash',
  '/search?q=ash',
  '/offline',
  '/my-teams?teams=0101.football.girls-golf',
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
  '/press',
  '/scores/agate',
  '/scores/changes',
  '/scores/missing',
  '/board/setup',
  '/board?show=scores:boys-soccer',
  ...widestSchoolPaths,
].map((path) => ({ path, status: 200 }));

const stops = [...tableStops, ...otherStates];

/** Included in every sample. */
const mostVisited = new Set([
  '/',
  '/scores',
  '/sports/football',
  '/sports/boys-golf/state-series/state-leaderboard/1A',
  ...widestSchoolPaths,
]);

const siteLayout = 'header:not(main header), footer:not(main footer)';
/** The layout that pages share is checked on the first page only. A board has its h1 in a header of its own. */
const [firstStop] = stops;
const sharedLayout = 'header:not(main header, :has(h1)), footer:not(main footer)';
/** Rules about colors and sizes, checked once per combination. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const ofColors = { runOnly: { type: 'rule', values: colorRules } };
const everyOther = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])),
};
/** Checks that depend on the width. */
const ofWidths = {
  runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable', 'region'] },
};
/** Ordered so that the page ends as the next one begins. */
const looks = [
  { colorScheme: 'dark', width: 1280, rules: ofWidths },
  { colorScheme: 'light', width: 360, rules: everyOther },
] as const;
/** Checked combinations of colors and sizes, and the attribute that marks new ones. */
const seenColors = new Set<string>();
const newColors = 'data-new-colors';
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
  // A hanging tab must not fail later pages, and its memory grows with each page.
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
  page = await (await openContext({ reducedMotion: 'reduce', serviceWorkers: 'block' }, true)).newPage();
  noteComplaints(page, complaints, () => site.url + asked);
  // Without clicks, only the site and the association are requested.
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
  test('is complete, logs no errors, is accessible, and fits every width, also with long words', async () => {
    asked = path;
    complaints.length = 0;
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 360, height });
    const response = await page.goto(site.url + path, { waitUntil: 'load' });
    expect(response?.status()).toBe(status);
    // Pages outside the site layout have no scripts.
    if (!isLightPage(path)) await waitForHydration(page);
    await expectOrder(heading);
    await expectSportNamed(path);
    const firstRow = await page.evaluate(measureFirstRow);
    expect(firstRow ?? 0, 'the first row').toBeLessThanOrEqual(findLowestFirstRow(path));
    expect(await page.evaluate(findLeftovers)).toEqual([]);
    expect(await page.evaluate(findStrangers, [site.url, site.demoUrl])).toEqual([]);
    expect(await page.evaluate(findBrokenWords)).toEqual([]);
    // The brand is wider in the font of the device, which shows until the site's own has arrived.
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(findCutTexts)).toEqual([]);
    expect(await page.evaluate(findFurtherSigns, basicCharacters)).toEqual([]);
    expect(await findNewStylesOfWidths()).toEqual([]);
    expect(await findOverflows()).toEqual([]);
    expect(await page.evaluate('policyViolations')).toEqual([]);
    expect(complaints).toEqual([]);
    await expectAccessible(path === firstStop?.path);
    await expectLongWordsToFit();
    isPassed = true;
  });
});

/** Expects one h1, landmarks, a language, and a title with the association. */
async function expectOrder(heading: string | undefined): Promise<void> {
  const { headings, landmarks, language, title } = await page.evaluate((layout) => {
    // Without `innerText`, which also applies capitals of the style.
    const readShown = (element: Element): string =>
      Array.from(element.childNodes, (child) => {
        if (!(child instanceof Element)) return child.textContent ?? '';
        return child.checkVisibility() ? readShown(child) : '';
      }).join('');
    const headings = Array.from(document.querySelectorAll('h1'), (heading) => readShown(heading).trim());
    const landmarks = Array.from(document.querySelectorAll(`main, ${layout}`), ({ localName }) => localName);
    return { headings, landmarks, language: document.documentElement.lang, title: document.title };
  }, siteLayout);
  expect(headings).toEqual([heading ?? expect.stringMatching(/\S/)]);
  expect(landmarks).toEqual(['header', 'main', 'footer']);
  expect(language).toBe('en');
  expect(title).toMatch(/Prairie State Activities Association$/);
}

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
    return [...document.querySelectorAll('main *, nav summary *')].some(
      (element) => hasName(element) && isShown(element),
    );
  }, title);
  expect(isNamed, `${title} on the first screen`).toBe(true);
}

/** Texts and attributes such as `undefined`. */
function findLeftovers(): string[] {
  const leftovers = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/;
  const names = ['href', 'src', 'alt', 'title', 'aria-label', 'datetime', 'value', 'content'];
  const attributes = Array.from(document.querySelectorAll('*'), (element) =>
    names.map((name) => element.getAttribute(name) ?? ''),
  ).flat();
  return [...document.body.innerText.split('\n'), document.title, ...attributes].filter((text) => leftovers.test(text));
}

/** Other hosts that the page fetches, also lazily below the window, but not in closed parts. */
function findStrangers(known: readonly string[]): string[] {
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

/** Styles that the site does not have, on phones and laptops. */
async function findNewStylesOfWidths(): Promise<string[]> {
  const onPhones = findNewStyles(await page.evaluate(collectStyles));
  await page.setViewportSize({ width: 1280, height });
  return [...onPhones, ...findNewStyles(await page.evaluate(collectStyles))];
}

/** Widths with sideways scrolling: phones, a laptop at 200 %, a laptop. */
async function findOverflows(): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 320, 640, 1280]) {
    await page.setViewportSize({ width, height });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) found.push(`${scrollWidth} px at ${width}`);
  }
  return found;
}

/** Words that continue on another line, except in addresses and names of accounts. Also those of parts that are rendered once they come near. */
function findBrokenWords(): string[] {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent ?? '';
    if (node.parentElement?.checkVisibility() !== true) continue;
    if (node.parentElement.closest('.sr-only, script, style') !== null) continue;
    for (const { 0: word, index } of text.matchAll(/(?<![^\s([-])\p{L}{2,}(?![.@_/]\p{L}|\p{L})/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** On a small phone. The texts of the page are lost. */
async function expectLongWordsToFit(): Promise<void> {
  await page.setViewportSize({ width: 320, height });
  const { replaced, tooWide } = await page.evaluate(replaceWords);
  expect(replaced).toBeGreaterThan(0);
  expect(tooWide).toEqual([]);
}

/**
 * Replaces the first word of each text by one of 82 letters. Labels and figures that are never broken, and buttons, are the
 * site's own.
 * @returns the number of words, and where they are wider than the page
 */
function replaceWords(): { readonly replaced: number; readonly tooWide: readonly string[] } {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  const parents: Element[] = [];
  for (const text of texts) {
    const parent = text.parentElement;
    const word = /[A-Za-z]{3,}/.exec(text.textContent ?? '')?.[0];
    if (parent === null || word === undefined) continue;
    if (parent.closest('script, style, noscript, button, select, svg') !== null) continue;
    if (/nowrap|pre$/.test(getComputedStyle(parent).whiteSpace)) continue;
    text.textContent = (text.textContent ?? '').replace(word, 'W'.repeat(82));
    parents.push(parent);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  const isWide = scrollWidth > clientWidth;
  const widest = parents.filter((parent) => parent.getBoundingClientRect().right > clientWidth);
  const tooWide = isWide
    ? [`${scrollWidth} px`, ...widest.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 200))]
    : [];
  return { replaced: parents.length, tooWide };
}

async function expectAccessible(hasLayout: boolean): Promise<void> {
  await page.evaluate(
    (spare) => {
      for (const element of document.querySelectorAll(spare)) element.remove();
    },
    hasLayout ? furtherRows : `${furtherRows}, ${sharedLayout}`,
  );
  await loadAxe(page);
  for (const { colorScheme, width, rules } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    const found = [...(await findObjections(page, rules)), ...(await findObjectionsToNewColors())];
    expect([colorScheme, width, found]).toEqual([colorScheme, width, []]);
  }
}

/** Problems of axe in new combinations of colors and sizes. */
async function findObjectionsToNewColors(): Promise<string[]> {
  const fresh = await page.evaluate(markNewColors, { seen: [...seenColors], mark: newColors });
  if (fresh.length === 0) return [];
  const found = await findObjections(page, ofColors, { include: [`[${newColors}]`] });
  // A repeated test checks failed combinations again.
  if (found.length === 0) for (const colors of fresh) seenColors.add(colors);
  return found;
}

/** Marks a text for each new combination of its colors, sizes, backgrounds and opacities. Returns the combinations. */
function markNewColors({ seen, mark }: { seen: readonly string[]; mark: string }): string[] {
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
    const colors = readColors(element);
    if (known.has(colors)) continue;
    known.add(colors);
    fresh.push(colors);
    element.setAttribute(mark, '');
  }
  return fresh;
}
