import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { laptop, openBrowserSuite, waitForSearchIndex, waitForWholePage } from '../support/browser-suite';
import { drawSample } from '../support/sample';

const { getSite, open, openAsSent } = openBrowserSuite();

/** More focus stops than any page has before its content. */
const mostStops = 250;

interface Stop {
  readonly name: string;
  readonly href: string;
  /** The focus has an outline. */
  readonly isMarked: boolean;
}

function readFocused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Nothing has the focus between the last stop and the first.
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', href: '', isMarked: true };
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return {
      name: (element.getAttribute('aria-label') ?? label ?? element.textContent).replace(/\s+/g, ' ').trim(),
      href: element.getAttribute('href') ?? '',
      isMarked: outlineStyle !== 'none' && outlineWidth !== '0px',
    };
  });
}

/** Presses Tab until the wanted stop; every stop must be visible. */
async function pressTabUntil(page: Page, isWanted: (stop: Stop) => boolean): Promise<Stop> {
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await readFocused(page);
    expect([stop.name, stop.isMarked]).toEqual([stop.name, true]);
    if (isWanted(stop)) return stop;
  }
  throw new Error('The keyboard does not get there.');
}

async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  expect((await readFocused(page)).href).toBe('#main');
  await page.keyboard.press('Enter');
}

/** Finds a school by the search of the header. */
async function searchForSchool(page: Page, words: string, school: string): Promise<void> {
  await pressTabUntil(page, ({ name }) => name === 'Search the site');
  await page.keyboard.type(words);
  const found = page.locator('.site-search-results').getByRole('link', { name: school });
  await expect.poll(() => found.count()).toBeGreaterThan(0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await readFocused(page)).name).toContain(school);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/schools/details/**');
}

describe('using only the keyboard', () => {
  test('a visitor finds the next game of a school', async () => {
    await waitForWholePage(getSite(), '/schools/details/0101');
    await waitForSearchIndex(getSite());
    const page = await open('/', laptop);
    await searchForSchool(page, 'abelard heights', 'Abelard Heights');
    await expect.poll(() => page.locator('h1').innerText()).toMatch(/abelard heights/i);
    await pressTabUntil(page, ({ href }) => href === '/sports/boys-soccer/teams/0101');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sports/boys-soccer/maxpreps-schools/**');
    await page.getByText('Next game').first().waitFor();
  });

  test('a visitor opens a bracket and one of its games', async () => {
    const site = getSite();
    // Focus on the search field asks for its index, which delays every page on a busy machine.
    await waitForSearchIndex(site);
    await waitForWholePage(site, '/sports/boys-basketball/state-series/brackets');
    const page = await open('/sports/boys-basketball', laptop);
    await pressTabUntil(page, ({ href }) => href === '/sports/boys-basketball/state-series/brackets');
    await page.keyboard.press('Enter');
    // A slow page comes after its address.
    await page.getByRole('heading', { level: 1, name: 'Brackets' }).waitFor();
    await pressTabUntil(page, ({ href }) => /^\/games\/\d+\?/.test(href));
    const { href } = await readFocused(page);
    await waitForWholePage(site, href);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.search === href);
    await page.locator('.score-heading h1').waitFor();
  });

  test('a visitor finds the phone number of a school', async () => {
    const page = await open('/schools/details/0101', laptop);
    await skipToContent(page);
    const { href, name } = await pressTabUntil(page, (stop) => stop.href.startsWith('tel:'));
    expect(href).toMatch(/^tel:\+1\d{10}$/);
    expect(name).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
  });
});

/** Pages of the PDF, and printed parts of the shell. */
async function onPaper(page: Page): Promise<{ readonly sheets: number; readonly shell: readonly string[] }> {
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'Letter' });
  await page.emulateMedia({ media: 'print' });
  const shown = await Promise.all(
    (['navigation', 'contentinfo'] as const).map(async (role) =>
      (await page.getByRole(role).count()) > 0 ? [role] : [],
    ),
  );
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  return { sheets, shell: shown.flat() };
}

test('printed pages say association, page, season, day and time of their data, and address', async () => {
  const missing: string[] = [];
  for (const path of drawSample(Object.keys(maxSheetsByPath), 4)) {
    const page = await openAsSent(path);
    await page.emulateMedia({ media: 'print' });
    const lines = await page.locator('body').innerText();
    const canonicalHref = await page.locator('link[rel=canonical]').getAttribute('href');
    const canonicalPath = new URL(canonicalHref ?? '', page.url()).pathname;
    const wanted = [
      /Association · [^·\n]+ · \d{4}-\d{2} season · Updated [A-Z]\w+day, [A-Z]\w+ \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M CT · \S*/,
      new RegExp(`· \\S*${canonicalPath}`),
    ];
    missing.push(...wanted.filter((line) => !line.test(lines)).map((line) => `${path}: ${line.source}`));
    if (/Updated \d/.test(lines)) missing.push(`${path}: a time without its day`);
  }
  expect(missing).toEqual([]);
});

test('printed pages take few sheets and omit navigation and footer', async () => {
  const counted: Record<string, unknown> = {};
  const printed = drawSample(Object.entries(maxSheetsByPath), 4);
  for (const [path] of printed) counted[path] = await onPaper(await openAsSent(path));
  const wanted = printed.map(([path, sheets]) => [path, { sheets, shell: [] }]);
  expect(counted).toEqual(Object.fromEntries(wanted));
});

/** Sheets by path: brackets, schedules, scorecards, standings, records and a team. */
const maxSheetsByPath: Readonly<Record<string, number>> = {
  '/sports/boys-soccer/state-series/brackets/1A?part=finals': 1,
  '/bracket-test': 1,
  '/sports/football/regular-season/schedule-detail/1': 1,
  '/sports/football/regular-season/weekly-schedules': 8,
  '/sports/football/regular-season/weekly-schedules-compact': 5,
  '/sports/boys-golf/state-series/state-scorecards/1A': 1,
  '/sports/football/regular-season/conference-standings': 8,
  '/sports/boys-soccer/maxpreps-rpi': 6,
  '/schools/records/0101': 2,
  '/sports/boys-soccer/teams/0101': 2,
};
