import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../check/chromium';

const widths = [360, 768, 1280, 1536] as const;
const schemes = ['light', 'dark'] as const;
const folder = '.shots';
const viewportHeight = 900;

/**
 * `npm run shots -- PATH...`: full-length screenshots of the running site (`PORT`) in all widths and color schemes, into `.shots/`. Returns
 * the exit code.
 */
export async function main(paths: readonly string[]): Promise<number> {
  if (paths.length === 0) {
    console.error('Usage: npm run shots -- PATH...   for example: npm run shots -- / "/scores?final=1"');
    return 1;
  }
  const origin = `http://127.0.0.1:${process.env.PORT ?? '8787'}`;
  if (!(await isAnswering(origin))) {
    console.error(`Nothing answers at ${origin}. Run npm start first, or set PORT.`);
    return 1;
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await launchChromium();
  try {
    for (const page of paths) await shootPage(browser, origin, page);
  } finally {
    await browser.close();
  }
  return 0;
}

async function shootPage(browser: Browser, origin: string, pagePath: string): Promise<void> {
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const page = await browser.newPage({
        colorScheme,
        viewport: { width, height: viewportHeight },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await page.goto(origin + pagePath, { waitUntil: 'load' });
      await showLazyImages(page);
      const file = path.join(folder, `${buildFileName(pagePath)}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
      await page.close();
    }
  }
}

/** Scrolls through the page, so that lazy images load. */
async function showLazyImages(page: Awaited<ReturnType<Browser['newPage']>>): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

function buildFileName(pagePath: string): string {
  const name = pagePath.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
  return name === '' ? 'home' : name;
}

async function isAnswering(origin: string): Promise<boolean> {
  try {
    await fetch(`${origin}/healthz`);
    return true;
  } catch {
    return false;
  }
}
