import { expect } from 'vitest';
import { isLightPage } from '~/href';
import { describeFailure } from '~/models/failures/failure';
import { findSource } from '~/upstream/registry';
import { listDeclaredSources } from './page-environment';

/* Requirements for pages while upstream fails, wherever the site runs. */

/** An answer with its body. */
export interface PageRead {
  readonly page: string;
  readonly response: Response;
  readonly html: string;
}

export async function readPage(page: string, asked: Promise<Response>): Promise<PageRead> {
  const response = await asked;
  return { page, response, html: await response.text() };
}

/** Whether a part was too late for the page, which happens on a busy machine. */
export function isLate({ response }: PageRead): boolean {
  return response.headers.get('cache-status')?.includes('detail=timeout') === true;
}

/**
 * Requires that a visited page keeps its last good data and says how old it is.
 * @param healthyLinks its link targets before the failure
 * @param mayBeCurrent whether the page may have no stale part, as when a fault changes rows and the page has none
 */
export function expectLastGoodData(read: PageRead, healthyLinks: readonly string[], mayBeCurrent: boolean): void {
  const { page, response, html } = read;
  expectRowsKept(read, healthyLinks);
  if (mayBeCurrent && !hasStalePart(response)) return;
  expect(readWords(html).replaceAll('\n', ''), page).toMatch(buildAgePattern(response));
  expect(response.headers.get('cache-status'), page).toMatch(/; hit; ttl=-\d+; detail=(?:kv|memory)/);
  expect(readSharedSeconds(response), page).toBeLessThanOrEqual(15);
}

/**
 * Pages of scores and schools read streams and scoreboards, and those of schools their games, only from copies that need no call: such links may
 * go with the copies. Dates of a school give way to its next game.
 */
function isLinkOfCopy(page: string, link: string): boolean {
  if (/^\/(?:watch|listen|livestats|tickets)\//.test(link)) return true;
  return page.startsWith('/schools/details/') && /^\/(?:(?:games|boxscores)\/|calendar\?school=)/.test(link);
}

/** Requires that a page shows everything that it showed before. */
export function expectRowsKept(read: PageRead, healthyLinks: readonly string[]): void {
  const { page, response, html } = read;
  expectWholePage(read);
  expect([page, response.status]).toEqual([page, 200]);
  const links = listLinks(html);
  expect(
    healthyLinks.filter((link) => !links.includes(link) && !isLinkOfCopy(page, link)),
    page,
  ).toEqual([]);
}

/** Requires that a page not visited before says what is missing, and is not kept for long. */
export function expectWordsForMissing(read: PageRead): void {
  const { page, response, html } = read;
  expectWholePage(read);
  if (response.status === 200) expect(readSharedSeconds(response), page).toBeLessThanOrEqual(15);
  else expect([response.headers.get('cache-control'), response.headers.get('retry-after')]).toEqual(['no-store', '15']);
  if (hasFailedPart(read)) expect(readWords(html), page).toMatch(wordsForFailure);
}

/** Requires a well-formed page: with the site layout, one heading, the text of its status, and no internal values. */
export function expectWholePage({ page, response, html }: PageRead): void {
  const { status } = response;
  expect([page, status]).toEqual([page, expect.toBeOneOf([200, 502, 504])]);
  expect([page, listProblems(html), findMissingLayout(page, html)]).toEqual([page, [], []]);
  if (status === 200) return;
  const { title } = describeFailure({ status, statusText: '', internal: false, data: null });
  expect(
    [title, 'Error Loading Content'].some((words) => html.includes(words)),
    `${page}: words of ${status}`,
  ).toBe(true);
}

const wordsForFailure =
  /could not be loaded|Error loading sport data|Error Loading Content|did not arrive in time|couldn’t load/;
const failureDetail = /; detail=(?:timeout|unreachable|upstream-error|bad-answer|too-large|unusable-rows)\b/;

/** Whether a source failed whose missing part the page must mention. */
export function hasFailedPart({ page, response }: PageRead): boolean {
  const members = (response.headers.get('cache-status') ?? '').split(', ');
  const failed = new Set(members.filter((member) => failureDetail.test(member)).map((member) => member.split(';')[0]));
  return listDeclaredSources(page).some(
    ({ mayBeAbsent, request }) => !mayBeAbsent && failed.has(request.definition.name),
  );
}

/** The parts of the site layout that a page lacks. Light pages have no layout. */
function findMissingLayout(page: string, html: string): string[] {
  const parts = isLightPage(page) ? ['</html>'] : ['<header', '<nav', '<main', '<footer', '</html>'];
  return parts.filter((part) => !html.includes(part));
}

export function isStale(response: Response): boolean {
  return /ttl=-/.test(response.headers.get('cache-status') ?? '');
}

/** Link targets of a page's main part, which stand for its rows. Each site has its own demo association. */
export function listLinks(html: string): readonly string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [...main.matchAll(/ href="([^"#]+)"/g)].map(([, link = '']) =>
    link.replace(/http(?::\/\/|%3A%2F%2F)127\.0\.0\.1(?::|%3A)\d+/, ''),
  );
}

/** Whether a part of the page other than the sponsors is stale. */
function hasStalePart(response: Response): boolean {
  const members = (response.headers.get('cache-status') ?? '').split(', ');
  return members.some((member) => !/^(?:fieldhouse|sponsors\.)/.test(member) && member.includes('ttl=-'));
}

/** The age statement at the end of a page, which ignores the sponsors. */
function buildAgePattern(response: Response): RegExp {
  const names = (response.headers.get('cache-status') ?? '').split(', ').map((member) => member.split(';')[0] ?? '');
  const policies = names
    .filter((name) => !name.startsWith('sponsors.'))
    .flatMap((name) => findSource(name)?.policy ?? []);
  if (policies.length === 0) return /^/;
  const hasGames = policies.some((policy) => ['scores', 'leaderboard'].includes(policy));
  return hasGames ? /These scores are from .+ ago|This information is from .+ ago/ : /This information is from .+ ago/;
}

/** The text of a page, with each element on separate lines. */
export function readWords(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '').replace(/<[^>]+>/g, '\n');
}

/** A block of text that begins with a separator, because what stands before it is missing. */
const looseSeparator =
  /<(?:(?:p|li|dd|dt|td|th|h[1-6]|div|figcaption|summary|button|option|a)\b[^>]*|\w+ class="[^"]*\b(?:block|flex|grid)\b[^"]*"[^>]*)>(?:\s|<!--[^>]*-->)*[,;:·](?:\s|<)/;

/** Texts that no visitor should see. */
export function listProblems(html: string): string[] {
  const found = /\b(?:undefined|NaN|null|Invalid Date)\b|\[object \w+\]|\bat \S+ \(\S+:\d+|Error:/.exec(
    readWords(html),
  )?.[0];
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  return [
    ...(headings === 1 ? [] : [`has ${headings} headings of the first level`]),
    ...(found === undefined ? [] : [`shows ${found}`]),
    ...(looseSeparator.exec(html) ?? []),
  ];
}

function readSharedSeconds(response: Response): number {
  const control = response.headers.get('cdn-cache-control') ?? '';
  const parseSeconds = (name: string): number => Number(new RegExp(`${name}=(\\d+)`).exec(control)?.[1]);
  return parseSeconds('max-age') + parseSeconds('stale-while-revalidate');
}
