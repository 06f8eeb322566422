import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildInUse, getBuildParts } from '../../scripts/build/build-in-use';
import { noticesFile } from '../../scripts/check/notices';
import { atLeastOne } from '../support/at-least-one';

/* The notices list all packages in the bundles' metadata. */

const build = getBuildParts(buildInUse());
const metafiles = ['metafile.js.json', 'metafile.server.json'].map((name) => path.join(path.dirname(build.site), name));
const INSTALLED = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!node_modules\/)/;

/** Innermost package of a file. */
function findPackage(file: string): string | undefined {
  return INSTALLED.exec(file)?.[1];
}

function listBundledPackages(): Set<string> {
  const inputs = metafiles.flatMap((file) =>
    Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { inputs: Record<string, unknown> }).inputs),
  );
  // Other bundles name their files in comments.
  const commented = [build.prewarm, build.pictures].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\/\/ (node_modules\/\S+)$/gm)].map(([, input = '']) => input),
  );
  return new Set([...inputs, ...commented].map(findPackage).filter((name) => name !== undefined));
}

it('every bundled package is in the third-party notices', () => {
  const packages = listBundledPackages();
  expect([...packages]).toEqual(expect.arrayContaining(['react-dom', 'linkedom', '@resvg/resvg-wasm']));
  const notices = readFileSync(noticesFile, 'utf8');
  expect(atLeastOne(packages).filter((name) => !new RegExp(`^${name} \\d`, 'm').test(notices))).toEqual([]);
});
