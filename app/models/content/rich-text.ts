import type { WebVideo } from './web-video';

/** Sanitized HTML as a small tree without behavior. Parsed in `app/upstream/fields/rich-text.ts`. */
export type RichText = readonly RichTextNode[];

export type RichTextNode = RichTextInline | RichTextBlock;

export type RichTextInline = string | RichTextMark | RichTextLink | RichTextAnchor | { readonly tag: 'br' };

export type RichTextBlock = RichTextContainer | RichTextHeading | RichTextFigure | RichTextTable | RichTextVideo;

/** Emphasis and similar. `b` and `i` arrive as `strong` and `em`. */
export interface RichTextMark {
  /** A `result` is hidden for visitors who hide results. */
  readonly tag: 'strong' | 'em' | 'u' | 's' | 'sub' | 'sup' | 'result';
  readonly children: RichText;
}

export interface RichTextLink {
  readonly tag: 'a';
  /** A path on this site (`/…` or `#…`), or an absolute `http:`, `https:`, `mailto:` or `tel:` address. */
  readonly href: string;
  /** A file to read beside the page, so it opens in a new tab. */
  readonly isDocument?: true;
  readonly children: RichText;
}

interface RichTextAnchor {
  readonly tag: 'anchor';
  /** Id within the page, without the `#`. */
  readonly id: string;
  readonly children: RichText;
}

export type RichTextContainer = RichTextList | RichTextItem | RichTextSection;

interface RichTextSection {
  readonly tag: 'p' | 'blockquote';
  readonly children: RichText;
}

export interface RichTextList {
  readonly tag: 'ul' | 'ol';
  /** Absent for discs, and decimal numbers. */
  readonly marker?: ListMarker;
  /** Number of the first item of an `ol`, if not 1. */
  readonly start?: number;
  /** Whether an `ol` counts down. */
  readonly reversed?: true;
  readonly children: readonly RichTextItem[];
}

export interface RichTextItem {
  readonly tag: 'li';
  /** Only if it is not the list's. */
  readonly marker?: ListMarker;
  /** Number in an `ol`, if it does not follow that of the item before. */
  readonly value?: number;
  readonly children: RichText;
}

/** What is before an item, as CSS names it (`list-style-type`). */
export type ListMarker =
  | 'decimal'
  | 'decimal-leading-zero'
  | 'lower-alpha'
  | 'upper-alpha'
  | 'lower-roman'
  | 'upper-roman'
  | 'lower-greek'
  | 'disc'
  | 'circle'
  | 'square'
  | 'none';

export interface RichTextHeading {
  readonly tag: 'heading';
  /** From 1, as upstream wrote it; `outlineText` turns it into a level of the page. */
  readonly level: number;
  /** Present where the page gives its headings ids. */
  readonly id?: string;
  readonly children: RichText;
}

export interface RichTextFigure {
  readonly tag: 'figure';
  /** Absolute http or https address. */
  readonly src: string;
  readonly alt: string;
  /** In pixels, if upstream gives both. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Target of a link around the picture. */
  readonly href?: string;
  readonly caption: RichText;
}

export interface RichTextTable {
  readonly tag: 'table';
  readonly caption: RichText;
  /** Label among the tables of the page, where the caption is not distinct. */
  readonly label?: string;
  readonly head: readonly RichTextRow[];
  readonly body: readonly RichTextRow[];
}

export type RichTextRow = readonly RichTextCell[];

export interface RichTextCell {
  /** Only for cells that head a row or a column. */
  readonly scope?: 'col' | 'colgroup' | 'row' | 'rowgroup';
  /** 1 unless given. */
  readonly colSpan?: number;
  readonly rowSpan?: number;
  readonly align?: 'center' | 'right';
  readonly children: RichText;
}

export interface RichTextVideo {
  readonly tag: 'video';
  readonly video: WebVideo;
  readonly title: string;
}

/** The words of a text without its structure; words of different blocks are separated. */
export function toPlainText(text: RichText): string {
  return text.map(extractText).join('').replace(/\s+/g, ' ').trim();
}

const inlineTags: ReadonlySet<string> = new Set('a anchor br strong em u s sub sup result'.split(' '));

export function isList(block: RichTextBlock): block is RichTextList {
  return block.tag === 'ul' || block.tag === 'ol';
}

export function isBlock(node: RichTextNode): node is RichTextBlock {
  return typeof node === 'object' && !inlineTags.has(node.tag);
}

function extractText(node: RichTextNode): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return ' ';
  if (node.tag === 'figure') return ` ${toPlainText(node.caption)} `;
  if (node.tag === 'video') return ` ${node.title} `;
  if (node.tag === 'table') {
    const cells = [...node.head, ...node.body].flat().map(({ children }) => children);
    return ` ${[node.caption, ...cells].map(toPlainText).join(' ')} `;
  }
  const words = node.children.map(extractText).join('');
  return isBlock(node) ? ` ${words} ` : words;
}
