import type { SourceRequest } from '../upstream/define-source';
import { schemaVersions } from '../upstream/schema-versions.generated';

/** KV takes keys of up to 512 bytes; longer ones are cut and told apart by their length and a hash. */
const longestKey = 400;

/**
 * The key under which an answer is kept: `s:{schema version}:{source name}:{path}`. The version is the hash of the
 * source group's schema code, so that a deploy never reads what another schema made.
 * @throws Error when the source's group is not known to the build
 */
export function sourceKey({ definition, params }: SourceRequest): string {
  const [group = ''] = definition.name.split('.');
  const version = schemaVersions[group];
  if (version === undefined) throw new Error(`The source ${definition.name} names no file of app/upstream`);
  const key = `s:${version}:${definition.name}:${definition.path(params)}`;
  return key.length <= longestKey ? key : `${key.slice(0, longestKey)}:${key.length}:${fingerprint(key)}`;
}

/** FNV-1a, 32 bit: tells long keys apart; nothing secret depends on it. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
