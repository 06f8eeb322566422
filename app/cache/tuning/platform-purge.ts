import { policies, type PolicyName } from '../source/policies';
import { parsePurgeScope, type PolicyDocument, type Purge } from './policy-document';
import { computeEffectivePolicy } from './tuning';

/** What the platform's cache in front of the site must drop. The fields add up. */
export interface PlatformPurge {
  readonly everything: boolean;
  readonly tags: readonly string[];
  readonly pathPrefixes: readonly string[];
}

/** A policy document at a point in time (real clock, milliseconds), because overrides expire. */
export interface PolicyMoment {
  readonly document: PolicyDocument;
  readonly atMs: number;
}

/** Result of a purge by the site's entrypoint. */
export interface PlatformPurgeResult {
  readonly outcome: 'done' | 'failed' | 'absent';
  /** Why the purge failed. */
  readonly detail?: string;
}

/** The site's entrypoint. Only it can purge the platform's cache. */
export interface PlatformPurger {
  purgePlatformCache(purge: PlatformPurge): Promise<PlatformPurgeResult>;
}

/** Platform limit of tags and path prefixes in one purge. */
const MOST_OPERATIONS = 100;
const LIFETIMES = [
  'freshSeconds',
  'liveFreshSeconds',
  'staleWhileRevalidateSeconds',
  'staleIfErrorSeconds',
  'negativeSeconds',
] as const;

export const NO_PURGE: PlatformPurge = { everything: false, tags: [], pathPrefixes: [] };

/**
 * What the platform's cache must drop after a change: everything in new purges, and data with shortened lifetimes, whose copies still have
 * the longer ones.
 */
export function purgeBetween(
  before: PolicyMoment,
  after: PolicyMoment,
  getPolicy: (source: string) => PolicyName | undefined,
): PlatformPurge {
  const buildMarks = ({ document }: PolicyMoment) => document.purges.map(buildPurgeMark);
  const known = new Set(buildMarks(before));
  const marks = after.document.purges.filter((purge) => !known.has(buildPurgeMark(purge)));
  return joinPurges([...marks.map(toPlatformPurge), { ...NO_PURGE, tags: listLoweredTags(before, after, getPolicy) }]);
}

export function joinPurges(purges: readonly PlatformPurge[]): PlatformPurge {
  const listUnique = (pick: (purge: PlatformPurge) => readonly string[]) => [...new Set(purges.flatMap(pick))];
  const tags = listUnique((purge) => purge.tags);
  const pathPrefixes = listUnique((purge) => purge.pathPrefixes);
  const isTooMuch = tags.length + pathPrefixes.length > MOST_OPERATIONS;
  if (isTooMuch || purges.some(({ everything }) => everything)) return { ...NO_PURGE, everything: true };
  return { everything: false, tags, pathPrefixes };
}

/** Purges the platform's cache. `cache` is absent where there is none. */
export async function purgeWith(
  cache: Pick<CacheContext, 'purge'> | undefined,
  { everything, tags, pathPrefixes }: PlatformPurge,
): Promise<PlatformPurgeResult> {
  if (cache === undefined) return { outcome: 'absent' };
  const { success, errors } = await cache.purge(
    everything ? { purgeEverything: true } : { tags: [...tags], pathPrefixes: [...pathPrefixes] },
  );
  if (success) return { outcome: 'done' };
  return { outcome: 'failed', detail: errors.map(({ code, message }) => `${code} ${message}`).join('; ') };
}

/** Describes a purge in the terms of `npm run cache`. */
export function buildPurgeText({ everything, tags, pathPrefixes }: PlatformPurge): string {
  if (everything) return 'everything';
  return [...tags.map((tag) => `tag:${tag}`), ...pathPrefixes.map((path) => `path:${path}`)].join(' ');
}

export function isNoPurge({ everything, tags, pathPrefixes }: PlatformPurge): boolean {
  return !everything && tags.length === 0 && pathPrefixes.length === 0;
}

function buildPurgeMark({ scope, olderThanIso }: Purge): string {
  return `${scope} ${olderThanIso}`;
}

/** A purge of an upstream path drops everything, because pages are tagged with their sources but not with upstream paths. */
function toPlatformPurge({ scope }: Purge): PlatformPurge {
  const { kind, name } = parsePurgeScope(scope);
  if (kind === 'source' || kind === 'tag') return { ...NO_PURGE, tags: [name] };
  return kind === 'page-path' ? { ...NO_PURGE, pathPrefixes: [name] } : { ...NO_PURGE, everything: true };
}

/** Tags of the policies and sources with shortened lifetimes. */
function listLoweredTags(
  before: PolicyMoment,
  after: PolicyMoment,
  getPolicy: (source: string) => PolicyName | undefined,
): readonly string[] {
  const isLowered = (about: { readonly source?: string; readonly policy: PolicyName }) => {
    const [old, now] = [before, after].map(({ document, atMs }) => computeEffectivePolicy(document, about, atMs));
    return LIFETIMES.some((field) => (now?.[field] ?? 0) < (old?.[field] ?? 0));
  };
  const names = Object.keys(policies) as PolicyName[];
  const overridden = [...new Set([before, after].flatMap(({ document }) => Object.keys(document.sources)))];
  const sources = overridden.filter((source) => {
    const policy = getPolicy(source);
    return policy !== undefined && isLowered({ source, policy });
  });
  return [...names.filter((policy) => isLowered({ policy })).map((name) => `policy:${name}`), ...sources];
}
