import type { EntryMetadata } from '~/cache/source/entry';
import {
  parseRevalidationTimes,
  listRevalidationTimesKeys,
  withRevalidationTime,
} from '~/cache/source/revalidation-times';
import { parseSourceKey } from '~/cache/source/source-address';

/** Reads of the shared store. */
export interface StoreReader {
  /** Several values at once; missing keys are left out. */
  getMany(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The metadata is an `EntryMetadata` for a source's entry. */
  list(prefix: string): Promise<readonly { readonly name: string; readonly metadata: unknown }[]>;
}

export interface StoredCopy {
  readonly key: string;
  readonly source: string;
  /** Upstream path. */
  readonly path: string;
  readonly metadata: EntryMetadata;
}

/** Keyed by source and path. */
export type StoredCopies = ReadonlyMap<string, StoredCopy>;

/** The newest copy of every source in the store, from the key list and the revalidation times. Copies of other datasets are left out. */
export async function listStoredCopies(store: StoreReader, dataset: string): Promise<StoredCopies> {
  const listed = await store.list('s:');
  const ofDataset = listed.map(({ name }) => name).filter((name) => parseSourceKey(name)?.dataset === dataset);
  const documents = await store.getMany(listRevalidationTimesKeys(ofDataset));
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
