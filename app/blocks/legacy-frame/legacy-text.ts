import { pack, type Packed } from '~/browser/packed';
import { putCurrentSectionsFirst } from '~/models/content/current-sections';
import { markResults } from '~/models/content/mark-results';
import { outlineText } from '~/models/content/outline';
import { toPlainText, type RichText, type RichTextHeading, type RichTextNode } from '~/models/content/rich-text';
import { divideDraws } from '~/models/content/tournament-draw';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import type { SourceValue } from '~/page/page-sources';

/** A page of the old server without a frame: its text, or the fact that it is not posted yet. */
export type LegacyText =
  | {
      readonly kind: 'posted';
      readonly body: Packed<RichText>;
      /** Parts of draws, which phones fold under their titles, and what is between them. */
      readonly folds: readonly Fold[];
      readonly hasResults: boolean;
      readonly stamp: UpdateStamp;
    }
  | { readonly kind: 'not-posted' };

interface LegacyTextOptions {
  /** The sections of today come first. */
  readonly startsWithToday?: boolean | undefined;
  /** Records of past seasons, whose scores are not hidden. */
  readonly isOfPast?: boolean;
}

/** The page's title is the `h1`. */
const FIRST_LEVEL = 2;

/**
 * @param read text of the page, empty while nothing is posted; `null` when it could not be read or is not wanted
 * @param pageName heading above the text, which then does not begin by repeating it
 * @returns `null` for a page of nothing but headings, which needs its frame
 */
export function toLegacyText(
  read: SourceValue<RichText> | null,
  clock: ContentClock,
  pageName = '',
  { startsWithToday = false, isOfPast = false }: LegacyTextOptions = {},
): LegacyText | null {
  if (read === null) return null;
  if (read.value.length === 0) return { kind: 'not-posted' };
  if (!read.value.some(isContent)) return null;
  const body = dropHeading(pageName, read.value);
  const today = getCalendarDay(clock.getNowMs(), clock.timeZone);
  const ordered = startsWithToday ? putCurrentSectionsFirst(body, findCurrentSeason(clock), today) : divideDraws(body);
  const marked = isOfPast ? { text: ordered, count: 0 } : markResults(ordered);
  const text = linkOwnParts(outlineText(marked.text, FIRST_LEVEL).text);
  return {
    kind: 'posted',
    body: pack(text),
    folds: foldDraws(text),
    hasResults: marked.count > 0,
    stamp: updateStamp(read, clock),
  };
}

/** The heading of a part of a draw, which has its table after it; see `divideDraws`. `null` for any other node. */
function findPartHeading(text: RichText, index: number): RichTextHeading | null {
  const [node, next] = [text[index], text[index + 1]];
  if (typeof node !== 'object' || node.tag !== 'heading' || typeof next !== 'object' || next.tag !== 'table')
    return null;
  return /^section-(?:semifinals-and-final|\w+-quarter)(?:-\d+)?$/.test(node.id ?? '') ? node : null;
}

/** Nodes of a text, up to but not including `end`; without a title they are not folded. */
interface Fold extends Readonly<Record<'start' | 'end', number>> {
  readonly title: string | null;
}

function foldDraws(text: RichText): readonly Fold[] {
  const folds: Fold[] = [];
  let start = 0;
  for (const index of text.keys()) {
    const heading = findPartHeading(text, index);
    if (heading === null) continue;
    if (index > start) folds.push({ title: null, start, end: index });
    start = index + 2;
    folds.push({ title: toPlainText(heading.children), start: index, end: start });
  }
  return [...folds, { title: null, start, end: text.length }];
}

/** Each draw has links to its parts; a page of several draws numbers the parts. */
function linkOwnParts(text: RichText): RichText {
  return text.map((node, index) => {
    if (typeof node === 'string' || node.tag !== 'ul') return node;
    const parts = node.children.flatMap((_, part) => findPartHeading(text, index + 1 + 2 * part) ?? []);
    if (parts.length !== node.children.length) return node;
    const children = parts.map(({ id, children: words }) => ({
      tag: 'li' as const,
      children: [{ tag: 'a' as const, href: `#${id}`, children: words }],
    }));
    return { ...node, children };
  });
}

function dropHeading(pageName: string, text: RichText): RichText {
  const [first, ...rest] = text;
  if (first === undefined || typeof first === 'string' || first.tag !== 'heading') return text;
  const known = new Set(splitHeadingWords(pageName));
  return splitHeadingWords(toPlainText(first.children)).every((word) => known.has(word)) ? rest : text;
}

function splitHeadingWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isContent(node: RichTextNode): boolean {
  return typeof node === 'string' ? node.trim() !== '' : node.tag !== 'heading' && node.tag !== 'br';
}
