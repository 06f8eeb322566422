import type { SourceRead } from '~/cache/answer';
import type { PolicyName } from '~/cache/policies';
import type { ContentClock } from '~/models/dates/content-clock';
import { oldestValue, updateStamp, type UpdateStamp } from '~/models/dates/update-stamp';
import { sources as shellSources } from '../shell-sources';

/** Pages with games say themselves how old these are, where they show them. */
const saidByThePage: readonly PolicyName[] = ['scores', 'leaderboard'];

/** A page is not told to be old for its sponsors. */
const besideThePage: readonly string[] = Object.values(shellSources().optional).map(
  ({ definition }) => definition.name,
);

/**
 * How old the oldest part of a page is that stands in for a source which does not answer; `null` when all parts are as
 * they should be, or the page tells it itself.
 * @param lines what the page has been answered
 * @param nowMs real clock, by which ages are judged
 */
export function outageOf(lines: readonly SourceRead[], clock: ContentClock, nowMs: number): UpdateStamp | null {
  const standIns = lines.flatMap(({ request: { definition }, answer }) =>
    answer.status === 'ok' && nowMs > answer.revalidateUntilMs && !besideThePage.includes(definition.name)
      ? [{ fetchedAtMs: answer.fetchedAtMs, isStale: true, policy: definition.policy }]
      : [],
  );
  const oldest = oldestValue(standIns);
  if (oldest === null || standIns.some(({ policy }) => saidByThePage.includes(policy))) return null;
  return updateStamp(oldest, clock);
}

/**
 * Of when a page is, as `2:14 PM CT`: its games, where it has any, as it says itself; else its oldest part. `null` when it
 * reads nothing.
 * @param lines what the page has been answered
 */
export function pageFromOf(lines: readonly SourceRead[], clock: ContentClock): string | null {
  const sourceValues = lines.flatMap(({ request: { definition }, answer }) =>
    answer.status === 'ok' && !besideThePage.includes(definition.name)
      ? [{ fetchedAtMs: answer.fetchedAtMs, isStale: false, policy: definition.policy }]
      : [],
  );
  const games = sourceValues.filter(({ policy }) => saidByThePage.includes(policy));
  const oldest = oldestValue(games.length > 0 ? games : sourceValues);
  return oldest && updateStamp(oldest, clock).text;
}
