/** The key that marks packed data: see `packed.ts`. */
export const mark = '';

type Cell = string | null;

/** Addresses by their common parts, the names in them (or the index of a column with the same names), and exceptions. */
interface AddressColumn {
  readonly [mark]: readonly [folder: string, ending: string, names: Names, exceptions: Readonly<Record<number, Cell>>];
}

type Names = readonly string[] | number;

export type SharedNames = Map<number, readonly string[]>;

const fewestRows = 4;
const rowsPerException = 3;

/** Packs addresses in one folder, such as logos; `null` for other columns. `shared` has the names of previous columns. */
export function packAddresses(column: readonly unknown[], index: number, shared: SharedNames): AddressColumn | null {
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

export function unpackAddresses(packed: AddressColumn, index: number, shared: SharedNames): readonly Cell[] {
  const [folder, ending, given, exceptions] = packed[mark];
  const names = typeof given === 'number' ? (shared.get(given) ?? []) : given;
  shared.set(index, names);
  return names.map((name, row) =>
    Object.hasOwn(exceptions, row) ? (exceptions[row] ?? null) : folder + name + ending,
  );
}

/** Other packed columns do not begin with a string. */
export function isAddressColumn(column: unknown): column is AddressColumn {
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
    const [, folder, ending = ''] = /^([^]*\/)[\w-]*([^\w-][^/]*)?$/.exec(cell ?? '') ?? [];
    if (folder === undefined) continue;
    const known = seen.get(`${folder} ${ending}`);
    if (known === undefined) seen.set(`${folder} ${ending}`, { parts: [folder, ending], count: 1 });
    else known.count += 1;
  }
  return [...seen.values()].sort((one, other) => other.count - one.count)[0]?.parts ?? null;
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
