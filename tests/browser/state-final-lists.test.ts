import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { atLeastOne } from '../support/at-least-one';
import { clickThrough, laptop, openBrowserSuite, phone, readCanonicalPath } from '../support/browser-suite';

const { getSite, open, openAsSent, openUnready } = openBrowserSuite({ hasOwnSite: true });

const readFrameSource = (page: Page) => page.getByRole('main').locator('iframe').getAttribute('src');
const buildSeriesPath = (sportId: string) => `/sports/${sportId}/state-series`;

describe('the results of the state finals', () => {
  test('have one address per sport: documents, golf documents by class, or the legacy pages of tennis', async () => {
    const papers = await openAsSent(`${buildSeriesPath('boys-basketball')}/state-results/2A`);
    const first = papers
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: /State Final Results/ });
    expect(await first.count()).toBeGreaterThan(3);
    expect(await readCanonicalPath(papers)).toBe(`${buildSeriesPath('boys-basketball')}/state-results`);

    const golf = await openAsSent(`${buildSeriesPath('boys-golf')}/state-results`);
    expect(await golf.getByRole('heading', { level: 2, name: /^Class/ }).count()).toBe(3);
    expect(await golf.getByText('Results are official once verified.').count()).toBe(1);
    expect(await golf.getByText('Not yet posted').count()).toBeGreaterThan(0);

    const tennis = await openAsSent(`${buildSeriesPath('girls-tennis')}/state-results/2A?original=1`);
    expect(await readFrameSource(tennis)).toBe(`${getSite().demoUrl}/legacy/data/tng/2result1.htm`);
  });

  test('say when it is not known what is posted', async () => {
    await getSite().setFault({ path: '/v1/sports/girls-golf/tournament-results', kind: 'status', status: 500 });
    const page = await openAsSent(`${buildSeriesPath('girls-golf')}/state-results`);
    expect(await page.getByText('State Final Results could not be loaded right now.').count()).toBe(1);
    expect(await page.getByText('Orrin Burn Golf Course').count()).toBe(1);
    expect(await page.getByText('Not known').count()).toBe(6);
  });

  test('of tennis link from day to day, and keep the day when the class changes', async () => {
    const page = await open(`${buildSeriesPath('girls-tennis')}/state-results?original=1`, {
      ...laptop,
      javaScriptEnabled: false,
    });
    await clickThrough(page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Sat' }));
    expect(await readFrameSource(page)).toContain('/tng/1result3.htm');
    await clickThrough(page.getByRole('navigation', { name: 'Classes' }).getByRole('link', { name: '2A' }));
    expect(await readFrameSource(page)).toContain('/tng/2result3.htm');
    await clickThrough(page.getByRole('link', { name: 'By School' }));
    expect(await readFrameSource(page)).toContain('/tng/2index.htm');
  });
});

describe('tennis brackets', () => {
  test('show singles or doubles in either class', async () => {
    const page = await open(`${buildSeriesPath('girls-tennis')}/state-brackets/2A?original=1`);
    expect(await readFrameSource(page)).toContain('/tng/2singles.htm');
    await page.getByRole('navigation', { name: 'Events' }).getByRole('link', { name: 'Doubles' }).click();
    await expect.poll(() => readFrameSource(page)).toContain('/tng/2doubles.htm');
    await expect
      .poll(() => readCanonicalPath(page))
      .toBe(`${buildSeriesPath('girls-tennis')}/state-brackets/2A?event=doubles`);
  });
});

describe('golf tee times', () => {
  test('link to the posted documents, at both of their addresses', async () => {
    const page = await openAsSent(`${buildSeriesPath('boys-golf')}/tee-times/2A`);
    expect(await readCanonicalPath(page)).toBe(`${buildSeriesPath('boys-golf')}/state-tee-times`);
    const documents = page.getByRole('main').getByRole('link', { name: /^Round 1/ });
    expect(await documents.count()).toBe(3);
    const document = await page.request.get((await documents.first().getAttribute('href')) ?? '');
    expect(document.status()).toBe(200);
  });
});

describe('a missing page of a sport', () => {
  test.each([
    `${buildSeriesPath('boys-basketball')}/state-pairings`,
    `${buildSeriesPath('boys-golf')}/state-brackets`,
    `${buildSeriesPath('football')}/pairings/1A`,
    `${buildSeriesPath('girls-tennis')}/state-tee-times`,
    `${buildSeriesPath('quidditch')}/state-results`,
  ])('%s answers 404', async (path) => {
    expect((await fetch(getSite().url + path)).status).toBe(404);
  });
});

