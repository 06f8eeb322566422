import { golfEvents, liveFileExtension } from '~/blocks/live/live-files';
import type { LiveFile, LiveMoments } from '~/blocks/live/live-rows';
import type { SourceAnswer } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import { listRecentRows, type LiveRow } from '~/cache/source/live-rows';
import type { FreshnessPolicy } from '~/cache/source/policies';
import { isLowScoreWinning } from '~/config/sports';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import type { Game } from '~/models/games/game';
import { isAcceptedValue } from '~/page/accepted-values';
import type { PageRequest } from '~/page/page-sources';
import { footballScores } from '~/upstream/football-games';
import { golfIndividualLeaders, golfTeamLeaders } from '~/upstream/golf';
import { dailyGames } from '~/upstream/maxpreps';
import { tournamentScores } from '~/upstream/tournament-scores';

/** The sources whose rows the file has; none for a file that there is not today. */
export function sources({ params, clock }: Pick<PageRequest, 'params' | 'clock'>) {
  const requests = listLiveRequests(params.file ?? '', clock);
  return { critical: Object.fromEntries(requests.map((request) => [request.definition.name, request])) };
}

/** The answer of a source, and the policy that it is judged by. */
interface JudgedAnswer {
  readonly answer: SourceAnswer<unknown> | undefined;
  readonly policy: Pick<FreshnessPolicy, 'freshSeconds' | 'liveFreshSeconds'>;
}

/**
 * What open pages get of games in play between their refreshes. Without a row that is refreshed more often, because none is in play or
 * because upstream's host is in trouble, they ask for the file as rarely as they are refreshed.
 * @returns `null` when a source has nothing, which is no file
 */
export function toLiveFile(
  judged: readonly JudgedAnswer[],
  { build, nowMs }: { readonly build: string; readonly nowMs: number },
): { readonly file: LiveFile; readonly moments: LiveMoments } | null {
  const good = judged.flatMap(({ answer, policy }) => (answer?.status === 'ok' ? [{ ...answer, policy }] : []));
  if (good.length === 0 || good.length < judged.length) return null;
  const seconds = good.map(({ copy, policy }) =>
    copy.hasLiveRow === true ? policy.liveFreshSeconds : policy.freshSeconds,
  );
  return {
    file: {
      build,
      everySeconds: Math.min(...seconds),
      rows: good.flatMap(({ value, liveRows = [] }) => listRecentRows(liveRows, nowMs).filter(createRowFilter(value))),
    },
    moments: {
      asOfMs: Math.min(...good.map(({ fetchedAtMs }) => fetchedAtMs)),
      freshUntilMs: Math.min(...good.map(({ lifetimes }) => lifetimes.freshUntilMs)),
    },
  };
}

/** Browsers take the higher of two scores for the leader's, so games that the lower one wins are left out. */
function createRowFilter(value: unknown): (row: LiveRow) => boolean {
  const games = Array.isArray(value) ? (value as readonly Pick<Game, 'id' | 'sportId'>[]) : [];
  const leftOut = new Set(games.filter(({ sportId }) => isLowScoreWinning(sportId)).map(({ id }) => id));
  return ([id]) => !leftOut.has(id);
}

/** Sources of a file; empty for a file that does not exist today. */
function listLiveRequests(file: string, clock: ContentClock): readonly SourceRequest[] {
  if (!isAcceptedValue('live-file', file)) return [];
  const [, kind = '', rest = ''] = /^(day|football|golf)-(.+)\.json$/.exec(file) ?? [];
  switch (kind) {
    case 'day':
      return rest === getCalendarDay(clock.getNowMs(), clock.timeZone) ? [dailyGames.with({ day: rest })] : [];
    case 'football':
      return [footballScores.with({ week: rest })];
    case 'golf': {
      const [gender, classId = ''] = rest.split('-');
      const event = `${gender === 'girls' ? golfEvents.girls : golfEvents.boys}-${classId}`;
      const params = { season: findCurrentSeason(clock), event };
      return [golfTeamLeaders.with(params), golfIndividualLeaders.with(params)];
    }
    default:
      return [tournamentScores.with({ sportId: file.slice(0, -liveFileExtension.length) })];
  }
}
