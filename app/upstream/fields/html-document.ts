import { parseHTML } from 'linkedom/worker';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** Longer bodies are cut: no page shows more, and parsing time grows with length. */
const MAX_CHARACTERS = 200_000;

/** Whether a body is longer than what is read of it. */
export function isCut(html: string): boolean {
  return html.length > MAX_CHARACTERS;
}

/** Creates the elements. Nothing is attached to it, so it retains nothing of what was parsed. */
const { document } = parseHTML('');

/** Attributes that are read; event handlers, styles and others are dropped here. */
const readAttributes = new Set(
  (
    'id name href src srcset data-src data-lazy-src data-original data-orig-src data-lazy data-cfsrc data-full-url ' +
    'data-srcset data-lazy-srcset data url value type alt title aria-label class role width height colspan rowspan scope align'
  ).split(' '),
);

/** Parses HTML as browsers do (parse5) into a DOM (linkedom). Throws a `RangeError` when the markup is nested too deeply. */
export function parseDocument(html: string): HTMLElement {
  const root = document.createElement('div');
  const read = html.slice(0, MAX_CHARACTERS).replace(/[\ud800-\udbff]$/, '');
  append(root, parseFragment(read.toWellFormed()));
  return root;
}

function append(parent: HTMLElement, { childNodes }: DefaultTreeAdapterTypes.ParentNode): void {
  for (const node of childNodes) {
    if ('value' in node) parent.appendChild(document.createTextNode(node.value));
    // An element of a word processor or a broken tag (`o:p`, `p<b`) keeps only its content.
    else if ('tagName' in node)
      append(/^[a-z][a-z0-9]*$/.test(node.tagName) ? appendElement(parent, node) : parent, node);
  }
}

function appendElement(parent: HTMLElement, { tagName, attrs }: DefaultTreeAdapterTypes.Element): HTMLElement {
  const element = document.createElement(tagName);
  for (const { name, value } of attrs) if (readAttributes.has(name)) element.setAttribute(name, value);
  parent.appendChild(element);
  return element;
}
