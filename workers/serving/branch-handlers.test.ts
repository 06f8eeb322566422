import type { ServerBuild } from '@remix-run/cloudflare';
import { expect, test } from 'vitest';
import { createBranchHandlers } from './branch-handlers';

const parents: Readonly<Record<string, string | undefined>> = {
  root: undefined,
  frame: 'root',
  home: 'frame',
  scores: 'frame',
  sport: 'frame',
  'sport-landing': 'sport',
  'state-series': 'sport',
  'ss-brackets': 'state-series',
  'ss-index': 'state-series',
  'cms-generic': 'frame',
};
const routes = Object.fromEntries(Object.entries(parents).map(([id, parentId]) => [id, { id, parentId }]));
const build = { routes, assets: { routes, version: 'v1' } } as unknown as ServerBuild;

/** Handlers that answer with the routes that they were made with. */
function handlersOfNames() {
  const made: string[][] = [];
  const handlers = createBranchHandlers(build, ({ routes: given, assets }) => {
    made.push(Object.keys(given));
    expect(Object.keys(assets.routes)).toEqual(Object.keys(given));
    expect(assets.version).toBe('v1');
    return () => Promise.resolve(Response.json(Object.keys(given)));
  });
  const routesFor = async (path: string) => {
    const answer = await handlers.forPage({ path })(new Request('https://site.invalid/'));
    return (await answer.json<string[]>()).join(' ');
  };
  return { made, routesFor, handlers };
}

test('a page is rendered with its own route, the layouts around it and the pages at the paths above it', async () => {
  const { routesFor } = handlersOfNames();
  expect(await routesFor('/')).toBe('root frame home');
  expect(await routesFor('/scores')).toBe('root frame home scores');
  expect(await routesFor('/no-such-page')).toBe('root frame home cms-generic');
  expect(await routesFor('/sports/boys-soccer/state-series/brackets/1A')).toBe(
    'root frame home sport sport-landing state-series ss-brackets ss-index cms-generic',
  );
});

test('pages with the same routes share one handler', async () => {
  const { made, routesFor } = handlersOfNames();
  const before = made.length;
  await routesFor('/scores');
  await routesFor('/scores');
  await routesFor('/one/unknown-page');
  await routesFor('/another/unknown-page');
  expect(made.length - before).toBe(2);
});

test('the route manifest is answered with all routes', async () => {
  const { handlers } = handlersOfNames();
  const answer = await handlers.forManifest(new Request('https://site.invalid/__manifest'));
  expect(await answer.json()).toEqual(Object.keys(parents));
});
