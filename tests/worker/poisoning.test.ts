import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policies } from '~/cache/source/policies';
import {
  formatPolicyDocument,
  POLICY_KEY,
  defaultPolicyDocument,
  type PolicyDocument,
} from '~/cache/tuning/policy-document';
import { atLeastOne } from '../support/at-least-one';
import { computeSampleCount } from '../support/sample';
import { startTestSite, type TestSite } from '../support/test-site';

/* Visitors' headers must not reach other visitors. */

const marker = 'poison-marker';
/** Bound on unknown paths, see `app/upstream/pages.ts`. */
const mostUnknownPerMinute = 30;

let site: TestSite;

/** Longer than these tests, so that nothing becomes stale. */
const lasting = { freshSeconds: 3600, staleWhileRevalidateSeconds: 3600, negativeSeconds: 300 };
const tuned: PolicyDocument = {
  ...defaultPolicyDocument,
  revision: 1,
  policies: Object.fromEntries(Object.keys(policies).map((name) => [name, lasting])),
};

beforeAll(async () => {
  site = await startTestSite();
  await site.control.put(POLICY_KEY, formatPolicyDocument(tuned));
});
afterAll(() => site.dispose());

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(site.url + path, { headers, redirect: 'manual' });
  await response.clone().arrayBuffer();
  return response;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends any headers and path, unlike `fetch`. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: text + JSON.stringify(response.headers) });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

function readDocumentMember(response: Response): string {
  return response.headers.get('cache-status')?.split(', ').at(-1) ?? '';
}

async function countUpstreamCalls(): Promise<number> {
  const answer = await fetch(`${site.demoUrl}/__demo/calls`);
  const { calls } = await answer.json<{ calls: { count: number }[] }>();
  return calls.reduce((sum, { count }) => sum + count, 0);
}

const hostileHeaders: readonly Record<string, string>[] = [
  { host: `${marker}.example` },
  { 'x-forwarded-host': `${marker}.example`, 'x-forwarded-proto': marker, 'x-forwarded-prefix': `/${marker}` },
  { 'x-original-url': `/${marker}`, 'x-rewrite-url': `/${marker}`, 'x-http-method-override': 'POST' },
  { 'accept-language': marker, accept: `text/${marker}`, 'user-agent': `${marker} bot` },
  { cookie: `session=${marker}`, authorization: `Bearer ${marker}`, origin: `https://${marker}.example` },
  { range: 'bytes=0-9', 'if-none-match': `"${marker}"`, 'if-modified-since': marker },
  { 'x-remix-request': marker, 'x-requested-with': marker, purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  { referer: `https://${marker}.example/`, 'cf-connecting-ip': marker, forwarded: `host=${marker}.example` },
];

/** Addresses that confuse careless servers. */
const hostilePaths = [
  `/scores?utm_source=${marker}`,
  `/Scores?${marker}`,
  `/scores/?next=${marker}`,
  `//scores?${marker}`,
  `/%73cores?${marker}`,
  `/scores%00${marker}`,
  `/scores;${marker}=1`,
  `/scores/%2e%2e/${marker}`,
  `/scores%2F${marker}`,
  `/scores?date=${marker}&date=2025-10-11`,
  `/scores?_data=${marker}&_routes=${marker}`,
  `/scores.data?_routes=${marker}`,
];

describe('a page', () => {
  it.each(['/', '/scores', '/scores2'])(
    '%s is the same for every visitor, whatever headers the first one sent',
    async (path) => {
      const first = await ask(path, Object.assign({}, ...hostileHeaders) as Record<string, string>);
      expect(first.status).toBe(200);
      expect(first.text).not.toContain(marker);
      const bodies = await Promise.all(hostileHeaders.map((headers) => ask(path, headers)));
      expect(atLeastOne(bodies).filter(({ text }) => text.includes(marker))).toEqual([]);
      const plain = await get(path);
      expect([plain.status, readDocumentMember(plain)]).toEqual([200, expect.stringContaining('hit')]);
      expect(await plain.text()).not.toContain(marker);
    },
  );

  it('is not changed by other spellings of its address, which reflect nothing of their requests', async () => {
    const before = await get('/scores');
    for (const path of hostilePaths) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 301, 404])]);
      if (answer.status === 200) expect(answer.text, path).not.toContain(marker);
    }
    const after = await get('/scores');
    expect(readDocumentMember(after)).toContain('hit');
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  });

  it('is kept once, without upstream calls, for thousands of addresses with junk in the query', async () => {
    const known = await get('/scores');
    const calls = await countUpstreamCalls();
    // A matching tag proves that everybody gets the same copy.
    const etag = known.headers.get('etag') ?? '';
    const seen = new Set<string>();
    for (let batch = 0; batch < computeSampleCount(30, 5); batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          get(`/scores?${'abcdef'[index % 6] ?? 'g'}${batch}=${index}&date=x${index}`, { 'if-none-match': etag }),
        ),
      );
      for (const answer of answers) {
        seen.add(`${answer.status} ${readDocumentMember(answer).replace(/ttl=-?\d+/, 'ttl')}`);
      }
    }
    // The copy may be renewed meanwhile.
    expect(
      [...seen].filter(
        (candidate) => !/^(?:304|200) fieldhouse; hit; detail=(?:memory|revalidating); ttl$/.test(candidate),
      ),
    ).toEqual([]);
    expect(await countUpstreamCalls()).toBe(calls);
  });

  it('that does not exist calls upstream within the bound, regardless of the number of requests', async () => {
    await get('/no-such-page');
    const calls = await countUpstreamCalls();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => get(`/junk-${index}/${marker}`)));
    expect(
      atLeastOne(answers.map(({ status }) => status)).filter((status) => status !== 404 && status !== 503),
    ).toEqual([]);
    expect((await countUpstreamCalls()) - calls).toBeLessThanOrEqual(mostUnknownPerMinute);
  });
});
