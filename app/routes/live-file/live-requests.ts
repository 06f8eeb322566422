import { golfEvents, liveFileExtension } from '~/blocks/live/live-files';
import type { SourceRequest } from '~/cache/define-source';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { mayName } from '~/page/accepted-values';
import { footballScores } from '~/upstream/football-games';
import { golfIndividualLeaders, golfTeamLeaders } from '~/upstream/golf';
import { dailyGames } from '~/upstream/maxpreps';
import { tournamentScores } from '~/upstream/tournament-scores';

/** Sources of a file; empty for a file that does not exist today. */
export function listLiveRequests(file: string, clock: ContentClock): readonly SourceRequest[] {
  if (!mayName('live-file', file)) return [];
  const [, kind = '', rest = ''] = /^(day|football|golf)-(.+)\.json$/.exec(file) ?? [];
  switch (kind) {
    case 'day':
      return rest === getCalendarDay(clock.nowMs(), clock.timeZone) ? [dailyGames.with({ day: rest })] : [];
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
