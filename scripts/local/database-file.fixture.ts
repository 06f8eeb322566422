/** A SQLite file of two empty pages, as far as its header and length say ("Database File Format" of SQLite). */
export function buildDatabaseFile(): Buffer {
  const pageSize = 4096;
  const file = Buffer.alloc(2 * pageSize);
  file.write('SQLite format 3\0', 'latin1');
  file.writeUInt16BE(pageSize, 16);
  for (const counterAt of [24, 92]) file.writeUInt32BE(7, counterAt);
  file.writeUInt32BE(2, 28);
  file[100] = 13;
  return file;
}
