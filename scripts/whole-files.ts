import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Throws an `Error` that names empty files, which browsers would keep. */
export async function requireWholeFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  const empty = names.filter((_, index) => sizes[index] === 0);
  if (empty.length > 0) throw new Error(`The build has empty files: ${empty.join(', ')}`);
}
