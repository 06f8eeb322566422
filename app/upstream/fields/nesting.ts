import type { RichText, RichTextElement, RichTextNode, RichTextTag } from '~/models/content/rich-text';

/*
 * What may stand in what. A browser that parses markup with a block in a paragraph, or with a link in a link, makes
 * another tree of it than the one that was rendered. So each function here takes content that is in order and puts one
 * more element around it; where that element may not hold a block, it goes into the block instead.
 */

const blockTags: ReadonlySet<string> = new Set<RichTextTag>(['p', 'ul', 'ol', 'li', 'blockquote', 'heading']);
/** Longer text in a heading element is body text whose heading was never closed. */
const MAX_HEADING_CHARACTERS = 200;

/** Text with inline elements only. */
type Run = RichTextNode[];

/** Emphasis around the content. */
export function inlineAround(tag: RichTextTag, content: RichText): RichText {
  return aroundRuns(content, (run) => [{ tag, children: run }]);
}

/** A link around the content, except where it holds a link already: that one stays. */
export function linkAround(href: string, content: RichText): RichText {
  return aroundRuns(content, (run) => linkRun(href, run));
}

/** Paragraphs of the text between blocks; the blocks stand on their own. */
export function paragraphs(content: RichText): RichText {
  return parts(content).flatMap((part): RichText => {
    if (!Array.isArray(part)) return [part];
    const children = trimmed(part);
    return children.length === 0 ? [] : [{ tag: 'p', children }];
  });
}

/** Text alone stays bare; beside blocks it is in paragraphs. */
export function flow(content: RichText): RichText {
  return content.some(isBlock) ? paragraphs(content) : trimmed(content);
}

/** A list item: its text stays bare beside blocks, too. */
export function item(content: RichText): RichText {
  const children = parts(content).flatMap((part): RichText => (Array.isArray(part) ? trimmed(part) : [part]));
  return children.length === 0 ? [] : [{ tag: 'li', children }];
}

/** One heading of the lines in it; a block other than a paragraph stands on its own. */
export function heading(content: RichText): RichText {
  const lines = paragraphs(content);
  if (charactersOf(lines) > MAX_HEADING_CHARACTERS) return lines;
  const headings: RichTextNode[] = [];
  let open: RichTextNode[] | null = null;
  for (const line of lines) {
    if (!isElement(line) || line.tag !== 'p') {
      headings.push(line);
      open = null;
    } else if (open === null) {
      open = [...line.children];
      headings.push({ tag: 'heading', children: open });
    } else open.push({ tag: 'br' }, ...line.children);
  }
  return headings;
}

/** A list: what is no item becomes one, and a list between items belongs to the item before it. */
export function list(tag: 'ul' | 'ol', content: RichText): RichText {
  const items: RichTextElement[] = [];
  for (const part of parts(content)) {
    const last = items.at(-1);
    if (Array.isArray(part)) items.push(...(item(part) as RichTextElement[]));
    else if (part.tag === 'li') items.push(part);
    else if (isList(part) && last !== undefined) {
      items[items.length - 1] = { tag: 'li', children: [...last.children, part] };
    } else items.push({ tag: 'li', children: [part] });
  }
  return items.length === 0 ? [] : [{ tag, children: items }];
}

/** Items that stand in no list, one behind the other, become a list. */
export function listed(content: RichText): RichText {
  if (!content.some(isItem)) return content;
  const nodes: RichTextNode[] = [];
  let items: RichTextElement[] | null = null;
  for (const part of parts(content)) {
    if (Array.isArray(part)) {
      if (items !== null && part.every(isBlank)) continue;
      items = null;
      nodes.push(...part);
    } else if (part.tag === 'li') {
      if (items === null) nodes.push({ tag: 'ul', children: (items = []) });
      items.push(part);
    } else {
      items = null;
      nodes.push(part);
    }
  }
  return nodes;
}

/** Texts that follow each other as one, with one space between them. */
export function joined(nodes: RichText): RichText {
  const kept: RichTextNode[] = [];
  for (const node of nodes) {
    const last = kept.at(-1);
    if (typeof node !== 'string' || typeof last !== 'string') kept.push(node);
    else kept[kept.length - 1] = last + (last.endsWith(' ') ? node.trimStart() : node);
  }
  return kept.filter((node) => node !== '');
}

function aroundRuns(content: RichText, around: (run: Run) => RichText): RichText {
  return parts(content).flatMap((part): RichText => {
    if (!Array.isArray(part)) return [insideBlock(part, (inner) => aroundRuns(inner, around))];
    return part.every(isBlank) ? part : around(part);
  });
}

function insideBlock(block: RichTextElement, change: (content: RichText) => RichText): RichTextElement {
  if (!isList(block)) return { ...block, children: change(block.children) };
  return { ...block, children: block.children.map((child) => (isElement(child) ? insideBlock(child, change) : child)) };
}

function linkRun(href: string, run: RichText): RichText {
  const linked: RichTextNode[] = [];
  let open: RichTextNode[] | null = null;
  for (const node of run) {
    if (hasLink(node)) {
      open = null;
      linked.push(isElement(node) ? { ...node, children: linkRun(href, node.children) } : node);
    } else {
      if (open === null) linked.push({ tag: 'a', href, children: (open = []) });
      open.push(node);
    }
  }
  return linked;
}

/** The blocks of the content, and the runs of text between them. */
function parts(content: RichText): (Run | RichTextElement)[] {
  const found: (Run | RichTextElement)[] = [];
  let run: Run | null = null;
  for (const node of content) {
    if (isBlock(node)) {
      found.push(node);
      run = null;
    } else {
      if (run === null) found.push((run = []));
      run.push(node);
    }
  }
  return found;
}

/** Without the spaces and line breaks at both ends. */
function trimmed(run: RichText): RichText {
  const isEdge = (node: RichTextNode) => (typeof node === 'string' ? node.trim() === '' : node.tag === 'br');
  const from = run.findIndex((node) => !isEdge(node));
  if (from === -1) return [];
  const kept = run.slice(from, run.findLastIndex((node) => !isEdge(node)) + 1);
  const [first] = kept;
  if (typeof first === 'string') kept[0] = first.trimStart();
  const last = kept.at(-1);
  if (typeof last === 'string') kept[kept.length - 1] = last.trimEnd();
  return kept;
}

function isElement(node: RichTextNode): node is RichTextElement {
  return typeof node === 'object' && node.tag !== 'a' && node.tag !== 'br';
}

function isBlock(node: RichTextNode): node is RichTextElement {
  return isElement(node) && blockTags.has(node.tag);
}

function isItem(node: RichTextNode): boolean {
  return isElement(node) && node.tag === 'li';
}

function isList({ tag }: RichTextElement): boolean {
  return tag === 'ul' || tag === 'ol';
}

function isBlank(node: RichTextNode): boolean {
  if (typeof node === 'string') return node.trim() === '';
  return node.tag === 'br' || node.children.every(isBlank);
}

function hasLink(node: RichTextNode): boolean {
  if (typeof node === 'string' || node.tag === 'br') return false;
  return node.tag === 'a' || node.children.some(hasLink);
}

function charactersOf(content: RichText): number {
  return content.reduce((sum, node) => {
    if (typeof node === 'string') return sum + node.length;
    return node.tag === 'br' ? sum : sum + charactersOf(node.children);
  }, 0);
}
