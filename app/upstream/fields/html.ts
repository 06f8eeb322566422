import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { firstCharacters } from '~/models/content/excerpt';

/** Longer bodies are cut: no page shows more, and parsing time grows with length. */
const MAX_CHARACTERS = 200_000;

/** Elements that go with everything in them; any other element that is not allowed leaves its content. */
const removedWithContent = [
  ...['script', 'style', 'noscript', 'template', 'iframe', 'object', 'embed', 'applet', 'frameset', 'noframes'],
  ...[
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
  ],
];

/** Elements that stand on lines of their own: what is in one of them never runs into what is in the next. */
export const blockElements: readonly string[] = [
  ...['p', 'div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'center', 'address', 'pre', 'form'],
  ...['fieldset', 'details', 'summary', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'caption', 'tr', 'hr'],
];

/** An allow-list: what is not named here does not exist afterwards. Links are checked again in `link.ts`. */
const allowed: Schema = {
  tagNames: [
    ...blockElements,
    ...['br', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'a', 'ul', 'ol', 'li', 'blockquote'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'img', 'td', 'th'],
  ],
  attributes: { a: ['href'], img: ['src', 'alt'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: removedWithContent,
  // Without these the sanitiser's own defaults would apply, and cells without a table would be dropped.
  ancestors: {},
  required: {},
  allowComments: false,
  allowDoctypes: false,
};

/**
 * Parses HTML the way browsers do (parse5) and keeps what the allow-list names.
 * @throws RangeError when the markup is nested beyond what can be walked
 */
export function parseHtml(html: string): Root {
  const text = firstCharacters(html, MAX_CHARACTERS).toWellFormed();
  const clean = sanitize(fromHtml(text, { fragment: true }), allowed);
  return clean.type === 'root' ? clean : { type: 'root', children: [] };
}
