import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import remixConfig from '../../remix.config.js';
import { atLeastOne } from '../../tests/support/at-least-one';
import { absentExports, answerKnownSettings, knownSettings, requireAbsentParts } from './known-settings';

describe('answers to questions of the framework for its settings', () => {
  it.each([
    ['if(window.__remixContext.future.v3_singleFetch)a()', 'if(true)a()'],
    ['!0===e.v3_lazyRouteDiscovery&&!t', '!0===false&&!t'],
    ['void 0===e?.v7_startTransition', 'void 0===true'],
    ['f.v7_partialHydration===n', 'true===n'],
    ['{future:{v7_relativeSplatPath:r.future.v7_relativeSplatPath}}', '{future:{v7_relativeSplatPath:true}}'],
    ['window.__remixContext.isSpaMode', 'false'],
    ['a.clientLoader.hydrate', '(void 0).hydrate'],
    ['a.clientLoader&&a.clientLoader.hydrate===!0||!a.hasLoader', '(void 0)&&(void 0).hydrate===!0||!a.hasLoader'],
    ['n.HydrateFallback||e.hasAction', '(void 0)||false'],
    ['t.patchRoutesOnNavigation!=null', '(void 0)!=null'],
  ])('%s becomes %s', (code, expected) => {
    expect(answerKnownSettings(code)).toBe(expected);
  });

  it.each([
    'read().future.v3_singleFetch',
    'all[0].v3_singleFetch',
    'e.v3_singleFetch=t',
    'e.v7_unknown',
    'e.clientLoaders',
    'e.hmr=t',
    '{v7_startTransition:t}=e',
  ])('%s stays', (code) => {
    expect(answerKnownSettings(code)).toBe(code);
  });

  it('are what Remix gives its router', () => {
    const source = readFileSync('node_modules/@remix-run/react/dist/esm/browser.js', 'utf8');
    const given = [...source.matchAll(/(v7_\w+): (?:(true)|window\.__remixContext\.future\.(v3_\w+))/g)];
    const future: Readonly<Record<string, unknown>> = { ...remixConfig.future };
    expect(
      Object.fromEntries(given.map(([, name = '', always, from = '']) => [name, always ? true : future[from]])),
    ).toEqual(Object.fromEntries(Object.entries(knownSettings).filter(([name]) => name.startsWith('v7_'))));
  });

  it('refuse a list of routes that says otherwise', () => {
    const route = { id: 'a', hasAction: false, hasClientAction: false, hasClientLoader: false, hasLoader: true };
    expect(() => {
      requireAbsentParts({ a: route });
    }).not.toThrow();
    expect(() => {
      requireAbsentParts({ a: route, b: { ...route, hasClientLoader: true } });
    }).toThrow('Route b: hasClientLoader is true');
  });

  it('hold for the exports of all routes', () => {
    const files = readdirSync('app/routes', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?:^|\/)(?:route|layout)\.tsx?$/.test(file),
    );
    const exported = new RegExp(
      `^export (?:async )?(?:const|function|\\{.*)\\s*\\b(?:${absentExports.join('|')})\\b`,
      'm',
    );
    expect('export async function clientLoader() {').toMatch(exported);
    expect('export { meta, HydrateFallback }').toMatch(exported);
    expect(atLeastOne(files).filter((file) => exported.test(readFileSync(`app/routes/${file}`, 'utf8')))).toEqual([]);
  });
});