describe('golf results', () => {
  test('redirect to the winner reports of the same class', async () => {
    const answer = await fetch(`${getSite().url}${buildSeriesPath('girls-golf')}/results/2A?x=1`, {
      redirect: 'manual',
    });
    const location = `${buildSeriesPath('girls-golf')}/winner-report?class=2a`;
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0');
  });
});

describe('the daily games of a sport', () => {
  test('keep the search for a school when the sport changes, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('/sports/boys-soccer/scores?q=a', { ...laptop, javaScriptEnabled });
      const filters = page.getByRole('main').getByRole('search');
      expect(await filters.getByRole('option').count()).toBe(14);
      await filters.getByLabel('Sport').selectOption('Football');
      if (!javaScriptEnabled) await filters.getByRole('button', { name: 'Search games' }).click();
      await page.waitForURL(`${getSite().url}/sports/football/scores?q=a`);
      await page.getByRole('heading', { level: 3, name: /^Football \d+ (?:games?|more)\b/ }).waitFor();
      const sections = await page.getByRole('heading', { level: 3 }).allInnerTexts();
      expect(atLeastOne(sections).filter((title) => !/^(?:Live|Football)\b/.test(title))).toEqual([]);
    }
  });

  test('of an unknown sport fall back to the first sport; the canonical link points to it', async () => {
    const page = await openAsSent('/sports/quidditch/scores');
    expect(await page.getByRole('navigation', { name: 'Boys Soccer' }).count()).toBe(1);
    expect(await readCanonicalPath(page)).toBe('/sports/boys-soccer/scores');
  });
});

describe('the live page of a sport', () => {
  const buildLivePath = (sportId: string) => `${buildSeriesPath(sportId)}/live`;
  /** Limit of a new connection's first flight. */
  const mostBytes = 14 * 1024;

  test.each(['boys-golf', 'girls-golf', 'girls-flag-football', 'girls-volleyball', 'girls-tennis'])(
    'of %s is one document of at most 14 KB; the only other files are logos, which it can do without',
    async (sportId) => {
      const answer = await fetch(addDebugParameter(getSite().url + buildLivePath(sportId)));
      const html = await answer.text();
      expect(gzipSync(html).byteLength).toBeLessThanOrEqual(mostBytes);
      expect(html).not.toMatch(/<(?:iframe|script[^>]+src|link rel="(?:stylesheet|preload|modulepreload))/);
      const logos = html.match(/<img[^>]* loading="lazy" data-fallback="/g) ?? [];
      expect(html.match(/<img/g) ?? []).toHaveLength(logos.length);
      expect(html).not.toMatch(/\s(?:style|nonce)=/);
      expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[^']+';/);
      expect(answer.headers.get('cache-status')).toContain('tournament-info.facts');
      expect(answer.headers.get('cache-status')).not.toContain('sponsors');
      expect(answer.headers.get('cdn-cache-control')).toMatch(/^max-age=\d+, stale-while-revalidate=/);
    },
  );

  test('shows the ten leaders of each golf class without scripts, with styles', async () => {
    const page = await open(buildLivePath('boys-golf'), { ...phone, javaScriptEnabled: false });
    expect(await page.getByRole('table').count()).toBe(3);
    expect(await page.getByRole('table').first().getByRole('row').count()).toBe(11);
    expect(await page.getByText(/^Updated/).count()).toBe(1);
    expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).borderBottomWidth)).toBe('3px');
    await clickThrough(page.getByRole('link', { name: 'Refresh' }));
    expect(new URL(page.url()).pathname).toBe(buildLivePath('boys-golf'));
  });

  test('requests no other file than fonts of the site, and says which data could not be loaded', async () => {
    await getSite().setFault({ path: '/v1/sports/boys-soccer/tournament-scores', kind: 'status', status: 500 });
    const asked: string[] = [];
    const page = await openUnready(buildLivePath('boys-soccer'), (opened) =>
      Promise.resolve(opened.on('request', (request) => asked.push(new URL(request.url()).pathname))),
    );
    expect(await page.getByText('The scores could not be loaded right now.').count()).toBe(1);
    expect(asked.filter((path) => !/^\/favicon|\.woff2$/.test(path))).toEqual([buildLivePath('boys-soccer')]);
  });

  test('uses the light or dark theme that the visitor chose', async () => {
    const page = await open('/no-such-page', { ...laptop, colorScheme: 'light' });
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
    });
    await page.goto(getSite().url + buildLivePath('girls-tennis'));
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('answers 404 for an unknown sport', async () => {
    const answer = await fetch(getSite().url + buildLivePath('quidditch'));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Sport not found');
  });
});
