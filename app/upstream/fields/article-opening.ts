import type { Element, ElementContent, RootContent } from 'hast';
import type * as z from 'zod';
import { cutCharacters } from '~/models/content/excerpt';
import { toPlainText } from '~/models/content/rich-text';
import type { WebVideo } from '~/models/content/web-video';
import { definePlainSchema } from '../plain-schema';
import { text } from '../wire';
import { findArticleTop } from './article-top';
import { settleCaptions, settlePictures, settleVideos } from './document-work';
import { settleEmbeds } from './embed';
import { parseVideo } from './figure';
import { sanitizeElement } from './html';
import { parseDocument } from './html-document';
import type { LinkContext } from './link';

export interface ArticleOpening {
  /** The body's first paragraph, plain, at most `OPENING_CHARACTERS`; without paragraphs, its first words. */
  readonly text: string;
  readonly image: ArticleImage | null;
  readonly video: WebVideo | null;
}

interface ArticleImage {
  /** Absolute http or https address. */
  readonly url: string;
  readonly alt: string;
}

/** Enough to cut the longest teaser of the site (300 characters) at a word. */
const OPENING_CHARACTERS = 400;
/** The first words and picture are near the top, so parsing all of a long body is not worth it. */
const PARSED_CHARACTERS = 40_000;

/** A private character. Found in the first paragraph, it shows that what follows belongs to the paragraph. */
const endOfTop = '\uE000';

const nothing: ArticleOpening = { text: '', image: null, video: null };

/** The opening of an article's HTML body; empty for a missing or unreadable body. */
export function articleOpening(context: LinkContext = {}): z.ZodType<ArticleOpening> {
  return definePlainSchema((body) => {
    return typeof body === 'string' ? extractOpening(cutCharacters(body, PARSED_CHARACTERS), context) : nothing;
  });
}

function extractOpening(html: string, context: LinkContext): ArticleOpening {
  try {
    const top = findArticleTop(html);
    const opening = top === null ? null : readOpening(top + endOfTop, context);
    const isWhole = opening !== null && opening.paragraph !== '' && !opening.paragraph.includes(endOfTop);
    return toOpening(isWhole ? opening : readOpening(html, context));
  } catch (error) {
    if (error instanceof RangeError) return nothing;
    throw error;
  }
}

function readOpening(html: string, context: LinkContext) {
  const root = parseDocument(html);
  settleEmbeds(root, context);
  settlePictures(root, context);
  settleVideos(root);
  settleCaptions(root);
  const content = sanitizeElement(root).children;
  return { root, content, paragraph: findFirstParagraph(content) };
}

function toOpening({ root, content, paragraph }: ReturnType<typeof readOpening>): ArticleOpening {
  return {
    image: findFirstImage(root),
    video: findFirstVideo(content),
    text: cutCharacters(paragraph || toPlainText(content.map(extractNodeText)), OPENING_CHARACTERS),
  };
}

type Content = readonly (RootContent | ElementContent)[];

const inline = new Set(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'strike', 'sub', 'sup', 'br', 'img']);
/** Captions, headings, lists and tables do not begin an article. */
const apart = new Set(['figure', 'figcaption', 'caption', 'table', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The first paragraph, or text without an element, that can begin an article; `''` without any. */
function findFirstParagraph(content: Content): string {
  let line = '';
  for (const node of content) {
    if (node.type === 'text' || (node.type === 'element' && inline.has(node.tagName))) {
      line += extractNodeText(node);
      continue;
    }
    const words = toPlainText([line]) || (node.type === 'element' ? readParagraph(node) : '');
    if (words !== '') return words;
    line = '';
  }
  return toPlainText([line]);
}

function readParagraph({ tagName, children }: Element): string {
  // A centered picture with words under it is how the oldest articles write a caption.
  const isCaption = tagName === 'center' && hasPicture(children);
  return apart.has(tagName) || isCaption ? '' : findFirstParagraph(children);
}

function hasPicture(content: Content): boolean {
  return content.some((node) => node.type === 'element' && (node.tagName === 'img' || hasPicture(node.children)));
}

function extractNodeText(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || node.tagName === 'figure' || node.tagName === 'figcaption') return '';
  if (node.tagName === 'br') return ' ';
  const words = node.children.map(extractNodeText).join('');
  return inline.has(node.tagName) ? words : ` ${words} `;
}

function findFirstImage(root: HTMLElement): ArticleImage | null {
  const image = root.querySelector('img');
  if (image === null) return null;
  return { url: image.getAttribute('src') ?? '', alt: text().parse(image.getAttribute('alt')) };
}

function findFirstVideo(content: Content): WebVideo | null {
  for (const node of content) {
    const video = node.type === 'element' ? (parseVideo(node)?.video ?? findFirstVideo(node.children)) : null;
    if (video !== null) return video;
  }
  return null;
}
