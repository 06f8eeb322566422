import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atLeastOne } from '../support/at-least-one';
import { openBrowserSuite, readCanonicalPath, laptop, phone } from '../support/browser-suite';

const { getSite, open, openAsSent, forgive } = openBrowserSuite({ hasPictures: true });

const wrap = '/news-media/article/state-finals-wrap';
const locatePosters = (page: Page) => page.locator('.prose a.video-poster');
/** Other origins that the page requests from now on. */
function listThirdPartyHosts(page: Page): string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== getSite().url && origin !== getSite().demoUrl && origin.startsWith('http')) strangers.push(origin);
  });
  return strangers;
}

describe('an article page', () => {
  test('shows title, category, day and author, and offers share links', async () => {
    const page = await openAsSent(wrap);
    // The tab does not tell results; heading and link preview have the full title.
    expect(await page.title()).toBe('State Series: game results | Prairie State Activities Association');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^state finals wrap: /i);
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toMatch(/^State finals wrap: /);
    expect(await page.locator('main time').first().getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const share = page.getByRole('list', { name: 'Share this article' }).getByRole('link');
    expect(await share.count()).toBe(3);
    expect(await share.first().getAttribute('href')).toContain(encodeURIComponent(wrap));
    expect(await readCanonicalPath(page)).toBe(wrap);
  });

  test('opens by numeric id too; the canonical link has the slug', async () => {
    const page = await openAsSent('/news-media/article/1001');
    expect(await readCanonicalPath(page)).toBe(wrap);
  });

  test('answers 404 with "Article not found." for an unknown article', async () => {
    const page = await open('/news-media/article/no-such-article');
    await page.getByText('Article not found.').waitFor();
    expect((await fetch(`${getSite().url}/news-media/article/no-such-article`)).status).toBe(404);
    forgive();
  });

  test('returns to the previous page with the Back button', async () => {
    const page = await open('/');
    await page.locator('main a[href^="/news-media/article/"]').first().click();
    await page.waitForURL('**/news-media/article/**');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.waitForURL(`${getSite().url}/`);
  });
});

describe('the text of an article', () => {
  test('keeps heading levels without gaps, and its table of contents links to the headings', async () => {
    const page = await open(wrap);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))));
    expect(levels[0]).toBe(1);
    expect(atLeastOne(levels).every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    const contents = page.getByRole('navigation', { name: 'Contents of the article' }).getByRole('link');
    const target = (await contents.last().getAttribute('href')) ?? '';
    await contents.last().click();
    await expect
      .poll(() => page.locator(target).evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeLessThan(400);
  });

  test('has lines of 65 to 75 characters on a wide screen', async () => {
    const page = await openAsSent(wrap);
    const perLine = await page.locator('.prose > p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 8))).size;
        // The last line is half a line on average.
        return lines > 2 ? [paragraph.textContent.length / (lines - 0.5)] : [];
      }),
    );
    const average = perLine.reduce((sum, count) => sum + count, 0) / perLine.length;
    expect(average).toBeGreaterThan(65);
    expect(average).toBeLessThan(75);
  });

  test('scrolls each table in its own named region on a phone, also by keyboard', async () => {
    const page = await open(wrap, phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const regions = page.locator('.prose .scroll-region');
    const names = await regions.evaluateAll((found) => found.map((region) => region.getAttribute('aria-label')));
    expect(new Set(names).size).toBe(names.length);
    await regions.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => regions.first().evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test('does not shift when its pictures load', async () => {
    const page = await open(wrap);
    const shift = await page.evaluate(async () => {
      let sum = 0;
      // On a busy machine the fonts arrive after the first paint.
      await document.fonts.ready;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) sum += entry.value;
        }
      }).observe({ type: 'layout-shift' });
      for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      }
      return sum;
    });
    expect(shift).toBeLessThan(0.02);
    expect(await page.locator('.prose img:not([loading=lazy])').count()).toBe(0);
  });
});

describe('a video in an article', () => {
  test('makes no third-party request until it is played, and then contacts only its player', async () => {
    const page = await open(wrap);
    const strangers = listThirdPartyHosts(page);
    await page
      .context()
      .route(/youtube-nocookie\.com|player\.vimeo\.com/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>player</p>' }),
      );
    await page.reload({ waitUntil: 'networkidle' });
    await locatePosters(page).first().scrollIntoViewIfNeeded();
    expect(await page.locator('.prose iframe').count()).toBe(0);
    expect(strangers).toEqual([]);
    await locatePosters(page).first().click();
    await page.locator('.prose iframe').contentFrame().getByText('player').waitFor();
    expect([...new Set(strangers)]).toHaveLength(1);
    expect(strangers[0]).toMatch(/^https:\/\/(?:www\.youtube-nocookie\.com|player\.vimeo\.com)$/);
  });

  test('is a plain link to the video without scripts', async () => {
    const page = await open(wrap, { ...laptop, javaScriptEnabled: false });
    expect(await locatePosters(page).first().getAttribute('href')).toMatch(
      /^https:\/\/(?:www\.youtube\.com|vimeo\.com)\//,
    );
    expect(await page.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0);
  });
});

test('a board summary links to its document in the archive, which opens in a new tab', async () => {
  const list = await fetch(`${getSite().demoUrl}/v1/news?page=1&limit=10&category=Board%20Meeting%20Summaries`);
  const rows = await list.json<{ data: { slug: string }[] }>();
  const page = await openAsSent(`/news-media/article/${rows.data[0]?.slug ?? ''}`);
  const link = page.getByRole('link', { name: /in the document archive/ });
  expect(await link.getAttribute('href')).toMatch(
    new RegExp(`^${getSite().demoUrl}/documents/board/minutes-.*\\.pdf$`),
  );
  expect(await link.getAttribute('target')).toBe('_blank');
});
