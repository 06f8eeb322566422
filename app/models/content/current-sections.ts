import { putCurrentFirst } from '../dates/current-first';
import { findDays } from '../dates/days-in-words';
import { toPlainText, type RichText, type RichTextHeading, type RichTextNode } from './rich-text';

/**
 * Moves the sections of a schedule that have games today to its beginning, before those to come and those of past days.
 * @param season of the days that are written without their year
 * @param today `YYYY-MM-DD`
 */
export function putCurrentSectionsFirst(text: RichText, season: string, today: string): RichText {
  const level = findSectionLevel(text);
  if (level === null) return text;
  const [intro = [], ...sections] = divideAt(text, level);
  return [
    intro,
    ...putCurrentFirst(sections, (section) => section.flatMap((node) => listDays(node, season)), today),
  ].flat();
}

/** The highest level with several headings; the title of a page is alone on its level. */
function findSectionLevel(text: RichText): number | null {
  const levels = text.filter(isHeading).map(({ level }) => level);
  const several = levels.filter((level, index) => levels.indexOf(level) < index);
  return several.length === 0 ? null : Math.min(...several);
}

/** What precedes the first heading of `level`, then a part for each such heading. */
function divideAt(text: RichText, level: number): readonly RichText[] {
  const parts: RichTextNode[][] = [[]];
  for (const node of text) {
    if (isHeading(node) && node.level <= level) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

function isHeading(node: RichTextNode): node is RichTextHeading {
  return typeof node !== 'string' && node.tag === 'heading';
}

/** Days at the beginning of paragraphs, headings, list items and cells. */
function listDays(node: RichTextNode, season: string): readonly string[] {
  if (typeof node === 'string') return findDays(node, season);
  if (node.tag === 'table') {
    return node.body.flat().flatMap(({ children }) => findDays(toPlainText(children), season));
  }
  if (node.tag === 'ul' || node.tag === 'ol' || node.tag === 'blockquote') {
    return node.children.flatMap((child) => listDays(child, season));
  }
  return 'children' in node ? findDays(toPlainText(node.children), season) : [];
}
