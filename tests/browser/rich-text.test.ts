import { createRequire } from 'node:module';
import type DOMPurify from 'dompurify';
import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWrittenTree } from '~/blocks/page-parts/markup-tree.fixture';
import { RichText } from '~/components/ui/rich-text';
import { htmlCorpus } from '~/upstream/fields/html-corpus.fixture';
import { toRichText } from '~/upstream/fields/rich-text';
import { writtenPages } from '../../demo-api/words/texts.generated';
import { openContext } from '../support/browser-suite';

const purifier = createRequire(import.meta.url).resolve('dompurify/dist/purify.min.js');
/** Hostile and messy HTML, and bodies of content pages. */
const bodies = [...htmlCorpus, ...writtenPages.map(({ content }) => content)];
const rendered = bodies.map((html) =>
  renderToStaticMarkup(createElement(RichText, { children: toRichText(html) ?? [] })),
);

let page: Page;

beforeAll(async () => {
  page = await (await openContext({})).newPage();
  await page.addScriptTag({ path: purifier });
});
afterAll(async () => {
  await page.context().close();
});

/** Elements and attributes that DOMPurify removes. */
function listRemovedFrom(markup: readonly string[]): Promise<string[][]> {
  return page.evaluate((pieces) => {
    const purify = (window as unknown as { DOMPurify: typeof DOMPurify }).DOMPurify;
    return pieces.map((piece) => {
      // Documents open in a new tab, always with `rel=noopener`.
      purify.sanitize(piece, { ADD_ATTR: ['target'] });
      return purify.removed.map((node) => ('element' in node ? node.element.nodeName : (node.attribute?.name ?? '')));
    });
  }, markup);
}

test('DOMPurify runs: it removes an event handler and a script', async () => {
  expect(await listRemovedFrom(['<p onclick="x">a</p><script>x</script>'])).toEqual([
    expect.arrayContaining(['onclick', 'SCRIPT']),
  ]);
});

test('DOMPurify finds nothing to remove in the rendered corpus and content pages', async () => {
  const removed = await listRemovedFrom(rendered);
  const complaints = removed.flatMap((names, index) =>
    names.length === 0 ? [] : [{ html: bodies[index], markup: rendered[index], names }],
  );
  expect(complaints).toEqual([]);
});

test('the browser parses rendered content into the same tree', async () => {
  const trees = await page.evaluate((pieces) => {
    type Tree = string | [string, Record<string, string>, Tree[]];
    const readTree = (node: Node): Tree => {
      if (!(node instanceof Element)) return node.nodeValue ?? '';
      const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
      return [node.localName, attributes, [...node.childNodes].map(readTree)];
    };
    return pieces.map((piece) => {
      const box = document.implementation.createHTMLDocument().createElement('div');
      box.innerHTML = piece;
      return [...box.childNodes].map(readTree);
    });
  }, rendered);
  expect(trees).toEqual(rendered.map(buildWrittenTree));
});
