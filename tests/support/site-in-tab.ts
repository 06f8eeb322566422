import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { getBuildParts } from '../../scripts/build/build-in-use';
import type { AskSite } from './in-process-site';

/** Where a tab finds the site. No request leaves the machine. */
const origin = 'https://site.invalid';

/** Lets a tab show the pages of an isolate as they are sent, with the style sheets and fonts of its build, without scripts and pictures. */
export async function serveInTab(page: Page, ask: AskSite, build: string): Promise<void> {
  const folder = getBuildParts(build).static;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { origin: asked, pathname, search } = new URL(request.url());
    if (asked !== origin || ['script', 'image', 'media'].includes(request.resourceType())) return route.abort();
    const file = path.join(folder, pathname);
    if (path.extname(pathname) !== '' && existsSync(file)) return route.fulfill({ path: file });
    const response = await ask(pathname + search);
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}

export function getAddressInTab(pagePath: string): string {
  return origin + pagePath;
}
