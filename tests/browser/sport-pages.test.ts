import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { atLeastOne } from '../support/at-least-one';
import { openBrowserSuite, laptop, phone, waitForHydration } from '../support/browser-suite';

const { getSite, open, openAsSent, openUnready } = openBrowserSuite({ hasOwnSite: true });

const locateSportBar = (page: Page, sport: string) => page.getByRole('navigation', { name: sport, exact: true });

describe('the sport bar', () => {
  test('links to the pages of the sport and marks the current one', async () => {
    const page = await openAsSent('/sports/girls-volleyball/calendar');
    expect(await locateSportBar(page, 'Girls Volleyball').locator('[aria-current="page"]').allInnerTexts()).toEqual([
      'Calendar',
    ]);
    expect(await locateSportBar(page, 'Girls Volleyball').getByRole('link').count()).toBeGreaterThan(5);
  });

  test('does not reload between pages: only the page itself is fetched', async () => {
    const page = await open('/sports/girls-volleyball/calendar');
    const asked: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('.data')) asked.push(url);
    });
    await locateSportBar(page, 'Girls Volleyball').getByRole('link', { name: 'Advisory Committee' }).click();
    await page.getByRole('heading', { level: 1, name: 'Advisory Committee' }).waitFor();
    expect(asked.length).toBeGreaterThan(0);
    for (const url of atLeastOne(asked)) expect(url.searchParams.get('_routes')?.split(',')).not.toContain('sport');
  });

  test('shows the links that every sport has, and says so, when upstream fails', async () => {
    await getSite().setFault({ path: '/v1/sports/boys-bowling', kind: 'status', status: 500 });
    const page = await openAsSent('/sports/boys-bowling/resources');
    await expectSportDataMissing(page);
    expect(await locateSportBar(page, 'Boys Bowling').getByRole('link').allInnerTexts()).toEqual([
      'Boys Bowling',
      'State Series',
      'Calendar',
      'Records & History',
      'Advisory Committee',
    ]);
  });

  test('is omitted for an unknown sport, whose not-found page links home and back', async () => {
    const page = await open('/sports/quidditch/calendar');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sport not found');
    expect(await page.getByRole('link', { name: 'Back to Home' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Go Back' }).count()).toBe(1);
  });
});

describe('the page of a sport', () => {
  test('is marked in the sport bar', async () => {
    const page = await openAsSent('/sports/football');
    expect(await locateSportBar(page, 'Football').locator('[aria-current="page"]').allInnerTexts()).toEqual([
      'Football',
    ]);
  });

  test('shows a live game above the fold on a phone, also without scripts', async () => {
    const page = await open('/sports/football', { ...phone, javaScriptEnabled: false });
    const game = page.locator('.game-live').first();
    const { y = 0, height = 0 } = (await game.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(phone.viewport.height);
  });

  test('shows the football finals in two groups, and where and when the next ones are', async () => {
    const page = await open('/sports/football');
    const board = page.getByRole('region', { name: /^State Champions/ });
    const winner = expect.stringMatching(/\S \d+-\d+ (?:\(\S+\) )?over \S/) as unknown;
    expect(await board.getByRole('definition').allInnerTexts()).toEqual(Array(8).fill(winner));
    await board.getByText('All games of these finals').click();
    await expect
      .poll(() => board.getByRole('heading', { level: 3 }).allInnerTexts())
      .toEqual([expect.stringMatching(/^Classes 1A-4A/), expect.stringMatching(/^Classes 5A-8A/)]);
    const information = page.getByRole('region', { name: 'Tournament Information' });
    expect(await information.getByText('Founders Stadium, Prairie City').count()).toBe(1);
    expect(await information.getByRole('heading', { name: 'Weather at the site now' }).count()).toBe(0);
  });

  test('shows golf leaders during the finals above the champions by class, which expand', async () => {
    const page = await open('/sports/boys-golf');
    const leaders = page.getByRole('region', { name: 'State Finals Leaders' });
    const names = ['Leaders', 'Teams'].flatMap((of) => ['1A', '2A', '3A'].map((name) => `${of}, Class ${name}`));
    const countTables = async () => {
      const counts = await Promise.all(names.map((name) => leaders.getByRole('table', { name }).count()));
      return counts.filter((count) => count === 1).length;
    };
    // A rendering that did not wait for a leaderboard is replaced after seconds.
    await expect
      .poll(async () => {
        if ((await countTables()) < names.length) await page.reload();
        return countTables();
      })
      .toBe(names.length);
    const champions = page.getByRole('region', { name: /^State Champions, \d{4}/ });
    const [top, below] = [await leaders.boundingBox(), await champions.boundingBox()];
    expect(top?.y).toBeLessThan(below?.y ?? 0);
    await champions.getByText('All places').click();
    await expect
      .poll(() => champions.getByRole('heading', { level: 3 }).allInnerTexts())
      .toEqual(['Class 1A', 'Class 2A', 'Class 3A']);
    expect(await champions.getByRole('table', { name: 'Individuals, Class 2A' }).count()).toBe(1);
  });

  test('shows presenting sponsors on their own color, and lets visitors stop the rotation', async () => {
    const page = await open('/sports/boys-golf');
    const sponsors = page.getByRole('region', { name: 'Presenting sponsors' });
    expect(await sponsors.locator('rect').first().getAttribute('fill')).toMatch(/^#[0-9a-f]{6}$/);
    await sponsors.getByRole('button', { name: 'Pause presenting sponsors' }).click();
    await expect.poll(() => sponsors.getByRole('button', { name: 'Play presenting sponsors' }).count()).toBe(1);
  });

  test('does not request the weather weeks before the finals', async () => {
    await getSite().setFault({ path: '/v1/weather', kind: 'hang' });
    const response = await fetch(addDebugParameter(`${getSite().url}/sports/girls-volleyball`));
    const timing = response.headers.get('server-timing') ?? '';
    expect(timing).toMatch(/tournament-info\S*;/);
    expect(timing).not.toContain('weather');
    const html = await response.text();
    expect(html).toContain('Tournament Information');
    expect(html).not.toContain('Weather at the site now');
  });
});

describe('a five-year calendar', () => {
  test('has a table for each class with five seasons, and says that dates may change', async () => {
    const page = await openAsSent('/sports/girls-volleyball/calendar');
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
  test('lists its members and its minutes, newest first', async () => {
    const page = await openAsSent('/sports/boys-basketball/advisory-committee');
    expect(await page.getByRole('article').count()).toBeGreaterThan(5);
    const minutes = await page.getByRole('link', { name: /^Minutes of/ }).allInnerTexts();
    const years = minutes.map((text) => Number(/\d{4}/.exec(text)?.[0]));
    expect(years).toEqual([...years].sort((a, b) => b - a));
  });

  test('shows neither members nor minutes when one of the two fails', async () => {
    await getSite().setFault({ path: '/v1/sports/tennis/committee-minutes', kind: 'status', status: 500 });
    const page = await openAsSent('/sports/girls-tennis/advisory-committee');
    expect(await page.getByRole('article').count()).toBe(0);
    expect(await page.getByText('Members could not be loaded right now.').count()).toBe(1);
    expect(await page.getByText('Minutes could not be loaded right now.').count()).toBe(1);
    expect(await page.getByText('No committee members found.').count()).toBe(0);
  });

  test('shows what was missing once it can be read, without a reload', async () => {
    const fault = { path: '/v1/sports/wrestling/committee-minutes', kind: 'status', status: 500 } as const;
    await getSite().setFault(fault);
    const page = await openUnready('/sports/boys-wrestling/advisory-committee', (opened) => opened.clock.install());
    await waitForHydration(page);
    const failed = page.getByText('Members could not be loaded right now.');
    expect(await failed.count()).toBe(1);
    await getSite().clearFaults();
    const countMissing = async () => {
      await page.clock.runFor(15_000);
      return await failed.count();
    };
    await expect.poll(countMissing, { interval: 1000 }).toBe(0);
    expect(await page.getByRole('article').count()).toBeGreaterThan(5);
  });
});

describe('the state series of a sport', () => {
  test('has one menu with its sections and the pages of the sport on a phone, also without scripts', async () => {
    const page = await open('/sports/girls-tennis/state-series', { ...phone, javaScriptEnabled: false });
    const sections = page.getByRole('navigation', { name: 'State series of Girls Tennis' });
    expect(await sections.getByRole('link', { name: 'Pairings' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: 'Girls Tennis', exact: true }).isVisible()).toBe(false);
    await sections.getByText('State Series and State Finals').click();
    await expect.poll(() => sections.getByRole('link', { name: 'Pairings' }).isVisible()).toBe(true);
    expect(await sections.locator('[aria-current=page]:visible').allInnerTexts()).toEqual(['State Series']);
    await sections.getByRole('link', { name: 'Calendar' }).click();
    await page.waitForURL('**/sports/girls-tennis/calendar');
  });

  test('shows the leaders above the sections on a phone during the golf finals', async () => {
    const page = await open('/sports/boys-golf/state-series', phone);
    const sections = page.getByRole('navigation', { name: 'State series of Boys Golf' });
    expect(await sections.getByRole('link', { name: 'Leaderboard' }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'State Finals Leaders' }).isVisible()).toBe(true);
    await sections.getByText('State Series and State Finals').click();
    await expect.poll(() => sections.getByRole('link', { name: 'Leaderboard' }).isVisible()).toBe(true);
  });

  test('links to an outside service for the tennis finals', async () => {
    const page = await openAsSent('/sports/girls-tennis/state-series', laptop);
    const sections = page.getByRole('navigation', { name: 'State series of Girls Tennis' });
    expect(await sections.getByRole('link', { name: /Tennis App/ }).isVisible()).toBe(true);
  });
});

// Last, because its failures open the circuit breaker.
describe('a sport whose source fails', () => {
  test('says for the sport and for each part that it could not be loaded', async () => {
    await getSite().setFault({ path: '/v1/sports/chess', kind: 'status', status: 500 });
    const page = await openAsSent('/sports/chess');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^chess$/i);
    expect(await page.getByText('Results could not be loaded right now.').count()).toBe(1);
    expect(await page.getByText('State series scores could not be loaded right now.').count()).toBe(1);
    await expectSportDataMissing(page);
  });
});

/** Expects the toast; the message below the bar is for visitors without scripts. */
async function expectSportDataMissing(page: Page): Promise<void> {
  const toast = page.getByText('Unable to load sport information. Please try again later.').filter({ visible: true });
  await expect.poll(() => toast.count()).toBe(1);
}
