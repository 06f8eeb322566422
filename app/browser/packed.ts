import { useMemo } from 'react';

declare const packedValue: unique symbol;

export type Packed<Value> = string & { readonly [packedValue]: Value };

/**
 * Packs rows as columns in one string, which compresses better than the router's format. Quotes are swapped, so that they are not escaped
 * twice.
 */
export function pack<Value>(value: Value): Packed<Value> {
  const packed = swapQuotes(JSON.stringify(toColumns(value))) as Packed<Value>;
  if (packedHere.size >= mostPackedHere) packedHere.clear();
  packedHere.set(packed, value);
  return packed;
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return readColumns(JSON.parse(swapQuotes(packed)) as Plain) as Value;
}

/** Swaps both quotes in JSON, whose texts contain no control characters. */
function swapQuotes(json: string): string {
  return json.replaceAll("'", between).replaceAll('"', "'").replaceAll(between, '"');
}

const between = '\u0001';

type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain };
type PlainObject = Readonly<Record<string, Plain>>;

/*
Objects with the same keys: `{'': [names, column, …]}`; lists of one length: `{'': [length, column, …]}`; an object with an empty key:
`{'': [null, [name, value], …]}`; addresses in one folder: `{'': [folder, extension, names, exceptions]}`.
 */

function toColumns(value: unknown): unknown {
  if (Array.isArray(value)) return listToColumns(value as readonly unknown[]);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, toColumns(part)] as const);
  return Object.hasOwn(value, mark) ? { [mark]: [null, ...entries] } : Object.fromEntries(entries);
}

function listToColumns(list: readonly unknown[]): unknown {
  const [first] = list;
  if (list.length < 2) return list.map(toColumns);
  if (
    Array.isArray(first) &&
    first.length > 0 &&
    list.every((row) => Array.isArray(row) && row.length === first.length)
  ) {
    const rows = list as readonly (readonly unknown[])[];
    return { [mark]: [first.length, ...first.map((_, index) => toColumns(rows.map((row) => row[index])))] };
  }
  if (!isObject(first)) return list.map(toColumns);
  const names = listFieldNames(first);
  if (names.length === 0 || !list.every((row) => isObject(row) && hasNames(row, names))) return list.map(toColumns);
  const rows = list as readonly Readonly<Record<string, unknown>>[];
  const shared: SharedNames = new Map();
  const columns = names.map((name, index) => {
    const column = rows.map((row) => row[name]);
    return packAddresses(column, index, shared) ?? toColumns(column);
  });
  return { [mark]: [names, ...columns] };
}

function listFieldNames(row: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(row).filter((name) => row[name] !== undefined);
}

function hasNames(row: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  let index = 0;
  for (const name of Object.keys(row)) {
    if (row[name] === undefined) continue;
    if (names[index] !== name) return false;
    index += 1;
  }
  return index === names.length;
}

function readColumns(value: Plain): Plain {
  if (isList(value)) return value.map((part) => readColumns(part));
  if (!isObject(value)) return value;
  if (!Object.hasOwn(value, mark)) return mapValues(value);
  const [head, ...columns] = value[mark] as readonly Plain[];
  if (head === null)
    return Object.fromEntries((columns as [string, Plain][]).map(([name, part]) => [name, readColumns(part)]));
  const shared: SharedNames = new Map();
  const lists = columns.map((column, index) =>
    isAddressColumn(column) ? unpackAddresses(column, index, shared) : (readColumns(column) as readonly Plain[]),
  );
  const count = lists[0]?.length ?? 0;
  return Array.from({ length: count }, (_, row) =>
    isList(head)
      ? Object.fromEntries((head as readonly string[]).map((name, index) => [name, lists[index]?.[row]] as const))
      : lists.map((list) => list[row]),
  );
}

function mapValues(value: PlainObject): PlainObject {
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readColumns(part)]));
}

function isObject(value: unknown): value is Readonly<Record<string, Plain>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

/** The key that marks packed data: see `packed.ts`. */
const mark = '';

type Cell = string | null;

