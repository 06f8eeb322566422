import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { AssociationFacts } from '~/config/association-schema';
import { buildSportId } from '~/config/sport-kinds';
import demo from '../../demo-api';
import { findProgram, runProgram } from '../../scripts/build/run-commands';
import { demoNames, type AskSite, type Upstream } from './in-process-site';
import { getRoute, listAddressesIn } from './page-html';
import { isStaticFile } from './static-files';

/* A site of a second, very different association. Its API is the demo association's without most sports, and with other words. */

const firstFolder = 'association';
/** In the project and its copies. */
export const secondFolder = 'tests/support/second-association';

function readFacts(folder: string): AssociationFacts {
  return JSON.parse(readFileSync(path.join(folder, 'association.json'), 'utf8')) as AssociationFacts;
}

function readSportIds(folder: string): string[] {
  const rows = JSON.parse(readFileSync(path.join(folder, 'sports.json'), 'utf8')) as Parameters<
    typeof buildSportId
  >[0][];
  return rows.map(buildSportId);
}

export const firstFacts = readFacts(firstFolder);
export const secondFacts = readFacts(secondFolder);

/** Ids of sports that only the first association has. */
const missingSports: ReadonlySet<string> = new Set(
  readSportIds(firstFolder).filter((id) => !readSportIds(secondFolder).includes(id)),
);

/** Environment variables of the second association. */
export const secondNames = {
  PRODUCT: secondFacts.shortName,
  ASSOCIATION_NAME: secondFacts.name,
  TIME_ZONE: secondFacts.timeZone,
  SECURITY_CONTACT: 'mailto:security@second.example',
};

/** Builds the site of the second association in a copy of the project, which has no generated files. Returns the build's folder. */
export async function buildSecondSite(copy: string): Promise<string> {
  await runIn(copy, 'node', ['scripts/run.mjs', 'run/generate']);
  const build = "import('./scripts/build/build.ts').then(({ buildAll }) => buildAll())";
  await runIn(copy, path.resolve(findProgram('tsx')), ['-e', build]);
  return path.join(copy, 'build/current');
}

async function runIn(cwd: string, program: string, words: readonly string[]): Promise<void> {
  const env = { ...process.env, BUILD_FOLDER: undefined, NODE_ENV: undefined, ASSOCIATION: secondFolder };
  const { code, errors } = await runProgram(program, words, { cwd, stdio: 'pipe', env });
  if (code !== 0) throw new Error(`The second site was not built:\n${errors}`);
}

/** What the demo association's API says of the first association, and what the second's says instead. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/Prairie/g, 'Cascade'],
  [/prairie/g, 'cascade'],
  [/PSAA/g, secondFacts.shortName],
  [/psaa/g, secondFacts.shortName.toLowerCase()],
  [/1200 Fieldhouse Road/g, secondFacts.contact.street],
  [/555-0142/g, '555-0177'],
  [/5550142/g, '5550177'],
  [/2\.130/g, '7.4'],
  [/125th|125 years/g, 'long'],
  [/Halvor Woods/g, 'Timber Park'],
  [/1\.65/g, '1.4'],
  [/[Tt]en directors/g, 'the directors'],
  [/football|golf/g, 'handball'],
  [/Football|Golf/g, 'Handball'],
];

/** The API of the second association in this process. `asked` gets the addresses of its calls. */
export function createSecondUpstream(asked: Set<string>): Upstream {
  const environment = { ...demoNames, ...secondNames };
  return async (url, init) => {
    asked.add(url.href);
    // As the demo association answers for what it does not have.
    if (url.pathname.split('/').some((segment) => missingSports.has(segment))) {
      return Response.json({ message: 'Not found' }, { status: 404 });
    }
    const response = await demo.fetch(new Request(url, init), environment);
    const kind = response.headers.get('content-type') ?? '';
    if (!/json|text/.test(kind) || response.status !== 200) return response;
    const text = await response.text();
    const rows = kind.includes('json') ? JSON.stringify(withoutSports(JSON.parse(text))) : text;
    return new Response(replaceWords(rows), { status: 200, headers: { 'content-type': kind } });
  };
}

