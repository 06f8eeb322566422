import * as z from 'zod';
import {
  defineSource,
  type AnySource,
  type SourceDefinition,
  type SourceParams,
  type WireContext,
} from '~/cache/source/define-source';
import type { PolicyName } from '~/cache/source/policies';
import { computeOncePerText } from '~/compute-once';
import { buildMadeId } from '~/models/text/made-id';
import { parseUrl } from '~/models/text/parse-url';
import { createKeyFinder, readFirst } from './field-keys';
import { cleanText, saysNothing } from './fields/plain-text';
import { withScheme } from './fields/web-address';
import { createRowReader, definePlainSchema, getRead, readWith, type Refusal } from './plain-schema';

/* Tolerant schemas of wire values: they accept any value, except `identifier` and the wrappers. */

/** Limit of plain text in UTF-16 units (some 800 words); `fields/html-document.ts` limits HTML. */
export const MAX_TEXT_LENGTH = 5000;

/** A field's schema, in an array with its wire names when they differ from the field's name; or a shape, for fields of the same row as one object. */
type Field = z.ZodType | readonly [schema: z.ZodType, ...wireNames: string[]] | Shape;
interface Shape {
  readonly [name: string]: Field;
}
type ValueOf<One extends Field> =
  One extends z.ZodType<infer Value>
    ? Value
    : One extends readonly [z.ZodType<infer Value>, ...string[]]
      ? Value
      : One extends Shape
        ? Read<One>
        : never;
/** The value that `wireObject` reads for a shape. */
export type Read<Fields extends Shape> = Readonly<z.output<z.ZodObject<SchemasOf<Fields>>>>;
type SchemasOf<Fields extends Shape> = { readonly [Name in keyof Fields]: z.ZodType<ValueOf<Fields[Name]>> };

/** Reads the fields of `shape` from keys in any case: the first non-null value among a field's wire names, exact case first. */
export function wireObject<const Fields extends Shape>(shape: Fields): z.ZodType<Read<Fields>> {
  const fields = Object.entries(shape).map(([name, field]) => {
    if (field instanceof z.ZodType) return { name, schema: field, wireNames: [name] };
    if (!isFieldWithNames(field)) return { name, schema: wireObject(field), wireNames: null };
    const [schema, ...wireNames] = field;
    return { name, schema, wireNames };
  });
  const isKey = fields.map(({ schema }) => schema === rowKey());
  const hasKey = isKey.includes(true);
  const findKeys = createKeyFinder(fields);
  const readFields = createRowReader(fields);
  return definePlainSchema((value, refusal) => {
    if (!isRecord(value)) return refuse(refusal, `expected an object, got ${describeBody(value)}`);
    const found = findKeys(value).map((keys) => (keys === null ? value : readFirst(value, keys)));
    const values = hasKey ? found.map((one, index) => (isKey[index] === true ? findRowKey(one, found) : one)) : found;
    // The fields of the shape, each read by its schema.
    return readFields(values, refusal) as Read<Fields>;
  });
}

function findRowKey(value: unknown, values: readonly unknown[]): string {
  return readIdentifier(value) ?? buildRowId(values.map(readText));
}

function isFieldWithNames(field: Field): field is readonly [schema: z.ZodType, ...wireNames: string[]] {
  return Array.isArray(field);
}

/** An object in a field of a row: without it, all its fields are as if they were missing. */
export function nestedObject<const Fields extends Shape>(shape: Fields): z.ZodType<Read<Fields>> {
  const read = getRead(wireObject(shape));
  return definePlainSchema((value, refusal) => read(isRecord(value) ? value : {}, refusal) as Read<Fields>);
}

/** Refuses a row without any of these keys (in lower case), whose values may be empty. */
export function withAnyKey<Row>(row: z.ZodType<Row>, keys: readonly string[], error: string): z.ZodType<Row> {
  const hasKey = (value: unknown) =>
    isRecord(value) && Object.keys(value).some((name) => keys.includes(name.toLowerCase()));
  return z.unknown().refine(hasKey, { error }).pipe(row);
}

/** Facts about somebody; `null` without a name. */
export function withName<Facts extends { readonly name: string | null }>(facts: Facts) {
  const { name } = facts;
  return name === null ? null : { ...facts, name };
}

/** Output type of the schema that a function builds. */
export type RowOf<Build extends (...given: never[]) => z.ZodType> = z.output<ReturnType<Build>>;

/** A schema that accepts any value. It is built once, because building takes longer than reading a row. */
function defineField<Value>(read: (value: unknown, refusal: Refusal) => Value): () => z.ZodType<Value> {
  const schema = definePlainSchema(read);
  return () => schema;
}

/** Like `defineField`, for the text of a value. */
export function defineTextField<Value>(read: (words: string) => Value): () => z.ZodType<Value> {
  return defineField((value) => read(readText(value)));
}

const anyText = defineTextField((words) => words);