/** Addresses by their common parts, the names in them (or the index of a column with the same names), and exceptions. */
interface AddressColumn {
  readonly [mark]: readonly [folder: string, ending: string, names: Names, exceptions: Readonly<Record<number, Cell>>];
}

type Names = readonly string[] | number;

type SharedNames = Map<number, readonly string[]>;

const fewestRows = 4;
const rowsPerException = 3;

/** Packs addresses in one folder, such as logos; `null` for other columns. `shared` has the names of previous columns. */
function packAddresses(column: readonly unknown[], index: number, shared: SharedNames): AddressColumn | null {
  if (column.length < fewestRows || !column.every(isCell)) return null;
  const parts = findUsualParts(column);
  if (parts === null) return null;
  const [folder, ending] = parts;
  const names = column.map((cell) => extractName(cell, folder, ending));
  for (const [other, ofOther] of shared) {
    const exceptions = findExceptions(column, (row) => names[row] === ofOther[row] && names[row] !== undefined);
    if (exceptions !== null) return { [mark]: [folder, ending, other, exceptions] };
  }
  const exceptions = findExceptions(column, (row) => names[row] !== undefined);
  if (exceptions === null) return null;
  const own = names.map((name) => name ?? '');
  shared.set(index, own);
  return { [mark]: [folder, ending, own, exceptions] };
}

function unpackAddresses(packed: AddressColumn, index: number, shared: SharedNames): readonly Cell[] {
  const [folder, ending, given, exceptions] = packed[mark];
  const names = typeof given === 'number' ? (shared.get(given) ?? []) : given;
  shared.set(index, names);
  return names.map((name, row) =>
    Object.hasOwn(exceptions, row) ? (exceptions[row] ?? null) : folder + name + ending,
  );
}

/** Other packed columns do not begin with a string. */
function isAddressColumn(column: unknown): column is AddressColumn {
  if (typeof column !== 'object' || column === null || !Object.hasOwn(column, mark)) return false;
  const packed: unknown = (column as Record<string, unknown>)[mark];
  return Array.isArray(packed) && typeof packed[0] === 'string';
}

function isCell(value: unknown): value is Cell {
  return value === null || typeof value === 'string';
}

/** Folder and extension of most addresses of a column: `/logos/` and `.svg` for `/logos/0101.svg`. */
function findUsualParts(column: readonly Cell[]): readonly [string, string] | null {
  const seen = new Map<string, { readonly parts: readonly [string, string]; count: number }>();
  for (const cell of column) {
    if (cell?.includes('/') !== true) continue;
    const [, folder, ending = ''] = /^([^]*\/)[\w-]*([^\w-][^/]*)?$/.exec(cell) ?? [];
    if (folder === undefined) continue;
    const known = seen.get(`${folder} ${ending}`);
    if (known === undefined) seen.set(`${folder} ${ending}`, { parts: [folder, ending], count: 1 });
    else known.count += 1;
  }
  return [...seen.values()].sort((a, b) => b.count - a.count)[0]?.parts ?? null;
}

function extractName(cell: Cell, folder: string, ending: string): string | undefined {
  const isLike = cell !== null && cell.startsWith(folder) && cell.endsWith(ending);
  return isLike && cell.length >= folder.length + ending.length
    ? cell.slice(folder.length, cell.length - ending.length)
    : undefined;
}

/** Cells that differ from the pattern; `null` if there are too many. */
function findExceptions(column: readonly Cell[], isUsual: (row: number) => boolean): Record<number, Cell> | null {
  const exceptions = column.flatMap((cell, row) => (isUsual(row) ? [] : [[row, cell] as const]));
  return exceptions.length * rowsPerException > column.length ? null : Object.fromEntries(exceptions);
}

const mostPackedHere = 16;
/** What this process packed last: the server renders a page from the value that it has just packed. Empty in browsers. */
const packedHere = new Map<string, unknown>();

/** The packed value, without fields that are `undefined`; those are left in where this process packed it. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => (packedHere.get(packed) as Value | undefined) ?? unpack(packed), [packed]);
}
