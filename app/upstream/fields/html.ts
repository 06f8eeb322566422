import type { Root } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import { sanitize, type Schema } from 'hast-util-sanitize';

/** Elements removed with their content; other disallowed elements leave their content. */
export const removedWithContent: readonly string[] = (
  'script style noscript template iframe object embed applet frameset noframes svg math audio video canvas ' +
  'button select textarea title xmp noembed plaintext xml'
).split(' ');

const blockElements = (
  'p div section article aside header footer main nav center address pre form fieldset details summary dl dt ' +
  'dd figcaption caption tr hr listing'
).split(' ');

const blockNames = new Set([...blockElements, 'ul', 'ol', 'li', 'blockquote', 'td', 'th', 'figure']);

/** Whether the text of an element never runs into that of the next. */
export function isBlockName(name: string): boolean {
  return blockNames.has(name) || /^h[1-6]$/.test(name);
}

const otherElements = (
  'br strong b em i u ins s del strike sub sup a blockquote h1 h2 h3 h4 h5 h6 ul ol li img figure table ' +
  'thead tbody tfoot td th'
).split(' ');

/** Allow-list: everything else is removed. */
const allowed: Schema = {
  tagNames: [...blockElements, ...otherElements],
  attributes: {
    a: ['href', 'dataAnchor'],
    img: ['src', 'alt', 'width', 'height'],
    figure: ['dataVideo', 'title'],
    table: ['role'],
    ol: ['dataMarker', 'type', 'start', 'reversed'],
    ul: ['dataMarker', 'type', 'start', 'reversed'],
    li: ['dataMarker', 'type', 'value'],
    td: ['colSpan', 'rowSpan', 'align'],
    th: ['colSpan', 'rowSpan', 'align', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  strip: [...removedWithContent],
  // Otherwise the sanitizer's defaults would apply and drop cells without a table.
  ancestors: {},
  required: {},
  allowComments: false,
  allowDoctypes: false,
};

/** Sanitizes an element's content. This is the last step: nothing is parsed or added after it. */
export function sanitizeElement(element: HTMLElement): Root {
  const clean = sanitize(fromDom(element), allowed);
  if (clean.type === 'root') return clean;
  return { type: 'root', children: clean.type === 'element' ? clean.children : [] };
}
