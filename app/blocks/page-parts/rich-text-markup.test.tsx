import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from '~/components/ui/rich-text';
import { toPlainText } from '~/models/content/rich-text';
import { htmlCorpus } from '~/upstream/fields/html-corpus.fixture';
import { messyHtml } from '~/upstream/fields/markup.fixture';
import { cleanBody } from '~/upstream/fields/plain-text';
import { toRichText } from '~/upstream/fields/rich-text';
import { buildParsedTree, buildWrittenTree, type MarkupNode } from './markup-tree.fixture';

const renderHtml = (html: string) => renderToStaticMarkup(<RichText>{toRichText(html) ?? []}</RichText>);

describe('a browser parses the rendered markup as the same tree', () => {
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
    '<a href="#x">go</a><a name="x"></a><table><tr><td><a href="/b">one</a><td>two</table>',
  ])('%j', (html) => {
    const markup = renderHtml(html);
    expect(buildParsedTree(markup)).toEqual(buildWrittenTree(markup));
    expect(markup.isWellFormed()).toBe(true);
  });

  it.each(htmlCorpus)('%j from the corpus', (html) => {
    const markup = renderHtml(html);
    expect(buildParsedTree(markup)).toEqual(buildWrittenTree(markup));
  });

  it("for any nesting of upstream's HTML", () => {
    fc.assert(
      fc.property(messyHtml, (html) => {
        const markup = renderHtml(html);
        expect(buildParsedTree(markup)).toEqual(buildWrittenTree(markup));
      }),
      { numRuns: 300 },
    );
  });
});

it('no combination of markup characters makes rendering fail', () => {
  const pieces = [
    '<',
    '>',
    '</',
    '/>',
    '<!',
    '--',
    '![CDATA[',
    ']]>',
    '="',
    '"',
    "'",
    '&',
    ';',
    ' ',
    '\n',
    '\u0000',
    '\ud83c',
  ];
  const names = [
    'a',
    'b',
    'p',
    'td',
    'table',
    'svg',
    'math',
    'style',
    'template',
    'select',
    'href',
    '__proto__',
    'DOCTYPE',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces, ...names), { maxLength: 40 }), (parts) => {
      const markup = renderHtml(parts.join(''));
      expect(buildParsedTree(markup)).toEqual(buildWrittenTree(markup));
    }),
    { numRuns: 300 },
  );
});

const elements = new Set([
  'p',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'blockquote',
  'br',
  'wbr',
  'a',
  'span',
  'div',
  'svg',
  'path',
  'figure',
  'figcaption',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
]);
const attributes = new Set([
  'href',
  'rel',
  'target',
  'class',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'decoding',
  'data-fallback',
  'role',
  'aria-label',
  'aria-hidden',
  'tabindex',
  'scope',
  'colspan',
  'rowspan',
  'type',
  'start',
  'reversed',
  'value',
  'viewBox',
  'd',
]);

/** Markup that this project does not write, or that could run or load something. */
function findDangers(nodes: readonly MarkupNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [name, given, children] = node;
    const addresses = Object.entries(given).filter(([key]) => key === 'href' || key === 'src');
    return [
      ...(elements.has(name) ? [] : [name]),
      ...Object.keys(given).filter((key) => !attributes.has(key)),
      ...addresses
        .map(([, address]) => address)
        .filter((address) => !/^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:)/.test(address)),
      ...findDangers(children),
    ];
  });
}

it.each(htmlCorpus)('everything that runs, loads or restyles is removed from %j', (html) => {
  expect(findDangers(buildWrittenTree(renderHtml(html)))).toEqual([]);
});

describe('rendering keeps every word that a browser shows', () => {
  const hidden = new Set([
    'script',
    'style',
    'noscript',
    'template',
    'iframe',
    'object',
    'embed',
    'applet',
    'frameset',
    'noframes',
    'svg',
    'math',
    'video',
    'audio',
    'canvas',
    'button',
    'select',
    'textarea',
    'title',
    'xmp',
    'noembed',
    'plaintext',
  ]);
  const listWordsIn = (nodes: readonly MarkupNode[]): string[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return node.startsWith('<!') ? [] : node.replace(/\p{Cc}/gu, ' ').split(/\s+/);
      return hidden.has(node[0]) ? [] : listWordsIn(node[2]);
    });

  it.each(htmlCorpus)('%j', (html) => {
    const shown = toPlainText(toRichText(html) ?? []);
    // Tags that were encoded once more, and short codes, are no words. A bare address of a video is replaced by the video.
    const expected = listWordsIn(buildParsedTree(cleanBody(html.toWellFormed()))).filter(
      (word) => !word.startsWith('https://vimeo.com/'),
    );
    // May be empty: some inputs are without words.
    expect(expected.filter((word) => !shown.includes(word))).toEqual([]);
  });
});
