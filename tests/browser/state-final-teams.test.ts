import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowserSuite, phone } from '../support/browser-suite';

const { getSite, open, openAsSent, openUnready, forgive } = openBrowserSuite({ hasOwnSite: true, hasPictures: true });
const base = '/sports/boys-soccer/state-series';

describe('the teams of the state finals', () => {
  test('are listed by class, and link to their own pages', async () => {
    const page = await open(`${base}/team-info`);
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      ['1A', '2A', '3A'].map((name) => expect.stringMatching(new RegExp(`Class ${name}`, 'i')) as string),
    );
    await main.getByRole('link', { name: 'Abelard Heights' }).click();
    await page.waitForURL(`**${base}/team-info-detail/0101`);
    await main.getByRole('heading', { level: 1, name: 'Abelard Heights Consolidated High School' }).waitFor();
    const sections = page.getByRole('navigation', { name: 'State series of Boys Soccer' });
    expect(await sections.locator('[aria-current="page"]:visible').allInnerTexts()).toEqual(['Team Info']);
    await main.getByRole('link', { name: 'Back to Team List' }).click();
    await page.waitForURL(`**${base}/team-info`);
  });

  test('show "No Logo" when the logo is missing or does not load', async () => {
    const locateWords = (page: Page) =>
      page.getByRole('main').getByText('No Logo', { exact: true }).filter({ visible: true });
    const teams = await open(`${base}/team-info`);
    const missing = await locateWords(teams).count();
    const broken = await openUnready(`${base}/team-info`, (page) =>
      page.route(/\.(?:png|svg|webp|gif)/, (route) => route.abort()),
    );
    await expect.poll(() => locateWords(broken).count()).toBeGreaterThan(missing);
    forgive();
  });

  test('are filtered by class', async () => {
    const page = await open(`${base}/team-info`);
    await page.getByRole('navigation', { name: 'Classes' }).getByRole('link', { name: '2A' }).click();
    await page.waitForURL(`**${base}/team-info/2A`);
    await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(1);
  });

  test('show the legacy page for a sport without a list from upstream', async () => {
    const page = await open('/sports/boys-golf/state-series/team-info?original=1', { javaScriptEnabled: false });
    expect(await page.getByTitle('Boys Golf: Team Information, Class 1A').getAttribute('src')).toMatch(/1ainfo1\.htm$/);
    expect(await page.getByText('No team information found.').count()).toBe(0);
  });

  test('show a message when the address of the legacy page is unknown', async () => {
    await getSite().setFault({ path: '/v1/sports/chess', kind: 'status', status: 500 });
    const page = await open('/sports/chess/state-series/team-info', { javaScriptEnabled: false });
    expect(await page.getByRole('main').innerText()).toContain('No team information found.');
  });
});

describe('a state-final team', () => {
  test('shows roster, statistics, scores, coaching record and history, also without scripts', async () => {
    const page = await open(`${base}/team-info-detail/0101`, { ...phone, javaScriptEnabled: false });
    for (const name of ['Roster', 'Team Stats', 'Goalkeeper Stats', 'Scores', 'Coaching Record']) {
      const table = page.getByRole('region', { name: `${name} table` }).getByRole('table');
      expect(await table.getByRole('row').count(), name).toBeGreaterThan(1);
    }
    const roster = page.getByRole('region', { name: 'Roster table' });
    expect(await roster.locator('b').first().innerText()).toContain('Casimir de la Cruz');
    expect(await page.getByRole('rowgroup').getByText('Class 1A State Tournament').count()).toBe(1);
    expect(await page.getByRole('main').innerText()).toMatch(/Grand Total/);
    expect(await page.getByRole('main').innerText()).not.toMatch(/undefined|NaN|null|\[object/);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  test('shows no statistics when the school has none, and says that it is a first appearance', async () => {
    const page = await openAsSent('/sports/girls-flag-football/state-series/team-info-detail/2207');
    const shown = await page.getByRole('main').innerText();
    expect(shown).toContain('No stats available.');
    expect(shown).toContain('This is the first tournament appearance for ');
  });

  test('says which part could not be loaded and shows the rest', async () => {
    await getSite().setFault({ path: '/v1/statefinal/rosters', kind: 'status' });
    const page = await openAsSent('/sports/girls-soccer/state-series/team-info-detail/2905');
    expect(await page.getByRole('main').innerText()).toContain('Roster could not be loaded right now.');
    expect(await page.getByRole('region', { name: 'Scores table' }).count()).toBe(1);
  });

  test.each(['9999', 'nobody'])('answers 404 for school %s', async (schoolId) => {
    const page = await openAsSent(`${base}/team-info-detail/${schoolId}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Page not found/i);
    forgive();
  });
});
