import { findLiveFile } from '~/blocks/live/live-files';
import type { RefreshPlan } from '~/browser/refresh-schedule';
import { listLiveCopies, mergeParts } from '~/cache/document/page-part';
import { isAnswerStale, isLate, type SourceAnswer, type SourceRead } from '~/cache/source/answer';
import { findPolicyName, isLiveRequest, type SourceRequest } from '~/cache/source/define-source';
import type { CopyFacts } from '~/cache/source/entry';
import { LIVE_POLICIES, type FreshnessPolicy } from '~/cache/source/policies';
import type { StaleNoticeView } from '~/components/shell/stale-notice';
import type { ContentClock } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import { SECOND_MS } from '~/time-units';
import { sources as shellSources } from './shell-view';

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
  const stale = listReadValues(reads).filter((value) => isAnswerStale(value, nowMs));
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
 * Time of the page's data: that of its oldest scores, or of its oldest source without scores. `null`
 * without sources.
 * @param reads answers that the page received
 */
export function findOldestFetch(reads: readonly SourceRead[], clock: ContentClock): UpdateStamp | null {
  const values = listReadValues(reads);
  const live = values.filter(({ policy }) => LIVE_POLICIES.includes(policy));
  const oldest = findOldestValue(live.length > 0 ? live : values);
  return oldest && updateStamp({ fetchedAtMs: oldest.fetchedAtMs, isStale: false }, clock);
}

/**
 * When a page with scores is refreshed: when the oldest of them stops being fresh, and if that is not known, once per
 * fresh period. Between these times it asks for the files of its games in play, where operators allow it. A page that
 * lacks a part, or has scores without details that were late, is due soon. `null` for a complete page without scores.
 * @param allReads answers that the page received
 * @param getPolicy current policy of a source
 */
export function planRefresh(
  allReads: readonly SourceRead[],
  getPolicy: (request: SourceRequest) => FreshnessPolicy,
  { build, clock }: { readonly build: string; readonly clock: ContentClock },
): RefreshPlan | null {
  const reads = allReads.filter(({ request }) => request.isSupplementary !== true);
  const live = reads.filter(({ request }) => isLiveRequest(request));
  const isIncomplete = reads.some(isMissingPart) || (live.length > 0 && allReads.some(isLateDetail));
  if (live.length === 0 && !isIncomplete) return null;
  const answered = listLiveCopies(mergeParts(reads))
    .filter(({ kind }) => kind !== 'missing')
    .map((copy) => ({ ...copy, policy: getPolicy(copy.request), file: findFile(copy.request, copy, getPolicy) }));
  const freshUntilMs = answered.map((copy) =>
    copy.file === null ? copy.freshUntilMs : copy.fetchedAtMs + copy.policy.freshSeconds * SECOND_MS,
  );
  const inPlay = answered.flatMap(({ file, ...copy }) => (file === null ? [] : [{ file, ...copy }]));
  const { offsetMs, rate, timeZone } = clock;
  return {
    everySeconds: live.length === 0 ? null : Math.min(...live.map(({ request }) => getPolicy(request).freshSeconds)),
    freshUntilMs: freshUntilMs.length === 0 ? null : Math.min(...freshUntilMs),
    fetchedAtMs: Math.max(0, ...answered.map((copy) => copy.fetchedAtMs)),
    live:
      inPlay.length === 0
        ? null
        : {
            files: [...new Set(inPlay.map(({ file }) => file))],
            build,
            asOfMs: Math.min(...inPlay.map((copy) => copy.fetchedAtMs)),
            freshUntilMs: Math.min(...inPlay.map((copy) => copy.freshUntilMs)),
            everySeconds: Math.min(...inPlay.map(({ policy }) => policy.liveFreshSeconds)),
            clock: { offsetMs, rate, timeZone },
          },
    isIncomplete,
  };
}

/** Whether a part of the page itself has no answer. */
export function isMissingPart({ request, answer }: SourceRead): boolean {
  return isOfPage(request) && lacksAnswer(answer);
}

/** Whether details of another part, such as the clocks of games, came too late for this page and are likely to be in the next one. */
function isLateDetail({ request, answer }: SourceRead): boolean {
  return request.isSupplementary === true && isLate(answer);
}

/** Failed, late, or held back to spare upstream, so that a retry may have an answer soon. */
function lacksAnswer(answer: SourceAnswer<unknown>): boolean {
  return answer.status === 'failed' && answer.reason !== 'not-found';
}

/** Whether the source is one of the page itself, not of the shell around it, and not one that only adds details. */
function isOfPage({ definition, isSupplementary }: SourceRequest): boolean {
  return isSupplementary !== true && !besideThePage.includes(definition.name);
}

/** The file of a source with a row in play, where its policy has one asked for more often than the page. */
function findFile(
  request: SourceRequest,
  { hasLiveRow }: CopyFacts,
  getPolicy: (request: SourceRequest) => FreshnessPolicy,
): string | null {
  const { freshSeconds, liveFreshSeconds } = getPolicy(request);
  return hasLiveRow === true && liveFreshSeconds < freshSeconds ? findLiveFile(request) : null;
}

/** Answers of the page without the shell around it. */
function listReadValues(reads: readonly SourceRead[]) {
  return reads.flatMap(({ request, answer }) =>
    answer.status === 'ok' && isOfPage(request) ? [{ ...answer, policy: findPolicyName(request) }] : [],
  );
}
