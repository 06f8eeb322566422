import { expect, it } from 'vitest';
import { askHealthyUpstream, openInProcessSite } from '../support/in-process-site';
import { MemoryStore } from '../support/memory-store';

const misconfigured = { V1_BASE_URL: 'not a url' };
const rejectCall = () => Promise.reject(new Error('upstream is asked'));

async function ask(store: MemoryStore | undefined, path: string): Promise<Response> {
  const site = await openInProcessSite({ more: misconfigured });
  return site.startIsolate(rejectCall, store)(path);
}

it("a worker with an unreadable environment serves the previous deployment's pages, with their age", async () => {
  const store = new MemoryStore();
  await (await openInProcessSite()).keepPages(askHealthyUpstream, store, ['/', '/scores']);
  const answer = await ask(store, '/scores?unknown=1');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-security-policy')).toContain('default-src');
  expect(html).toContain('Scores</h1>');
  expect(html).toContain('<b>This page is from <time');
});

it('without a copy it answers 500, and its health check says that it is misconfigured', async () => {
  const store = new MemoryStore();
  await (await openInProcessSite()).keepPages(askHealthyUpstream, store, ['/scores']);
  expect((await ask(store, '/calendar')).status).toBe(500);
  expect((await ask(undefined, '/scores')).status).toBe(500);
  const health = await ask(store, '/healthz');
  expect([health.status, await health.json()]).toEqual([500, { status: 'misconfigured' }]);
});
