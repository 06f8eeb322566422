import { decodeHTMLAttribute } from 'entities';
import * as z from 'zod';
import type { WireContext } from '~/cache/define-source';

/*
 * Small schemas for what such an API is seen to send: keys whose case drifts, numbers as strings and strings as numbers,
 * entities and stray spaces in text, links without a scheme, dates as UTC midnights. Each of them accepts anything; only
 * `identifier` and the wrappers refuse.
 */

/** The longest plain text that is kept, in UTF-16 units: some 800 words. Bodies of HTML are bounded by `fields/html-document.ts`. */
export const MAX_TEXT_LENGTH = 5000;

type Shape = Readonly<Record<string, z.ZodType>>;
type Read<Fields extends Shape> = { [Name in keyof Fields]: z.output<Fields[Name]> };

/**
 * An object whose keys may come in any case. Each field is looked up by its wire names, in their order: first exactly, then
 * without regard to case; the first value that is not null is read. Fields that are not named are left out.
 * @param shape domain name to schema: `{ contestId: identifier() }` reads `ContestID`
 * @param wireNames what upstream calls a field that has another name here: `{ id: ['ContestID', 'gameId'] }` reads no `id`
 */
export function wireObject<Fields extends Shape>(
  shape: Fields,
  wireNames: Partial<Record<keyof Fields, readonly string[]>> = {},
): z.ZodType<Read<Fields>> {
  const names = Object.keys(shape).map((name) => [name, wireNames[name] ?? [name]] as const);
  return z.preprocess((value) => {
    if (!isRecord(value)) return value;
    const read = fieldReader(value);
    return Object.fromEntries(names.map(([name, ofUpstream]) => [name, read(ofUpstream)]));
  }, z.object(shape)) as unknown as z.ZodType<Read<Fields>>;
}

function fieldReader(record: Readonly<Record<string, unknown>>): (wireNames: readonly string[]) => unknown {
  const byLowerCase = new Map<string, unknown>();
  for (const [key, value] of Object.entries(record)) {
    const lower = key.toLowerCase();
    byLowerCase.set(lower, byLowerCase.get(lower) ?? value);
  }
  return (wireNames) => {
    for (const name of wireNames) {
      const value = record[name] ?? byLowerCase.get(name.toLowerCase());
      if (value !== null && value !== undefined) return value;
    }
    return undefined;
  };
}

/** Text with entities decoded and spaces collapsed, cut at `MAX_TEXT_LENGTH`; nothing (or something that is no text) is `''`. */
export function text(): z.ZodType<string> {
  return z.unknown().transform(readText);
}

/** Like `text`, but nothing is `null`. */
export function optionalText(): z.ZodType<string | null> {
  return z.unknown().transform((value) => readText(value) || null);
}

/** A whole number: `512`, `"512.0"` and `" 1,204 "` are; anything else is `null`. */
export function wholeNumber(): z.ZodType<number | null> {
  return z.unknown().transform((value) => {
    const number = readNumber(value);
    return number !== null && Number.isSafeInteger(number) ? number : null;
  });
}

/** A number with or without decimals (`".750"` is one); anything else is `null`. */
export function decimal(): z.ZodType<number | null> {
  return z.unknown().transform(readNumber);
}

/** `Y`, `yes`, `true` and `1`, in any case and as any type, are true; all else is false. */
export function flag(): z.ZodType<boolean> {
  return z.unknown().transform((value) => /^(?:y|yes|t|true|1|1\.0)$/i.test(readText(value)));
}

/**
 * An absolute http or https address; a missing scheme becomes https. A relative one is resolved against the address that the
 * answer came from (RFC 3986, section 5.1.3), and is `null` without it, as is anything else and an address that is too long.
 */
export function httpUrl({ answerUrl }: Pick<WireContext, 'answerUrl'> = {}): z.ZodType<string | null> {
  return z.unknown().transform((value) => {
    const link = readText(value);
    if (link.length >= MAX_TEXT_LENGTH) return null;
    const isResolved = answerUrl !== undefined && isRelative(link) && URL.canParse(link, answerUrl);
    return readHttpUrl(isResolved ? new URL(link, answerUrl).href : link);
  });
}

