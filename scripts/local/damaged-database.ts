import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

/* Offsets and values: "Database File Format" of SQLite, sections 1.3 and 1.6. */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const PAGE_SIZE_AT = 16;
const CHANGE_COUNTER_AT = 24;
const PAGE_COUNT_AT = 28;
const PAGE_COUNT_VALID_FOR_AT = 92;
const LARGEST_PAGE_SIZE = 65_536;
/** Kinds of b-tree pages. The first page of a database is one. */
const btreeKinds = new Set([2, 5, 10, 13]);

/** Whether a SQLite file was cut off or overwritten: its header or its length is wrong. Damage within pages is not seen. */
export function isDamagedDatabase(file: string): boolean {
  const header = Buffer.alloc(HEADER_BYTES + 1);
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    // SQLite creates a file before it writes the first page.
    if (size === 0) return false;
    if (readSync(descriptor, header, 0, header.length, 0) < header.length) return true;
    return hasWrongHeader(header) || (!hasWriteAheadLog(file) && size < getDeclaredBytes(header));
  } finally {
    closeSync(descriptor);
  }
}

function hasWrongHeader(header: Buffer): boolean {
  const pageSize = getPageSize(header);
  const isPowerOfTwo = pageSize >= 512 && (pageSize & (pageSize - 1)) === 0;
  return (
    header.toString('latin1', 0, MAGIC.length) !== MAGIC || !isPowerOfTwo || !btreeKinds.has(header[HEADER_BYTES] ?? 0)
  );
}

function getPageSize(header: Buffer): number {
  const written = header.readUInt16BE(PAGE_SIZE_AT);
  return written === 1 ? LARGEST_PAGE_SIZE : written;
}

/** The declared length in bytes; 0 if the header says that its count of pages is outdated. */
function getDeclaredBytes(header: Buffer): number {
  const isCurrent = header.readUInt32BE(CHANGE_COUNTER_AT) === header.readUInt32BE(PAGE_COUNT_VALID_FOR_AT);
  return isCurrent ? header.readUInt32BE(PAGE_COUNT_AT) * getPageSize(header) : 0;
}

/** Pages that are still in the log may be missing in the file. */
function hasWriteAheadLog(file: string): boolean {
  return existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;
}
