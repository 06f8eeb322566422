import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mock } from 'node:test';
import type { AskSite } from '../../tests/support/in-process-site';
import { buildAll } from '../build/build';
import { createRepeatableRandom } from '../simulation/repeatable-random';

const usage = `Usage: npm run page-html -- FOLDER
  Writes the HTML of every page into FOLDER, without what differs between any two builds. Made before and after a change
  that should change no page, two such folders are the same: diff -r BEFORE AFTER`;

/** `npm run page-html`. Returns the exit code. */
export async function main([folder, ...others]: readonly string[]): Promise<number> {
  if (folder === undefined || others.length > 0) {
    console.error(usage);
    return 1;
  }
  if (process.env.BUILD_FOLDER === undefined) await buildAll();
  // All pages are made at one moment.
  mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') });
  const { askHealthyUpstream, openInProcessSite } = await import('../../tests/support/in-process-site');
  const { listBuiltPagePaths, gamePaths } = await import('../../tests/support/route-rows');
  const site = await openInProcessSite();
  const paths = [...listBuiltPagePaths(['page', 'embed', 'cms', 'file']), ...gamePaths, '/no-such-page'];
  await mkdir(folder, { recursive: true });
  // Then every answer of upstream is at hand: on a busy machine, pages would go without those that came late.
  const ask = site.startIsolate(askHealthyUpstream);
  for (const page of paths) await (await askRepeatably(ask, page)).arrayBuffer();
  const get = site.startIsolate(askHealthyUpstream);
  for (const page of paths) {
    const response = await askRepeatably(get, page);
    const text = `${response.status}\n${withoutBuild(await response.text())}`;
    await writeFile(path.join(folder, encodeURIComponent(page)), text);
  }
  console.log(`${paths.length} pages are in ${folder}.`);
  return 0;
}

/** Asks for a page that is independent of earlier ones. */
function askRepeatably(ask: AskSite, page: string): Promise<Response> {
  Math.random = createRepeatableRandom(1);
  return ask(page);
}

/** Removes hashes of files, styles and scripts. */
function withoutBuild(html: string): string {
  return html
    .replaceAll(/-[A-Z0-9]{8}(?=\.(?:js|css))/g, '')
    .replaceAll(/'sha256-[\w+/=]+'/g, '')
    .replaceAll(/></g, '>\n<');
}
