import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { launchChromium } from '../../scripts/check/chromium';

/** What a page transfers on a phone that is scrolled to the end of it. */
export interface TransferredPage {
  /** Compressed by gzip. */
  readonly kilobytes: number;
  readonly requests: number;
  readonly largestPaintMs: number;
}

const phone = { viewport: { width: 360, height: 740 } } as const;
/** 400 kbit/s, and the delay of such a network. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Opens a page as a first visitor on a slow network who saves data, or not. */
export async function transferPage(url: string, isLight: boolean): Promise<TransferredPage> {
  const browser = await launchChromium([]);
  try {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    if (isLight)
      await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', slowNetwork);
    await page.goto(url, { waitUntil: 'load' });
    const largestPaintMs = await readLargestPaint(page);
    await client.send('Network.emulateNetworkConditions', {
      ...slowNetwork,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(responses.map((response) => response.body().catch(() => Buffer.alloc(0))));
    const bytes = bodies.reduce((sum, body) => sum + Math.min(body.length, gzipSync(body).length), 0);
    return { kilobytes: Math.round(bytes / 1000), requests: responses.length, largestPaintMs };
  } finally {
    await browser.close();
  }
}

async function readLargestPaint(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(Math.round(list.getEntries().at(-1)?.startTime ?? NaN));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Window by window, because pictures are fetched when they come near. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}
