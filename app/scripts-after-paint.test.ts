import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { deferScripts } from './scripts-after-paint';

const ofRemix = [
  '<body><link rel="modulepreload" href="/build/manifest-1.js"/><link rel="modulepreload" href="/build/home-1.js"/>',
  '<script>window.__remixContext = {};</script>',
  '<script type="module" async="">import "/build/manifest-1.js";\nimport * as route0 from "/build/root-1.js";\n' +
    'import * as route1 from "/build/home-1.js";\n\nwindow.__remixRouteModules = {"root":route0,"home":route1};\n\n' +
    'import("/build/entry.client-1.js");</script></body>',
].join('');

test('modules are neither announced nor imported before the page has painted', () => {
  const document = deferScripts(ofRemix);
  expect(document).not.toMatch(/<link rel="modulepreload"|^import /m);
  expect(document).toContain('<script>window.__remixContext = {};</script>');
  const code = /<script>(const announce[\s\S]*)<\/script>/.exec(document)?.[1] ?? '';
  expect(() => new Script(code)).not.toThrow();
  expect(code).toContain('["/build/manifest-1.js","/build/home-1.js"].forEach(announce)');
  expect(code).toContain('import("/build/manifest-1.js"), import("/build/root-1.js"), import("/build/home-1.js")');
  expect(code).toContain(
    'window.__remixRouteModules = {"root":route0,"home":route1};\nreturn import("/build/entry.client-1.js")',
  );
});

test.each([
  ['no module script', '<body><script>a()</script></body>'],
  ['a script of another form', '<body><script type="module" async="">import "/build/hmr.js"; start();</script></body>'],
])('a document with %s stays as it is', (_, document) => {
  expect(deferScripts(document)).toBe(document);
});
