import { describe, expect, test } from 'vitest';
import {
  clickThrough,
  laptop,
  openBrowserSuite,
  phone,
  readCanonicalPath,
  waitForHydration,
} from '../support/browser-suite';

const { getSite, open, forgive } = openBrowserSuite();
const boys = '/sports/boys-golf/state-series';
const girls = '/sports/girls-golf/state-series';
const board = 'section[aria-labelledby=individual]';

describe('the leaderboard', () => {
  test('lists every golfer once, and works without scripts', async () => {
    const page = await open(`${boys}/state-leaderboard/3A`, { ...phone, javaScriptEnabled: false });
    const links = page.locator(`${board} tbody a`);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(100);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs[0]).toMatch(/state-scorecards\?class=3A&memberId=\d+$/);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(await page.locator('.golf-pin:visible').count()).toBe(0);
    const first = page.getByRole('region', { name: 'Individual leaderboard table' }).getByRole('row').nth(1);
    expect(await first.innerText()).toMatch(/under par/);
  });

  test('keeps pinned golfers on the device, at the top and in their rank, also after a reload', async () => {
    const path = `${boys}/state-leaderboard/3A`;
    const page = await open(path);
    const rows = page.locator(`${board} tbody tr`);
    const count = await rows.count();
    const name = await rows.nth(60).getByRole('link').innerText();
    await rows
      .nth(60)
      .getByRole('button', { name: `Pin ${name}` })
      .click();
    await page.reload();
    await waitForHydration(page);
    const pinned = page.locator(`${board} tbody[aria-label=Pinned]`);
    await expect.poll(() => pinned.getByRole('link').allInnerTexts()).toEqual([name]);
    const names = page.locator('figure.chart .chosen text');
    expect((await names.allTextContents()).map((text) => text.startsWith(`${name} `))).toEqual([true]);
    expect(await rows.count()).toBe(count + 1);
    expect(await rows.nth(61).getByRole('link').innerText()).toBe(name);
    expect(await (await fetch(getSite().url + path)).text()).not.toContain('aria-label="Pinned"');
    const boards = page.getByRole('navigation', { name: 'Leaderboards' });
    await boards.getByRole('link', { name: 'Team' }).click();
    await page.waitForURL(`**${path}?board=team`);
    const team = page.locator('section[aria-labelledby=team] tbody tr').first();
    await team.getByRole('button', { name: /^Pin / }).click();
    await boards.getByRole('link', { name: 'Individual' }).click();
    await expect.poll(() => pinned.getByRole('row').count()).toBeGreaterThan(3);
  });

  test('filters golfers without scripts, and offers no refresh then', async () => {
    const page = await open(`${boys}/state-leaderboard/3A?q=nobody`, { ...phone, javaScriptEnabled: false });
    expect(await page.getByText('No golfer matches “nobody”.').count()).toBe(1);
    await page.goto(`${getSite().url}${boys}/state-leaderboard/3A`);
    const [name = ''] = await page.locator(`${board} tbody a`).nth(40).allInnerTexts();
    expect(
      await page
        .getByText(/refresh(?:es)? /)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByLabel('Golfer or school').fill(name);
    await page.getByRole('button', { name: 'Search golfers' }).click();
    await page.waitForURL(/\?q=/);
    expect(await page.locator(`${board} tbody a`).allInnerTexts()).toContain(name);
    expect(await page.locator(`${board} tbody tr`).count()).toBeLessThan(10);
  });

  test.each([phone, laptop])(
    'keeps its column heads in view, and all columns within $viewport.width px',
    async (device) => {
      const page = await open(`${boys}/state-leaderboard/3A`, device);
      await page.locator(`${board} tbody tr`).nth(50).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 300);
      await expect.poll(async () => (await page.locator(`${board} thead th`).first().boundingBox())?.y).toBe(0);
      const table = await page.locator(`${board} table`).evaluate(({ scrollWidth, parentElement }) => ({
        scrollWidth,
        room: parentElement?.clientWidth ?? 0,
      }));
      expect(table.scrollWidth).toBeLessThanOrEqual(table.room);
    },
  );

  test('marks the scores that a refresh changed, and says since when', async () => {
    const page = await open(`${boys}/state-leaderboard/2A`);
    const leader = page.locator(`${board} tbody tr`).first();
    const shown = await leader.locator('td').first().locator('span').first().innerText();
    expect(await page.locator('.golf-changed').count()).toBe(0);
    await page.route('**/*.data*', async (route) => {
      const response = await route.fetch();
      const later = (await response.text()).replace(/2025-10-11T18:\d\d:[\d.]+Z/g, '2025-10-11T18:55:00.000Z');
      // The boards are packed: JSON with apostrophes for quotes.
      await route.fulfill({ response, body: later.replaceAll(`'${shown}'`, "'−19'") });
    });
    await page.getByRole('link', { name: 'Refresh' }).click();
    await expect.poll(() => leader.locator('.golf-changed').allInnerTexts()).toEqual(['−19']);
    expect(await page.getByRole('main').innerText()).toMatch(/a score that changed, since 1:\d\d PM CT/);
  });

  test('keeps its rows when a refresh finds no network', async () => {
    const page = await open(`${boys}/state-leaderboard`, phone);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Refresh' }).click();
    await page.getByText('No connection.').first().waitFor();
    expect(await page.locator(`${board} tbody tr`).count()).toBeGreaterThan(50);
    forgive();
  });

  test('falls back to the default class for an unknown class; the canonical link points to the default', async () => {
    const page = await open(`${girls}/state-leaderboard/3A`, { javaScriptEnabled: false });
    expect(await page.getByRole('main').innerText()).toMatch(/Class 1A at Orrin Burn Golf Course/i);
    expect(await readCanonicalPath(page)).toMatch(/state-leaderboard$/);
  });

  test.each([`/sports/football/state-series/state-leaderboard`, `/sports/football/state-series/state-scorecards`])(
    '%s answers 404 for a sport other than golf',
    async (path) => {
      expect((await fetch(getSite().url + path)).status).toBe(404);
    },
  );
});

