import { decodeXML } from 'entities';

/* Which texts of a source's value a page shows. */

/** The distinct texts of a value by field: `[].name` of a list of schools. */
export type TextsByField = ReadonlyMap<string, ReadonlySet<string>>;

/** Texts with fewer letters may be on a page by chance. */
export const leastLetters = /[a-z].*[a-z].*[a-z]/i;

/** Keys that are data, as a season or an id, name no field. */
export const isDataKey = (key: string) => /^\d|-/.test(key);

export function listTexts(value: unknown): TextsByField {
  const texts = new Map<string, Set<string>>();
  collectTexts(value, '', texts);
  return texts;
}

function collectTexts(value: unknown, field: string, texts: Map<string, Set<string>>): void {
  if (typeof value === 'string') {
    if (leastLetters.test(value)) texts.set(field, (texts.get(field) ?? new Set()).add(normalize(value)));
  } else if (Array.isArray(value)) {
    for (const item of value) collectTexts(item, `${field}[]`, texts);
  } else if (value !== null && typeof value === 'object') {
    const entries = value instanceof Map ? [...(value as ReadonlyMap<string, unknown>)] : Object.entries(value);
    for (const [key, item] of entries) collectTexts(item, `${field}.${isDataKey(key) ? '*' : key}`, texts);
  }
}

/** Whether upstream answered with nothing: no value, no row, no text, or a text with a table without rows. */
export function isEmptyValue(value: unknown): boolean {
  return isBlank(value) || hasTableWithoutRows(value);
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isBlank) && !(value instanceof Map && value.size > 0);
}

/** Rich text keeps the heads and paragraphs around a table whose rows are missing. A row of heads alone is no row. */
function hasTableWithoutRows(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if ('tag' in value && value.tag === 'table' && 'body' in value) return !hasCell(value.body);
  return Object.values(value).some(hasTableWithoutRows);
}

/** Whether rows have a cell that heads neither a row nor a column. */
function hasCell(rows: unknown): boolean {
  return (
    Array.isArray(rows) &&
    rows.flat().some((cell: unknown) => typeof cell === 'object' && cell !== null && !('scope' in cell))
  );
}

const readAttributes = /\s(?:href|src|alt|title|content|value|aria-label)="([^"]*)"/g;

/** What a document's body shows, and the addresses it names. Scripts are omitted, which contain all data. */
export function readShownText(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b.*?<\/\1>/gs, ' ');
  const attributes = Array.from(body.matchAll(readAttributes), ([, text = '']) => text);
  const text = body.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' ');
  return normalize(decodeXML(`${text} ${attributes.join(' ')}`));
}

/** What the main part of a document shows. */
export function readMainText(html: string): string {
  return readShownText(`<body>${/<main\b.*<\/main>/s.exec(html)?.[0] ?? html}`);
}

export function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The levels of a document's headings in their order. */
export function listHeadingLevels(html: string): number[] {
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ');
  return Array.from(body.matchAll(/<h([1-6])\b/g), ([, level]) => Number(level));
}

/** Why headings are no outline: not exactly one `h1`, or a level is skipped. `null` for an outline. */
export function findOutlineFault(levels: readonly number[]): string | null {
  if (levels.filter((level) => level === 1).length !== 1) return `not one h1: ${levels.join(' ')}`;
  const skipped = levels.findIndex((level, index) => level > (levels[index - 1] ?? 1) + 1);
  return skipped < 0 ? null : `h${levels[skipped]} after h${levels[skipped - 1] ?? 1}`;
}

export interface NamedTexts {
  readonly name: string;
  readonly texts: TextsByField;
}

/** Sources of a page that show none of the texts that only they have. A source without such texts is not named. */
export function findHiddenSources(shown: string, sources: readonly NamedTexts[]): string[] {
  const texts = sources.map((source) => new Set([...source.texts.values()].flatMap((values) => [...values])));
  const counts = new Map<string, number>();
  for (const text of texts.flatMap((values) => [...values])) counts.set(text, (counts.get(text) ?? 0) + 1);
  return sources.flatMap(({ name }, index) => {
    const own = [...(texts[index] ?? [])].filter((text) => counts.get(text) === 1);
    return own.length > 0 && !own.some((text) => shown.includes(text)) ? [name] : [];
  });
}

/** The words of links to new tabs that lead to more than one address. */
export function findAmbiguousLinks(html: string): readonly string[] {
  const addresses = new Map<string, Set<string>>();
  for (const [, attributes = '', content = ''] of html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)) {
    const [, href = ''] = /\shref="([^"]*)"/.exec(attributes) ?? [];
    const words = content.replace(/<[^>]*>/g, '').trim();
    if (/\starget="_blank"/.test(attributes)) addresses.set(words, (addresses.get(words) ?? new Set()).add(href));
  }
  return [...addresses].filter(([, hrefs]) => hrefs.size > 1).map(([words]) => words);
}
