import { beforeAll, describe, expect, it } from 'vitest';
import { addDebugParameter } from '~/cache/document/document-headers';
import { askHealthyUpstream, inProcessEnvironment, openInProcessSite, type AskSite } from '../support/in-process-site';
import { listExamplesOfRows } from '../support/route-rows';

const mostBytes = 1024;
/** Headers for the platform's cache, which removes tags. */
const forPlatform = ['cache-tag', 'cdn-cache-control'];

/** Pages of every kind, and data. */
const paths = [
  '/',
  '/scores',
  '/scores?q=golf',
  '/sports/boys-basketball',
  ...listExamplesOfRows(['ss-team-detail', 'fb-rs-conf-detail', 'mp-school-detail', 'cms-generic', 'news-article']),
  '/sports/boys-golf/state-series/entries',
  '/pairings',
  '/site-index',
  '/no-such-page',
  '/scores.data',
];

let get: AskSite;

beforeAll(async () => {
  get = (await openInProcessSite()).startIsolate(askHealthyUpstream);
});

/** Size of the header section (RFC 9112, section 5) without local servers' addresses. */
function countBytes(headers: Headers): number {
  const local = new URL(inProcessEnvironment.V1_BASE_URL).origin;
  return [...headers]
    .filter(([name]) => !forPlatform.includes(name))
    .map(([name, value]) => `${name}: ${value.replaceAll(` ${local}`, '')}\r\n`.length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

describe.each(paths)('the headers of %s', (path) => {
  it('take at most 1 KB, and list every source only when details are requested', async () => {
    const [plain, detailed] = [await get(path), await get(addDebugParameter(path))];
    expect(countBytes(plain.headers)).toBeLessThanOrEqual(mostBytes);
    expect([plain.headers.get('server-timing'), plain.headers.get('vary')]).toEqual([null, null]);
    expect(plain.headers.get('cache-status')).toMatch(/^fieldhouse; [^,]*$/);
    expect(detailed.headers.get('cache-status')).toMatch(/^[a-z-]+\.[a-z-]+; .*, fieldhouse; /);
    expect(detailed.headers.has('server-timing')).toBe(true);
    expect(await detailed.text()).toBe(await plain.text());
  });
});
