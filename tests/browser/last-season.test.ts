import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clickThrough, openBrowserSuite, phone } from '../support/browser-suite';

/* Finals of this season and the last, on the day before the cross country state meet. */

const { getSite, open } = openBrowserSuite({ startsAtIso: '2026-11-06T12:00:00-06:00' });

const meet = '/sports/girls-cross-country/state-series/xc-state-central';
const golf = '/sports/boys-golf/state-series';

describe('the state meet of cross country', () => {
  const readSchools = (page: Page) => page.getByRole('heading', { level: 3 }).allInnerTexts();

  test('filters as you type without fetching anything', async () => {
    const page = await open(`${meet}/2A`);
    const all = await readSchools(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.data')) asked.push(request.url());
    });
    const wanted = all[0] ?? '';
    expect(wanted).not.toBe('');
    await page.getByRole('main').getByRole('searchbox').fill(wanted.toUpperCase());
    await page.waitForURL(/\?q=/);
    await expect.poll(async () => (await readSchools(page)).length).toBeLessThan(all.length);
    expect(await readSchools(page)).toContain(wanted);
    expect(await page.getByRole('table').getByText(wanted, { exact: true }).count()).toBeGreaterThan(0);
    await page.getByRole('main').getByRole('searchbox').fill('nobody at all');
    for (const words of ['No data available.', 'No team qualifiers found.', 'No individual qualifiers found.']) {
      await page.getByText(words).waitFor();
    }
    expect(asked).toEqual([]);
  });

  test('is searched through its address without scripts, which opens the collapsed groups with matches', async () => {
    const page = await open(meet, { ...phone, javaScriptEnabled: false });
    const opened = page.locator('main .list-group[open]');
    expect(await opened.count()).toBe(0);
    expect(await page.getByRole('table').filter({ visible: true }).count()).toBe(0);
    const [wanted = ''] = await readSchools(page);
    expect(wanted).not.toBe('');
    await page.getByRole('main').getByRole('searchbox').fill(wanted);
    await clickThrough(page.getByRole('button', { name: 'Search schools and athletes' }));
    expect(new URL(page.url()).searchParams.get('q')).toBe(wanted);
    expect(await readSchools(page)).toContain(wanted);
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe(wanted);
    expect(await opened.count()).toBeGreaterThan(0);
    expect(await opened.count()).toBe(await page.locator('main .list-group').count());
  });

  test('keeps the last season when it is searched', async () => {
    const page = await open(`${meet}?season=2025-26`, { ...phone, javaScriptEnabled: false });
    const [wanted = ''] = await readSchools(page);
    expect(wanted).not.toBe('');
    await page.getByRole('main').getByRole('searchbox').fill(wanted);
    await clickThrough(page.getByRole('button', { name: 'Search schools and athletes' }));
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ season: '2025-26', q: wanted });
    expect(await page.getByText('2025-26, last season').count()).toBe(1);
    expect(await readSchools(page)).toContain(wanted);
  });

  test('falls back to class 1A for an unknown class, and exists for cross country only', async () => {
    const other = await (await fetch(`${getSite().url}${meet}/5A`)).text();
    expect(other).toContain('Class 1A');
    expect(other).toContain(`rel="canonical" href="${getSite().url}${meet}"`);
    const { status } = await fetch(`${getSite().url}/sports/football/state-series/xc-state-central`);
    expect(status).toBe(404);
  });
});

describe('golf of last season', () => {
  const season = '2025-26';
  const readQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

  test.each([[true], [false]])('keeps the season in search and scorecards (scripts: %s)', async (javaScriptEnabled) => {
    const page = await open(`${golf}/state-leaderboard?season=${season}`, { ...phone, javaScriptEnabled });
    const first = page.getByRole('table').getByRole('link').first();
    const [golfer = ''] = await first.innerText().then((text) => text.split('\n'));
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('main').getByRole('searchbox').fill(golfer);
    await page.getByRole('button', { name: 'Search golfers' }).click();
    await page.waitForURL(/[?&]q=/);
    expect(readQuery(page)).toEqual({ season, q: golfer });
    await first.click();
    await page.waitForURL(/state-scorecards/);
    const { memberId } = readQuery(page);
    expect(readQuery(page)).toEqual({ class: '1A', memberId, season });
    const picker = page.getByRole('combobox', { name: 'Golfer' });
    expect(await picker.inputValue()).toBe(memberId);
    await picker.selectOption({ index: 1 });
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL((url) => url.searchParams.get('memberId') !== memberId);
    expect(readQuery(page)).toMatchObject({ class: '1A', season });
    expect(await page.getByRole('heading', { level: 1 }).locator('..').innerText()).toMatch(/2025-26, last season/i);
  });
});