/** A key of upstream's: digits keep their leading zeros. Refuses nothing and over-long text, so that the row is dropped. */
export function identifier(): z.ZodType<string> {
  return z
    .unknown()
    .transform(readText)
    .pipe(z.string().min(1, { error: 'is missing' }).max(MOST_IDENTIFIER_CHARACTERS, { error: 'is too long' }))
    .transform(withoutFraction);
}

/** Like `identifier`, but nothing and over-long text are `null`. */
export function optionalIdentifier(): z.ZodType<string | null> {
  return z.unknown().transform((value) => {
    const id = readText(value);
    return id === '' || id.length > MOST_IDENTIFIER_CHARACTERS ? null : withoutFraction(id);
  });
}

const MOST_IDENTIFIER_CHARACTERS = 100;

/** Some calls send keys that are numbers as `251301386.0`. */
function withoutFraction(id: string): string {
  return id.replace(/^(\d+)\.0+$/, '$1');
}

/**
 * A calendar day as `YYYY-MM-DD`. Upstream's UTC midnights mean that calendar day, so no time zone is applied; also
 * reads `MM/dd/yyyy` and `M/d/yyyy`. What is no real day is `null`, and so are the first and the last year of such systems, which
 * stand for "none".
 */
export function dateOnly(): z.ZodType<string | null> {
  return z.unknown().transform((value) => readDateOnly(readText(value)));
}

/**
 * The rows of an answer: a bare array, `{data: [...]}` or `{data: {data: [...]}}`. A row that does not fit is left out
 * and reported; an answer that holds no array is refused as a whole.
 */
export function dataRows<Row>(context: WireContext, rowSchema: z.ZodType<Row>): z.ZodType<Row[]> {
  return z.unknown().transform((body, refusal) => {
    const rows = unwrapData(body);
    if (Array.isArray(rows)) return fittingRows(context, rowSchema, rows);
    refusal.addIssue({ code: 'custom', message: `expected rows, got ${describeBody(body)}` });
    return z.NEVER;
  });
}

/** The rows of an answer that has its lists in fields of one object; `null` when the field holds no array. */
export function fieldRows<Row>(context: WireContext, rowSchema: z.ZodType<Row>): z.ZodType<Row[] | null> {
  return z.unknown().transform((value) => (Array.isArray(value) ? fittingRows(context, rowSchema, value) : null));
}

/** Like `fieldRows`, for a list without which the answer is none: a field that holds no array is refused. */
export function requiredFieldRows<Row>(context: WireContext, rowSchema: z.ZodType<Row>): z.ZodType<Row[]> {
  return fieldRows(context, rowSchema).transform((rows, refusal) => {
    if (rows !== null) return rows;
    refusal.addIssue({ code: 'custom', message: 'are missing' });
    return z.NEVER;
  });
}

/** A list inside a row: what is no array is an empty list, and an item that does not fit costs no row. */
export function nestedRows<Row>(context: WireContext, rowSchema: z.ZodType<Row>): z.ZodType<Row[]> {
  return z.unknown().transform((value) => {
    if (!Array.isArray(value)) return [];
    context.receive?.(value.length, 'items');
    return fitting(rowSchema, value, (reason) => {
      dropItem(context, reason);
    });
  });
}

/** Reports an unreadable part of a row that is kept. */
export function dropItem(context: WireContext, reason: string): void {
  (context.dropItem ?? context.dropRow)(reason);
}

/** One object, bare or wrapped in `data`; anything else is refused. */
export function dataObject<Value>(schema: z.ZodType<Value>): z.ZodType<Value> {
  return z.preprocess(unwrapData, schema);
}

/**
 * The first row of an answer (or its one object): `null` when there are no rows. A first row that does not fit is no
 * answer, and neither is `null` in place of the rows.
 */
