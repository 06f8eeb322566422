import { numberName, slugify } from '../text/slug';
import { toPlainText, type RichText, type RichTextNode, type RichTextTable } from './rich-text';

/** A heading of a text, as a table of contents shows it. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  /** Level of its element on the page, 2 to 6. */
  readonly level: number;
}

export interface OutlinedText {
  readonly text: RichText;
  readonly entries: readonly OutlineEntry[];
}

const DEEPEST_LEVEL = 6;
/** Texts with at least this many headings get a table of contents. */
const LEAST_HEADINGS = 4;

interface Walk {
  readonly firstLevel: number;
  /** Upstream's levels of the enclosing headings. */
  readonly above: number[];
  readonly entries: OutlineEntry[];
  /** How often each id and label was requested. */
  readonly asked: Map<string, number>;
}

/** Gives headings the levels of the page from `firstLevel` on (none is skipped), ids, and tables and untitled videos distinct labels. */
export function outlineText(text: RichText, firstLevel: number): OutlinedText {
  const walk: Walk = { firstLevel, above: [], entries: [], asked: new Map() };
  return { text: text.map((node) => placeNode(node, walk)), entries: walk.entries };
}

/** The upper two levels of headings of a text of at least `leastCharacters`; none of a shorter text. */
export function listContents({ text, entries }: OutlinedText, leastCharacters: number): readonly OutlineEntry[] {
  const isLong = entries.length >= LEAST_HEADINGS && toPlainText(text).length >= leastCharacters;
  const topLevel = Math.min(...entries.map(({ level }) => level));
  return isLong ? entries.filter(({ level }) => level <= topLevel + 1) : [];
}

function placeNode(node: RichTextNode, walk: Walk): RichTextNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'heading') return { ...node, ...buildHeadingPlace(node.level, toPlainText(node.children), walk) };
  if (node.tag === 'video') return { ...node, title: node.title || (walk.entries.at(-1)?.text ?? '') };
  if (node.tag === 'table') return { ...node, label: buildTableLabel(node, walk) };
  if (node.tag === 'ul' || node.tag === 'ol' || node.tag === 'li' || node.tag === 'blockquote') {
    return { ...node, children: node.children.map((child) => placeNode(child, walk)) };
  }
  return node;
}

function buildHeadingPlace(level: number, text: string, { above, entries, firstLevel, asked }: Walk) {
  while ((above.at(-1) ?? 0) >= level) above.pop();
  above.push(level);
  // The prefix keeps a heading from taking the id of another part of the page.
  const id = numberName(`section-${slugify(text) || 'heading'}`, asked);
  const entry = { id, text, level: Math.min(firstLevel + above.length - 1, DEEPEST_LEVEL) };
  entries.push(entry);
  return { id, level: entry.level };
}

function buildTableLabel({ caption }: RichTextTable, { entries, asked }: Walk): string {
  return numberName(toPlainText(caption) || entries.at(-1)?.text || 'Table', asked, ', ');
}
