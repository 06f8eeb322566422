import { createHash, X509Certificate } from 'node:crypto';
import { connect } from 'node:tls';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ageNoticeId, withAgeNotice } from '~/offline/age-notice';
import { launchChromium } from '../../scripts/check/chromium';
import { atLeastOne } from '../support/at-least-one';
import { openBrowserSuite, waitForHydration } from '../support/browser-suite';
import { startTestSite } from '../support/test-site';

const { getSite, open, openUnready, forgive } = openBrowserSuite({ hasPictures: true });

const locateScoresLink = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Scores$/ })
    .first();

describe('the document head', () => {
  test('matches the page after each client navigation and contains no duplicates', async () => {
    const page = await open('/');
    const ofHome = await readHead(page);
    await locateScoresLink(page).click();
    await page.waitForURL('**/scores');
    await page.waitForFunction(() => document.title.startsWith('Scores'));
    const reached = await readHead(page);
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Prairie'));
    expect(await readHead(page)).toEqual(ofHome);
    await page.goto(`${getSite().url}/scores`);
    expect(reached).toEqual(await readHead(page));
    expect(new Set(reached).size).toBe(reached.length);
    expect(reached.filter((element) => element.startsWith('<title>'))).toHaveLength(1);
  });

  test("does not change from the server's version during hydration", async () => {
    const page = await open('/scores');
    await page.addInitScript(`
      new MutationObserver(() => {
        document.querySelector('title')?.setAttribute('data-of', 'server');
      }).observe(document, { childList: true, subtree: true });
    `);
    await page.reload();
    await waitForHydration(page);
    expect(await page.locator('title').getAttribute('data-of')).toBe('server');
  });

  test('matches the error page when a navigation fails', async () => {
    const page = await open('/');
    await page.route('**/scores.data*', (route) => route.fulfill({ status: 400, body: 'No' }));
    await locateScoresLink(page).click();
    await page.waitForFunction(() => document.title.startsWith('This page failed'));
    expect(await page.locator('title').count()).toBe(1);
    await page.close();
    forgive();
  });

  test('does not break navigation when an extension removes elements', async () => {
    const page = await open('/');
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('head title, head meta')) element.remove();
    });
    await locateScoresLink(page).click();
    await page.waitForURL('**/scores');
    await page.getByRole('heading', { level: 1, name: 'Scores' }).waitFor();
  });
});

