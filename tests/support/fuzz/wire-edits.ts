import * as fc from 'fast-check';

/* Damage to upstream answers: fields at any depth are dropped, set to null, given another type, enlarged, reordered or repeated. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

type Path = readonly (string | number)[];

const kinds = ['drop', 'null', 'retype', 'enlarge', 'reorder', 'duplicate'] as const;

/** One edit of an answer. `at` picks the value that is edited, modulo how many there are. */
export interface WireEdit {
  readonly at: number;
  readonly kind: (typeof kinds)[number];
  /** The replacement for a value that gets another type. */
  readonly value: Json;
}

/** The edits of one case. */
export interface WireEdits {
  readonly edits: readonly WireEdit[];
  /** Whether the edits may be anywhere, or only in the row of the first one. */
  readonly isAnywhere: boolean;
}

const longText = 'W'.repeat(5000);
/** Values of another type that occur in practice, or that break code that trusts the type. */
const strangeValues: readonly Json[] = [
  '',
  ' ',
  '0',
  '-1',
  '2025-02-30',
  '0000-00-00T00:00:00',
  '99/99/9999',
  '25:99 PM',
  '12:00',
  '10/11/2025',
  'http://',
  'https://cdn.example/a b',
  'javascript:alert(1)',
  '//',
  '../../x',
  '<b onclick="x">&nbsp;&#0;',
  '\u0000\u202E',
  '\uD800',
  '%',
  longText,
  '1'.repeat(400),
  'é🏈',
  '__proto__',
  'constructor',
  'N/A',
  'TBD',
  'null',
  0,
  -0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  -1e308,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [[[]]],
  [''],
  [0],
  { id: null },
  { length: -1 },
  { toString: null },
  { data: null },
  { error: 'x' },
  JSON.parse('{"__proto__": {"name": "x"}}') as Json,
];

