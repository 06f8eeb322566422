import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Miniflare, type WorkerOptions } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FetchReport } from '~/cache/upstream/fetch-report';
import type { MetricsObject, OperationsState } from '~/operations/operations-state';
import { countCalls } from '~/operations/recent-counts';
import { readLocalEnvironment } from '../../scripts/local/local-environment';
import { buildLocalSiteOptions, compatibilityDate, type LocalSiteOptions } from '../../scripts/local/local-site';
import { findFreePort, findFreePorts } from '../support/free-port';
import { testBuildId } from '../support/test-site';

/* Storage must have everything before an idle object is evicted after ten seconds. */

let dataDirectory: string;
let options: LocalSiteOptions;
let miniflare: Miniflare;
let accessUrl: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'fieldhouse-operations-'));
  const [port, demoPort] = await findFreePorts();
  const accessPort = await findFreePort();
  const local = readLocalEnvironment({ BUILD_ID: testBuildId, PORT: String(port), DEMO_PORT: String(demoPort) });
  options = { ...local, dataDirectory, addedWorkers: [buildAccessWorker(accessPort)], onOutput: () => undefined };
  accessUrl = `http://127.0.0.1:${accessPort}`;
  miniflare = new Miniflare(buildLocalSiteOptions(options));
  await miniflare.ready;
});
afterAll(async () => {
  await miniflare.dispose();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** Calls the object for the test, because Miniflare's stubs fail on a busy machine. */
function buildAccessWorker(port: number): WorkerOptions {
  const script = `export default {
    async fetch(request, { OPERATIONS }) {
      const { method, words } = await request.json();
      const operations = OPERATIONS.get(OPERATIONS.idFromName('operations'));
      return Response.json({ answer: await operations[method](...words) });
    },
  };`;
  return {
    name: 'access',
    compatibilityDate,
    modules: true,
    script,
    durableObjects: { OPERATIONS: { className: 'OperationsObject', scriptName: 'objects', useSQLite: true } },
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  };
}

type Methods = Required<MetricsObject>;

async function call<Name extends keyof Methods>(
  method: Name,
  ...words: Parameters<Methods[Name]>
): Promise<Awaited<ReturnType<Methods[Name]>>> {
  const response = await fetch(accessUrl, { method: 'POST', body: JSON.stringify({ method, words }) });
  const { answer } = (await response.json()) as { readonly answer: Awaited<ReturnType<Methods[Name]>> };
  return answer;
}

/** Ends all objects' memory like an eviction; storage stays. */
async function restart(): Promise<OperationsState> {
  await miniflare.setOptions(buildLocalSiteOptions(options));
  return JSON.parse(await call('snapshot')) as OperationsState;
}

function buildFetchReport(atMs: number, report: Partial<FetchReport> = {}): FetchReport {
  const counts = { durationMs: 90, bytes: 10, receivedRows: 1, droppedRows: 0 };
  return {
    source: 'news.recent',
    outcome: 'value',
    atMs,
    host: 'api.example',
    breaker: 'closed',
    ...counts,
    ...report,
  };
}

describe('the metrics object', () => {
  it('judges a host by the reports of all isolates, also after a restart', async () => {
    const host = 'api.other.example';
    const buildSourceReport = (name: string) => buildFetchReport(Date.now(), { source: name, host, hasContent: true });
    await call('note', { reads: {}, documents: {}, fetches: ['a.a', 'b.b', 'c.c'].map(buildSourceReport) });
    await call('checkHost', { host, source: 'd.d', contradicts: true });
    await restart();
    const state = await call('checkHost', { host, source: 'e.e', contradicts: true });
    expect(state).toEqual({ contradicting: 2, recent: 5, known: 5 });
  });

  it('grants no calls beyond the total budget, and none after a 429, also after a restart', async () => {
    const budget = { callsPerSecond: 20, burstCalls: 60 };
    const question = { host: 'api.third.example', urgency: 'foreground', budget } as const;
    const grants = await Promise.all(Array.from({ length: 100 }, () => call('drawCall', question)));
    const admitted = grants.filter(({ waitMs }) => waitMs === 0);
    const given = admitted.length + admitted.reduce((sum, { spareCalls }) => sum + spareCalls, 0);
    // Twenty more are admitted in a slow machine's second.
    expect(given).toBeGreaterThanOrEqual(45);
    expect(given).toBeLessThan(100);
    await call('noteTooManyCalls', { host: question.host, status: 429, retryAfterMs: 60_000, budget });
    const { budgets } = await restart();
    expect(budgets?.[question.host]?.share).toBe(0.5);
    expect(budgets?.[question.host]?.heldBack.length).toBeGreaterThan(0);
    expect((await call('drawCall', question)).waitMs).toBeNull();
  });

  it('keeps calls, reads, sources and hosts after a restart', async () => {
    for (const atMs of [1, 2, 3]) await call('note', { reads: {}, documents: {}, fetches: [buildFetchReport(atMs)] });
    const failure = buildFetchReport(4, { outcome: 'timeout', detail: 'after 5 s', breaker: 'open' });
    await call('note', { reads: { 'news.recent': { kv: 5 } }, documents: { hit: 7 }, fetches: [failure] });
    const { hours, sources, hosts } = await restart();
    // An hour may end meanwhile.
    const sum = (count: (hour: (typeof hours)[number]) => number | undefined) =>
      hours.reduce((total, hour) => total + (count(hour) ?? 0), 0);
    expect(sum((hour) => countCalls(hour.sources['news.recent']))).toBe(4);
    expect(sum(({ documents }) => documents.hit)).toBe(7);
    expect(sum((hour) => hour.sources['news.recent']?.reads.kv)).toBe(5);
    expect(sources['news.recent']).toMatchObject({ succeededAtMs: 3, failedAtMs: 4, failure: 'timeout: after 5 s' });
    expect(hosts['api.example']).toMatchObject({ breaker: 'open', openings: 1, answeredAtMs: 3 });
  });

  it('keeps progress and result of a prewarm run after a restart', async () => {
    const began = await call('beginRun', Date.now());
    if (began.kind !== 'begin') throw new Error('the lease is taken');
    const { runId } = began;
    await call('noteProgress', runId, { planned: 9, done: 4, calls: 3 });
    expect((await restart()).runs).toMatchObject([{ id: runId, planned: 9, done: 4, calls: 3 }]);
    const summary = { planned: 9, done: 9, calls: 7, unchanged: 1, failed: 0, documents: 2, note: 'no finals near' };
    await call('endRun', runId, summary);
    const { runs } = await restart();
    expect(runs).toMatchObject([{ id: runId, ...summary }]);
    expect(runs[0]?.endedAtMs).toBeTypeOf('number');
  });
});
