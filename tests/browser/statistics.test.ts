import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { openBrowserSuite, laptop, phone } from '../support/browser-suite';

const { open } = openBrowserSuite();

const leaders = '/sports/boys-basketball/maxpreps-leaders';
const rankings = '/sports/girls-volleyball/maxpreps-rpi';
const withoutScripts = { ...laptop, javaScriptEnabled: false };

const readQuery = (page: Page) => new URL(page.url()).search;
const readColumn = (page: Page, index: number) =>
  page.locator(`main tbody tr > :nth-child(${index})`).evaluateAll((cells) => cells.map((cell) => cell.textContent));

describe('stat leaders', () => {
  test('change category and sort by a column, all of it in the address', async () => {
    const page = await open(leaders);
    await page.getByLabel('Category').selectOption('defense');
    await expect.poll(() => readQuery(page)).toBe('?category=defense');
    await expect.poll(() => page.locator('main caption').innerText()).toBe('Leaders in Defense');
    await page.getByRole('link', { name: /^Steals/ }).click();
    await expect.poll(() => readQuery(page)).toBe('?category=defense&sort=steals');
    // Some figures have a mark, such as `12*`.
    const steals = () => readColumn(page, 6).then((cells) => cells.map((cell) => Number.parseFloat(cell)));
    await expect.poll(async () => isDescending(await steals())).toBe(true);
    expect(await page.locator('th[aria-sort="descending"]').innerText()).toContain('Steals');
  });

  test('change category without scripts', async () => {
    const page = await open(leaders, withoutScripts);
    await page.getByLabel('Category').selectOption('playmaking');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => readQuery(page)).toBe('?category=playmaking');
    expect(await page.locator('main caption').innerText()).toBe('Leaders in Playmaking');
  });
});

const readStyle = (part: Locator, name: 'maskImage' | 'boxShadow') =>
  part.evaluate((element, property) => getComputedStyle(element)[property], name);
test('a table wider than a phone fades until scrolled to its end, and has no line that its second lines would interrupt', async () => {
  const page = await open('/sports/football/maxpreps-leaders', phone);
  const region = page.getByRole('region', { name: 'Leaders in Passing table' });
  const readFade = () => readStyle(region, 'maskImage');
  await expect.poll(readFade).toContain('gradient');
  expect(await readStyle(region.locator('tbody th').first(), 'boxShadow')).toBe('none');
  await region.evaluate((element) => {
    element.scrollTo({ left: element.scrollWidth });
  });
  await expect.poll(readFade).toBe('none');
});

test('the ratings fit a phone completely, without fade and line', async () => {
  const page = await open(rankings, phone);
  const region = page.getByRole('region', { name: /by rating table$/ });
  const [needed, given] = await region.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(needed).toBe(given);
  expect(await region.locator('tbody th').first().innerText()).toMatch(/\d+-\d+\s+Opponents \.\d{3}\s+theirs \.\d{3}/);
  expect(await readStyle(region, 'maskImage')).toBe('none');
  expect(await readStyle(region.locator('tbody th').first(), 'boxShadow')).toBe('none');
});

function isDescending(figures: readonly number[]): boolean {
  return figures.length > 20 && figures.every((figure, index) => index === 0 || figure <= (figures[index - 1] ?? 0));
}

describe('a team', () => {
  test('is one click from the rankings, and shows its places first on a phone, with their change', async () => {
    const page = await open(rankings, phone);
    await page.locator('main tbody th a').first().click();
    await expect
      .poll(() => new URL(page.url()).pathname)
      .toMatch(/^\/sports\/girls-volleyball\/maxpreps-schools\/\w+$/);
    const rating = page.locator('main dl > div', { hasText: 'RPI' });
    await expect.poll(() => rating.innerText()).toMatch(/1st of \d+ in Class 1A/);
    expect((await page.locator('main dl > div').first().boundingBox())?.y).toBeLessThan(510);
    // The device has seen the team in third place before.
    await page.evaluate(() => {
      const places = JSON.parse(localStorage.getItem('rpi-places') ?? '{}') as Record<string, { now: object }>;
      for (const seen of Object.values(places)) seen.now = { place: 3, day: '2025-10-04' };
      localStorage.setItem('rpi-places', JSON.stringify(places));
    });
    await page.reload();
    await expect.poll(() => rating.innerText()).toContain('Up 2 since Oct 4');
    await rating.getByRole('link').click();
    await expect.poll(() => readQuery(page)).toMatch(/^\?school=\d+$/);
    await expect.poll(() => page.locator('main tbody [aria-current="true"]').count()).toBe(1);
    expect(await page.locator('figure', { hasText: /in Class 1A.*1st of \d+/i }).count()).toBe(1);
  });
});

test("the list of schools shows that a school's details are loading", async () => {
  const page = await open('/sports/baseball/maxpreps-schools');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/maxpreps-schools/*.data*', async (route) => {
    await asked;
    await route.continue();
  });
  const team = page.getByRole('main').getByRole('rowheader').getByRole('link').first();
  await team.evaluate((link: HTMLElement) => {
    link.click();
  });
  await page.getByText('Loading school details...').waitFor();
  expect(await page.getByText('Loading schools...').count()).toBe(0);
  answer();
  await page.waitForURL('**/maxpreps-schools/*');
  await page.getByRole('heading', { level: 2, name: 'Schedule' }).waitFor();
});

test('the mark of an away game is beside the first line of a long name', async () => {
  const page = await open('/sports/boys-soccer/maxpreps-schools/xvq941', phone);
  const marks = page.locator('main table span[aria-hidden="true"]', { hasText: '@' });
  await marks.first().waitFor();
  const distances = await marks.evaluateAll((found) =>
    found.map((mark) => {
      const link = mark.parentElement?.querySelector('a');
      if (!link) return null;
      link.textContent = 'Harlbrook-Sumacstead (Juniperhaven)';
      return link.getBoundingClientRect().top - mark.getBoundingClientRect().top;
    }),
  );
  expect(atLeastOne(distances.filter((distance) => distance !== null)).filter((top) => Math.abs(top) > 8)).toEqual([]);
});
