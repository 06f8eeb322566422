import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  noticesFile,
  readThirdPartyNotices,
  listShippedLocations,
  writeThirdPartyNotices,
  type ShippedPackage,
} from './third-party-notices';

it('the committed notices are those of the installed packages (`npm run notices` writes them)', () => {
  expect(readFileSync(noticesFile, 'utf8')).toBe(readThirdPartyNotices());
});

it('dependencies of dependencies are shipped; development and type packages are not', () => {
  const packages = {
    '': {},
    'node_modules/a': {},
    'node_modules/a/node_modules/b': {},
    'node_modules/@types/a': {},
    'node_modules/linter': { dev: true },
    'node_modules/of-the-linter': { devOptional: true },
  };
  expect(listShippedLocations({ lockfileVersion: 3, packages })).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/tailwindcss',
  ]);
});

describe('the notices', () => {
  const sample: ShippedPackage = {
    name: 'some',
    version: '1.0.0',
    license: 'MIT',
    homepage: 'https://some.example',
    author: 'Some Author',
    texts: [],
  };

  it('hold a license text once for all packages with the same words, for any line ends', () => {
    const text = writeThirdPartyNotices([
      { ...sample, texts: ['The license\r\nof some\r\n'] },
      { ...sample, name: 'another', texts: ['The license\nof some'] },
    ]);
    expect(text).toContain(
      'another 1.0.0, MIT, https://some.example\nsome 1.0.0, MIT, https://some.example\n\nThe license\nof some\n',
    );
    expect(text.split('The license')).toHaveLength(2);
  });

  it('hold the words of the MIT license with the author of a package that leaves them out', () => {
    expect(writeThirdPartyNotices([sample])).toMatch(/Copyright \(c\) Some Author\n\nPermission is hereby granted/);
  });

  it('say where source and license are of a package under another license that leaves out its text', () => {
    expect(writeThirdPartyNotices([{ ...sample, license: 'MPL-2.0' }])).toContain('Shipped unchanged under MPL-2.0');
  });
});
