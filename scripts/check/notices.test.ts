import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  noticesFile,
  readThirdPartyNotices,
  listShippedLocations,
  writeThirdPartyNotices,
  type ShippedPackage,
} from './notices';

it('the committed notices match the installed packages (`npm run notices` writes them)', () => {
  expect(readFileSync(noticesFile, 'utf8')).toBe(readThirdPartyNotices());
});

it('nested dependencies are shipped, while development and type packages are not', () => {
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

describe('third-party notices', () => {
  const sample: ShippedPackage = {
    name: 'some',
    version: '1.0.0',
    license: 'MIT',
    homepage: 'https://some.example',
    author: 'Some Author',
    texts: [],
  };

  it('contain a license text once for all packages with the same text, for any line ends', () => {
    const text = writeThirdPartyNotices([
      { ...sample, texts: ['The license\r\nof some\r\n'] },
      { ...sample, name: 'another', texts: ['The license\nof some'] },
    ]);
    expect(text).toContain(
      'another 1.0.0, MIT, https://some.example\nsome 1.0.0, MIT, https://some.example\n\nThe license\nof some\n',
    );
    expect(text.split('The license')).toHaveLength(2);
  });

  it('contain the MIT text with the author for a package that leaves it out', () => {
    expect(writeThirdPartyNotices([sample])).toMatch(/Copyright \(c\) Some Author\n\nPermission is hereby granted/);
  });

  it('name source and license for a package under another license without a text', () => {
    expect(writeThirdPartyNotices([{ ...sample, license: 'MPL-2.0' }])).toContain('Shipped unchanged under MPL-2.0');
  });
});
