import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getBuildParts } from './build-in-use';
import { copyStaticFiles } from './make-build';
import { replaceFile } from './replace-file.mjs';

/** Static files of a development build, uncached, because Remix rewrites them while they are served. */
export async function copyDevelopmentFiles(folder: string): Promise<void> {
  await copyStaticFiles(folder);
  const headers = await readFile(path.join('public', '_headers'), 'utf8');
  replaceFile(path.join(getBuildParts(folder).static, '_headers'), headers.replace(/public, .*immutable/g, 'no-cache'));
}
