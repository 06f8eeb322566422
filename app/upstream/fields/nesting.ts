import type { Element } from 'hast';
import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextItem,
  RichTextMark,
  RichTextNode,
} from '~/models/content/rich-text';
import { isBlock, isList, toPlainText } from '~/models/content/rich-text';
import { markList, readItemMarks } from './list-numbers';

/* Allowed nesting. Browsers parse a block in a paragraph, or a link in a link, into another tree, so these functions never build one. */

/** A longer heading is body text whose heading was never closed. */
const MAX_HEADING_CHARACTERS = 200;

type Run = RichTextInline[];
type ChangeBlock = (block: RichTextBlock) => RichTextBlock;

export function markAround(tag: RichTextMark['tag'], content: RichText): RichText {
  return wrapRuns(content, (run) => [{ tag, children: run }]);
}

/** Wraps content in a link, except parts that already contain one. */
export function linkAround(link: { readonly href: string; readonly isDocument?: true }, content: RichText): RichText {
  return wrapRuns(
    content,
    (run) => linkRun(link, run),
    (block) => (block.tag === 'figure' && block.href === undefined ? { ...block, href: link.href } : block),
  );
}

export function toParagraphs(content: RichText): RichTextBlock[] {
  return splitParts(content).flatMap((part): RichTextBlock[] => {
    if (!Array.isArray(part)) return [part];
    const children = trimRun(part);
    return children.length === 0 ? [] : [{ tag: 'p', children }];
  });
}

/** Text alone stays bare; beside blocks it is put into paragraphs. */
export function toFlow(content: RichText): RichText {
  return content.some(isBlock) ? toParagraphs(content) : tighten(content);
}

/** Text stays bare even beside blocks, as in a list item. */
export function tighten(content: RichText): RichText {
  return splitParts(content).flatMap((part): RichText => (Array.isArray(part) ? trimRun(part) : [part]));
}

/** Content as lines of inline content; other blocks are reduced to their text. */
export function inlineLines(content: RichText): RichText {
  return joinLines(
    toParagraphs(content).map((block) =>
      block.tag === 'p' || block.tag === 'heading'
        ? block.children
        : [toPlainText([block])].filter((words) => words !== ''),
    ),
  );
}

/** One heading with the lines in it; blocks other than paragraphs are moved out. */
export function buildHeading(level: number, content: RichText): RichText {
  const blocks = toParagraphs(content);
  if (toPlainText(blocks).length > MAX_HEADING_CHARACTERS) return blocks;
  const headings: RichTextBlock[] = [];
  let lines: RichText[] = [];
  for (const block of blocks) {
    if (block.tag !== 'p') {
      headings.push(block);
      lines = [];
      continue;
    }
    if (lines.length > 0) headings.pop();
    lines.push(block.children);
    headings.push({ tag: 'heading', level, children: joinLines(lines) });
  }
  return headings;
}

/** A list. Other content belongs to the item before it; before the first item, it is before the list. */
export function list(element: Element, content: RichText): RichText {
  const before: RichTextBlock[] = [];
  const items: RichTextItem[] = [];
  for (const part of splitParts(content)) {
    const last = items.at(-1);
    if (!Array.isArray(part) && part.tag === 'li') items.push(part);
    // Items of this list, with another element around them.
    else if (!Array.isArray(part) && part.tag === 'ul' && part.children[0]?.value !== undefined) {
      items.push(...part.children);
    } else {
      const blocks = toParagraphs([part].flat());
      if (last === undefined) before.push(...blocks);
      else items[items.length - 1] = { ...last, children: [...last.children, ...blocks] };
    }
  }
  return items.length === 0 ? before : [...before, markList(element, items)];
}

export function buildItem(element: Element, content: RichText): RichTextItem[] {
  const children = tighten(content);
  return children.length === 0 ? [] : [{ tag: 'li', ...readItemMarks(element), children }];
}

/** Consecutive items outside a list become a list. */
export function toListed(content: RichText): RichText {
  if (!content.some((node) => isBlock(node) && node.tag === 'li')) return content;
  const nodes: RichTextNode[] = [];
  let items: RichTextItem[] = [];
  for (const part of splitParts(content)) {
    if (Array.isArray(part)) {
      if (items.length > 0 && part.every(isBlank)) continue;
      nodes.push(...part);
      items = [];
    } else if (part.tag === 'li') {
      if (items.length === 0) nodes.push({ tag: 'ul', children: (items = []) });
      items.push(part);
    } else {
      nodes.push(part);
      items = [];
    }
  }
  return nodes;
}

