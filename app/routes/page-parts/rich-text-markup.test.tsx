import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from '~/components/ui/rich-text';
import { messyHtml } from '~/upstream/fields/markup.fixture';
import { toRichText } from '~/upstream/fields/rich-text';
import { parsedTree, writtenTree } from './markup-tree.fixture';

const rendered = (html: string) => renderToStaticMarkup(<RichText>{toRichText(html) ?? []}</RichText>);

describe('a browser parses what is rendered as the same tree', () => {
  it.each([
    '<h3><div>Heading</div></h3>',
    '<h2><p>Heading</p></h2>',
    '<h1><ul><li>item</ul></h1>',
    '<a href="/a"><table><tr><td>cell <a href="/b">inner</a></table></a>',
    '<strong><p>one</p><p>two</p></strong>',
    '<a href="/a"><p>one</p><b>two <a href="/b">three</a></b></a>',
    '<li>one<li>two',
    '<ul>text<ul><li>deep</ul></ul>',
    '<p>a\ud83cb\u0000c</p>',
  ])('%j', (html) => {
    const markup = rendered(html);
    expect(parsedTree(markup)).toEqual(writtenTree(markup));
    expect(markup.isWellFormed()).toBe(true);
  });

  it('whatever upstream nests', () => {
    fc.assert(
      fc.property(messyHtml, (html) => {
        const markup = rendered(html);
        expect(parsedTree(markup)).toEqual(writtenTree(markup));
      }),
      { numRuns: 500 },
    );
  });
});
