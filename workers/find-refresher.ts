import type { RefresherObject } from '~/cache/ask-refresher';
import type { AnySource } from '~/cache/define-source';
import { buildRefresherName } from '~/cache/source-address';
import type { Environment } from '~/config/environment';
import type { Bindings } from './bindings';

/** Returns a new stub of the refresher of a source's key. A stub may be used only in the request that made it. */
export type FindRefresher = (key: string, source: Pick<AnySource, 'maxUnknownPerMinute'>) => RefresherObject;

/** Region in which an object is created on first use; it stays there. */
export function buildLocationHint({
  REFRESHER_LOCATION: locationHint,
}: Pick<Environment, 'REFRESHER_LOCATION'>): DurableObjectNamespaceGetDurableObjectOptions {
  return locationHint === undefined ? {} : { locationHint };
}

/** Returns `undefined` without the Durable Object binding. */
export function findRefreshers(
  { REFRESHER }: Pick<Bindings, 'REFRESHER'>,
  environment: Pick<Environment, 'REFRESHER_LOCATION'>,
): FindRefresher | undefined {
  const options = buildLocationHint(environment);
  return REFRESHER && ((key, source) => REFRESHER.get(REFRESHER.idFromName(buildRefresherName(key, source)), options));
}
