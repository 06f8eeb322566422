import { numberName, slugify } from '../text/slug';
import { toPlainText, type RichText, type RichTextHeading, type RichTextNode } from './rich-text';

/** A heading of a text, as a table of contents shows it. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  /** Level of its element on the page, 2 to 6. */
  readonly level: number;
}

/** Level of the outermost headings of a text: the page's title is the `h1`. */
export const FIRST_LEVEL = 2;
const DEEPEST_LEVEL = 6;
/** Texts with at least this many headings get a table of contents. */
const LEAST_HEADINGS = 4;

/** Gives headings the levels of the page (none is skipped), ids, and tables and untitled videos distinct labels. */
export function outlineText(text: RichText) {
  const entries: OutlineEntry[] = [];
  // Upstream's levels of the enclosing headings.
  const above: number[] = [];
  const asked = new Map<string, number>();
  const placeHeading = (node: RichTextHeading): RichTextHeading => {
    while ((above.at(-1) ?? 0) >= node.level) above.pop();
    above.push(node.level);
    const words = toPlainText(node.children);
    // The prefix keeps a heading from taking the id of another part of the page.
    const id = numberName(`section-${slugify(words) || 'heading'}`, asked);
    const level = Math.min(FIRST_LEVEL + above.length - 1, DEEPEST_LEVEL);
    entries.push({ id, text: words, level });
    return { ...node, id, level };
  };
  const placeNode = (node: RichTextNode): RichTextNode => {
    if (typeof node === 'string') return node;
    const heading = entries.at(-1)?.text ?? '';
    if (node.tag === 'heading') return placeHeading(node);
    if (node.tag === 'video') return { ...node, title: node.title || heading };
    if (node.tag === 'table') {
      return { ...node, label: numberName(toPlainText(node.caption) || heading || 'Table', asked, ', ') };
    }
    if (node.tag === 'ul' || node.tag === 'ol') {
      return { ...node, children: node.children.map((item) => ({ ...item, children: item.children.map(placeNode) })) };
    }
    return node.tag === 'blockquote' ? { ...node, children: node.children.map(placeNode) } : node;
  };
  return { text: text.map(placeNode), entries };
}

/** The upper two levels of headings of a text of at least `leastCharacters`; none of a shorter text. */
export function listContents(
  { text, entries }: ReturnType<typeof outlineText>,
  leastCharacters: number,
): readonly OutlineEntry[] {
  const isLong = entries.length >= LEAST_HEADINGS && toPlainText(text).length >= leastCharacters;
  const topLevel = Math.min(...entries.map(({ level }) => level));
  return isLong ? entries.filter(({ level }) => level <= topLevel + 1) : [];
}
