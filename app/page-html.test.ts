import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { assemblePage, buildHandOverScript, joinScripts } from './page-html';

const parts = {
  document: '<html lang="en"><head></head><body><div id="app"></div><script>start()</script></body></html>',
  shell: { header: '<header></header>', footer: '<footer></footer>' },
  app: '<main></main>',
  handOver: 'handOver()',
  structuredData: '',
};

test('a page is its document with header, app and footer, and the data after its scripts, joined with them', () => {
  expect(assemblePage(parts).html).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body><header></header><div id="app"><main></main></div><footer></footer>' +
      `${joinScripts('<script>start()</script><script>handOver()</script>')}</body></html>`,
  );
});

test('styles of its content stand in its head, and the whole style sheet after everything else', () => {
  const link = '<link rel="stylesheet" href="/build/app.css"/>';
  const document = parts.document.replace('<head>', `<head>${link}<link rel="icon" href="/i.svg"/>`);
  const { html, styles } = assemblePage({
    ...parts,
    document,
    extractStyles: (content) => `/* ${content.length} $& */`,
  });
  expect(styles).toEqual([expect.stringMatching(/^\/\* \d+ \$& \*\/$/)]);
  expect(html).toContain(`<head><style>${styles[0]}</style><link rel="icon" href="/i.svg"/></head>`);
  expect(html).toMatch(
    /handOver\(\)[^<]*<\/script><link rel="stylesheet" href="\/build\/app\.css" fetchpriority="low"\/><\/body>/,
  );
  const linked = assemblePage({ ...parts, document });
  expect(linked.html).toContain(`<head>${link}`);
  expect(linked.styles).toEqual([]);
});

test.each([
  ['no container', '<html><body></body></html>'],
  ['two containers', '<html><body><div id="app"></div><div id="app"></div></body></html>'],
  ['something after its body', '<html><body><div id="app"></div></body></html><script></script>'],
])('a document with %s is refused', (_, document) => {
  expect(() => assemblePage({ ...parts, document })).toThrow(/no single empty #app/);
});

test('the structured data of a page stands at the end of its head', () => {
  const structuredData = '<script type="application/ld+json">{}</script>';
  expect(assemblePage({ ...parts, structuredData }).html).toContain(`<head>${structuredData}</head><body>`);
});

test('data cannot end the script that hands it over, and arrives as it was', async () => {
  const data = 'A </script><!-- “sign” & \u2028 \\ "quote"';
  const script = await buildHandOverScript(new Response(data).body ?? undefined);
  expect(script).not.toContain('<');
  const received: string[] = [];
  const streamController = { enqueue: (text: string) => received.push(text), close: () => received.push('closed') };
  runInNewContext(script, { window: { __remixContext: { streamController } } });
  expect(received).toEqual([data, 'closed']);
});

test('adjacent scripts run as one, each whatever the others do, in its own scope', () => {
  const html = joinScripts(
    '<p></p><script>const one = 1; note(one); missing()</script><script>const one = 2; note(one)</script><p></p>',
  );
  const [, code = ''] = /^<p><\/p><script>([^<]*)<\/script><p><\/p>$/.exec(html) ?? [];
  const [noted, failed]: [unknown[], unknown[]] = [[], []];
  runInNewContext(code, { note: (one: unknown) => noted.push(one), reportError: (error: Error) => failed.push(error) });
  expect(noted).toEqual([1, 2]);
  expect(failed).toEqual([expect.objectContaining({ message: 'missing is not defined' })]);
});

test.each([
  '<script>a < b</script><p></p><script>two()</script>',
  '<script>one()</script><script src="/a.js"></script>',
])('scripts that do not follow one another stay as they are: %s', (html) => {
  expect(joinScripts(html)).toBe(html);
});

test('a script that stands apart is not joined with those after it', () => {
  const apart = '<script>one()</script><p></p>';
  const adjacent = '<script>two()</script><script>three()</script>';
  expect(joinScripts(apart + adjacent)).toBe(apart + joinScripts(adjacent));
});

test('the scripts of a page are those that run in it', () => {
  const document = parts.document
    .replace('<head>', '<head><script>early()</script>')
    .replace(
      '<script>start()',
      '<script type="application/ld+json">{}</script><script src="/a.js"></script><script type="module">two()</script><script>start()',
    );
  const { html, scripts } = assemblePage({ ...parts, document });
  expect(scripts).toEqual(['early()', 'two()', expect.stringMatching(/start\(\)[^]*handOver\(\)/)]);
  for (const script of scripts) expect(html).toContain(`>${script}</script>`);
});
