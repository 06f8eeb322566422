import { joinClocks, requestScoreboards } from '~/blocks/daily-games/game-clocks';
import { golfEvents, liveFileExtension } from '~/blocks/live/live-files';
import type { LiveFile, LiveMoments } from '~/blocks/live/live-rows';
import type { SourceAnswer } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import { listRecentRows, type LiveRow } from '~/cache/source/live-rows';
import type { FreshnessPolicy } from '~/cache/source/policies';
import { isLowScoreWinning } from '~/config/sports';
import { getToday, type ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import type { Game } from '~/models/games/game';
import { isAcceptedValue } from '~/page/accepted-values';
import type { PageRequest, SourceValue } from '~/page/page-sources';
import { footballScores } from '~/upstream/football-games';
import { golfIndividualLeaders, golfTeamLeaders } from '~/upstream/golf';
import { dailyGames } from '~/upstream/maxpreps';
import { tournamentScores } from '~/upstream/tournament-scores';

/** The sources whose rows the file has; none for a file that there is not today. Daily games also have the clocks that their pages show. */
export function sources({ params, clock }: Pick<PageRequest, 'params' | 'clock'>) {
  const file = params.file ?? '';
  const games = findDailyGames(file, clock);
  const requests = games === null ? listLiveRequests(file, clock) : [games];
  return {
    critical: Object.fromEntries(requests.map((request) => [request.definition.name, request])),
    dependent: games === null ? {} : requestScoreboards(games),
  };
}

/** The answer of a source, and the policy that it is judged by. */
interface JudgedAnswer {
  readonly answer: SourceAnswer<unknown> | undefined;
  readonly policy: Pick<FreshnessPolicy, 'freshSeconds' | 'liveFreshSeconds'>;
}

interface LiveFileFacts {
  readonly build: string;
  readonly nowMs: number;
  /** Values of the dependent sources. */
  readonly scoreboards?: Readonly<Record<string, SourceValue<unknown> | null>>;
}

/**
 * What open pages get of games in play between their refreshes. Without a row that is refreshed more often, because none is in play or
 * because upstream's host is in trouble, they ask for the file as rarely as they are refreshed.
 * @returns `null` when a source has nothing, which is no file
 */
export function toLiveFile(
  judged: readonly JudgedAnswer[],
  { build, nowMs, scoreboards = {} }: LiveFileFacts,
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
      rows: good.flatMap((answer) =>
        listRecentRows(answer.liveRows ?? [], nowMs)
          .filter(createRowFilter(answer.value))
          .map(createClockFiller(answer, scoreboards)),
      ),
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

/** Adds the clocks of scoreboards, as pages do, to rows without one. */
function createClockFiller(
  { value, fetchedAtMs }: Pick<SourceValue<unknown>, 'value' | 'fetchedAtMs'>,
  scoreboards: NonNullable<LiveFileFacts['scoreboards']>,
): (row: LiveRow) => LiveRow {
  if (Object.keys(scoreboards).length === 0) return (row) => row;
  // Only a file of daily games has scoreboards.
  const games = joinClocks({ value: value as Game[], fetchedAtMs }, scoreboards).value;
  const liveGames = new Map(games.flatMap((game) => (game.kind === 'live' ? [[game.id, game] as const] : [])));
  return (row) => {
    const [id, state, first, second, period, clock, changedAtMs] = row;
    const game = liveGames.get(id);
    if (state !== 'live' || period !== null || clock !== null || game === undefined) return row;
    return [id, state, first, second, game.period, game.timeRemaining, changedAtMs];
  };
}

/** Request of today's games for their file; `null` for other files. */
function findDailyGames(file: string, clock: ContentClock): SourceRequest<Game[]> | null {
  const today = getToday(clock);
  return file === `day-${today}${liveFileExtension}` ? dailyGames.with({ day: today }) : null;
}

/** Sources of a file of other games or golfers; empty for a file that does not exist today. */
function listLiveRequests(file: string, clock: ContentClock): readonly SourceRequest[] {
  if (!isAcceptedValue('live-file', file)) return [];
  const [, kind = '', rest = ''] = /^(day|football|golf)-(.+)\.json$/.exec(file) ?? [];
  switch (kind) {
    case 'day':
      return [];
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
