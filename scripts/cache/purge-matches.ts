import type { SourceRequest } from '~/cache/define-source';
import type { PurgeScope } from '~/cache/tuning/policy-document';
import { PurgeMarks } from '~/cache/tuning/tuning';
import type { Environment } from '~/config/environment';
import type { ContentClock } from '~/models/dates/content-clock';
import { findSource, sources } from '~/upstream/registry';
import { listPlainAddresses } from '../simulation/generated-trace';
import { createSitePages, type SitePages } from '../simulation/site-pages';
import type { StoredCopies, StoredCopy } from './stored-copies';

export interface PurgeMatches {
  readonly entries: number;
  readonly allEntries: number;
  /** Pages without parameters other than a sport, and the page of the scope. */
  readonly pages: number;
  readonly allPages: number;
  /** Whether the source, tag or path exists. */
  readonly isKnown: boolean;
  /** Tags similar to the given one. */
  readonly similarTags: readonly string[];
}

export interface PurgeMatchesInput {
  readonly copies: StoredCopies;
  readonly environment: Environment;
  readonly clock: ContentClock;
}

const UPSTREAM_PATH = /^\/(?:v1|data)\//;
const MOST_SIMILAR = 5;

/** Counts what a purge would reach, with production code where parameters are known. */
export function purgeMatches(scope: PurgeScope, { copies, environment, clock }: PurgeMatchesInput): PurgeMatches {
  const pages = createSitePages(environment, clock);
  const name = scope.slice(scope.indexOf(':') + 1);
  const pagePath = scope.startsWith('path:') && !UPSTREAM_PATH.test(name) ? name : null;
  const named = pagePath !== null && isPage(pagePath, pages, copies) ? [pagePath] : [];
  const addresses = [...new Set([...listPlainAddresses().filter(pages.has), ...named])];
  const marks = new PurgeMarks([{ scope, olderThanIso: new Date(0).toISOString() }], 0);
  const isReached = (request: SourceRequest | undefined) =>
    request !== undefined && marks.getSourcePurgeMs(request) === 0;
  const reached = addresses.filter((address) =>
    pagePath === null
      ? scope === 'everything' || pages.getPage(address).sources.some((source) => isReached(pages.getRequest(source)))
      : address.startsWith(pagePath),
  );
  const read = new Set(pagePath === null ? [] : reached.flatMap((address) => pages.getPage(address).sources));
  const isEntryReached = (copy: StoredCopy, id: string) =>
    read.has(id) || isReached(pages.getRequest(id)) || isCopyReached(copy, scope, name);
  const entries = [...copies].filter(([id, copy]) => isEntryReached(copy, id)).length;
  const known = listKnownTags(copies, pages, addresses);
  return {
    entries,
    allEntries: copies.size,
    pages: reached.length,
    allPages: addresses.length,
    isKnown: entries + reached.length > 0 || scope.startsWith('source:') || known.includes(name),
    similarTags: scope.startsWith('tag:') ? findSimilar(name, known) : [],
  };
}

/** An invented address has a page only if its own source is stored. */
function isPage(address: string, pages: SitePages, copies: StoredCopies): boolean {
  const ofVisitors = pages
    .getPage(address)
    .sources.filter((source) => pages.getRequest(source)?.definition.maxUnknownPerMinute !== undefined);
  return pages.has(address) && ofVisitors.every((source) => copies.get(source)?.metadata.kind === 'value');
}

/** A copy with unknown parameters is matched by key, source and tags. */
function isCopyReached(
  { source, path, metadata: { tags = [] } }: StoredCopy,
  scope: PurgeScope,
  name: string,
): boolean {
  if (scope.startsWith('path:')) return UPSTREAM_PATH.test(name) && path.startsWith(name);
  if (scope.startsWith('source:')) return source === name;
  return scope === 'everything' || [source, `policy:${findSource(source)?.policy ?? ''}`, ...tags].includes(name);
}

/** Tags of known pages, stored copies and samples of sources. */
function listKnownTags(copies: StoredCopies, pages: SitePages, addresses: readonly string[]): readonly string[] {
  const ofPages = addresses
    .flatMap((address) => pages.getPage(address).sources)
    .flatMap((source) => pages.getRequest(source) ?? [])
    .flatMap(({ definition, params }) => definition.listTags(params));
  const ofSources = sources.flatMap(({ name, policy, listTags, sample }) => [
    name,
    `policy:${policy}`,
    ...listTags(sample),
  ]);
  const ofCopies = [...copies.values()].flatMap(({ metadata }) => metadata.tags ?? []);
  return [...new Set([...ofSources, ...ofPages, ...ofCopies])].sort();
}

function findSimilar(name: string, tags: readonly string[]): readonly string[] {
  const start = name.slice(0, 4).toLowerCase();
  return tags.filter((tag) => tag.toLowerCase().includes(start)).slice(0, MOST_SIMILAR);
}
