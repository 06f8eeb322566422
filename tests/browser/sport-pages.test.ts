import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserSuite, laptop, phone } from '../support/browser-suite';

const { site, open } = browserSuite();

const bar = (page: Page, sport: string) => page.getByRole('navigation', { name: sport, exact: true });

describe('the bar of a sport', () => {
  test('leads to the pages of the sport and marks the one that is open', async () => {
    const page = await open('/sports/girls-volleyball/calendar');
    expect(await bar(page, 'Girls Volleyball').locator('[aria-current="page"]').allInnerTexts()).toEqual(['Calendar']);
    expect(await bar(page, 'Girls Volleyball').getByRole('link').count()).toBeGreaterThan(5);
  });

  test('stays as it is from page to page: only the page itself is fetched', async () => {
    const page = await open('/sports/girls-volleyball/calendar');
    const asked: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('.data')) asked.push(url);
    });
    await bar(page, 'Girls Volleyball').getByRole('link', { name: 'Advisory Committee' }).click();
    await page.getByRole('heading', { level: 1, name: 'Advisory Committee' }).waitFor();
    expect(asked.length).toBeGreaterThan(0);
    for (const url of asked) expect(url.searchParams.get('_routes')?.split(',')).not.toContain('sport');
  });

  test('shows what every sport has, and says so, when upstream cannot tell', async () => {
    await site().fault({ path: '/v1/sports/boys-bowling', kind: 'status', status: 500 });
    const page = await open('/sports/boys-bowling/resources');
    expect(await page.getByText('Unable to load sport information. Please try again later.').count()).toBe(1);
    expect(await bar(page, 'Boys Bowling').getByRole('link').allInnerTexts()).toEqual([
      'Boys Bowling',
      'State Series',
      'Calendar',
      'Records & History',
      'Advisory Committee',
    ]);
  });

  test('is not there for a sport that does not exist: the page was not found, with ways on', async () => {
    const page = await open('/sports/quidditch/calendar');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page not found');
    expect(await page.getByRole('link', { name: 'Back to Home' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Go Back' }).count()).toBe(1);
  });
});

describe('a five-year calendar', () => {
  test('has a table for each class with five seasons, and says that dates may change', async () => {
    const page = await open('/sports/girls-volleyball/calendar');
    const tables = page.getByRole('main').getByRole('table');
    expect(await tables.count()).toBe(4);
    expect(await tables.first().getByRole('columnheader').allInnerTexts()).toEqual([
      'Event',
      '2025-26',
      '2026-27',
      '2027-28',
      '2028-29',
      '2029-30',
    ]);
    expect(await page.getByText('All dates are subject to change.').count()).toBe(1);
  });
});

describe('an advisory committee', () => {
  test('lists its members and its minutes, the newest first', async () => {
    const page = await open('/sports/boys-basketball/advisory-committee');
    expect(await page.getByRole('article').count()).toBeGreaterThan(5);
    const minutes = await page.getByRole('link', { name: /^Minutes of/ }).allInnerTexts();
    const years = minutes.map((text) => Number(/\d{4}/.exec(text)?.[0]));
    expect(years).toEqual([...years].sort((one, other) => other - one));
  });

  test('shows neither when one of the two does not come', async () => {
    await site().fault({ path: '/v1/sports/tennis/committee-minutes', kind: 'status', status: 500 });
    const page = await open('/sports/girls-tennis/advisory-committee');
    expect(await page.getByRole('article').count()).toBe(0);
    expect(await page.getByText('No committee members found.').count()).toBe(1);
  });
});

describe('the state series of a sport', () => {
  test('unfolds its sections on a phone, also without scripts', async () => {
    const page = await open('/sports/boys-golf/state-series', { ...phone, javaScriptEnabled: false });
    const sections = page.getByRole('navigation', { name: 'State series of Boys Golf' });
    expect(await sections.getByRole('link', { name: 'Leaderboard' }).isVisible()).toBe(true);
    await sections.getByText('State Series and State Finals').click();
    expect(await sections.getByRole('link', { name: 'Leaderboard' }).isVisible()).toBe(false);
  });

  test('has an outside service among the finals of golf and of tennis', async () => {
    const page = await open('/sports/girls-tennis/state-series', laptop);
    const sections = page.getByRole('navigation', { name: 'State series of Girls Tennis' });
    expect(await sections.getByRole('link', { name: /Tennis App/ }).isVisible()).toBe(true);
  });
});
