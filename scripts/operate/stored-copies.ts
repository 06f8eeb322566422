import type { SourceRequest } from '~/cache/source/define-source';
import { parseEntry, type EntryMetadata } from '~/cache/source/entry';
import {
  parseRevalidationTimes,
  listRevalidationTimesKeys,
  withRevalidationTime,
} from '~/cache/source/revalidation-times';
import { parseSourceKey } from '~/cache/source/source-address';
import { readContentClock, type Environment } from '~/config/environment';
import type { ContentClock } from '~/models/dates/content-clock';
import { buildEnvironmentDataset } from '../../workers/source-dependencies';
import { buildCopyId } from '../simulation/copy-id';
import type { CacheAdmin } from './cache-admin';

export interface StoredCopy {
  readonly key: string;
  readonly source: string;
  /** Upstream path. */
  readonly path: string;
  readonly metadata: EntryMetadata;
}

/** By `buildCopyId`. */
export type StoredCopies = ReadonlyMap<string, StoredCopy>;

/** What commands need to know of the site; `admin` reads the values of its copies. */
export interface StoredSite {
  readonly admin: Pick<CacheAdmin, 'getMany'>;
  readonly environment: Environment;
  readonly clock: ContentClock;
  readonly copies: StoredCopies;
}

export async function readSite(admin: CacheAdmin): Promise<StoredSite> {
  const environment = await admin.readEnvironment();
  const copies = await listStoredCopies(admin, buildEnvironmentDataset(environment));
  return { admin, environment, clock: readContentClock(environment), copies };
}

/** Reads the values of these requests at once. Returns the value of a request; `undefined` without a copy. */
export async function readStoredValues(requests: readonly SourceRequest[], { admin, copies }: StoredSite) {
  const getKey = (request: SourceRequest) => copies.get(buildCopyId(request))?.key;
  const texts = await admin.getMany([...new Set(requests.flatMap((request) => getKey(request) ?? []))]);
  // The stored value has the type that its request declares; the type checker cannot infer that.
  return <Value>(request: SourceRequest<Value>) =>
    parseEntry(texts.get(getKey(request) ?? '') ?? '')?.value as Value | undefined;
}

/** The newest copy of every source in the store, from the key list and the revalidation times. Copies of other datasets are left out. */
export async function listStoredCopies(
  admin: Pick<CacheAdmin, 'list' | 'getMany'>,
  dataset: string,
): Promise<StoredCopies> {
  const listed = await admin.list('s:');
  const ofDataset = listed.map(({ name }) => name).filter((name) => parseSourceKey(name)?.dataset === dataset);
  const documents = await admin.getMany(listRevalidationTimesKeys(ofDataset));
  const ages = new Map([...documents.values()].flatMap((text) => [...parseRevalidationTimes(text)]));
  const copies = new Map<string, StoredCopy>();
  for (const { name: key, metadata: kept } of listed) {
    const parts = parseSourceKey(key);
    if (parts?.dataset !== dataset || !isMetadata(kept)) continue;
    const id = `${parts.source}:${parts.path}`;
    const metadata = withRevalidationTime(kept, ages.get(key));
    const known = copies.get(id);
    if (known === undefined || known.metadata.fetchedAtMs < metadata.fetchedAtMs) {
      copies.set(id, { key, source: parts.source, path: parts.path, metadata });
    }
  }
  return copies;
}

function isMetadata(value: unknown): value is EntryMetadata {
  return typeof value === 'object' && value !== null && 'fetchedAtMs' in value && 'kind' in value;
}
