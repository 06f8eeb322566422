import type { Element, ElementContent, RootContent } from 'hast';
import * as z from 'zod';
import {
  isBlock,
  toPlainText,
  type RichText,
  type RichTextBlock,
  type RichTextContainer,
  type RichTextMark,
} from '~/models/content/rich-text';
import { refuse } from '../wire';
import { settleAnchors } from './anchors';
import { settleCaptions, settleLinks, settlePictures, settleVideos } from './document-work';
import { settleEmbeds } from './embed';
import { addCaption, parsePicture, parseVideo } from './figure';
import { isBlockName, sanitizeElement } from './html';
import { isCut, parseDocument } from './html-document';
import { isDocumentLink, type LinkContext } from './link';
import { numberItems } from './list-numbers';
import {
  toFlow,
  buildHeading,
  inlineLines,
  buildItem,
  joinNodes,
  linkAround,
  list,
  toListed,
  markAround,
  toParagraphs,
} from './nesting';
import { cleanText, saysNothing } from './plain-text';
import { parseTable } from './table';

/** Deeper structure than any message needs is reduced to its text. */
const MAX_DEPTH = 32;

const marks: ReadonlyMap<string, RichTextMark['tag']> = new Map([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['u', 'u'],
  ['ins', 'u'],
  ['s', 's'],
  ['del', 's'],
  ['strike', 's'],
  ['sub', 'sub'],
  ['sup', 'sup'],
]);

const cutNote: RichTextContainer = {
  tag: 'p',
  children: [{ tag: 'em', children: ['This text is too long to be shown whole.'] }],
};

/** HTML as a sanitized tree, empty for a value of another type. Refuses deep nesting, so that the row is dropped. */
export function richText(context: LinkContext): z.ZodType<RichText> {
  return z.unknown().transform((value, refusal) => {
    const tree = toRichText(typeof value === 'string' ? value : '', context);
    return tree ?? refuse(refusal, 'is nested too deeply');
  });
}

/** A page as a sanitized tree. Refuses one without any of the blocks that every such page has. */
export function htmlPage(
  context: LinkContext,
  tags: readonly RichTextBlock['tag'][],
  problem: string,
  allowedLink?: RegExp,
): z.ZodType<RichText> {
  return z.string().transform((html, refusal) => {
    const text = toRichText(html, context, allowedLink);
    const isPage = text?.some((node) => isBlock(node) && tags.includes(node.tag)) === true;
    return isPage ? text : refuse(refusal, problem);
  });
}

/** Empties a page that the old server sends, with status 200, in place of a missing one. */
export function emptyIfNotPosted(text: RichText): RichText {
  return /\bpage\b[^.]* has not been posted yet/i.test(toPlainText(text)) ? [] : text;
}

/** Sanitizes HTML into a tree that browsers parse unchanged; `null` for markup that is nested too deeply. */
export function toRichText(html: string, context: LinkContext = {}, allowedLink = /^/): RichText | null {
  try {
    const root = parseDocument(html);
    settleLinks(root, context, allowedLink);
    settleEmbeds(root, context);
    settlePictures(root, context);
    settleVideos(root);
    settleCaptions(root);
    settleAnchors(root, context.pageUrl);
    const text = toFlow(parseContent(sanitizeElement(root).children, 0));
    if (isCut(html)) return [...text, cutNote];
    const words = html.length < 100 ? toPlainText(text) : '';
    return words !== '' && saysNothing(cleanText(words)) ? [] : text;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type Nodes = readonly (RootContent | ElementContent)[];

function parseContent(nodes: Nodes, depth: number): RichText {
  return toListed(parseChildren(nodes, depth));
}

function parseChildren(nodes: Nodes, depth: number): RichText {
  return joinNodes(nodes.flatMap((node) => parseNode(node, depth)));
}

function parseNode(node: RootContent | ElementContent, depth: number): RichText {
  if (node.type === 'text') return [normalizeText(node.value)];
  return node.type === 'element' ? convertElement(node, depth) : [];
}

function convertElement(element: Element, depth: number): RichText {
  const { tagName: name, children } = element;
  if (name === 'br') return [{ tag: 'br' }];
  if (name === 'img') return parsePicture(element);
  if (depth >= MAX_DEPTH) return separateContent(name, parseChildren(children, depth + 1));
  if (name === 'ul' || name === 'ol') {
    numberItems(element);
    return list(element, parseChildren(children, depth + 1));
  }
  const parseWithin = (nodes: Nodes) => parseContent(nodes, depth + 1);
  if (name === 'table') return parseTable(element, parseWithin);
  if (name === 'figure') return parseFigure(element, parseWithin);
  return parseStructure(element, parseWithin(children));
}

function parseStructure(element: Element, content: RichText): RichText {
  const name = element.tagName;
  const mark = marks.get(name);
  if (mark !== undefined) return markAround(mark, content);
  if (name === 'a') return parseLink(element, content);
  if (name === 'li') return buildItem(element, content);
  if (name === 'blockquote') return quote(toFlow(content));
  if (/^h[1-6]$/.test(name)) return buildHeading(Number(name.slice(1)), content);
  // Cells without a table become the words of one line.
  if (name === 'td' || name === 'th') return [...content, ' '];
  return isBlockName(name) ? toParagraphs(content) : content;
}

function parseLink({ properties: { href, dataAnchor } }: Element, content: RichText): RichText {
  if (typeof dataAnchor === 'string' && content.length > 0)
    return [{ tag: 'anchor', id: dataAnchor, children: content }];
  if (typeof href !== 'string') return content;
  return linkAround(isDocumentLink(href) ? { href, isDocument: true } : { href }, content);
}

function quote(children: RichText): RichText {
  return children.length === 0 ? [] : [{ tag: 'blockquote', children }];
}

function parseFigure(element: Element, within: (nodes: Nodes) => RichText): RichText {
  const video = parseVideo(element);
  if (video !== null) return [video];
  const isCaption = (child: ElementContent) => child.type === 'element' && child.tagName === 'figcaption';
  const caption = inlineLines(within(element.children.filter(isCaption)));
  return addCaption(toParagraphs(within(element.children.filter((child) => !isCaption(child)))), caption);
}

/** Separates the words of dropped blocks. */
function separateContent(name: string, content: RichText): RichText {
  return isBlockName(name) ? [' ', ...content, ' '] : content;
}

function normalizeText(value: string): string {
  return value.replace(/[\s\u00a0]+/g, ' ').replace(/\p{Cc}/gu, '');
}
