import type { Root } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import { sanitize, type Schema } from 'hast-util-sanitize';

/** Elements that go with everything in them; any other element that is not allowed leaves its content. */
export const removedWithContent: readonly string[] = [
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
  'audio',
  'video',
  'canvas',
  'button',
  'select',
  'textarea',
  'title',
  'xmp',
  'noembed',
  'plaintext',
];

/** Elements that stand on lines of their own: what is in one of them never runs into what is in the next. */
export const blockElements: readonly string[] = [
  'p',
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'nav',
  'center',
  'address',
  'pre',
  'form',
  'fieldset',
  'details',
  'summary',
  'dl',
  'dt',
  'dd',
  'figcaption',
  'caption',
  'tr',
  'hr',
  'listing',
];

/** An allow-list: what is not named here does not exist afterwards. */
const allowed: Schema = {
  tagNames: [
    ...blockElements,
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'ins',
    's',
    'del',
    'strike',
    'sub',
    'sup',
    'a',
    'blockquote',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'img',
    'figure',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'td',
    'th',
  ],
  attributes: {
    a: ['href', 'dataAnchor'],
    img: ['src', 'alt', 'width', 'height'],
    figure: ['dataVideo', 'title'],
    table: ['role'],
    td: ['colSpan', 'rowSpan', 'align'],
    th: ['colSpan', 'rowSpan', 'align', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: [...removedWithContent],
  // Without these the sanitiser's own defaults would apply, and cells without a table would be dropped.
  ancestors: {},
  required: {},
  allowComments: false,
  allowDoctypes: false,
};

/** What the allow-list names of an element's content. It comes last: nothing is parsed or added behind it. */
export function sanitized(element: HTMLElement): Root {
  const clean = sanitize(fromDom(element), allowed);
  if (clean.type === 'root') return clean;
  return { type: 'root', children: clean.type === 'element' ? clean.children : [] };
}
