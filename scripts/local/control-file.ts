import { readFileSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ControlAccess } from './local-control';

/** The file in the data folder with the address of the local run. */
export const CONTROL_FILE = 'control.json';

export interface ControlFile extends ControlAccess {
  /** Of the site. */
  readonly siteUrl: string;
  readonly startedAtIso: string;
}

/** Writes the address of the control worker into a file of this user. Returns a function that removes the file. */
export async function writeControlFile(
  dataDirectory: string,
  access: ControlAccess,
  siteUrl: string,
): Promise<() => void> {
  const file = path.join(dataDirectory, CONTROL_FILE);
  const content: ControlFile = { ...access, siteUrl, startedAtIso: new Date().toISOString() };
  await mkdir(dataDirectory, { recursive: true });
  // An existing file may have another mode; the `mode` option applies to new files only.
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(content), { mode: 0o600 });
  // At Ctrl-C the process may end before asynchronous work is done.
  const remove = () => {
    process.off('exit', remove);
    removeOwn(file, access.token);
  };
  process.once('exit', remove);
  return remove;
}

/** Another run over the same data folder may have replaced the file. */
function removeOwn(file: string, token: string): void {
  try {
    if (readFileSync(file, 'utf8').includes(token)) rmSync(file, { force: true });
  } catch {
    // The file no longer exists.
  }
}
