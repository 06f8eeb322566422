import type { SourceRead } from '~/cache/answer';
import { findPolicyName, isLiveRequest, type SourceRequest } from '~/cache/define-source';
import { LIVE_POLICIES, type FreshnessPolicy } from '~/cache/policies';
import type { StaleNoticeView } from '~/components/shell/stale-notice';
import type { RefreshPlan } from '~/components/ui/refresh-schedule';
import type { ContentClock } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { sources as shellSources } from './shell-sources';

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
  const live = stale.filter(({ policy }) => LIVE_POLICIES.includes(policy));
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
  const live = values.filter(({ policy }) => LIVE_POLICIES.includes(policy));
  const oldest = findOldestValue(live.length > 0 ? live : values);
  return oldest && updateStamp({ fetchedAtMs: oldest.fetchedAtMs, isStale: false }, clock).text;
}

/**
 * When a page with scores is refreshed: when the oldest of them stops being fresh, and if that is not known, once per
 * fresh period. `null` for a page without scores.
 * @param reads answers that the page received
 * @param getPolicy current policy of a source
 */
export function planRefresh(
  reads: readonly SourceRead[],
  getPolicy: (request: SourceRequest) => FreshnessPolicy,
): RefreshPlan | null {
  const live = reads.filter(({ request }) => isLiveRequest(request));
  if (live.length === 0) return null;
  const answers = live.flatMap(({ answer }) => (answer.status === 'ok' ? [answer] : []));
  return {
    everySeconds: Math.min(...live.map(({ request }) => getPolicy(request).freshSeconds)),
    freshUntilMs: answers.length === 0 ? null : Math.min(...answers.map(({ freshUntilMs }) => freshUntilMs)),
    fetchedAtMs: Math.max(0, ...answers.map(({ fetchedAtMs }) => fetchedAtMs)),
  };
}

/** Answers of the page without the shell around it. */
function listReadValues(reads: readonly SourceRead[]) {
  return reads.flatMap(({ request, answer }) =>
    answer.status === 'ok' && !besideThePage.includes(request.definition.name)
      ? [
          {
            fetchedAtMs: answer.fetchedAtMs,
            revalidateUntilMs: answer.revalidateUntilMs,
            policy: findPolicyName(request),
          },
        ]
      : [],
  );
}
