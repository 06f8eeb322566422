import { expect, test } from 'vitest';
import { openBrowserSuite } from '../support/browser-suite';
import { readRouteRows } from '../support/route-rows';
import { drawSample } from '../support/sample';

const { openAsSent } = openBrowserSuite();

const smallPhone = { viewport: { width: 320, height: 740 } } as const;

/** Pages on which such a word was wider than the page. */
const formerlyWide = new Set([
  '/',
  '/sports/boys-soccer/state-series/team-info-detail/0101',
  '/sports/girls-golf/state-series/state-results',
  '/calendar',
  '/archives/1234',
  '/sports/football/state-series/playoff-maps',
]);
const rows = readRouteRows().filter(({ kind }) => kind === 'page' || kind === 'cms');
const paths = [...new Set([...formerlyWide, ...rows.map(({ example }) => example)])];

test.each(drawSample(paths, 2, (path) => formerlyWide.has(path)))(
  'a word of 82 letters in each text of %s makes no small phone scroll sideways',
  async (path) => {
    const page = await openAsSent(path, smallPhone);
    const { replaced, tooWide } = await page.evaluate(replaceWords);
    expect(replaced).toBeGreaterThan(0);
    expect(tooWide).toEqual([]);
  },
);

/**
 * Replaces the first word of each text. Labels and figures that are never broken, and buttons, are the site's own.
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
