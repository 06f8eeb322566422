import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the files of some folders that were saved, added, renamed or removed. It looks at all of them each time, because the system's
 * watchers lose files that an editor replaces and folders that are renamed. Files that a build generates are left out.
 */
export class SourceChanges {
  readonly #folders: readonly string[];
  #known: ReadonlyMap<string, string>;

  constructor(folders: readonly string[]) {
    this.#folders = folders;
    this.#known = readStamps(folders);
  }

  /** Paths that changed since the last call. */
  find(): string[] {
    const before = this.#known;
    const after = readStamps(this.#folders);
    this.#known = after;
    return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
  }
}

function readStamps(folders: readonly string[]): ReadonlyMap<string, string> {
  const stamps = new Map<string, string>();
  for (const file of folders.flatMap(listFiles)) {
    // An editor's temporary file may be gone.
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isFile() === true) stamps.set(file, `${stats.ino} ${stats.size} ${stats.mtimeMs}`);
  }
  return stamps;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.includes('.generated.'))
      .map((name) => path.join(folder, name));
  } catch (error) {
    // A folder that is renamed at this moment is there at the next look.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