export function firstRow<Row>(rowSchema: z.ZodType<Row>): z.ZodType<Row | null> {
  return z.unknown().transform((body, refusal) => {
    const data = unwrapData(body);
    const rows: readonly unknown[] = Array.isArray(data) ? data : [data];
    if (rows.length === 0) return null;
    const result = rowSchema.safeParse(rows[0]);
    if (result.success) return result.data;
    refusal.addIssue({ code: 'custom', message: `the first row: ${formatIssueMessage(result.error)}` });
    return z.NEVER;
  });
}

/** Rows of the answer's own: those that fit, in their order. */
export function fittingRows<Row>(context: WireContext, rowSchema: z.ZodType<Row>, rows: readonly unknown[]): Row[] {
  context.receive?.(rows.length, 'rows');
  return fitting(rowSchema, rows, context.dropRow);
}

function fitting<Row>(rowSchema: z.ZodType<Row>, rows: readonly unknown[], onMisfit: (reason: string) => void): Row[] {
  return rows.flatMap((row, index) => {
    const result = rowSchema.safeParse(row);
    if (result.success) return [result.data];
    onMisfit(`row ${index}: ${formatIssueMessage(result.error)}`);
    return [];
  });
}

function formatIssueMessage({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') ?? ''} ${issue?.message ?? 'does not fit'}`;
}

/** What an answer holds, without the `data` or two around it. */
export function unwrapData(body: unknown): unknown {
  const outer = readData(body);
  return Array.isArray(outer) ? outer : readData(outer);
}

function readData(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const key = Object.keys(value).find((name) => name.toLowerCase() === 'data');
  return key === undefined ? value : value[key];
}

/** What came in place of rows, in words. */
export function describeBody(body: unknown): string {
  if (isRecord(body) && typeof body.error === 'string') return `the error "${body.error.slice(0, 80)}"`;
  return body === null ? 'null' : typeof body;
}

/** Whether a value of JSON is an object, and neither an array nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The attribute rules of HTML leave `&copy=2` in a link and `Rock &notes` in a title alone; `&amp;` and `&#151;` are decoded.
 * Half a surrogate pair becomes U+FFFD: it cannot be encoded, so the browser's copy would differ from the server's.
 * One broken field must neither fill a page nor occupy what compares and matches texts, so that over-long text is cut.
 */
function readText(value: unknown): string {
  // JSON can say a number that is too large for one: 1e999 is read as Infinity.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  const decoded = decodeHTMLAttribute(value)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return cut(decoded).toWellFormed();
}

function cut(words: string): string {
  return words.length > MAX_TEXT_LENGTH ? `${words.slice(0, MAX_TEXT_LENGTH - 1)}…` : words;
}

function readNumber(value: unknown): number | null {
  const digits = readText(value).replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : NaN;
  return Number.isFinite(number) ? number : null;
}

function readHttpUrl(link: string): string | null {
  const parsed = parseUrl(withScheme(link));
  const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  return parsed && isWeb && parsed.username === '' && parsed.password === '' ? parsed.href : null;
}

/** `/files/7`, `../files/7`, `?file=7` and `files/7`; words such as `N/A` are no address. */
function isRelative(link: string): boolean {
  return /^(?:\/(?!\/)|\.\.?\/|\?)\S+$|^[a-z][\w-]*\/(?=\S*\d)\S+$/i.test(link);
}

function withScheme(link: string): string {
  if (link.startsWith('//')) return `https:${link}`;
  const isBareHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u.test(link);
  return isBareHost ? `https://${link}` : link;
}

function parseUrl(link: string): URL | null {
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? new URL(link) : null;
}

function readDateOnly(value: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(value);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:$| )/.exec(value);
  return american ? realDay(american[3], american[1]?.padStart(2, '0'), american[2]?.padStart(2, '0')) : null;
}

const yearsOfNoDay: ReadonlySet<string> = new Set(['0000', '0001', '9999']);

function realDay(year = '', month = '', day = ''): string | null {
  if (yearsOfNoDay.has(year)) return null;
  const isoDay = `${year}-${month}-${day}`;
  const midnight = new Date(`${isoDay}T00:00:00Z`);
  return !Number.isNaN(midnight.valueOf()) && midnight.toISOString().startsWith(isoDay) ? isoDay : null;
}
