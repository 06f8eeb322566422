import { findPolicyName, type AnySource, type SourceRequest } from './define-source';

/** Limit of Workers KV. */
const MAX_KEY_BYTES = 512;

export interface KeyFacts {
  /** Schema versions by source group, computed at build time. */
  readonly schemaVersions: Readonly<Record<string, string>>;
  /** Identifies the upstream that the deployment reads, see `buildDataset`. Deployments with different upstreams may share a store. */
  readonly dataset: string;
}

export type KeyOf = (request: SourceRequest) => string;

/** Thrown for parameters that make no usable path: malformed, too long, or leading to another path. */
export class UnaddressableError extends Error {
  override name = 'UnaddressableError';
}

/**
 * Builds a key: `s:{schema version}.{dataset}:{source}:{path}`. If a schema changes, all its keys change. Throws an `UnaddressableError`.
 */
export function buildSourceKey({ definition, params }: SourceRequest, { schemaVersions, dataset }: KeyFacts): string {
  const version = schemaVersions[getSourceGroup(definition.name)];
  if (version === undefined) throw new UnaddressableError(`${definition.name} has no schema version`);
  const key = `s:${version}.${dataset}:${definition.name}:${buildSourcePath({ definition, params })}`;
  if (new TextEncoder().encode(key).length > MAX_KEY_BYTES) {
    throw new UnaddressableError(`the key of ${definition.name} has more than ${MAX_KEY_BYTES} bytes`);
  }
  return key;
}

/** Parses a key made by `buildSourceKey`; `undefined` for anything else. */
export function parseSourceKey(key: string) {
  const [, version, dataset, source, path] = /^s:([^.:]+)\.([^.:]+):([^:]+):([\s\S]*)$/.exec(key) ?? [];
  if (version === undefined || dataset === undefined || source === undefined || path === undefined) return undefined;
  return { version, dataset, source, path };
}

/** Group of a source: the part of its name before the first dot, which is its file in `app/upstream`. */
export function getSourceGroup(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

/** Segments `.` and `..`, which URL parsers resolve (RFC 3986, section 5.2.4). */
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:[/?#]|$)/;

function buildSourcePath({ definition, params }: SourceRequest): string {
  const path = buildParameterPath(definition, params);
  const [beforeQuery = ''] = path.split('?', 1);
  if (DOT_SEGMENT.test(beforeQuery)) throw new UnaddressableError(`${definition.name}: a dot segment in ${path}`);
  return path;
}

function buildParameterPath(definition: SourceRequest['definition'], params: SourceRequest['params']): string {
  try {
    return definition.buildPath(params);
  } catch (error) {
    throw new UnaddressableError(`${definition.name}: ${error instanceof Error ? error.message : 'no path'}`);
  }
}

/** Hash of the settings that determine upstream's answers. Local runs with different settings may share a data directory. */
export function buildDataset(facts: readonly (string | undefined)[]): string {
  return hashText(facts.map((fact) => fact ?? '').join('\n')).toString(36);
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Number of refreshers for a source whose parameters visitors can invent. */
const SHARDS = 16;

/**
 * Name of the refresher for a key: without the schema version, so that new builds find kept answers. Parameters that visitors can invent
 * share `SHARDS` refreshers.
 */
export function buildRefresherName(
  key: string,
  { maxUnknownPerMinute }: Pick<AnySource, 'maxUnknownPerMinute'>,
): string {
  const parts = parseSourceKey(key);
  if (parts === undefined) return key;
  const { dataset, source, path } = parts;
  return `s:${dataset}:${source}:${maxUnknownPerMinute === undefined ? path : `shard ${hashText(path) % SHARDS}`}`;
}

/** Tags of a source's answer, for headers and purges: its name, its policy and its own tags. */
export function buildTags(request: SourceRequest): string[] {
  const { definition, params } = request;
  return [definition.name, `policy:${findPolicyName(request)}`, ...definition.listTags(params)];
}
/** Builds the URL of a path. The base may end with the path's first segment: `http://host/v1` and `http://host` are equivalent. */
export function buildSourceUrl(base: string, path: string): string {
  const firstSegment = /^\/[^/?#]*/.exec(path)?.[0] ?? '';
  const root = firstSegment.length > 1 && base.endsWith(firstSegment) ? base.slice(0, -firstSegment.length) : base;
  return root + path;
}
