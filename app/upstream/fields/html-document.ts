import { parseHTML } from 'linkedom/worker';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { isBlockName } from './html';
import { findMarkerInStyle } from './list-numbers';
import { cleanBody } from './plain-text';

/** Longer bodies are cut: no page shows more, and parsing time grows with length. */
const MAX_CHARACTERS = 200_000;

const TEXT_NODE = 3;

/** Whether a body is longer than what is read of it. */
export function isCut(html: string): boolean {
  return html.length > MAX_CHARACTERS;
}

/** Creates the elements. Nothing is attached to it, so it retains nothing of what was parsed. */
const { document } = parseHTML('');

/** Attributes that are read; event handlers, styles (except markers of lists) and others are dropped here. */
const readAttributes = new Set(
  (
    'id name href src srcset data-src data-lazy-src data-original data-orig-src data-lazy data-cfsrc data-full-url ' +
    'data-srcset data-lazy-srcset data url value type alt title aria-label class role width height colspan rowspan scope align ' +
    'start reversed'
  ).split(' '),
);

/** Parses HTML as browsers do (parse5) into a DOM (linkedom). Throws a `RangeError` when the markup is nested too deeply. */
export function parseDocument(html: string): HTMLElement {
  const root = document.createElement('div');
  const read = html.slice(0, MAX_CHARACTERS).replace(/[\ud800-\udbff]$/, '');
  append(root, parseFragment(cleanBody(read.toWellFormed())));
  settleParagraphs(root);
  return root;
}

/** Makes paragraphs of text as people type it and WordPress keeps it: blank lines part them, other ends of lines are kept. */
function settleParagraphs(root: HTMLElement): void {
  const children = Array.from(root.childNodes);
  const isText = (child: ChildNode) => child.nodeType === TEXT_NODE;
  const isBlock = (child: ChildNode) => isBlockName((child as Partial<Element>).localName ?? '');
  const shape = children.map((child) => (isText(child) ? child.textContent : isBlock(child) ? '\0' : '-')).join('');
  const typed = root.firstElementChild === null ? /\S[^\S\n]*\n\s*\S/ : /[^\s\0][^\S\n]*\n[^\S\n]*\n\s*[^\s\0]/;
  if (!typed.test(shape) || root.querySelector('p, br, div, center') !== null) return;
  let paragraph: Element | null = null;
  for (const child of children) {
    if (isBlock(child)) paragraph = null;
    else {
      const pieces = isText(child) ? (child.textContent ?? '').split(/\n\s*\n/) : [child];
      for (const [index, piece] of pieces.entries()) {
        if (index > 0 || paragraph === null) {
          paragraph = document.createElement('p');
          root.insertBefore(paragraph, child);
        }
        if (typeof piece === 'string') appendLines(paragraph, piece.split('\n'));
        else paragraph.appendChild(piece);
      }
      if (isText(child)) child.remove();
    }
  }
}

function appendLines(parent: Element, lines: readonly string[]): void {
  for (const [index, line] of lines.entries()) {
    if (index > 0) parent.appendChild(document.createElement('br'));
    parent.appendChild(document.createTextNode(line));
  }
}

function append(parent: HTMLElement, { childNodes }: DefaultTreeAdapterTypes.ParentNode): void {
  for (const node of childNodes) {
    if ('value' in node) parent.appendChild(document.createTextNode(node.value));
    else if ('tagName' in node && isWordBullet(node)) parent.appendChild(document.createTextNode('• '));
    // An element of a word processor or a broken tag (`o:p`, `p<b`) keeps only its content.
    else if ('tagName' in node)
      append(/^[a-z][a-z0-9]*$/.test(node.tagName) ? appendElement(parent, node) : parent, node);
  }
}

/** Word writes the bullet of an item as a letter of a font with symbols. */
function isWordBullet({ attrs, childNodes: [first] }: DefaultTreeAdapterTypes.Element): boolean {
  const isMarker = attrs.some(({ name, value }) => name === 'style' && /mso-list:\s*ignore/i.test(value));
  return isMarker && first !== undefined && 'value' in first && /^[^\dA-Zabcdi(]?$/.test(first.value.trim());
}

function appendElement(parent: HTMLElement, { tagName, attrs }: DefaultTreeAdapterTypes.Element): HTMLElement {
  const element = document.createElement(tagName);
  for (const { name, value } of attrs) {
    if (readAttributes.has(name)) element.setAttribute(name, value);
    const marker = name === 'style' ? findMarkerInStyle(value) : null;
    if (marker !== null) element.setAttribute('data-marker', marker);
  }
  parent.appendChild(element);
  return element;
}
