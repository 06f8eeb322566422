// Plain JavaScript like the bootstrap: it runs before anything can load TypeScript.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files that this process has claimed. Any other file with its id was left by an earlier process with the same id. */
const claimed = new Set();

/**
 * Creates a file with the id of this process, unless a running process has created it. The caller keeps the claim until it calls the
 * returned function. A file whose process has ended is free.
 * @param {string} file
 * @returns {(() => void) | null} `null` if another process, or this one, has the file
 */
export function claimFile(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!createFile(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner === process.pid ? claimed.has(file) : isProcessRunning(owner)) return null;
    rmSync(file, { force: true });
  }
  claimed.add(file);
  return () => {
    claimed.delete(file);
    rmSync(file, { force: true });
  };
}

/**
 * Returns whether a process with this id is running. The system reuses ids, so it may be another process than the one that wrote the id.
 * @param {number} id
 */
export function isProcessRunning(id) {
  if (!Number.isInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // The process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {string} file @returns {boolean} false if it exists */
function createFile(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
