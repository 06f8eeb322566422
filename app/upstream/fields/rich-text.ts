import type { Element, ElementContent, RootContent } from 'hast';
import * as z from 'zod';
import type { RichText, RichTextNode, RichTextTag } from '~/models/content/rich-text';
import { parseHtml } from './html';
import { safeLink } from './link';

/** Deeper structure than any message needs: below it only the text is kept. */
const MAX_DEPTH = 32;

const tags: Readonly<Record<string, RichTextTag>> = {
  p: 'p',
  div: 'p',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  s: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'heading' as const])),
};

const blocks = new Set<RichTextTag>(['p', 'ul', 'ol', 'li', 'blockquote', 'heading']);

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
 * Upstream HTML as a tree that cannot carry behaviour.
 * @returns `null` when the markup cannot be walked
 */
export function toRichText(html: string): RichText | null {
  const root = parseHtml(html);
  return root && trimEdges(nodesOf(root.children, 0));
}

function nodesOf(content: readonly (RootContent | ElementContent)[], depth: number): RichTextNode[] {
  return joinTexts(content.flatMap((node) => nodesOfOne(node, depth)));
}

function nodesOfOne(node: RootContent | ElementContent, depth: number): RichTextNode[] {
  if (node.type === 'text') return [node.value.replace(/[\s\u00a0]+/g, ' ')];
  return node.type === 'element' ? nodesOfElement(node, depth) : [];
}

function nodesOfElement(element: Element, depth: number): RichTextNode[] {
  if (element.tagName === 'br') return [{ tag: 'br' }];
  const children = nodesOf(element.children, depth + 1);
  const tag = tags[element.tagName];
  if (depth >= MAX_DEPTH || children.length === 0) return children;
  if (element.tagName === 'a') return linkOf(element, children);
  if (tag === undefined) return children;
  const inside = blocks.has(tag) ? trimEdges(children) : children;
  if (inside.length === 0) return [];
  // A block that wraps blocks (`<div><p>`) adds nothing, and a paragraph may not hold one.
  if (tag === 'p' && inside.some(isBlock)) return [...inside];
  return [{ tag, children: inside }];
}

function linkOf(element: Element, children: RichTextNode[]): RichTextNode[] {
  const { href } = element.properties;
  const safe = typeof href === 'string' ? safeLink(href) : null;
  return safe === null ? children : [{ tag: 'a', href: safe, children }];
}

function isBlock(node: RichTextNode): boolean {
  return typeof node === 'object' && node.tag !== 'a' && node.tag !== 'br' && blocks.has(node.tag);
}

function joinTexts(nodes: readonly RichTextNode[]): RichTextNode[] {
  const joined: RichTextNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else if (node !== '') joined.push(node);
  }
  return joined;
}

/** Without the spaces and line breaks that stand at the edges and between blocks. */
function trimEdges(nodes: readonly RichTextNode[]): RichText {
  const kept = nodes.filter((node, index) => {
    if (typeof node !== 'string' || node.trim() !== '') return true;
    const [before, after] = [nodes[index - 1], nodes[index + 1]];
    return before !== undefined && after !== undefined && !isBlock(before) && !isBlock(after);
  });
  while (isBreak(kept[0])) kept.shift();
  while (isBreak(kept.at(-1))) kept.pop();
  const [first, last] = [kept[0], kept.at(-1)];
  if (typeof first === 'string') kept[0] = first.trimStart();
  if (typeof last === 'string') kept[kept.length - 1] = (kept.at(-1) as string).trimEnd();
  return kept;
}

function isBreak(node: RichTextNode | undefined): boolean {
  return typeof node === 'object' && node.tag === 'br';
}
