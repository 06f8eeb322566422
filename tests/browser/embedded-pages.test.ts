import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { clickThrough, openBrowserSuite, readCanonicalPath, laptop, phone } from '../support/browser-suite';

const { getSite, open, openAsSent, forgive } = openBrowserSuite();

const sites = '/sports/girls-volleyball/state-series/sites';
const locateFrame = (page: Page) => page.getByRole('main').locator('iframe');
const readSource = (page: Page) => locateFrame(page).getAttribute('src');
const getGameHeight = (page: Page) => locateFrame(page).evaluate((frame) => frame.clientHeight);
const postFrom = (page: Page, data: unknown) => {
  return page.evaluate((message) => {
    window.postMessage(message, '*');
  }, data);
};

/** Replaces the framed page, which then posts nothing by itself. */
function waitUntilFramePosts(page: Page, data: unknown) {
  return locateFrame(page)
    .contentFrame()
    .locator('body')
    .evaluate((_, message) => {
      window.onresize = null;
      window.parent.postMessage(message, '*');
    }, data);
}

/** Address that shows the page as it is on the legacy server. */
const buildOriginalPath = (path: string) => `${path}?original=1`;

describe('a legacy page made of tables', () => {
  test('shows as native tables on a phone at the first visit, and links to the original page and back', async () => {
    const page = await open(`${sites}/2A`, phone);
    const table = page.getByRole('main').getByRole('table').first();
    expect(await table.count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Reload' }).count()).toBe(1);
    const heads = await table.getByRole('columnheader').allInnerTexts();
    expect(heads.map((head) => head.replace(/\s*, sort$/, ''))).toEqual(['No.', 'Site', 'Championship']);
    expect(await page.getByRole('main').locator('iframe').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
    await page.getByRole('link', { name: 'Original page' }).click();
    await page.waitForURL(`**${buildOriginalPath(`${sites}/2A`)}`);
    await expect.poll(() => readSource(page)).toContain('/2asite.htm');
    expect(await readCanonicalPath(page)).toBe(`${sites}/2A`);
    await page.getByRole('link', { name: 'Show as text' }).click();
    await table.waitFor();
  });

  test('is sorted by a column without scripts, and its canonical address is the order of the old server', async () => {
    const page = await open(`${sites}/2A`, { ...phone, javaScriptEnabled: false });
    const table = page.getByRole('main').getByRole('table').first();
    await clickThrough(table.getByRole('link', { name: /^Site\s*, sort$/ }));
    expect(new URL(page.url()).search).toBe('?sort=site');
    const names = await table.getByRole('rowheader').allInnerTexts();
    expect(names.length).toBeGreaterThan(9);
    expect(names).toEqual([...names].sort(new Intl.Collator('en', { numeric: true }).compare));
    expect(await readCanonicalPath(page)).toBe(`${sites}/2A`);
    await clickThrough(table.getByRole('link', { name: /^Site\s*, sort$/ }));
    expect(await table.getByRole('columnheader', { name: /^Site/ }).getAttribute('aria-sort')).toBe('descending');
  });
});

describe('a section of a state series', () => {
  test('shows the legacy page of the class in the address', async () => {
    const page = await open(buildOriginalPath(`${sites}/2A`));
    expect(await readSource(page)).toBe(`${getSite().demoUrl}/legacy/data/vbg/2asite.htm`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^sites$/i);
    await locateFrame(page).contentFrame().getByRole('heading').first().waitFor();
    expect(await readCanonicalPath(page)).toBe(`${sites}/2A`);
  });

  test('switches to another class with a tab', async () => {
    const page = await open(sites);
    const tabs = page.getByRole('navigation', { name: 'Classes' });
    expect(await tabs.getByRole('link').count()).toBe(4);
    expect(await tabs.locator('[aria-current]').innerText()).toContain('1A');
    await tabs.getByRole('link', { name: '3A' }).click();
    await page.waitForURL(`**${sites}/3A`);
    await expect.poll(() => tabs.locator('[aria-current]').innerText()).toContain('3A');
    await expect.poll(() => page.getByText('Loading Sites...').count()).toBe(0);
  });

  test('has one entries page for cheerleading', async () => {
    const page = await openAsSent(buildOriginalPath('/sports/competitive-cheerleading/state-series/entries'));
    expect(await readSource(page)).toContain('/data/chr/1aentry.htm');
    const link = page.getByRole('main').getByRole('link', { name: 'Entries', exact: true });
    expect(await link.getAttribute('aria-current')).toBe('page');
    expect(await page.getByRole('navigation', { name: 'Classes' }).count()).toBe(0);
  });

  test('redirects golf results to the winner report of the class in the address', async () => {
    const { status, headers } = await fetch(`${getSite().url}/sports/boys-golf/state-series/results/2A`, {
      redirect: 'manual',
    });
    expect([status, headers.get('location')]).toEqual([301, '/sports/boys-golf/state-series/winner-report?class=2a']);
  });

  test('answers 404 for an unknown sport', async () => {
    expect((await fetch(`${getSite().url}/sports/no-such-sport/state-series/sites`)).status).toBe(404);
  });
});

describe('the legacy page frame', () => {
  test('cannot access the site', async () => {
    const page = await open(buildOriginalPath(sites));
    expect(await locateFrame(page).getAttribute('sandbox')).not.toContain('allow-same-origin');
    const body = locateFrame(page).contentFrame().locator('body');
    const attempts = await body.evaluate(() => {
      const reportOutcome = (attempt: () => unknown) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        reportOutcome(() => window.parent.document.title),
        reportOutcome(() => window.localStorage.length),
        reportOutcome(() => document.cookie),
        reportOutcome(() => window.parent.localStorage.length),
        reportOutcome(() => {
          window.top?.location.assign('about:blank');
        }),
      ];
    });
    expect(attempts).toEqual(Array.from({ length: 5 }, () => 'SecurityError'));
    const refused = page.waitForEvent('console', (message) =>
      /Unsafe attempt to initiate navigation/.test(message.text()),
    );
    await body.evaluate(() => {
      const link = document.createElement('a');
      Object.assign(link, { href: 'about:blank', target: '_top' });
      document.body.appendChild(link);
      link.click();
    });
    await refused;
    expect(new URL(page.url()).pathname).toBe(sites);
    forgive();
  });

  test('takes the height that its page reports, but at least 600 px', async () => {
    const page = await open(buildOriginalPath(sites));
    // The page posts its height even if the scripts are late.
    await expect.poll(() => locateFrame(page).evaluate((frame) => frame.style.height)).toMatch(/px$/);
    await waitUntilFramePosts(page, { height: 1500 });
    await expect.poll(() => getGameHeight(page)).toBe(1520);
    await waitUntilFramePosts(page, 10);
    await expect.poll(() => getGameHeight(page)).toBe(600);
  });

  test('keeps its height and warns when the page reports an invalid one', async () => {
    const page = await open(buildOriginalPath(sites));
    await waitUntilFramePosts(page, 1500);
    await expect.poll(() => getGameHeight(page)).toBe(1520);
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await waitUntilFramePosts(page, { height: 'tall' });
    expect((await warned).text()).toContain('height');
    expect(await getGameHeight(page)).toBe(1520);
  });

  test('opens PDF addresses in a new tab, and ignores all other addresses', async () => {
    const page = await open(buildOriginalPath(sites));
    await page.context().route('**/*.pdf', (route) => route.fulfill({ body: 'PDF' }));
    await postFrom(page, { pdfUrl: 'javascript:alert(1)' });
    const opened = page.context().waitForEvent('page');
    await postFrom(page, { pdfUrl: `${getSite().url}/a.pdf` });
    expect((await opened).url()).toMatch(/a\.pdf$|about:blank/);
    expect(page.context().pages()).toHaveLength(2);
  });

  test('reloads with a new number each time, and shows a loading message meanwhile', async () => {
    const page = await open(buildOriginalPath(sites));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.htm?r=*', async (route) => {
      await held;
      await route.continue();
    });
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.click();
    await page.getByText('Loading Sites...').waitFor();
    const first = await readSource(page);
    expect(first).toMatch(/1asite\.htm\?r=\d+$/);
    release();
    await page.getByText('Loading Sites...').waitFor({ state: 'detached' });
    await reload.click();
    await expect.poll(() => readSource(page)).not.toBe(first);
  });

  test.each([360, 800, 1100])('is 1200 px wide in a window of %i px and scrolls on its own', async (width) => {
    const page = await open(buildOriginalPath(sites), { ...phone, viewport: { width, height: 800 } });
    expect(await locateFrame(page).evaluate((frame) => frame.clientWidth)).toBe(1200);
    expect(await page.getByText('it scrolls sideways').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // Old pages are centered, so windows show their middle first.
    const readStart = () =>
      page.getByRole('region', { name: /scrolls sideways/ }).evaluate(({ scrollLeft }) => scrollLeft);
    await expect.poll(readStart).toBeGreaterThan((1200 - width) / 2 - 20);
  });

  test('works without scripts, with a link to its page', async () => {
    const page = await open(buildOriginalPath(`${sites}/2A`), { ...laptop, javaScriptEnabled: false });
    expect(await page.getByText('Loading Sites...').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0);
    const link = page.getByRole('link', { name: 'Open this page by itself' });
    expect(await link.getAttribute('href')).toBe(await readSource(page));
  });
});

describe('the records and history page', () => {
  test.each(['/sports/girls-soccer/history', '/sports/girls-soccer/records-history'])(
    '%s shows the legacy records page and has one canonical address',
    async (path) => {
      const page = await open(buildOriginalPath(path));
      expect(await readSource(page)).toBe(`${getSite().demoUrl}/records/sog.htm`);
      expect(await readCanonicalPath(page)).toBe('/sports/girls-soccer/history');
      expect(await getGameHeight(page)).toBeGreaterThanOrEqual(800);
    },
  );

  test('takes at least 70% of a tall window', async () => {
    const page = await open(buildOriginalPath('/sports/girls-soccer/history'), {
      viewport: { width: 1280, height: 2000 },
    });
    await waitUntilFramePosts(page, 10);
    await expect.poll(() => getGameHeight(page)).toBe(1400);
  });
});