function replaceWords(text: string): string {
  const linked = text.replace(/\/sports\/([a-z-]+)/g, (path, id: string) =>
    missingSports.has(id) ? '/sports/softball' : path,
  );
  return replacements.reduce((changed, [from, to]) => changed.replace(from, to), linked);
}

/** Drops rows that name a sport which the second association does not have. */
function withoutSports(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter((row) => !namesMissingSport(row)).map(withoutSports);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withoutSports(value)]));
}

function namesMissingSport(row: unknown): boolean {
  const values = typeof row === 'object' && row !== null ? Object.values(row) : [row];
  return values.some((value) => typeof value === 'string' && missingSports.has(buildSportId({ family: value })));
}

/** Every text that names a fact of the first association. */
export function listWordsOfFirst(): readonly string[] {
  const { contact, mainAccounts, officialAccounts, standingRulesVideos, foundedYear, anniversary } = firstFacts;
  return [
    'Prairie',
    firstFacts.shortName,
    firstFacts.shortName.toLowerCase(),
    contact.street,
    contact.officeHours,
    contact.phone.text,
    contact.phone.href,
    ...mainAccounts.map(({ href }) => href),
    ...officialAccounts.map(({ url }) => url),
    ...standingRulesVideos.map(({ file }) => file),
    `founded in ${foundedYear}`,
    `${anniversary?.years}th Anniversary`,
    ...listPlacesOfFinals(),
    ...listShapes(firstFolder),
    'ootball',
    'olf',
  ];
}

/** What is drawn in the logo of an association. */
export function listShapes(folder: string): string[] {
  const logo = readFileSync(path.join(folder, 'logo.svg'), 'utf8');
  return [...logo.matchAll(/ d="([^"]+)"/g)].map(([, shape = '']) => shape).filter((shape) => shape.length > 14);
}

/** Courses and videos of the season files. */
function listPlacesOfFinals(): string[] {
  const folder = path.join(firstFolder, 'seasons');
  const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(/"(?:course|videoUrl|hashtag)": "([^"]+)"/g)]);
  return [...new Set(found.map(([, place = '']) => place))];
}

export interface CrawledPage {
  readonly address: string;
  readonly status: number;
  readonly html: string;
  /** The page on which the address was found first; `null` for one where the crawl started. */
  readonly from: string | null;
}

/** Follows the links from some addresses: so many of each kind, which is a route with its query parameters. */
export async function crawl(ask: AskSite, starts: readonly string[], mostOfKind: number): Promise<CrawledPage[]> {
  const counts = new Map<string, number>();
  const found = new Map<string, string | null>();
  const add = (address: string, from: string | null): void => {
    const bare = address.replace(/#.*$/, '');
    const kind = findKind(bare);
    const count = counts.get(kind) ?? 0;
    // The platform answers for files of the site.
    if (found.has(bare) || count >= mostOfKind || isStaticFile(bare)) return;
    counts.set(kind, count + 1);
    found.set(bare, from);
  };
  for (const address of starts) add(address, null);
  const pages: CrawledPage[] = [];
  // The map grows meanwhile.
  for (const [address, from] of found) {
    const response = await ask(address);
    const html = await response.text();
    pages.push({ address, status: response.status, html, from });
    const target = response.headers.get('location');
    if (target !== null) add(target.replace('https://site.invalid', ''), address);
    if (response.headers.get('content-type')?.includes('html') !== true) continue;
    for (const link of listAddressesIn(html)) add(link, address);
  }
  return pages;
}

/** A route with its query parameters. Each page of the content management system is a kind of its own. */
export function findKind(address: string): string {
  const [place = '', search = ''] = address.split('?');
  const { path: pattern } = getRoute(place);
  return `${pattern === '*' ? place : pattern}?${[...new URLSearchParams(search).keys()].sort().join()}`;
}
