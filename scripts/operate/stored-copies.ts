import type { SourceRequest } from '~/cache/source/define-source';
import { parseEntry } from '~/cache/source/entry';
import { readContentClock, type Environment } from '~/config/environment';
import type { ContentClock } from '~/models/dates/content-clock';
import { listStoredCopies, type StoredCopies } from '~/operations/stored-copies';
import { buildEnvironmentDataset } from '../../workers/source-dependencies';
import { buildCopyId } from '../simulation/copy-id';
import type { CacheAdmin } from './cache-admin';

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
