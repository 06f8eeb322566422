import { getErrorMessage } from '~/cache/base/log';
import { parseUrl } from '~/models/text/parse-url';
import type { CacheAdmin } from './cache-admin';
import type { CommandOption } from './command';
import { createReachabilityProblem, createUsageProblem } from './problems';

export const siteOption: Readonly<Record<string, CommandOption>> = {
  site: {
    type: 'string',
    value: 'URL',
    help: 'address of the site; otherwise that of the URL, the local run or SITE_URL',
  },
};

const NOWHERE = 'https://site.invalid';

export function readPageUrl(word: string): URL {
  const url = /^https?:\/\//.test(word) ? parseUrl(word) : null;
  if (url !== null) return url;
  if (word.startsWith('/')) return new URL(word, NOWHERE);
  throw createUsageProblem(`"${word}" is no page: give a path such as /scores, or a URL.`);
}

/** @throws CommandProblem (wrong usage) when the site's address is unknown */
export async function readSiteUrl(admin: CacheAdmin, given: string | undefined, page: URL): Promise<string> {
  const named = page.origin === NOWHERE ? undefined : page.origin;
  const url = given ?? named ?? (await admin.readSiteUrl());
  if (url === undefined) throw createUsageProblem('Where is the site? Give --site https://…, or a whole URL.');
  return url.replace(/\/+$/, '');
}

export type CacheStatusMember = ReturnType<typeof parseCacheStatus>[number];

export type Visit = Awaited<ReturnType<typeof readPage>>['visit'];

const WAIT_TIMEOUT_MS = 20_000;

/** Requests a page as anybody would. @throws CommandProblem when the site does not answer */
export async function visitPage(url: string): Promise<Visit> {
  return (await readPage(url)).visit;
}

/** Requests a page and its text. Throws a `CommandProblem` without an answer. */
export async function readPage(url: string, more: Readonly<Record<string, string>> = {}) {
  const startedAtMs = Date.now();
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html', ...more },
      signal: AbortSignal.timeout(WAIT_TIMEOUT_MS),
    });
    const body = await response.arrayBuffer();
    const members = parseCacheStatus(response.headers.get('cache-status') ?? '');
    const visit = {
      status: response.status,
      tookMs: Date.now() - startedAtMs,
      bytes: body.byteLength,
      age: Number(response.headers.get('age') ?? '0'),
      /** What the platform's cache in front did; `null` without one. */
      front: response.headers.get('cf-cache-status'),
      parts: members.slice(0, -1),
      document: members.at(-1) ?? null,
      /** Milliseconds waited for each source, by name, when the page was rendered for this request and details were asked for. */
      waits: parseServerTiming(response.headers.get('server-timing') ?? ''),
    };
    return { visit, text: new TextDecoder().decode(body) };
  } catch (error) {
    throw createReachabilityProblem(`${url} does not answer: ${getErrorMessage(error)}`);
  }
}

/** Parses the `Cache-Status` field as the site writes it, with plain tokens. */
export function parseCacheStatus(field: string) {
  return field
    .split(',')
    .map((member) => member.split(';').map((part) => part.trim()))
    .filter(([name]) => name !== undefined && name !== '')
    .map(([name = '', ...parameters]) => {
      const getValue = (wanted: string) =>
        parameters.find((parameter) => parameter.startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const ttl = getValue('ttl');
      return {
        name,
        /** Where the answer came from, or the reason for none: `memory`, `kv`, `upstream`, `timeout`, … */
        detail: getValue('detail') ?? null,
        isHit: parameters.includes('hit'),
        /** Seconds of freshness that are left; negative when stale. */
        ttl: ttl === undefined ? null : Number(ttl),
      };
    });
}

/** `name;dur=12, other;dur=3`. */
export function parseServerTiming(field: string): Record<string, number> {
  return Object.fromEntries(
    field.split(',').flatMap((metric): [string, number][] => {
      const [, name, duration] = /^\s*([^;\s]+);.*?\bdur=([\d.]+)/.exec(metric) ?? [];
      return name === undefined ? [] : [[name, Number(duration)]];
    }),
  );
}
