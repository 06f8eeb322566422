import type { SourceRead } from '~/cache/answer';
import { findPolicyName, type SourceRequest } from '~/cache/define-source';
import type { FreshnessPolicy, PolicyName } from '~/cache/policies';
import type { StaleNoticeView } from '~/components/shell/stale-notice';
import type { ContentClock } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { sources as shellSources } from './shell-sources';

/** Policies of live data: pages with it are refreshed, and its age is that of the page. */
const livePolicies: readonly PolicyName[] = ['scores', 'leaderboard'];

/** The age of the sponsors is not that of the page. */
const besideThePage: readonly string[] = Object.values(shellSources().optional).map(
  ({ definition }) => definition.name,
);

/**
 * The stale part of a page whose source does not answer: its scores if they are stale, else the oldest part; `null` if
 * all parts are as they should be.
 * @param reads answers that the page received
 * @param nowMs real clock, by which ages are judged
 */
export function buildStaleNotice(
  reads: readonly SourceRead[],
  clock: ContentClock,
  nowMs: number,
): StaleNoticeView | null {
  const stale = listReadValues(reads).filter(({ revalidateUntilMs }) => nowMs > revalidateUntilMs);
  const live = stale.filter(({ policy }) => livePolicies.includes(policy));
  const oldest = findOldestValue(live.length > 0 ? live : stale);
  if (oldest === null) return null;
  const { fetchedAtMs } = oldest;
  return {
    what: live.length > 0 ? 'scores' : 'information',
    stamp: updateStamp({ fetchedAtMs, isStale: true }, clock),
  };
}

/**
 * Time of the page's data, as `2:14 PM CT`: that of its oldest scores, or of its oldest source without scores. `null`
 * without sources.
 * @param reads answers that the page received
 */
export function findOldestFetch(reads: readonly SourceRead[], clock: ContentClock): string | null {
  const values = listReadValues(reads);
  const live = values.filter(({ policy }) => livePolicies.includes(policy));
  const oldest = findOldestValue(live.length > 0 ? live : values);
  return oldest && updateStamp({ fetchedAtMs: oldest.fetchedAtMs, isStale: false }, clock).text;
}

/**
 * Refresh interval of a page with scores: when the first of them becomes stale. Failed sources count. `null` for a page
 * without scores.
 * @param reads answers that the page received
 * @param getPolicy current policy of a source
 */
export function computeRefreshSeconds(
  reads: readonly SourceRead[],
  getPolicy: (request: SourceRequest) => FreshnessPolicy,
): number | null {
  const seconds = reads
    .filter(({ request }) => livePolicies.includes(findPolicyName(request)))
    .map(({ request }) => getPolicy(request).freshSeconds);
  return seconds.length === 0 ? null : Math.min(...seconds);
}

/**
 * When the first live part of a page stops being fresh, real clock; `null` for a page without live parts.
 * @param reads answers that the page received
 */
export function findLiveFreshUntilMs(reads: readonly SourceRead[]): number | null {
  const live = listReadValues(reads).filter(({ policy }) => livePolicies.includes(policy));
  return live.length === 0 ? null : Math.min(...live.map(({ freshUntilMs }) => freshUntilMs));
}

/** Answers of the page without the shell around it. */
function listReadValues(reads: readonly SourceRead[]) {
  return reads.flatMap(({ request, answer }) =>
    answer.status === 'ok' && !besideThePage.includes(request.definition.name)
      ? [
          {
            fetchedAtMs: answer.fetchedAtMs,
            freshUntilMs: answer.freshUntilMs,
            revalidateUntilMs: answer.revalidateUntilMs,
            policy: findPolicyName(request),
          },
        ]
      : [],
  );
}
