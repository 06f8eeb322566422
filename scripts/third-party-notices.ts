import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LockFile } from './supply-chain';

/* The licences of what is shipped: the packages of the bundles and of the style sheet, the fonts and the WebAssembly. */

/** The committed file. It lies among the public files, so that whoever is sent the code is sent its licences. */
export const noticesFile = 'public/third-party-notices.txt';

/** Build-time packages that ship partly: the style sheet begins with the reset of Tailwind CSS. */
const shippedByBuild: readonly string[] = ['node_modules/tailwindcss'];

/** Packages that only hold or check types, so no bundle contains them. */
const TYPES_ALONE = /node_modules\/(?:@types\/.*|@cloudflare\/workers-types|@typescript\/typescript-.*|type-fest)$/;

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-_.].*)?$/i;

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  readonly homepage: string;
  readonly author: string;
  /** Its licence files, whole; none when the package holds no such file. */
  readonly texts: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
  readonly author?: string | { readonly name?: string };
}

/**
 * Where the shipped packages are installed. Of a dependency all that it depends on counts, because packages are also
 * published with others already bundled into them.
 */
export function listShippedLocations({ packages }: LockFile): string[] {
  const needed = Object.entries(packages).filter(
    ([location, { dev, devOptional, link }]) =>
      location.startsWith('node_modules/') && link !== true && dev !== true && devOptional !== true,
  );
  return [...needed.map(([location]) => location), ...shippedByBuild].filter((location) => !TYPES_ALONE.test(location));
}

/** The text of the committed file, from the lock file and the packages as they are installed. */
export function readThirdPartyNotices(): string {
  const lockFile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  return writeThirdPartyNotices(listShippedLocations(lockFile).map(readPackage));
}

function readPackage(location: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(path.join(location, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license, homepage, repository, author } = manifest;
  const address = (typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? '';
  return {
    name,
    version,
    licence: license ?? '',
    homepage: webAddress(address),
    author: (typeof author === 'string' ? author : author?.name) ?? '',
    texts: readdirSync(location)
      .filter((file) => LICENCE_FILE.test(file))
      .sort()
      .map((file) => readFileSync(path.join(location, file), 'utf8')),
  };
}

/** `git+https://host/a.git`, `git@host:a.git` and `owner/name` of GitHub as an address that a browser opens. */
function webAddress(address: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(address)) return `https://github.com/${address}`;
  return address
    .replace(/^git@([\w.-]+):/, 'https://$1/')
    .replace(/^(?:git\+)?(?:https?|ssh|git):\/\/(?:git@)?/, 'https://')
    .replace(/\.git$/, '');
}

const RULE = '-'.repeat(80);

/** The notices: packages whose licences have the same words share one section. */
export function writeThirdPartyNotices(packages: readonly ShippedPackage[]): string {
  const sections = new Map<string, ShippedPackage[]>();
  for (const one of [...packages].sort(byName)) {
    const text = licenceText(one);
    sections.set(text, [...(sections.get(text) ?? []), one]);
  }
  return [
    'Third-party notices\n\nSoftware and fonts that are part of this site, with their licences. Written by `npm run notices`.',
    ...[...sections].map(([text, ofText]) => `${[...new Set(ofText.map(formatNoticeTitle))].join('\n')}\n\n${text}`),
  ]
    .join(`\n\n${RULE}\n\n`)
    .concat('\n');
}

function byName(one: ShippedPackage, other: ShippedPackage): number {
  return formatNoticeTitle(one) < formatNoticeTitle(other) ? -1 : 1;
}

function formatNoticeTitle({ name, version, licence, homepage }: ShippedPackage): string {
  return [`${name} ${version}`, licence, ...(homepage === '' ? [] : [homepage])].join(', ');
}

function licenceText({ texts, licence, author }: ShippedPackage): string {
  if (texts.length > 0) return texts.map(withPlainWhitespace).join('\n\n');
  const holder = author === '' ? 'its authors' : author;
  if (licence === 'MIT') return `Copyright (c) ${holder}\n\n${MIT}`;
  return [
    `Copyright (c) ${holder}`,
    `Shipped unchanged under ${licence}; the source is at the address above, the licence at https://spdx.org/licenses/.`,
  ].join('\n\n');
}

function withPlainWhitespace(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');
}

/** For packages that name the licence and leave out its text. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
