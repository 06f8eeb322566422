import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';

/** Longer bodies are cut: no page shows more, and parsing time grows with length. */
const MAX_CHARACTERS = 200_000;

/** Elements that go with everything in them; any other element that is not allowed leaves its content. */
const removedWithContent = [
  ...['script', 'style', 'noscript', 'template', 'iframe', 'object', 'embed', 'applet', 'frameset', 'noframes'],
  ...['svg', 'math', 'audio', 'video', 'canvas', 'form', 'select', 'textarea', 'title', 'xmp', 'noembed', 'plaintext'],
];

/** An allow-list: what is not named here does not exist afterwards. Links are checked again in `link.ts`. */
const allowed: Schema = {
  tagNames: [
    ...['p', 'div', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'sub', 'sup', 'a', 'ul', 'ol', 'li', 'blockquote'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'img', 'figure', 'figcaption'],
  ],
  attributes: { a: ['href'], img: ['src', 'alt'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: removedWithContent,
  allowComments: false,
  allowDoctypes: false,
};

/**
 * Parses HTML the way browsers do (parse5) and keeps what the allow-list names.
 * @returns the sanitised tree, or `null` when the markup is nested beyond what can be walked
 */
export function parseHtml(html: string): Root | null {
  try {
    const clean = sanitize(fromHtml(html.slice(0, MAX_CHARACTERS), { fragment: true }), allowed);
    return clean.type === 'root' ? clean : { type: 'root', children: [] };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
