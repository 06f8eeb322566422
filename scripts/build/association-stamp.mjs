import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/* Which association is built. Plain JavaScript, because commands read it before anything is compiled. */

/** The folder of the association: `ASSOCIATION`, else the demo association's. */
export function findAssociationFolder() {
  return process.env.ASSOCIATION || 'association';
}

/** Has the stamp of the folder that the generated files are made from. */
export const stampFile = '.cache/association';

/**
 * Names a folder and what its data files contain.
 * @param {string} folder
 */
export function stampAssociation(folder) {
  const hash = createHash('sha256');
  for (const file of listDataFiles(folder)) hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  return `${folder} ${hash.digest('hex').slice(0, 16)}`;
}

/**
 * Whether the generated files are those of a folder as it is now.
 * @param {string} folder
 */
export function isGenerated(folder) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampAssociation(folder);
}

/** @param {string} folder */
function listDataFiles(folder) {
  // What is missing is told by whoever reads it.
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names.filter((name) => statSync(path.join(folder, name)).isFile());
}
