import { decodeHTMLAttribute } from 'entities';
import { getErrorMessage } from '~/cache/base/log';
import { notPublished } from '~/models/failures/failure';
import { parseUrl } from '~/models/text/parse-url';
import { readPageAddress, type PageAddress } from '~/page/page-address';
import { fileRoutes, pageRoutes } from '~/routes.table.js';
import { readPage } from '../operate/visit';

const usage =
  'Usage: npm run check:site -- URL [--further 500]   for example: npm run check:site -- https://www.example.org';

/**
 * `npm run check:site -- URL`: requests a page of every route and prints status, age, weight and time. `--further N` follows N more links,
 * beyond the limit of a deployment (429). Pages that the association does not publish are listed and no failure. Returns 1 after one.
 */
export async function main(words: readonly string[], print: (line: string) => void = console.log): Promise<number> {
  const options = readOptions(words);
  if (options === null) {
    print(usage);
    return 1;
  }
  const { pages, unreached } = await checkSite(options.origin, options.mostFurther);
  for (const page of pages) print(formatWalkLine(page));
  for (const route of unreached) print(`  --  ${route}: no page links to one`);
  const failed = pages.filter(({ problem }) => problem !== null);
  const off = pages.filter(({ isOff }) => isOff);
  if (off.length > 0) print(`not published by this association: ${off.map(({ path }) => path).join(', ')}`);
  print(
    `${pages.length} pages, ${failed.length} failed, ${off.length > 0 ? `${off.length} not published, ` : ''}${unreached.length} routes without a link to them`,
  );
  return failed.length > 0 ? 1 : 0;
}

/** `null` for invalid options. */
function readOptions([site = '', name, count = '', ...rest]: readonly string[]) {
  const url = /^https?:\/\//.test(site) ? parseUrl(site) : null;
  if (url === null || rest.length > 0) return null;
  const { origin } = url;
  if (name === undefined) return { origin, mostFurther: 0 };
  return name === '--further' && /^\d{1,6}$/.test(count) ? { origin, mostFurther: Number(count) } : null;
}

const KIBIBYTE = 1024;

function formatWalkLine({ path, visit, problem }: CheckedPage): string {
  const columns = visit && [
    `${visit.age} s old`.padStart(12),
    `${Math.round(visit.bytes / KIBIBYTE)} KiB`.padStart(9),
    `${visit.tookMs} ms`.padStart(9),
  ];
  const status = String(visit?.status ?? '--').padStart(4);
  return [status, ...(columns ?? []), ` ${path}`, ...(problem === null ? [] : [problem])].join(' ');
}

/** `problem` is the reason for a failed page. */
type CheckedPage = Omit<Awaited<ReturnType<typeof checkPage>>, 'links'>;

const mostAtOnce = 4;

/** Queries without which an address answers for nothing, by route. */
const neededQueries: Readonly<Record<string, string>> = {
  'address-code': '?path=%2F',
  oembed: '?url=%2Fscores',
};

/** Routes of settings that a deployment may lack: the address of the member portal, the contact for vulnerabilities. */
const routesOfSettings: ReadonlySet<string> = new Set(['town', 'chess', 'security-contact']);

/**
 * Requests a page of every route: at its path, or at the first link to it. Then follows up to `mostFurther` links. Returns the pages in the
 * order of the requests, and the routes with parameters to which no read page links.
 */
async function checkSite(origin: string, mostFurther: number) {
  const whole = [...pageRoutes.filter(({ path }) => !isOfOthers(path)), ...fileRoutes].filter(
    ({ path }) => !/[:*]/.test(path),
  );
  const waiting = whole.map(({ id, path }) => path + (neededQueries[id] ?? ''));
  const reached = new Set(whole.map(({ path }) => findRoute(path)));
  /** Pages that link to each path. */
  const found = new Map<string, readonly string[]>(waiting.map((path) => [path, []]));
  const further: string[] = [];
  let furtherLeft = mostFurther;
  const pages: CheckedPage[] = [];
  const running = new Set<Promise<void>>();
  const check = async (path: string): Promise<void> => {
    const { links, ...page } = await checkPage(origin, path);
    pages.push({ ...page, problem: page.problem && [page.problem, ...(found.get(path) ?? [])].join(', linked from ') });
    for (const link of links) {
      if (found.has(link)) continue;
      found.set(link, [path]);
      const [linkedPath = ''] = link.split('?');
      const route = findRoute(linkedPath);
      if (reached.has(route)) {
        further.push(link);
        continue;
      }
      reached.add(route);
      found.set(linkedPath, [path]);
      waiting.push(linkedPath);
    }
  };
  const takeNext = (): string | undefined => {
    if (waiting.length > 0 || furtherLeft === 0) return waiting.shift();
    const link = further.shift();
    if (link !== undefined) furtherLeft -= 1;
    return link;
  };
  for (;;) {
    const path = running.size < mostAtOnce ? takeNext() : undefined;
    if (path === undefined && running.size === 0) break;
    if (path === undefined) await Promise.race(running);
    else start(check(path), running);
  }
  const unreached = pageRoutes.filter(({ path, id }) => /[:*]/.test(path) && !reached.has(id)).map(({ path }) => path);
  return { pages, unreached };
}

function start(work: Promise<void>, running: Set<Promise<void>>): void {
  const noted = work.finally(() => running.delete(noted));
  running.add(noted);
}

async function checkPage(origin: string, path: string) {
  try {
    const { visit, text } = await readPage(origin + path);
    const isOff =
      visit.status === 404 && (text.includes(`>${notPublished.title}</h1>`) || routesOfSettings.has(findRoute(path)));
    const problem = visit.status === 200 || isOff ? null : `answered with ${visit.status}`;
    return { path, visit, problem, isOff, links: isOff ? [] : findLinks(text) };
  } catch (error) {
    return { path, visit: null, problem: getErrorMessage(error), isOff: false, links: [] };
  }
}

/** The paths of the site that a document links to, with their queries. */
function findLinks(html: string): readonly string[] {
  return [...html.matchAll(/ href="(\/(?!\/)[^"#]*)/g)].map(([, link = '']) => decodeHTMLAttribute(link));
}

/** Route of a path; files are their own routes. */
function findRoute(path: string): string {
  return fileRoutes.find((file) => file.path === path)?.id ?? readAddress(path).route.id;
}

/** Whether a page is about something that the association of this folder does not have. */
function isOfOthers(path: string): boolean {
  return readAddress(path).refusal === 'other-association';
}

/** Only the path of an address is read. */
function readAddress(path: string): PageAddress {
  return readPageAddress(new URL(path, 'https://site.invalid'), () => '2000-01-01');
}
