import { readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnvironment } from '~/config/environment';
import type { CacheAdmin } from './cache-admin';
import { LocalControl, type ControlAccess, type ControlFailure } from './local-control';
import { CommandProblem, createReachabilityProblem } from './problems';

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

/** Access to the local run of a data folder. Throws a `CommandProblem` without a run. */
export async function openLocalAdmin(dataDirectory: string): Promise<CacheAdmin> {
  const file = path.join(dataDirectory, CONTROL_FILE);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null)
    throw createReachabilityProblem(`Nothing is running over ${dataDirectory}. Run npm start, or set DATA_DIR.`);
  const access = JSON.parse(text) as ControlFile;
  const control = new LocalControl(
    () => Promise.resolve(access),
    (failure) => explainFailure(failure, access.url, file),
  );
  // A killed run leaves its file behind; this check fails before a change begins.
  const names = await control.readNames();
  return Object.assign(control, {
    place: `the local run at ${access.siteUrl}`,
    readEnvironment: () => Promise.resolve(parseEnvironment(names)),
    readSiteUrl: () => Promise.resolve(access.siteUrl),
  });
}

function explainFailure({ kind, message }: ControlFailure, url: string, file: string): CommandProblem {
  switch (kind) {
    case 'unreachable':
      return createReachabilityProblem(
        `Nothing answers at ${url}: the run that left ${file} has ended. Run npm start.`,
      );
    case 'wrong-token':
      return createReachabilityProblem(`Another program answers at ${url}. Run npm start again.`);
    case 'failed':
      return new CommandProblem('failed', `The local run could not do that: ${message}`);
  }
}
