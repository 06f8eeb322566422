/**
 * Text with structure, as upstream's HTML becomes it: a small tree that cannot carry behaviour. It has no attributes but
 * the address of a link, so nothing in it can run, load or restyle. Made by `app/upstream/fields/rich-text.ts`, rendered
 * by `app/components/ui/rich-text.tsx`.
 */
export type RichText = readonly RichTextNode[];

export type RichTextNode = string | RichTextElement | RichTextLink | RichTextBreak;

export interface RichTextElement {
  readonly tag: RichTextTag;
  readonly children: RichText;
}

export interface RichTextLink {
  readonly tag: 'a';
  /** A path on this site (`/…` or `#…`), or an absolute `http:`, `https:`, `mailto:` or `tel:` address. */
  readonly href: string;
  readonly children: RichText;
}

export interface RichTextBreak {
  readonly tag: 'br';
}

/** Elements that hold content. `b` and `i` arrive as `strong` and `em`, headings as `heading`: the page decides their level. */
export type RichTextTag =
  'p' | 'strong' | 'em' | 'u' | 's' | 'sub' | 'sup' | 'ul' | 'ol' | 'li' | 'blockquote' | 'heading';