/** Decoded text with single spaces, cut at `MAX_TEXT_LENGTH`; `''` for other types. An empty `required` text is refused for that reason. */
export function text({ required }: { readonly required?: string } = {}): z.ZodType<string> {
  if (required === undefined) return anyText();
  return definePlainSchema((value, refusal) => readText(value) || refuse(refusal, required));
}

/** Like `text`, but `null` when empty, or for a mark such as `-` and `N/A`. */
export const optionalText = defineTextField((words) => (saysNothing(words) ? null : words));

/** `512`, `"512.0"`, `" 1,204 "`; anything else is `null`. */
export const wholeNumber = defineTextField(parseWholeNumber);

/** A number such as `".750"`; anything else is `null`. */
export const decimal = defineTextField(parseNumber);

/** True for `Y`, `yes`, `true` and `1`, in any case and as any type. */
export const flag = defineTextField((words) => /^(?:y|yes|t|true|1|1\.0)$/i.test(words));

/** An absolute http or https address; a missing scheme becomes https. A relative one needs `answerUrl` (RFC 3986, section 5.1.3). */
export function httpUrl({ answerUrl }: Pick<WireContext, 'answerUrl'> = {}): z.ZodType<string | null> {
  return definePlainSchema((value) => {
    const link = readText(value);
    if (link.length >= MAX_TEXT_LENGTH) return null;
    const resolved = answerUrl !== undefined && isRelative(link) ? parseUrl(link, answerUrl) : null;
    return readHttpUrl(resolved?.href ?? link);
  });
}

/** A key with its leading zeros. Refuses empty and long text, so that the row is dropped. */
export const identifier = defineField(requireIdentifier);

/** Like `identifier`, but `null` for empty and long text. */
export const optionalIdentifier = defineField(readIdentifier);

/** Like `identifier`, for an id that only distinguishes rows: in `wireObject`, a row without one is identified by its content. */
export const rowKey = defineField(requireIdentifier);

function requireIdentifier(value: unknown, refusal: Refusal): string {
  return readIdentifier(value) ?? refuse(refusal, readText(value) === '' ? 'is missing' : 'is too long');
}

function readIdentifier(value: unknown): string | null {
  const id = readText(value);
  return id === '' || id.length > MOST_IDENTIFIER_CHARACTERS ? null : withoutFraction(id);
}

/** The id of a row to which upstream gives none, from its content. */
export function buildRowId(texts: readonly string[]): string {
  let hash = 0;
  for (const character of JSON.stringify(texts)) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return buildMadeId(hash);
}

const MOST_IDENTIFIER_CHARACTERS = 100;

/** Some calls send keys that are numbers as `251301386.0`. */
function withoutFraction(id: string): string {
  return id.replace(/^(\d+)\.0+$/, '$1');
}

/** Rows of a bare array, `{data: [...]}` or `{data: {data: [...]}}`. Invalid rows are reported; any other answer is refused. */
export function dataRows<Row>(context: WireContext, rowSchema: z.ZodType<Row>): z.ZodType<Row[]> {
  return z.unknown().transform((body, refusal) => {
    const rows = unwrapData(body);
    if (Array.isArray(rows)) return selectFittingRows(context, rowSchema, rows);
    return refuse(refusal, `expected rows, got ${describeBody(body)}`);
  });
}

type Build<Value> = (context: WireContext) => z.ZodType<Value>;

/** Reads an answer as rows: see `dataRows`. */
export function readRows<Row>(buildRow: Build<Row>): Build<Row[]> {
  return (context) => dataRows(context, buildRow(context));
}

/** Reads an answer as its first row: see `firstRow`. */
export function readFirstRow<Row>(buildRow: Build<Row>): Build<Row | null> {
  return (context) => firstRow(buildRow(context));
}

/** Reads an answer as one object: see `dataObject`. */
export function readObject<Value>(buildObject: Build<Value>): Build<Value> {
  return (context) => dataObject(buildObject(context));
}

type NameIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;
/** The parameters of a path such as `/v1/videos/{videoId}`. */
type ParamsIn<Path extends string> = Readonly<Record<NameIn<Path>, string>>;

/** Creates a function that defines sources of a group, with a name in it, a path, and a schema. Those of a sport have its tag. */
export function defineGroup(group: string, policy: PolicyName, shared: Partial<AnySource> = {}) {
  return <const Path extends string, Value>(
    name: string,
    path: Path,
    buildSchema: (context: WireContext, params?: ParamsIn<Path>) => z.ZodType<Value>,
    options: Partial<SourceDefinition<ParamsIn<Path>, Value>> = {},
  ) =>
    defineSource<ParamsIn<Path>, Value>({
      name: `${group}.${name}`,
      policy,
      buildPath: (params: SourceParams) =>
        path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? '')),
      listTags: ({ sportId }: SourceParams) => (sportId === undefined ? [] : [`sport-${sportId}`]),
      buildSchema,
      ...(shared as Partial<SourceDefinition<ParamsIn<Path>, Value>>),
      ...options,
    });
}

