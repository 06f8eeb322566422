import type { SourceRequest } from '~/cache/source/define-source';
import { parsePurgeScope, type PurgeScope, type PurgeTarget } from '~/cache/tuning/policy-document';
import { reachesSource } from '~/cache/tuning/tuning';
import type { StoredCopies, StoredCopy } from '~/operations/stored-copies';
import { findSource, sources } from '~/upstream/registry';
import { listPlainAddresses } from '../simulation/generated-trace';
import { createSitePages, type SitePages } from '../simulation/site-pages';
import type { StoredSite } from './stored-copies';

const MOST_SIMILAR = 5;

export type PurgeMatches = ReturnType<typeof purgeMatches>;

/**
 * Counts what a purge would reach, with production code where parameters are known: entries, and pages without parameters other than a sport.
 * The source, tag or path may be unknown; `similarTags` are then suggested.
 */
export function purgeMatches(scope: PurgeScope, { copies, environment, clock }: Omit<StoredSite, 'admin'>) {
  const pages = createSitePages(environment, clock);
  const target = parsePurgeScope(scope);
  const { kind, name } = target;
  const pagePath = kind === 'page-path' ? name : null;
  const named = pagePath !== null && isPage(pagePath, pages, copies) ? [pagePath] : [];
  const addresses = [...new Set([...listPlainAddresses().filter(pages.has), ...named])];
  const isReached = (request: SourceRequest | undefined) => request !== undefined && reachesSource(target, request);
  const reached = addresses.filter((address) =>
    pagePath === null
      ? kind === 'everything' || pages.getPage(address).sources.some((source) => isReached(pages.getRequest(source)))
      : address.startsWith(pagePath),
  );
  const read = new Set(pagePath === null ? [] : reached.flatMap((address) => pages.getPage(address).sources));
  const isEntryReached = (copy: StoredCopy, id: string) =>
    read.has(id) || isReached(pages.getRequest(id)) || isCopyReached(copy, target);
  const entries = [...copies].filter(([id, copy]) => isEntryReached(copy, id)).length;
  const known = listKnownTags(copies, pages, addresses);
  return {
    entries,
    allEntries: copies.size,
    pages: reached.length,
    allPages: addresses.length,
    isKnown: entries + reached.length > 0 || kind === 'source' || known.includes(name),
    similarTags: kind === 'tag' ? findSimilar(name, known) : [],
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
function isCopyReached({ source, path, metadata: { tags = [] } }: StoredCopy, { kind, name }: PurgeTarget): boolean {
  if (kind === 'upstream-path') return path.startsWith(name);
  if (kind === 'source') return source === name;
  const isTagged = [source, `policy:${findSource(source)?.policy ?? ''}`, ...tags].includes(name);
  return kind === 'everything' || (kind === 'tag' && isTagged);
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
