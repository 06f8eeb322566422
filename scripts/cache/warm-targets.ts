import type { SourceRequest } from '~/cache/define-source';
import { parseEntry } from '~/cache/entry';
import { getCalendarDay } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { buildPagePath } from '~/page/page-address';
import { listSportsInPhase, listTournamentRequests, type SportInPhase } from '~/prewarm/tournaments';
import { listPageRequests, warmPages } from '~/prewarm/warm-pages';
import { buildCopyId, type StoredSite } from './stored-copies';

/** The pages that prewarming covers today. */
export async function listWarmedToday(site: StoredSite): Promise<readonly string[]> {
  const { environment, clock } = site;
  if (environment.PREWARM_CALLS_PER_MINUTE === 0) return [];
  const today = getCalendarDay(clock.getNowMs(), environment.TIME_ZONE);
  const getValue = await readTargetValues(listTournamentRequests(), site);
  return listWarmedFor(listSportsInPhase(environment, findCurrentSeason(clock), today, getValue), site);
}

/** The pages that prewarming covers near the finals of these sports, and every day. */
export async function listWarmedFor(near: readonly SportInPhase[], site: StoredSite): Promise<readonly string[]> {
  const { environment, clock } = site;
  const about = { clock, environment };
  const getValue = await readTargetValues(listPageRequests(near, about), site);
  return warmPages(near, about, getValue).map(({ address }) => buildPagePath(address));
}

async function readTargetValues(requests: readonly SourceRequest[], { admin, copies }: StoredSite) {
  const getKey = (request: SourceRequest) => copies.get(buildCopyId(request))?.key;
  const texts = await admin.getMany([...new Set(requests.flatMap((request) => getKey(request) ?? []))]);
  // The stored value has the type that its request declares; the type checker cannot infer that.
  return <Value>(request: SourceRequest<Value>) =>
    parseEntry(texts.get(getKey(request) ?? '') ?? '')?.value as Value | undefined;
}
