import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserSuite, phone } from '../support/browser-suite';

/* Winner reports of golf, and the state meet of cross country. */

const { site, open } = browserSuite();

const report = '/sports/boys-golf/state-series/winner-report';
const meet = '/sports/girls-cross-country/state-series/xc-state-central';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

describe('the winner report', () => {
  test('links a site when its report is complete, and shows dashes otherwise; a class has an address', async () => {
    const page = await open(report, { ...phone, javaScriptEnabled: false });
    expect(await page.getByText("Coaches' meetings are on Tuesday, October 7.").count()).toBe(1);
    const waiting = row(page, 'Wheatsheaf G.C., Copperbrook');
    expect(await waiting.getByRole('link').count()).toBe(0);
    expect(await waiting.getByRole('cell').allInnerTexts()).toEqual(['–', '–', '–', '–']);
    await page.getByRole('navigation', { name: 'Classes' }).getByRole('link', { name: '2A' }).click();
    expect(page.url()).toBe(`${site().url}${report}?class=2a`);
    expect(await row(page, 'TBA').count()).toBeGreaterThan(0);
    await page.getByRole('table').first().getByRole('link').first().click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^winner report details$/i);
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      expect.arrayContaining(['TEAM SCORES', 'ADVANCING TEAMS', 'MEDALIST', 'ADVANCING INDIVIDUALS', 'ALL GOLFERS']),
    );
  });

  test('is not there for an unknown site: words, beside the navigation of the sport', async () => {
    const page = await open(`${report}/9999`);
    expect(await page.getByText('No report found for site 9999.').count()).toBe(1);
    expect(await page.getByRole('navigation', { name: 'State series of Boys Golf' }).count()).toBe(1);
    expect((await fetch(`${site().url}${report}/9999`)).status).toBe(404);
    expect((await fetch(`${site().url}${report}/north`)).status).toBe(404);
  });

  test('of another sport is found under its own address', async () => {
    const response = await fetch(`${site().url}${report}/1201`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/sports/girls-golf/state-series/winner-report/1201',
    ]);
  });
});

describe('the state meet of cross country', () => {
  const schools = (page: Page) => page.getByRole('heading', { level: 3 }).allInnerTexts();

  test('is searched at once while somebody types, and nothing is fetched', async () => {
    const page = await open(`${meet}/2A`);
    const all = await schools(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.data')) asked.push(request.url());
    });
    const wanted = all[0] ?? '';
    await page.getByRole('main').getByRole('searchbox').fill(wanted.toUpperCase());
    await page.waitForURL(/\?q=/);
    await expect.poll(async () => (await schools(page)).length).toBeLessThan(all.length);
    expect(await schools(page)).toContain(wanted);
    expect(await page.getByRole('table').getByText(wanted, { exact: true }).count()).toBeGreaterThan(0);
    await page.getByRole('main').getByRole('searchbox').fill('nobody at all');
    for (const words of ['No data available.', 'No team qualifiers found.', 'No individual qualifiers found.']) {
      await page.getByText(words).waitFor();
    }
    expect(asked).toEqual([]);
  });

  test('is searched by its address without scripts; what it finds is open, the rest was folded', async () => {
    const page = await open(meet, { ...phone, javaScriptEnabled: false });
    const opened = page.locator('main .list-group[open]');
    expect(await opened.count()).toBe(0);
    expect(await page.getByRole('table').filter({ visible: true }).count()).toBe(0);
    const [wanted = ''] = await schools(page);
    await page.getByRole('main').getByRole('searchbox').fill(wanted);
    await page.getByRole('button', { name: 'Search schools and athletes' }).click();
    expect(new URL(page.url()).searchParams.get('q')).toBe(wanted);
    expect(await schools(page)).toContain(wanted);
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe(wanted);
    expect(await opened.count()).toBeGreaterThan(0);
    expect(await opened.count()).toBe(await page.locator('main .list-group').count());
  });

  test('shows class 1A for a class that does not run, and is there for cross country only', async () => {
    const other = await (await fetch(`${site().url}${meet}/5A`)).text();
    expect(other).toContain('Class 1A');
    expect(other).toContain(`rel="canonical" href="${site().url}${meet}"`);
    const { status } = await fetch(`${site().url}/sports/football/state-series/xc-state-central`);
    expect(status).toBe(404);
  });
});
