import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildContextScript, buildStartScript, joinScripts } from './page-scripts';

test('data cannot end the script that carries it, and arrives unchanged', async () => {
  const data = 'A </script><!-- “sign” & \u2028 \\ "quote"';
  const script = buildContextScript('{"state":1}', data);
  expect(script).not.toContain('<');
  const window: { __remixContext?: { readonly state: number; readonly stream: ReadableStream } } = {};
  runInNewContext(script, { window, ReadableStream, TextEncoderStream });
  expect(window.__remixContext?.state).toBe(1);
  expect(await new Response(window.__remixContext?.stream).text()).toBe(data);
});

test('joined scripts run in separate scopes, even if one of them fails', () => {
  const code = joinScripts(['const value = 1; note(value); missing()', 'const value = 2; note(value)']);
  const [noted, failed]: [unknown[], unknown[]] = [[], []];
  runInNewContext(code, {
    note: (value: unknown) => noted.push(value),
    reportError: (error: Error) => failed.push(error),
  });
  expect(noted).toEqual([1, 2]);
  expect(failed).toEqual([expect.objectContaining({ message: 'missing is not defined' })]);
});

const route = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
};
const manifest = {
  url: '/build/manifest-1.js',
  version: '1',
  entry: { module: '/build/entry.client-1.js', imports: ['/build/shared-1.js'] },
  routes: {
    root: { ...route, id: 'root', module: '/build/root-1.js', imports: ['/build/shared-1.js'] },
    home: { ...route, id: 'home', module: '/build/home-1.js' },
    other: { ...route, id: 'other', module: '/build/other-1.js' },
  },
};
const staticHandlerContext = { matches: [{ route: { id: 'root' } }, { route: { id: 'home' } }] };

/** Runs the script with modules that only this test defines. */
function runStartScript(modules: Readonly<Record<string, unknown>>) {
  const announced: string[] = [];
  const imported: string[] = [];
  const later: (() => Promise<void>)[] = [];
  const window: { __remixRouteModules?: unknown } = {};
  const documentElement = { dataset: {} as Record<string, string> };
  const load = (url: string) => {
    imported.push(url);
    return Promise.resolve(modules[url] ?? { url });
  };
  const code = buildStartScript({ manifest, staticHandlerContext }).replaceAll('import(', 'load(');
  runInNewContext(code, {
    window,
    document: {
      documentElement,
      createElement: () => ({}),
      querySelector: () => null,
      body: { append: ({ href }: { readonly href: string }) => announced.push(href) },
    },
    load,
    addEventListener: () => undefined,
    requestAnimationFrame: (run: () => void) => {
      run();
    },
    setTimeout: (run: () => Promise<void>) => later.push(run),
  });
  return { announced, imported, later, window, documentElement };
}

test('modules are preloaded and imported only after the page has painted, and only once', async () => {
  const { announced, imported, later, window, documentElement } = runStartScript({
    '/build/entry.client-1.js': { isWhole: true },
  });
  expect([announced, imported]).toEqual([[], []]);
  for (const begin of later) await begin();
  expect(announced).toEqual([
    '/build/manifest-1.js',
    '/build/entry.client-1.js',
    '/build/shared-1.js',
    '/build/root-1.js',
    '/build/home-1.js',
  ]);
  expect(imported).toEqual([
    '/build/manifest-1.js',
    '/build/root-1.js',
    '/build/home-1.js',
    '/build/entry.client-1.js',
  ]);
  expect(window.__remixRouteModules).toEqual({ root: { url: '/build/root-1.js' }, home: { url: '/build/home-1.js' } });
  expect(documentElement.dataset).toEqual({});
});

test('an empty entry module marks the document as failed', async () => {
  const { later, documentElement } = runStartScript({ '/build/entry.client-1.js': {} });
  await expect(later[0]?.()).rejects.toThrow('The entry module is empty');
  expect(documentElement.dataset).toEqual({ scripts: 'failed' });
});
