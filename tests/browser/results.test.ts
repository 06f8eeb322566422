import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clickThrough, openBrowserSuite } from '../support/browser-suite';

/* Winner reports of golf. */

const { getSite, open, openAsSent } = openBrowserSuite();

const report = '/sports/boys-golf/state-series/winner-report';

const locateRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

describe('the winner report', () => {
  test('links a site once its report is complete and shows dashes before; each class has an address', async () => {
    const page = await open(report, { javaScriptEnabled: false });
    // A notice of a past day is over.
    expect(await page.getByText("Coaches' meetings are on Tuesday, October 7.").count()).toBe(0);
    const waiting = locateRow(page, 'Wheatsheaf G.C., Copperbrook');
    expect(await waiting.getByRole('link').count()).toBe(0);
    expect(await waiting.getByRole('cell').allInnerTexts()).toEqual(['–', '–', '–', '–']);
    await clickThrough(page.getByRole('navigation', { name: 'Classes' }).getByRole('link', { name: '2A' }));
    expect(page.url()).toBe(`${getSite().url}${report}?class=2a`);
    expect(await locateRow(page, 'TBA').count()).toBeGreaterThan(0);
    await clickThrough(page.getByRole('table').first().getByRole('link').first());
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^winner report details$/i);
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      expect.arrayContaining(['TEAM SCORES', 'ADVANCING TEAMS', 'MEDALIST', 'ADVANCING INDIVIDUALS', 'ALL GOLFERS']),
    );
  });

  test('answers 404 for an unknown site, with a message beside the navigation of the sport', async () => {
    const page = await openAsSent(`${report}/9999`);
    expect(await page.getByText('No report found for site 9999.').count()).toBe(1);
    expect(await page.getByRole('navigation', { name: 'State series of Boys Golf' }).count()).toBe(1);
    expect((await fetch(`${getSite().url}${report}/9999`)).status).toBe(404);
    expect((await fetch(`${getSite().url}${report}/north`)).status).toBe(404);
  });

  test('redirects the report of another sport to its own address', async () => {
    const response = await fetch(`${getSite().url}${report}/1201`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/sports/girls-golf/state-series/winner-report/1201',
    ]);
  });
});
