import type { Element, ElementContent, RootContent } from 'hast';
import * as z from 'zod';
import type { RichText, RichTextTag } from '~/models/content/rich-text';
import { blockElements, parseHtml } from './html';
import { safeLink } from './link';
import { flow, heading, inlineAround, item, joined, linkAround, list, listed, paragraphs } from './nesting';

/** Deeper structure than any message needs: below it only the text is kept. */
const MAX_DEPTH = 32;

const inlineTags: ReadonlyMap<string, RichTextTag> = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['u', 'u'],
  ['s', 's'],
  ['del', 's'],
  ['sub', 'sub'],
  ['sup', 'sup'],
]);

const blockNames = new Set([...blockElements, 'li', 'ul', 'ol', 'blockquote', 'td', 'th']);

/** HTML as a sanitised tree; what is no text is empty. Refuses markup that cannot be walked, so that the row is dropped. */
export function richText(): z.ZodType<RichText> {
  return z.unknown().transform((value, refusal) => {
    const tree = toRichText(typeof value === 'string' ? value : '');
    if (tree !== null) return tree;
    refusal.addIssue({ code: 'custom', message: 'is nested too deeply' });
    return z.NEVER;
  });
}

/**
 * Upstream HTML as a tree that cannot carry behaviour, and that a browser makes again of the markup it is rendered to.
 * @returns `null` when the markup is nested beyond what can be walked
 */
export function toRichText(html: string): RichText | null {
  try {
    return flow(contentOf(parseHtml(html).children, 0));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function contentOf(nodes: readonly (RootContent | ElementContent)[], depth: number): RichText {
  return listed(childrenOf(nodes, depth));
}

function childrenOf(nodes: readonly (RootContent | ElementContent)[], depth: number): RichText {
  return joined(nodes.flatMap((node) => nodesOf(node, depth)));
}

function nodesOf(node: RootContent | ElementContent, depth: number): RichText {
  if (node.type === 'text') return [plainText(node.value)];
  return node.type === 'element' ? nodesOfElement(node, depth) : [];
}

function nodesOfElement(element: Element, depth: number): RichText {
  const { tagName: name, children } = element;
  if (name === 'br') return [{ tag: 'br' }];
  if (depth >= MAX_DEPTH) return apart(name, childrenOf(children, depth + 1));
  if (name === 'ul' || name === 'ol') return list(name, childrenOf(children, depth + 1));
  return structureOf(element, contentOf(children, depth + 1));
}

function structureOf(element: Element, content: RichText): RichText {
  const name = element.tagName;
  const inline = inlineTags.get(name);
  if (inline !== undefined) return inlineAround(inline, content);
  if (name === 'a') return linkOf(element, content);
  if (name === 'li') return item(content);
  if (name === 'blockquote') return quote(flow(content));
  if (/^h[1-6]$/.test(name)) return heading(content);
  // Cells of a row are words of one line.
  if (name === 'td' || name === 'th') return [...content, ' '];
  return blockNames.has(name) ? paragraphs(content) : content;
}

function linkOf(element: Element, content: RichText): RichText {
  const { href } = element.properties;
  const safe = typeof href === 'string' ? safeLink(href) : null;
  return safe === null ? content : linkAround(safe, content);
}

function quote(children: RichText): RichText {
  return children.length === 0 ? [] : [{ tag: 'blockquote', children }];
}

/** Words of different blocks stay apart where the blocks themselves are not kept. */
function apart(name: string, content: RichText): RichText {
  return blockNames.has(name) || /^h[1-6]$/.test(name) ? [' ', ...content, ' '] : content;
}

/** Spaces collapsed, and without the control characters that no browser parses back as they are. */
function plainText(value: string): string {
  return value.replace(/[\s\u00a0]+/g, ' ').replace(/\p{Cc}/gu, '');
}
