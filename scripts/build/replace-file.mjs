// Plain JavaScript like the bootstrap: it runs before anything can load TypeScript.
import { Buffer } from 'node:buffer';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts content in the place of a file's at once: another process that reads the file finds the old content or the new one,
 * never a part. A file that has the content already stays as it is.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function replaceFile(file, content) {
  const wanted = Buffer.from(content);
  const isThere = statSync(file, { throwIfNoEntry: false }) !== undefined;
  if (isThere && readFileSync(file).equals(wanted)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, wanted);
  renameSync(draft, file);
}