/** Joins adjacent texts with one space between them. */
export function joinNodes(nodes: RichText): RichText {
  const kept: RichTextNode[] = [];
  // Asking each joined text for its end would copy it each time.
  let endsInBlank = false;
  for (const node of nodes) {
    const last = kept.at(-1);
    if (typeof node !== 'string' || typeof last !== 'string') {
      kept.push(node);
      endsInBlank = typeof node === 'string' && node.endsWith(' ');
    } else {
      const added: string = endsInBlank ? node.trimStart() : node;
      kept[kept.length - 1] = last + added;
      if (added !== '') endsInBlank = added.endsWith(' ');
    }
  }
  return kept.filter((node) => node !== '');
}

function joinLines(lines: readonly RichText[]): RichText {
  return lines.flatMap((line, index): RichText => (index === 0 ? line : [{ tag: 'br' }, ...line]));
}

function wrapRuns(
  content: RichText,
  around: (run: RichText) => RichText,
  changeBlock: ChangeBlock = (block) => block,
): RichText {
  const wrapInside = (inner: RichText) => wrapRuns(inner, around, changeBlock);
  return splitParts(content).flatMap((part): RichText => {
    if (!Array.isArray(part)) return [changeInsideBlock(changeBlock(part), wrapInside)];
    return part.every(isBlank) ? part : around(part);
  });
}

function changeInsideBlock(block: RichTextBlock, change: (content: RichText) => RichText): RichTextBlock {
  if (block.tag === 'figure' || block.tag === 'video') return block;
  if (block.tag === 'table') {
    const changeRows = (rows: typeof block.body) =>
      rows.map((cells) => cells.map((cell) => ({ ...cell, children: change(cell.children) })));
    return { ...block, head: changeRows(block.head), body: changeRows(block.body) };
  }
  if (!isList(block)) return { ...block, children: change(block.children) };
  return { ...block, children: block.children.map((item) => ({ ...item, children: change(item.children) })) };
}

function linkRun(link: { readonly href: string; readonly isDocument?: true }, run: RichText): RichText {
  const linked: RichTextNode[] = [];
  let open: RichTextNode[] = [];
  for (const node of run) {
    if (hasLink(node)) {
      linked.push(
        typeof node === 'object' && 'children' in node && !isBlock(node) && node.tag !== 'a'
          ? { ...node, children: linkRun(link, node.children) }
          : node,
      );
      open = [];
    } else {
      if (open.length === 0) linked.push({ tag: 'a', ...link, children: (open = []) });
      open.push(node);
    }
  }
  return linked;
}

/** Splits content into blocks and runs of text. */
function splitParts(content: RichText): (Run | RichTextBlock)[] {
  const found: (Run | RichTextBlock)[] = [];
  let run: Run = [];
  for (const node of content) {
    if (isBlock(node)) {
      found.push(node);
      run = [];
    } else {
      if (run.length === 0) found.push((run = []));
      run.push(node);
    }
  }
  return found;
}

function trimRun(run: Run): RichText {
  const isEdge = (node: RichTextInline) => (typeof node === 'string' ? node.trim() === '' : node.tag === 'br');
  const from = run.findIndex((node) => !isEdge(node));
  if (from === -1) return [];
  const kept = run.slice(from, run.findLastIndex((node) => !isEdge(node)) + 1);
  const [first] = kept;
  if (typeof first === 'string') kept[0] = first.trimStart();
  const last = kept.at(-1);
  if (typeof last === 'string') kept[kept.length - 1] = last.trimEnd();
  return kept;
}

function isBlank(node: RichTextNode): boolean {
  if (typeof node === 'string') return node.trim() === '';
  return node.tag === 'br' || ('children' in node && node.children.every(isBlank));
}

function hasLink(node: RichTextNode): boolean {
  if (typeof node === 'string') return false;
  return node.tag === 'a' || ('children' in node && node.children.some(hasLink));
}
