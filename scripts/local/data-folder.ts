import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { getErrorMessage } from '~/cache/base/log';
import { EnvironmentError } from '~/config/environment';
import { claimFile } from '../build/claim-file.mjs';
import { CONTROL_FILE } from './control-file';
import { isDamagedDatabase } from './damaged-database';

/** Room for a day's data of the local runtime. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** Folders of the local runtime in the data folder (`local-site.ts`). */
const dataParts = ['kv', 'objects'];

interface DataFolderChecks {
  readonly countFreeBytes: (folder: string) => number;
  readonly print: (line: string) => void;
}

const systemChecks: DataFolderChecks = {
  countFreeBytes: (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  print: console.warn,
};

/**
 * Takes a data folder for one running site, and moves damaged data aside. Throws an `EnvironmentError` with one line if the folder cannot
 * be used. Returns a function that releases it; the end of the process does too.
 */
export function claimDataFolder(folder: string, { countFreeBytes, print } = systemChecks): () => void {
  const created = createFolder(folder);
  const freeBytes = countFreeBytes(folder);
  if (freeBytes < LEAST_FREE_BYTES) {
    if (created !== undefined) rmSync(created, { recursive: true });
    throw refuse(
      folder,
      `its disk is full: ${toMegabytes(freeBytes)} MB are free, ${toMegabytes(LEAST_FREE_BYTES)} are needed`,
    );
  }
  const claim = path.join(folder, 'claim');
  const release = claimFile(claim);
  if (release === null)
    throw refuse(
      folder,
      `${describeOwner(folder)} uses it. End that one, or set another DATA_DIR. If no such site is running, remove ${claim}`,
    );
  process.once('exit', release);
  const keptAs = setDamagedDataAside(folder);
  if (keptAs !== null)
    print(
      `The data in ${folder} were damaged and are kept in ${keptAs}. The site starts without copies and without tuning.`,
    );
  return () => {
    process.off('exit', release);
    release();
  };
}

function refuse(folder: string, reason: string): EnvironmentError {
  return new EnvironmentError(`DATA_DIR is ${folder}: ${reason}`);
}

/** Returns the first folder that it created, if any. */
function createFolder(folder: string): string | undefined {
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw refuse(folder, 'is a file, not a folder');
  try {
    return mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw refuse(folder, `the folder cannot be created (${getErrorMessage(error)})`);
  }
}

function describeOwner(folder: string): string {
  try {
    const { siteUrl } = JSON.parse(readFileSync(path.join(folder, CONTROL_FILE), 'utf8')) as { siteUrl: string };
    return `the site at ${siteUrl}`;
  } catch {
    // It has not started yet.
    return 'a site that is starting';
  }
}

/** Returns the new folder of the data; `null` if they are not damaged. */
function setDamagedDataAside(folder: string): string | null {
  const parts = dataParts.filter((part) => existsSync(path.join(folder, part)));
  if (!parts.some((part) => hasDamagedDatabase(path.join(folder, part)))) return null;
  const aside = path.join(folder, `damaged-${new Date().toISOString().replaceAll(':', '-')}`);
  mkdirSync(aside);
  for (const part of parts) renameSync(path.join(folder, part), path.join(aside, part));
  return aside;
}

function hasDamagedDatabase(folder: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (file) => file.endsWith('.sqlite') && isDamagedDatabase(path.join(folder, file)),
  );
}

function toMegabytes(bytes: number): number {
  return Math.floor(bytes / (1024 * 1024));
}
