import type { CacheAdmin } from './cache-admin';
import type { CommandOption } from './command';
import { createUsageProblem } from './problems';

export const siteOption: Readonly<Record<string, CommandOption>> = {
  site: {
    type: 'string',
    value: 'URL',
    help: 'address of the site; otherwise that of the URL, the local run or SITE_URL',
  },
};

const NOWHERE = 'https://site.invalid';

export function readPageUrl(word: string): URL {
  if (/^https?:\/\//.test(word) && URL.canParse(word)) return new URL(word);
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
