import { findPolicyName, type AnySource, type SourceRequest } from './define-source';

/** Keys of the shared store may have no more than this (Workers KV limits). */
const MAX_KEY_BYTES = 512;

export interface KeyFacts {
  /** Schema version by source group, made at build time. */
  readonly schemaVersions: Readonly<Record<string, string>>;
  /** Tells deployments apart that share a store but read different upstreams, see `buildRealm`. */
  readonly realm: string;
}

export type KeyOf = (request: SourceRequest) => string;

/** Thrown for a request that no source can answer: parameters that make no path, one that leads elsewhere, or far too long a one. */
export class UnaddressableError extends Error {
  override name = 'UnaddressableError';
}

/**
 * Names a source's answer: `s:{schema version}.{realm}:{source}:{path}`. A changed schema makes new keys, so a deployment
 * never reads another's shape.
 * @throws UnaddressableError when the parameters make no usable key
 */
export function buildSourceKey({ definition, params }: SourceRequest, { schemaVersions, realm }: KeyFacts): string {
  const version = schemaVersions[getSourceGroup(definition.name)];
  if (version === undefined) throw new UnaddressableError(`${definition.name} has no schema version`);
  const key = `s:${version}.${realm}:${definition.name}:${buildSourcePath({ definition, params })}`;
  if (new TextEncoder().encode(key).length > MAX_KEY_BYTES) {
    throw new UnaddressableError(`the key of ${definition.name} has more than ${MAX_KEY_BYTES} bytes`);
  }
  return key;
}

/** What a key says. */
export interface SourceKeyParts {
  readonly version: string;
  readonly realm: string;
  readonly source: string;
  readonly path: string;
}

/** Reads a key that `buildSourceKey` made; anything else is no key. */
export function parseSourceKey(key: string): SourceKeyParts | undefined {
  const [, version, realm, source, path] = /^s:([^.:]+)\.([^.:]+):([^:]+):([\s\S]*)$/.exec(key) ?? [];
  if (version === undefined || realm === undefined || source === undefined || path === undefined) return undefined;
  return { version, realm, source, path };
}

/** The part of a source's name before the first dot: the file of `app/upstream` that defines it. */
export function getSourceGroup(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

/** A URL parser takes such segments out of a path, with the ones before them (RFC 3986, section 5.2.4). */
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:[/?#]|$)/;

function buildSourcePath({ definition, params }: SourceRequest): string {
  const path = buildParameterPath(definition, params);
  const [beforeQuery = ''] = path.split('?', 1);
  if (DOT_SEGMENT.test(beforeQuery)) throw new UnaddressableError(`${definition.name}: a dot segment in ${path}`);
  return path;
}

function buildParameterPath(definition: SourceRequest['definition'], params: SourceRequest['params']): string {
  try {
    return definition.path(params);
  } catch (error) {
    throw new UnaddressableError(`${definition.name}: ${error instanceof Error ? error.message : 'no path'}`);
  }
}

/**
 * A short mark made of everything beyond the schema that decides what upstream says: its addresses, the product, the
 * content moment. Two local runs over one data directory must not read each other's answers. (The hash keeps settings
 * apart, it is no safeguard against anybody.)
 */
export function buildRealm(facts: readonly (string | undefined)[]): string {
  return hashText(facts.map((fact) => fact ?? '').join('\n')).toString(36);
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Refreshers of a source whose parameters visitors can make up. */
const SHARDS = 16;

/**
 * Name of the refresher that serves a key: its realm, source and path. It lacks the version, so that a new build asks the object
 * that already has the answer. Keys of a source whose parameters visitors can make up share a few refreshers, so that whoever
 * counts through ids cannot have thousands of objects made.
 */
export function buildRefresherName(
  key: string,
  { maxUnknownPerMinute }: Pick<AnySource, 'maxUnknownPerMinute'>,
): string {
  const parts = parseSourceKey(key);
  if (parts === undefined) return key;
  const { realm, source, path } = parts;
  return `s:${realm}:${source}:${maxUnknownPerMinute === undefined ? path : `shard ${hashText(path) % SHARDS}`}`;
}

/** What an answer of a source is known by, in the headers and to purges: its name, its policy, and tags of its own. */
export function buildTags(request: SourceRequest): string[] {
  const { definition, params } = request;
  return [definition.name, `policy:${findPolicyName(request)}`, ...definition.tags(params)];
}
/**
 * The address of a source: its path below a base. Paths are written as upstream documents them (`/v1/news`), and a base
 * may or may not end in that first segment: `http://host/v1` and `http://host` mean the same.
 * @param base without a trailing slash
 */
export function buildSourceUrl(base: string, path: string): string {
  const firstSegment = /^\/[^/?#]*/.exec(path)?.[0] ?? '';
  const root = firstSegment.length > 1 && base.endsWith(firstSegment) ? base.slice(0, -firstSegment.length) : base;
  return root + path;
}
