import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listSupplyChainProblems, type LockedPackage, type LockFile } from './supply-chain';

const sound: LockedPackage = { version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==`, license: 'MIT' };

function listProblems(locked: LockedPackage, location = 'node_modules/some'): string[] {
  return listSupplyChainProblems({ lockfileVersion: 3, packages: { '': {}, [location]: { ...sound, ...locked } } });
}

it("the project's lock file holds only registry packages with hashes and known licenses", () => {
  const lockFile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  expect(Object.keys(lockFile.packages).length).toBeGreaterThan(100);
  expect(listSupplyChainProblems(lockFile)).toEqual([]);
});

describe('a locked package', () => {
  it.each<[string, LockedPackage]>([
    ['from the registry', {}],
    ['under one of two licenses', { license: '(GPL-3.0-only OR MIT)' }],
    ['under two licenses', { license: 'Apache-2.0 AND MIT' }],
  ])('%s is accepted', (_, locked) => {
    expect(listProblems(locked)).toEqual([]);
  });

  it.each<[string, LockedPackage, string]>([
    ['from git', { resolved: 'git+ssh://git@github.com/some/some.git#abc' }, 'comes from git+ssh'],
    ['from an address', { resolved: 'https://a.example/some.tgz' }, 'comes from https://a.example'],
    ['in a folder', { link: true, resolved: '../some' }, 'is a link to a folder'],
    ['with a weak hash', { integrity: 'sha1-AAAA' }, 'has no SHA-512 integrity'],
    ['with an install script', { hasInstallScript: true }, 'runs a script'],
    ['under a license that is not listed', { license: 'AGPL-3.0-only' }, 'is under AGPL-3.0-only'],
    ['under an additional unlisted license', { license: '(MIT AND SSPL-1.0)' }, 'is under (MIT AND SSPL-1.0)'],
  ])('%s is refused', (_, locked, problem) => {
    expect(listProblems(locked)).toEqual([expect.stringContaining(`node_modules/some: ${problem}`)]);
  });

  it('without a hash or a license is refused', () => {
    const packages = { '': {}, 'node_modules/some': { version: '1.0.0' } };
    expect(listSupplyChainProblems({ lockfileVersion: 3, packages })).toEqual([
      'node_modules/some: has no SHA-512 integrity',
      'node_modules/some: names no license',
    ]);
  });

  it('may run an install script when it is listed, wherever it is installed', () => {
    expect(listProblems({ hasInstallScript: true }, 'node_modules/vite/node_modules/esbuild')).toEqual([]);
    expect(listProblems({ hasInstallScript: true }, 'node_modules/esbuild/node_modules/other')).toHaveLength(1);
  });
});

it.each(['git+https://github.com/a/b.git', 'github:a/b', 'a/b', 'file:../b', 'https://a.example/b.tgz'])(
  'a dependency requested as %s is refused',
  (version) => {
    const packages = { '': { devDependencies: { b: version } } };
    expect(listSupplyChainProblems({ lockfileVersion: 3, packages })).toEqual([
      expect.stringContaining('b is asked for as'),
    ]);
  },
);

it('a workspace is accepted as a link, and its dependencies must be registry versions', () => {
  const buildLock = (version: string) => ({
    lockfileVersion: 3,
    packages: {
      '': { workspaces: ['part'] },
      part: { dependencies: { b: version } },
      'node_modules/part': { link: true, resolved: 'part' },
    },
  });
  expect(listSupplyChainProblems(buildLock('^1.0.0'))).toEqual([]);
  expect(listSupplyChainProblems(buildLock('file:../b'))).toEqual([expect.stringContaining('b is asked for as')]);
});

it('a lock file of another version is refused as a whole', () => {
  expect(listSupplyChainProblems({ lockfileVersion: 1, packages: {} })).toEqual([expect.stringContaining('version 1')]);
});
