import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '~/group-by';
import type { LockFile } from './supply-chain';

/* Licenses of everything shipped: bundled packages, style sheet, fonts, WebAssembly. */

/** A public file, so that the code's licenses accompany it. */
export const noticesFile = 'public/third-party-notices.txt';

/** Shipped by the style sheet: the reset of Tailwind CSS. */
const shippedByBuild: readonly string[] = ['node_modules/tailwindcss'];

/** Packages of types, which no bundle contains. */
const TYPES_ALONE = /node_modules\/(?:@types\/.*|@cloudflare\/workers-types|@typescript\/typescript-.*|type-fest)$/;

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[-_.].*)?$/i;

export type ShippedPackage = ReturnType<typeof readPackage>;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
  readonly author?: string | { readonly name?: string };
}

/** `npm run notices`. Returns the exit code. */
export function main(): Promise<number> {
  writeFileSync(noticesFile, readThirdPartyNotices());
  return Promise.resolve(0);
}

/** Folders of the shipped packages with all their dependencies, because packages may bundle others. */
export function listShippedLocations({ packages }: LockFile): string[] {
  const needed = Object.entries(packages).filter(
    ([location, { dev, devOptional, link }]) =>
      location.startsWith('node_modules/') && link !== true && dev !== true && devOptional !== true,
  );
  return [...needed.map(([location]) => location), ...shippedByBuild].filter((location) => !TYPES_ALONE.test(location));
}

/** Text of the notices, from the lock file and the installed packages. */
export function readThirdPartyNotices(): string {
  const lockFile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  return writeThirdPartyNotices(listShippedLocations(lockFile).map(readPackage));
}

function readPackage(location: string) {
  const manifest = JSON.parse(readFileSync(path.join(location, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license, homepage, repository, author } = manifest;
  const address = (typeof repository === 'string' ? repository : repository?.url) ?? homepage ?? '';
  return {
    name,
    version,
    license: license ?? '',
    homepage: toWebAddress(address),
    author: (typeof author === 'string' ? author : author?.name) ?? '',
    /** License files; empty if the package has none. */
    texts: readdirSync(location)
      .filter((file) => LICENSE_FILE.test(file))
      .sort()
      .map((file) => readFileSync(path.join(location, file), 'utf8')),
  };
}

/** A web address for `git+https://host/a.git`, `git@host:a.git` and `owner/name`. */
function toWebAddress(address: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(address)) return `https://github.com/${address}`;
  return address
    .replace(/^git@([\w.-]+):/, 'https://$1/')
    .replace(/^(?:git\+)?(?:https?|ssh|git):\/\/(?:git@)?/, 'https://')
    .replace(/\.git$/, '');
}

const RULE = '-'.repeat(80);

/** Packages with the same license text share a section. */
export function writeThirdPartyNotices(packages: readonly ShippedPackage[]): string {
  const titles = packages.map((shipped) => ({ title: formatNoticeTitle(shipped), text: writeLicense(shipped) }));
  const sections = groupBy(
    titles.sort((a, b) => (a.title < b.title ? -1 : 1)),
    ({ text }) => text,
  );
  return [
    'Third-party notices\n\nSoftware and fonts that are part of this site, with their licenses. Written by `npm run notices`.',
    ...[...sections].map(([text, ofText]) => `${[...new Set(ofText.map(({ title }) => title))].join('\n')}\n\n${text}`),
  ]
    .join(`\n\n${RULE}\n\n`)
    .concat('\n');
}

function formatNoticeTitle({ name, version, license, homepage }: ShippedPackage): string {
  return [`${name} ${version}`, license, ...(homepage === '' ? [] : [homepage])].join(', ');
}

function writeLicense({ texts, license, author }: ShippedPackage): string {
  if (texts.length > 0) return texts.map(withPlainWhitespace).join('\n\n');
  const holder = author === '' ? 'its authors' : author;
  if (license === 'MIT') return `Copyright (c) ${holder}\n\n${MIT}`;
  return [
    `Copyright (c) ${holder}`,
    `Shipped unchanged under ${license}; the source is at the address above, the license at https://spdx.org/licenses/.`,
  ].join('\n\n');
}

function withPlainWhitespace(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');
}

/** For packages without a license text. */
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
