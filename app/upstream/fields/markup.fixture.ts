import fc from 'fast-check';

const blockNames = [
  'p',
  'div',
  'h2',
  'h3',
  'ul',
  'ol',
  'ol start=3 type=a',
  'ol reversed',
  'li',
  'li value=9',
  'blockquote',
  'table',
  'tr',
  'td',
  'th',
  'section',
  'figure',
];
const inlineNames = ['a href="/a"', 'a href="https://example.org/b"', 'b', 'em', 'u', 's', 'sub', 'sup', 'span'];
const words = fc.constantFrom(
  'one',
  'two ',
  ' three',
  '\n',
  '&nbsp;',
  '&amp;',
  '<br>',
  '\u{1f3c0}',
  '\ud83c',
  '\u0000',
  '&lt;b>',
);
const name = fc.constantFrom(...blockNames, ...inlineNames);

/** Upstream HTML in random form: elements in any nesting, some never closed, some closed without being open. */
export const messyHtml: fc.Arbitrary<string> = fc.letrec<{ markup: string; element: string }>((tie) => ({
  markup: fc.array(fc.oneof({ maxDepth: 6 }, words, tie('element')), { maxLength: 5 }).map((parts) => parts.join('')),
  element: fc
    .tuple(name, tie('markup'), fc.boolean(), fc.constantFrom('', '', '', '</p>', '</a>', '</b>', '</div>', '</td>'))
    .map(
      ([start, inner, isClosed, stray]) =>
        `<${start}>${inner}${isClosed ? `</${start.split(' ')[0] ?? ''}>` : ''}${stray}`,
    ),
})).markup;