describe('the scorecards', () => {
  const path = `${girls}/state-scorecards`;

  test('show the golfer in the address, and update when another golfer is chosen', async () => {
    const page = await open(`${path}?class=1A&memberId=123`);
    const picker = page.getByLabel('Golfer', { exact: true });
    expect(await picker.inputValue()).toBe('123');
    const other = await picker.locator('option').first().getAttribute('value');
    await picker.selectOption(other);
    await page.waitForURL(`**${path}?class=1A&memberId=${other ?? ''}`);
    const [last = ''] = (await picker.locator('option').first().innerText()).split(',');
    await expect.poll(() => page.locator('h2#golfer').textContent()).toContain(last);
    await page.goBack();
    await expect.poll(() => picker.inputValue()).toBe('123');
  });

  test('show the leader for a golfer of another class, and use a form without scripts', async () => {
    const page = await open(`${path}?class=2A&memberId=123`, { ...phone, javaScriptEnabled: false });
    expect(await page.getByRole('main').innerText()).toContain('That golfer is not in class 2A.');
    await page.getByLabel('Golfer', { exact: true }).selectOption({ index: 3 });
    await clickThrough(page.getByRole('button', { name: 'Show' }));
    expect(page.url()).toMatch(/\?class=2A&memberId=\d+$/);
    expect(await page.getByRole('main').innerText()).not.toContain('not in class');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  test('show score marks with text for screen readers, and print on one sheet', async () => {
    const page = await open(`${path}?class=1A&memberId=123`);
    const marks = page.getByRole('region', { name: 'Front nine table' }).locator('td .golf-mark');
    expect(await marks.first().innerText()).toMatch(/^\d+\s+(eagle or better|birdie|par|bogey|double bogey or worse)$/);
    expect(await page.getByRole('list', { name: 'Legend' }).getByRole('listitem').count()).toBe(5);
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(1);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  });
});
