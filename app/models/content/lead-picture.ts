import { slugify } from '../text/slug';
import { toPlainText, type RichText, type RichTextNode } from './rich-text';

/**
 * Puts a picture at the beginning of a text below its first paragraph, so that the first screen of a phone has the text.
 * Drops a caption that repeats the title.
 */
export function placeLeadPicture(text: RichText, title: string): RichText {
  const [first, second, ...rest] = text.filter((node) => !isBlank(node));
  if (typeof first !== 'object' || first.tag !== 'figure') return text;
  const picture = slugify(toPlainText(first.caption)) === slugify(title) ? { ...first, caption: [] } : first;
  if (second === undefined) return [picture];
  const hasParagraph = typeof second === 'object' && second.tag === 'p';
  return hasParagraph ? [second, picture, ...rest] : [picture, second, ...rest];
}

function isBlank(node: RichTextNode): boolean {
  return typeof node === 'string' ? node.trim() === '' : node.tag === 'br';
}