/** Rows in a field of an object; `null` when the field holds no array. */
export function fieldRows<Row>(context: WireContext, rowSchema: z.ZodType<Row>): z.ZodType<Row[] | null> {
  return z.unknown().transform((value) => (Array.isArray(value) ? selectFittingRows(context, rowSchema, value) : null));
}

/** Like `fieldRows`, but without rows when the field holds no array. */
export function optionalFieldRows<Row>(context: WireContext, rowSchema: z.ZodType<Row>): z.ZodType<Row[]> {
  return fieldRows(context, rowSchema).transform((rows) => rows ?? []);
}

/** Like `fieldRows`, but refuses an answer whose field holds no array. */
export function requiredFieldRows<Row>(context: WireContext, rowSchema: z.ZodType<Row>): z.ZodType<Row[]> {
  return fieldRows(context, rowSchema).transform((rows, refusal) => rows ?? refuse(refusal, 'are missing'));
}

/** A list inside a row: empty when it is no array. An invalid item does not drop the row. */
export function nestedRows<Row>(context: WireContext, rowSchema: z.ZodType<Row>): z.ZodType<Row[]> {
  return definePlainSchema((value) => {
    if (!Array.isArray(value)) return [];
    context.receive?.(value.length, 'items');
    return selectFitting(rowSchema, value, (reason) => {
      dropItem(context, reason);
    });
  });
}

/** Refuses a value inside a zod transform. `message` is the reason that is reported. */
export function refuse(refusal: Refusal, message: string): never {
  refusal.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** Reports an unreadable part of a row that is kept. */
export function dropItem(context: WireContext, reason: string): void {
  (context.dropItem ?? context.dropRow)(reason);
}

/** One object, bare or wrapped in `data`; anything else is refused. */
export function dataObject<Value>(schema: z.ZodType<Value>): z.ZodType<Value> {
  return z.preprocess(unwrapData, schema);
}

/** The first row of an answer, or its object; `null` without rows. An invalid first row, or `null` in place of rows, is refused. */
export function firstRow<Row>(rowSchema: z.ZodType<Row>): z.ZodType<Row | null> {
  return z.unknown().transform((body, refusal) => {
    const data = unwrapData(body);
    const rows: readonly unknown[] = Array.isArray(data) ? data : [data];
    if (rows.length === 0) return null;
    const result = readWith(rowSchema)(rows[0]);
    return 'value' in result ? result.value : refuse(refusal, `the first row: ${result.reason}`);
  });
}

/** The valid rows, in their order. */
export function selectFittingRows<Row>(
  context: WireContext,
  rowSchema: z.ZodType<Row>,
  rows: readonly unknown[],
): Row[] {
  context.receive?.(rows.length, 'rows');
  return selectFitting(rowSchema, rows, context.dropRow);
}

function selectFitting<Row>(
  rowSchema: z.ZodType<Row>,
  rows: readonly unknown[],
  onMisfit: (reason: string) => void,
): Row[] {
  const readRow = readWith(rowSchema);
  const fitting: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const result = readRow(row);
    if ('value' in result) fitting.push(result.value);
    else onMisfit(`row ${index}: ${result.reason}`);
  }
  return fitting;
}

/** The answer without its one or two `data` wrappers. */
export function unwrapData(body: unknown): unknown {
  const outer = readData(body);
  return Array.isArray(outer) ? outer : readData(outer);
}

function readData(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const key = Object.keys(value).find((name) => name.toLowerCase() === 'data');
  return key === undefined ? value : value[key];
}

/** Describes an answer without rows. */
export function describeBody(body: unknown): string {
  if (isRecord(body) && typeof body.error === 'string') return `the error "${body.error.slice(0, 80)}"`;
  return body === null ? 'null' : Array.isArray(body) ? 'an array' : typeof body;
}

/** Whether a value of JSON is an object, and neither an array nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Half a surrogate pair becomes U+FFFD, because it cannot be encoded. */
function readText(value: unknown): string {
  // JSON numbers may be too large: 1e999 is read as Infinity.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return '';
  const cleaned = cleanText(value);
  const isLong = cleaned.length > MAX_TEXT_LENGTH;
  return (isLong ? `${cleaned.slice(0, MAX_TEXT_LENGTH - 1)}…` : cleaned).toWellFormed();
}

/** See `decimal`. */
export function parseNumber(words: string): number | null {
  const digits = words.trim().replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : NaN;
  return Number.isFinite(number) ? number : null;
}

/** See `wholeNumber`. */
export function parseWholeNumber(words: string): number | null {
  const number = parseNumber(words);
  return Number.isSafeInteger(number) ? number : null;
}

/** Schools have the same address in all their rows. */
const readHttpUrl = computeOncePerText((link) => {
  const address = withScheme(link);
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : null;
  return url?.username === '' && url.password === '' ? url.href : null;
});

/** Words such as `N/A` are no address. */
function isRelative(link: string): boolean {
  return /^(?:\/(?!\/)|\.\.?\/|\?)\S+$|^[a-z][\w-]*\/(?=\S*\d)\S+$/i.test(link);
}
