import type { ElementContent, RootContent } from 'hast';
import * as z from 'zod';
import { firstCharacters } from '~/models/content/excerpt';
import { text } from '../wire';
import { settlePictures } from './document-work';
import { sanitized } from './html';
import { parseDocument } from './html-document';

/** What a list of articles shows of an article's body. */
export interface ArticleOpening {
  /** The body's first words as plain text, at most `OPENING_CHARACTERS`; cut to its excerpt by the page. */
  readonly text: string;
  /** The body's first picture. */
  readonly image: ArticleImage | null;
}

export interface ArticleImage {
  /** Absolute http or https address. */
  readonly url: string;
  /** As upstream wrote it; may be empty. */
  readonly alt: string;
}

/** Enough for the longest teaser of the site (300 characters) to be cut at a word. */
const OPENING_CHARACTERS = 400;
/** An article's first words and first picture stand near its top; parsing all of a long body would cost more than it gives. */
const PARSED_CHARACTERS = 40_000;

const nothing: ArticleOpening = { text: '', image: null };

/** The opening of an article's HTML body; a body that is missing or cannot be walked has an empty one. */
export function articleOpening(): z.ZodType<ArticleOpening> {
  return z.unknown().transform((body) => {
    return typeof body === 'string' ? openingOf(firstCharacters(body, PARSED_CHARACTERS)) : nothing;
  });
}

function openingOf(html: string): ArticleOpening {
  try {
    const root = parseDocument(html);
    settlePictures(root);
    return { image: firstImage(root), text: plainText(sanitized(root).children) };
  } catch (error) {
    if (error instanceof RangeError) return nothing;
    throw error;
  }
}

function plainText(content: readonly (RootContent | ElementContent)[]): string {
  const words = content.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
  return firstCharacters(words, OPENING_CHARACTERS);
}

const inline = new Set(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'strike', 'sub', 'sup']);

function wordsOf(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  // What stands under a picture does not begin the article.
  if (node.type !== 'element' || node.tagName === 'figcaption') return '';
  const words = node.children.map(wordsOf).join('');
  return inline.has(node.tagName) ? words : ` ${words} `;
}

function firstImage(root: HTMLElement): ArticleImage | null {
  const image = root.querySelector('img');
  if (image === null) return null;
  return { url: image.getAttribute('src') ?? '', alt: text().parse(image.getAttribute('alt')) };
}