/** Cases for `editAnswer` and `editMarkup`; they shrink to fewer edits of earlier values. */
export const wireEdits: fc.Arbitrary<WireEdits> = fc.record({
  edits: fc.array(
    fc.record({
      at: fc.nat(),
      kind: fc.constantFrom(...kinds),
      value: fc.oneof({ arbitrary: fc.constantFrom(...strangeValues), weight: 4 }, generateJsonValue()),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  isAnywhere: fc.nat({ max: 3 }).map((number) => number === 3),
});

function generateJsonValue(): fc.Arbitrary<Json> {
  return fc.jsonValue({ maxDepth: 2 }).map((value) => structuredClone(value) as Json);
}

export interface EditedAnswer {
  readonly body: Json;
  /** The answer without the one row that has all edits, and without other rows of its game; `null` when several rows have edits. */
  readonly withoutRow: Json | null;
}

/** Applies the edits to a copy of an answer. */
export function editAnswer(answer: Json, { edits, isAnywhere }: WireEdits): EditedAnswer {
  const row = isAnywhere ? null : findRowAround(answer, pick(listPathsIn(answer), edits[0]?.at ?? 0));
  if (row === null) return { body: edits.reduce(editAnywhere, structuredClone(answer)), withoutRow: null };
  const rows = editRow(structuredClone(getValueAt(answer, row) ?? null), edits);
  return { body: withRows(answer, row, rows), withoutRow: withoutGame(answer, row) };
}

/** A make-up and the row of the lost day have one id, so that an edit may change which of them counts. */
function withoutGame(answer: Json, row: Path): Json {
  const id = getGameId(getValueAt(answer, row));
  const copy = withRows(answer, row, []);
  const list = getValueAt(copy, row.slice(0, -1));
  if (id !== null && Array.isArray(list))
    list.splice(0, list.length, ...list.filter((other) => getGameId(other) !== id));
  return copy;
}

function getGameId(row: Json | undefined): string | null {
  if (!isObject(row)) return null;
  const [, id = null] = Object.entries(row).find(([name]) => name.toLowerCase() === 'contestid') ?? [];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}

function editAnywhere(answer: Json, edit: WireEdit): Json {
  return editAt(answer, pick(listPathsIn(answer), edit.at), edit);
}

/** The rows that replace an edited row; it may be dropped or repeated. */
function editRow(row: Json, edits: readonly WireEdit[]): Json[] {
  const copies: Json[] = [];
  let edited = row;
  for (const edit of edits) {
    const path = pick(listPathsIn(edited), edit.at);
    if (path.length === 0 && edit.kind === 'drop') return copies;
    if (path.length === 0 && edit.kind === 'duplicate') copies.push(structuredClone(edited));
    else edited = editAt(edited, path, edit);
  }
  return [edited, ...copies];
}

/** A copy of the answer with other rows in place of one. */
function withRows(answer: Json, row: Path, rows: readonly Json[]): Json {
  const copy = structuredClone(answer);
  const list = getValueAt(copy, row.slice(0, -1));
  if (Array.isArray(list)) list.splice(Number(row.at(-1)), 1, ...structuredClone([...rows]));
  return copy;
}

/** Applies the edits to the tags and texts of markup. */
export function editMarkup(markup: string, { edits }: WireEdits): string {
  const parts = edits.reduce<Json>(
    (edited, edit) => {
      const count = Array.isArray(edited) ? edited.length : 0;
      return count === 0 ? edited : editAt(edited, [edit.at % count], edit);
    },
    markup.split(/(<[^>]*>)/),
  );
  return Array.isArray(parts)
    ? parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('')
    : '';
}

/** Keeps only the first rows and the last row of every list at any depth, so that parsing is fast. */
export function withFewRows(answer: Json, mostRows = 6): Json {
  if (Array.isArray(answer)) {
    const few = answer.length <= mostRows ? answer : [...answer.slice(0, mostRows - 1), ...answer.slice(-1)];
    return few.map((row) => withFewRows(row, mostRows));
  }
  return isObject(answer) ? mapFields(answer, (value) => withFewRows(value, mostRows)) : answer;
}

/** The innermost row around a value: an item of a list of objects. */
function findRowAround(answer: Json, path: Path): Path | null {
  for (let length = path.length; length > 0; length -= 1) {
    const list = getValueAt(answer, path.slice(0, length - 1));
    if (Array.isArray(list) && list.length > 1 && list.every(isObject)) return path.slice(0, length);
  }
  return null;
}

function listPathsIn(value: Json, path: Path = []): Path[] {
  const children: [string | number, Json][] = Array.isArray(value)
    ? value.map((child, index): [number, Json] => [index, child])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [path, ...children.flatMap(([key, child]) => listPathsIn(child, [...path, key]))];
}

function pick(paths: readonly Path[], at: number): Path {
  return paths[at % Math.max(1, paths.length)] ?? [];
}

function getValueAt(value: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (parent, key) => (Array.isArray(parent) ? parent[Number(key)] : isObject(parent) ? parent[String(key)] : undefined),
    value,
  );
}

/** Edits the value at a path in place, and returns the answer. */
function editAt(answer: Json, path: Path, edit: WireEdit): Json {
  const key = path.at(-1);
  if (key === undefined) return edit.kind === 'drop' ? null : editValue(answer, edit);
  const parent = getValueAt(answer, path.slice(0, -1));
  if (Array.isArray(parent)) editItem(parent, Number(key), edit);
  else if (isObject(parent)) editField(parent, String(key), edit);
  return answer;
}

function editItem(list: Json[], index: number, edit: WireEdit): void {
  const item = list[index];
  if (item === undefined) return;
  if (edit.kind === 'drop') list.splice(index, 1);
  else if (edit.kind === 'duplicate') list.splice(index, 0, structuredClone(item));
  else list[index] = editValue(item, edit);
}

function editField(fields: Record<string, Json>, name: string, edit: WireEdit): void {
  const value = fields[name];
  if (value === undefined) return;
  if (edit.kind === 'drop') Reflect.deleteProperty(fields, name);
  else if (edit.kind === 'duplicate') define(fields, name.toUpperCase(), structuredClone(value));
  else define(fields, name, editValue(value, edit));
}

function editValue(value: Json, { kind, value: other }: WireEdit): Json {
  if (kind === 'null') return null;
  if (kind === 'retype') return structuredClone(other);
  if (kind === 'enlarge') return enlargeValue(value);
  if (kind === 'reorder') return reorderValue(value);
  return value;
}

function enlargeValue(value: Json): Json {
  if (Array.isArray(value)) return Array.from({ length: 40 }, () => structuredClone(value)).flat();
  if (isObject(value))
    return { ...value, ...Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`x${index}`, value])) };
  if (typeof value === 'number') return value * 1e18;
  return typeof value === 'string' ? value.repeat(Math.ceil(3000 / Math.max(1, value.length))) : [value];
}

function reorderValue(value: Json): Json {
  if (Array.isArray(value)) return value.toReversed();
  if (isObject(value)) return Object.fromEntries(Object.entries(value).reverse());
  return typeof value === 'string' ? Array.from(value).reverse().join('') : value;
}

/** Assignment would make `__proto__` the prototype; JSON makes it a field. */
function define(fields: Record<string, Json>, name: string, value: Json): void {
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
}

function mapFields(fields: Readonly<Record<string, Json>>, map: (value: Json) => Json): Json {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value)]));
}

function isObject(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
