import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formatPolicyDocument, POLICY_KEY, defaultPolicyDocument } from '~/cache/tuning/policy-document';
import { type AskSite, askHealthyUpstream, openInProcessSite, type Upstream } from '../support/in-process-site';
import { MemoryStore } from '../support/memory-store';

/* Live files of the built site with live games that are refreshed every 30 seconds, before and after upstream's host fails. */

const file = '/live/day-2025-10-11.json';
/** The content clock began when this file was loaded. */
const start = Date.now();
const about = { revision: 1, changedAtIso: new Date(start).toISOString(), changedBy: 'pat', why: 'finals' };
const policies = { scores: { liveFreshSeconds: 30 } };

let isDown = false;
const calls: string[] = [];
const answerUpstream: Upstream = (url) => {
  calls.push(url.pathname);
  return isDown ? Promise.resolve(new Response(null, { status: 503 })) : askHealthyUpstream(url);
};
let ask: AskSite;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const store = new MemoryStore([[POLICY_KEY, formatPolicyDocument({ ...defaultPolicyDocument, ...about, policies })]]);
  ask = (await openInProcessSite()).startIsolate(answerUpstream, store);
  // The policy is read beside the first page.
  await ask('/about');
});
afterAll(() => {
  vi.useRealTimers();
});

async function readFile(headers: Readonly<Record<string, string>> = {}) {
  const response = await ask(file, headers);
  const [, asOf, freshUntil] =
    /^as-of=(\d+), fresh-until=(\d+)$/.exec(response.headers.get('fieldhouse-live') ?? '') ?? [];
  const text = await response.text();
  return {
    status: response.status,
    etag: response.headers.get('etag') ?? '',
    asOfSeconds: (Number(asOf) - start) / 1000,
    freshSeconds: (Number(freshUntil) - Number(asOf)) / 1000,
    everySeconds: text === '' ? null : (JSON.parse(text) as { readonly everySeconds: number }).everySeconds,
  };
}

/** Whether a page that is rendered now asks for files. */
async function mentionsFile(path: string): Promise<boolean> {
  return (await (await ask(path)).text()).includes('day-2025-10-11.json');
}

it('a file with unchanged rows keeps its entity tag, and the 304 carries the new times', async () => {
  const first = await readFile();
  expect(first).toMatchObject({ status: 200, asOfSeconds: 0, freshSeconds: 30, everySeconds: 30 });
  expect(await mentionsFile('/scores.data')).toBe(true);
  vi.setSystemTime(start + 31_000);
  const second = await readFile({ 'if-none-match': first.etag });
  expect(second).toEqual({ ...first, status: 304, asOfSeconds: 31, everySeconds: null });
  expect(await readFile()).toMatchObject({ etag: first.etag, everySeconds: 30 });
});

it('with an open breaker, live files refresh as rarely as without live games and make no calls', async () => {
  vi.setSystemTime(start + 62_000);
  isDown = true;
  for (const path of ['/sports/football', '/news-media/headlines', '/calendar', '/schools']) await ask(path);
  calls.length = 0;
  expect(await readFile()).toMatchObject({ status: 200, asOfSeconds: 31, freshSeconds: 180, everySeconds: 180 });
  expect(await mentionsFile('/scores.data')).toBe(false);
  expect(calls).toEqual([]);
});
