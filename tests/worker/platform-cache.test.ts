import { once } from 'node:events';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatPolicyDocument, POLICY_KEY, defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { parsePlatformPurges, PLATFORM_PURGES_KEY } from '~/prewarm/platform-purges';
import { quiet, startTestSite, type TestSite } from '../support/test-site';

/* The built site behind a cache like the platform's. */

let site: TestSite;

beforeAll(async () => {
  // A purge does not depend on prewarming.
  site = await startTestSite({ PREWARM_CALLS_PER_MINUTE: '0' }, { ...quiet, hasPlatformCache: true });
});
afterAll(() => site.dispose());

interface Seen {
  readonly status: number;
  readonly front: string | null;
  /** The `Cache-Status` of the document when the copy was made. */
  readonly document: string | undefined;
  readonly headers: Headers;
  readonly text: string;
}

async function see(path: string, init: RequestInit = {}): Promise<Seen> {
  const response = await fetch(site.url + path, { redirect: 'manual', ...init });
  const { status, headers } = response;
  const document = /fieldhouse; ([^,]*)/.exec(headers.get('cache-status') ?? '')?.[1];
  return { status, front: headers.get('cf-cache-status'), document, headers, text: await response.text() };
}

/** Answered from the cache in front. On a busy machine, a page that lacks a late part is soon `UPDATING`. */
const isCopy = ({ front }: Seen) => front === 'HIT' || front === 'UPDATING';

/** The raw response, because `fetch` decodes. */
async function seeRaw(path: string, headers: OutgoingHttpHeaders) {
  const [response] = (await once(get(site.url + path, { headers }), 'response')) as [IncomingMessage];
  const chunks = (await response.toArray()) as Buffer[];
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

describe('the site behind the cache in front', () => {
  it('answers the second visitor without running the worker, with an age and without tags', async () => {
    const [first, second] = [await see('/scores'), await see('/scores')];
    expect([first.front, isCopy(second)]).toEqual(['MISS', true]);
    expect(second.text).toBe(first.text);
    expect(Number(second.headers.get('age'))).toBeGreaterThanOrEqual(Number(first.headers.get('age')));
    expect([first.headers.get('cache-tag'), second.headers.get('cache-tag')]).toEqual([null, null]);
  });

  it('compresses as the browser accepts, and confirms with a weak entity tag', async () => {
    const countBytes = async (encoding: string) => {
      const { status, headers, body } = await seeRaw('/scores', { 'accept-encoding': encoding });
      return { status, encoding: headers['content-encoding'], bytes: body.length, etag: headers.etag };
    };
    const [plain, gzip, brotli] = [
      await countBytes('identity'),
      await countBytes('gzip'),
      await countBytes('gzip, br'),
    ];
    expect([plain.encoding, gzip.encoding, brotli.encoding]).toEqual([undefined, 'gzip', 'br']);
    expect(gzip.bytes).toBeLessThan(plain.bytes / 3);
    expect(brotli.bytes).toBeLessThan(plain.bytes / 3);
    expect(brotli.etag).toBe(`W/${plain.etag}`);
    const confirmed = await seeRaw('/scores', { 'accept-encoding': 'br', 'if-none-match': brotli.etag ?? '' });
    expect([confirmed.status, confirmed.body.length]).toEqual([304, 0]);
  });

  it('serves unknown or reordered parameters from the kept document, without rendering', async () => {
    await see('/scores?date=2025-10-11&final=1');
    const others = ['/scores?final=1&date=2025-10-11', '/scores?date=2025-10-11&final=1&fbclid=x'];
    for (const path of others) {
      const { front, document } = await see(path);
      expect([front, document?.split(';')[0]]).toEqual(['MISS', 'hit']);
    }
  });

  it('runs the worker once for many simultaneous visitors', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => see('/scores2')));
    expect(all.filter((seen) => !isCopy(seen)).map(({ front }) => front)).toEqual(['MISS']);
  });

  it('passes redirects, static files, the health check and other methods through unchanged', async () => {
    const moved = await see('/scores/');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/scores']);
    expect((await see('/favicon.svg')).text).toContain('<svg');
    expect([(await see('/healthz')).front, (await see('/healthz')).front]).toEqual(['BYPASS', 'BYPASS']);
    expect((await see('/', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it("applies a purge from the policy document at the cron's next run, which records it", async () => {
    await see('/sports/boys-golf');
    expect(isCopy(await see('/sports/boys-golf'))).toBe(true);
    // A fill that is on its way would store the page again after the purge.
    await expect.poll(async () => (await see('/scores')).front).toBe('HIT');
    const olderThanIso = new Date().toISOString();
    const purged = {
      ...defaultPolicyDocument,
      revision: 1,
      changedBy: 'pat',
      why: 'wrong score',
      changedAtIso: olderThanIso,
    };
    const document = { ...purged, purges: [{ scope: 'path:/scores' as const, olderThanIso }] };
    await site.control.put(POLICY_KEY, formatPolicyDocument(document));
    await site.control.runPrewarm();
    expect([(await see('/scores')).front, isCopy(await see('/sports/boys-golf'))]).toEqual(['MISS', true]);
    expect(parsePlatformPurges(await site.control.get(PLATFORM_PURGES_KEY))?.last).toMatchObject({
      outcome: 'done',
      revision: 1,
      purge: { everything: false, pathPrefixes: ['/scores'] },
    });
  });
});
