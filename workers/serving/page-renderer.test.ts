import type { ServerBuild } from '@remix-run/cloudflare';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { realClock } from '~/cache/base/clock';
import type { TimedAnswer } from '~/cache/source-cache';
import { defineSource, type SourceRequest } from '~/cache/source/define-source';
import { readPageAddress } from '~/page/page-address';
import { buildTestRequest } from '~/page/page-request.fixture';
import {
  createBranchHandlers,
  createPageRenderer,
  type PageRendererDependencies,
  type RemixHandler,
  RequestReads,
} from './page-renderer';

const parents: Readonly<Record<string, string | undefined>> = {
  root: undefined,
  'site-layout': 'root',
  home: 'site-layout',
  scores: 'site-layout',
  sport: 'site-layout',
  'state-series': 'sport',
  'ss-brackets': 'state-series',
  'ss-index': 'state-series',
};
const routes = Object.fromEntries(Object.entries(parents).map(([id, parentId]) => [id, { id, parentId, module: {} }]));
const build = { routes, assets: { routes, version: 'v1' } } as unknown as ServerBuild;

/** Handlers that answer with the names of their routes. */
function createHandlersOfNames() {
  const made: string[] = [];
  const getHandler = createBranchHandlers(build, ({ routes: given, assets }) => {
    const names = Object.keys(given).join(' ');
    made.push(names);
    expect(Object.keys(assets.routes).join(' ')).toBe(names);
    expect(assets.version).toBe('v1');
    return () => Promise.resolve(new Response(names));
  });
  const listRoutesFor = async (id: string) =>
    (await getHandler({ route: { id } })(new Request('https://site.invalid/'))).text();
  return { made, listRoutesFor };
}

test('a page is rendered with only its own route and its layouts', async () => {
  const { listRoutesFor } = createHandlersOfNames();
  expect(await listRoutesFor('home')).toBe('root site-layout home');
  expect(await listRoutesFor('ss-brackets')).toBe('root site-layout sport state-series ss-brackets');
});

test('the handler of a page is created once, on the first request', async () => {
  const { made, listRoutesFor } = createHandlersOfNames();
  expect(made).toEqual([]);
  await listRoutesFor('scores');
  await listRoutesFor('home');
  await listRoutesFor('scores');
  expect(made).toEqual(['root site-layout scores', 'root site-layout home']);
});

const source = defineSource<Record<string, string>, string>({
  name: 'some.source',
  buildPath: ({ id = '' }) => `/v1/${id}`,
  policy: 'content',
  buildSchema: () => z.string(),
});
const answered: TimedAnswer = { answer: { status: 'failed', reason: 'timeout', detail: '' }, waitedMs: 1 };

async function waitAndRead(ms: number): Promise<readonly TimedAnswer[]> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return [answered];
}

test('all loaders are awaited, including later ones, repeated reads and failures, and their views are listed', async () => {
  const reads = new RequestReads();
  const all = reads.readAll();
  const request = (id: string) => [source.with({ id })];
  const readTwice = async () => {
    await reads.note(request('first'), waitAndRead(10));
    await reads.note(request('second'), waitAndRead(10));
    return 'view';
  };
  const page = readTwice();
  const failed = reads.note(request('failed'), Promise.reject(new Error('gone')));
  reads.noteLoader(page);
  reads.noteLoader(failed);
  await expect(failed).rejects.toThrow('gone');
  expect((await all).map((line) => line.request.params.id)).toEqual(['first', 'second']);
  expect(await reads.listViews()).toEqual(['view']);
});

test('reads of what is only kept are not the page’s', async () => {
  const reads = new RequestReads();
  const [own, kept] = [source.with({ id: 'own' }), { ...source.with({ id: 'kept' }), isKeptOnly: true }];
  await reads.note([kept, own], Promise.resolve([answered, answered]));
  expect((await reads.readAll()).map((line) => line.request.params.id)).toEqual(['own']);
});

test('a request without reads has nothing to wait for', async () => {
  expect(await new RequestReads().readAll()).toEqual([]);
});

test('the source that names others is called first, those that a page awaits briefly last', async () => {
  const called: string[] = [];
  const { environment, clock: contentClock } = buildTestRequest('/scores');
  const render = createPageRenderer({
    getHandler: (): RemixHandler => async (_, context) => {
      const readSources = context?.site.readSources;
      const games = readSources?.([source.with({ id: 'games' })]);
      const counts = readSources?.([source.with({ id: 'counts' })], { waitTimeoutMs: 250 });
      const naming = readSources?.([{ ...source.with({ id: 'naming' }), isAwaited: true }], { waitTimeoutMs: 2500 });
      await Promise.all([games, counts, naming]);
      return new Response('page');
    },
    sources: {
      read: (requests: readonly SourceRequest[]) => {
        called.push(...requests.map(({ params }) => params.id ?? ''));
        return Promise.resolve(requests.map(() => answered));
      },
    },
    environment,
    contentClock,
    clock: realClock,
    reporter: { noteReads: () => undefined, noteRendering: () => undefined },
    tuning: { getCurrent: () => ({ getPagePurgedUntilMs: () => -Infinity }) },
    offered: { offersAll: true, findRefusal: () => null, isOffered: () => true },
  } as unknown as PageRendererDependencies);
  const address = readPageAddress(new URL('https://site.invalid/scores'), () => '2025-10-11');
  await render(address, { acceptStale: true, waitedMs: 0 }, () => undefined);
  expect(called).toEqual(['naming', 'games', 'counts']);
});
