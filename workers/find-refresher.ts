import type { RefresherObject } from '~/cache/ask-refresher';
import type { AnySource } from '~/cache/define-source';
import { refresherName } from '~/cache/source-address';
import type { Environment } from '~/config/environment';
import type { Bindings } from './bindings';

/** Gives a new stub of the refresher of a source's key. A stub may be used only in the request that made it. */
export type FindRefresher = (key: string, source: Pick<AnySource, 'maxUnknownPerMinute'>) => RefresherObject;

/** How refreshers are found; undefined without the Durable Object binding. */
export function findRefreshers(
  { REFRESHER }: Pick<Bindings, 'REFRESHER'>,
  { REFRESHER_LOCATION: locationHint }: Pick<Environment, 'REFRESHER_LOCATION'>,
): FindRefresher | undefined {
  const options = locationHint === undefined ? {} : { locationHint };
  return REFRESHER && ((key, source) => REFRESHER.get(REFRESHER.idFromName(refresherName(key, source)), options));
}