test.each(['/', '/scores', '/sports/boys-soccer/state-series/brackets'])(
  'the document of %s contains all styles that its content needs',
  async (path) => {
    // The same document both times: a later one may have newer scores.
    const sent = await fetch(getSite().url + path);
    const document = { headers: Object.fromEntries(sent.headers), body: await sent.text() };
    const measureBoxes = async (blocked: readonly string[]) => {
      const page = await openUnready(path, async (opened) => {
        await opened.route(getSite().url + path, (route) => route.fulfill(document));
        await Promise.all(blocked.map((files) => opened.route(files, (route) => route.abort())));
      });
      // The start script adds elements when it begins, and notes that its modules are missing.
      await page.locator('html[data-scripts=failed]').waitFor();
      return page.locator('body *').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${getComputedStyle(element).color}`;
        }),
      );
    };
    const scripts = '**/build/**/*.js';
    const [whole, inline] = [
      await measureBoxes([scripts]),
      await measureBoxes([scripts, '**/build/_assets/app-*.css']),
    ];
    expect(whole.length).toBeGreaterThan(100);
    expect(inline).toEqual(whole);
    forgive();
  },
);

describe('the scroll position', () => {
  test('starts at the top on a new page, and is restored after Back and after a reload', async () => {
    const page = await open('/');
    const waitUntilScrolledTo = (top: number) =>
      page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 2, top);
    await page.evaluate('window.scrollTo(0, 700)');
    await locateScoresLink(page).evaluate((link: HTMLElement) => {
      link.click();
    });
    await page.waitForURL('**/scores');
    await waitUntilScrolledTo(0);
    await page.goBack();
    await waitUntilScrolledTo(700);
    await page.reload();
    await waitForHydration(page);
    await waitUntilScrolledTo(700);
  });
});

test('cards far below the window are not rendered, but the reserved height of most is right', async () => {
  const page = await openUnready('/scores', (opened) => opened.setViewportSize({ width: 360, height: 780 }));
  const cards = page.locator('.game-grid > .game');
  const places = [...Array(await cards.count()).keys()].slice(-9).reverse();
  const errors: number[] = [];
  for (const place of atLeastOne(places)) {
    const card = cards.nth(place);
    const isRendered = () =>
      card.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    const measureHeight = () => card.evaluate((element) => element.getBoundingClientRect().height);
    if (errors.length === 0) expect(await isRendered()).toBe(false);
    else if ((await isRendered()) === true) continue;
    const reserved = await measureHeight();
    await card.scrollIntoViewIfNeeded();
    await expect.poll(isRendered).toBe(true);
    errors.push(Math.abs((await measureHeight()) - reserved));
    await page.evaluate('scrollTo(0, 0)');
  }
  // Sets and notes make some cards higher.
  expect(atLeastOne(errors).filter((error) => error < 9).length).toBeGreaterThan(errors.length / 2);
});

describe('Trusted Types', () => {
  const write = (markup: string) => `(() => {
    const element = document.createElement('div');
    element.innerHTML = ${JSON.stringify(markup)};
    return element.innerHTML;
  })()`;
  const hostile = '<img src="/favicon.svg" onerror="document.title = 1"><b>bold</b>';

  test('a string becomes markup only through the sanitizer, which loads on first use', async () => {
    const page = await open('/');
    const purifier = page.waitForResponse((response) => response.url().includes('/build/_shared/purify'));
    await expect(page.evaluate(write(hostile))).rejects.toThrow(/requires 'TrustedHTML'/);
    await purifier;
    await expect
      .poll(() => page.evaluate(write(hostile)).catch(() => null))
      .toBe('<img src="/favicon.svg"><b>bold</b>');
    forgive();
  });

  test('React may create an empty script element; strings cannot become code, and no policy can be added', async () => {
    const page = await open('/');
    expect(await page.evaluate(write('<script></script>'))).toBe('<script></script>');
    await expect(page.evaluate('document.createElement("script").text = "1"')).rejects.toThrow(/TrustedScript/);
    await expect(page.evaluate('document.createElement("script").src = "/x.js"')).rejects.toThrow(/TrustedScriptURL/);
    await expect(page.evaluate('trustedTypes.createPolicy("other", {}), 0')).rejects.toThrow(/disallowed/);
    await expect(page.evaluate('trustedTypes.createPolicy("default", {}), 0')).rejects.toThrow(/disallowed|already/);
    forgive();
  });
});

describe('the age notice of a page that could not be rendered', () => {
  const now = Date.parse('2025-10-11T18:20:00Z');
  const clock = { offsetMs: 0, timeZone: 'America/Chicago', getNowMs: () => now };
  const copy = { madeAtMs: now - 15 * 60_000, reason: 'not-rendered' } as const;

  /** A kept copy with its notice before the app. */
  const openKept = () =>
    openUnready('/scores', (page) =>
      page.route('**/scores', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: withAgeNotice(await response.text(), copy, clock) });
      }),
    );

  test('appears above the page, stays after hydration, and disappears on navigation', async () => {
    const page = await openKept();
    await waitForHydration(page);
    const shown = page.locator(`#${ageNoticeId}`);
    expect(await shown.innerText()).toContain('This page is from 1:05 PM CT, 15 minutes ago.');
    const [ofNotice, ofHeader] = [await shown.boundingBox(), await page.getByRole('banner').first().boundingBox()];
    expect([ofNotice?.y, (ofNotice?.height ?? 0) > 20]).toEqual([0, true]);
    expect(ofHeader?.y).toBeGreaterThanOrEqual(ofNotice?.height ?? Infinity);
    await page.getByRole('main').getByRole('link', { name: /./ }).first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Prairie State' }).first().click();
    await page.waitForURL(`${getSite().url}/`);
    await expect.poll(() => shown.count()).toBe(0);
    // Chromium keeps a changed document from pictures of another port.
    forgive();
  });

  test('disappears when fresh data for the page arrives', async () => {
    const page = await openKept();
    await waitForHydration(page);
    const shown = page.locator(`#${ageNoticeId}`);
    expect(await shown.count()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'Refresh' }).first().click();
    await expect.poll(() => shown.count()).toBe(0);
    forgive();
  });
});

test('the browser reports a violation of the content security policy, and the site logs it', async () => {
  const lines: string[] = [];
  // Browsers send reports over HTTPS at once, otherwise a minute later.
  const secured = await startTestSite({}, { hasHttps: true, onOutput: (line) => void lines.push(line) });
  const { origin, port } = await secured.miniflare.ready;
  const accepted = `--ignore-certificate-errors-spki-list=${await computePublicKeyHash(Number(port))}`;
  const browser = await launchChromium(['--short-reporting-delay', accepted]);
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${origin}/about/mission?q=private`);
    await page.evaluate(`document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' }))`);
    const listReports = () => lines.filter((line) => line.includes('csp-violation'));
    await expect
      .poll(listReports)
      .toEqual([
        '{"event":"csp-violation","page":"/about/mission","directive":"style-src-elem","blocked":"inline","line":1}',
      ]);
  } finally {
    await browser.close();
    await secured.dispose();
  }
});

/** SHA-256 of the public key of a server's certificate. */
async function computePublicKeyHash(port: number): Promise<string> {
  const certificate = await new Promise<Buffer>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().raw);
      socket.end();
    });
    socket.once('error', reject);
  });
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/** Title, meta elements and links of the head, in a fixed order. */
async function readHead(page: Page): Promise<string[]> {
  const elements = page.locator('head > :is(title, meta, link:not([rel=modulepreload]))');
  return (await elements.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).sort();
}
