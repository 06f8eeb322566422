import type { SourceRead } from '~/cache/answer';
import { findPolicyName, type SourceRequest } from '~/cache/define-source';
import type { FreshnessPolicy, PolicyName } from '~/cache/policies';
import type { StaleNoticeView } from '~/components/shell/stale-notice';
import type { ContentClock } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { sources as shellSources } from './shell-sources';

/** What changes while people watch: a page with it is refreshed by itself, and its age is that of the page. */
const livePolicies: readonly PolicyName[] = ['scores', 'leaderboard'];

/** The age of the sponsors is not that of the page. */
const besideThePage: readonly string[] = Object.values(shellSources().optional).map(
  ({ definition }) => definition.name,
);

/**
 * Which part of a page is stale because its source does not answer: its scores, where these are, else the oldest part;
 * `null` when all parts are as they should be.
 * @param reads what the page has been answered
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
 * Time of the page's data, as `2:14 PM CT`: that of its oldest scores, or of its oldest source when it has no scores. `null`
 * when it reads no source.
 * @param reads what the page has been answered
 */
export function findOldestFetch(reads: readonly SourceRead[], clock: ContentClock): string | null {
  const values = listReadValues(reads);
  const live = values.filter(({ policy }) => livePolicies.includes(policy));
  const oldest = findOldestValue(live.length > 0 ? live : values);
  return oldest && updateStamp({ fetchedAtMs: oldest.fetchedAtMs, isStale: false }, clock).text;
}

/**
 * How often a page with scores is refreshed: as often as the first of them is no longer fresh. A source that failed counts
 * too. `null` for a page without scores.
 * @param reads what the page has asked for
 * @param getPolicy the current policy of a source, with what operators changed
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

/** What a page was answered with, without the shell around it. */
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
