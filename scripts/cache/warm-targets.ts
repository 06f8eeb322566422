import type { SourceRequest } from '~/cache/define-source';
import { parseEntry } from '~/cache/entry';
import type { Environment } from '~/config/environment';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { buildPagePath } from '~/page/page-address';
import { listSportsInPhase, listTournamentRequests, type SportInPhase } from '~/prewarm/tournaments';
import { listPageRequests, warmPages } from '~/prewarm/warm-pages';
import type { CacheAdmin } from './cache-admin';
import { buildCopyId, type StoredCopies } from './stored-copies';

export interface WarmTargetsInput {
  readonly admin: Pick<CacheAdmin, 'getMany'>;
  readonly environment: Environment;
  readonly clock: ContentClock;
  readonly copies: StoredCopies;
}

/** The pages that prewarming covers today. */
export async function listWarmedToday(input: WarmTargetsInput): Promise<readonly string[]> {
  const { environment, clock } = input;
  if (environment.PREWARM_CALLS_PER_MINUTE === 0) return [];
  const today = getCalendarDay(clock.getNowMs(), environment.TIME_ZONE);
  const getValue = await readTargetValues(listTournamentRequests(), input);
  return listWarmedFor(listSportsInPhase(environment, findCurrentSeason(clock), today, getValue), input);
}

/** The pages that prewarming covers near the finals of these sports, and every day. */
export async function listWarmedFor(
  near: readonly SportInPhase[],
  input: WarmTargetsInput,
): Promise<readonly string[]> {
  const { environment, clock } = input;
  const about = { clock, environment };
  const getValue = await readTargetValues(listPageRequests(near, about), input);
  return warmPages(near, about, getValue).map(({ address }) => buildPagePath(address));
}

async function readTargetValues(requests: readonly SourceRequest[], { admin, copies }: WarmTargetsInput) {
  const getKey = (request: SourceRequest) => copies.get(buildCopyId(request))?.key;
  const texts = await admin.getMany([...new Set(requests.flatMap((request) => getKey(request) ?? []))]);
  // The stored value has the type that its request declares; the type checker cannot infer that.
  return <Value>(request: SourceRequest<Value>) =>
    parseEntry(texts.get(getKey(request) ?? '') ?? '')?.value as Value | undefined;
}
