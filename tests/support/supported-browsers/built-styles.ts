import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lightStyles } from '~/styles/light-styles.generated';
import { buildInUse, getBuildParts } from '../../../scripts/build/build-in-use';

/** All style sheets of a build: the whole one, and that of documents outside the site layout. */
export async function readBuiltStyles(): Promise<readonly string[]> {
  const folder = path.join(getBuildParts(buildInUse()).static, 'build/_assets');
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  return [lightStyles, ...(await Promise.all(sheets.map((name) => readFile(path.join(folder, name), 'utf8'))))];
}
