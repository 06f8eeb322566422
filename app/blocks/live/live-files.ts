import type { SourceRequest } from '~/cache/define-source';
import { getCalendarDay, type ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { mayName } from '~/page/accepted-values';
import { footballScores } from '~/upstream/football-games';
import { golfIndividualLeaders, golfTeamLeaders } from '~/upstream/golf';
import { dailyGames } from '~/upstream/maxpreps';
import { tournamentScores } from '~/upstream/tournament-scores';

/*
 * Files of rows in play, which open pages ask for between their refreshes: one for each feed, because upstream numbers
 * the games of each feed for itself (decision 21).
 */

const golfEvents = { boys: 'gob', girls: 'gog' } as const;
const extension = '.json';

/** The file with the rows of a source, such as `day-2025-10-11.json`; `null` for a source without one. */
export function findLiveFile({ definition: { name }, params }: SourceRequest): string | null {
  const { day = '', week = '', sportId = '', event = '' } = params;
  const file = {
    'maxpreps.day': `day-${day}`,
    'maxpreps.home': `day-${day}`,
    'football-games.week': `football-${week}`,
    'football-games.week-class': `football-${week}`,
    'tournament-scores.day': sportId,
    'tournament-scores.class': sportId,
    'tournament-scores.all': sportId,
    // Another call of the same games, which upstream numbers alike.
    'scoreboards.tournament': sportId,
    'golf.team-leaders': `golf-${nameGolfEvent(event)}`,
    'golf.individual-leaders': `golf-${nameGolfEvent(event)}`,
  }[name];
  return file !== undefined && mayName('live-file', file + extension) ? file + extension : null;
}

/** `boys-3A` for `gob-3A`. */
function nameGolfEvent(event: string): string {
  return event.replace(golfEvents.boys, 'boys').replace(golfEvents.girls, 'girls');
}

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
      return [tournamentScores.with({ sportId: file.slice(0, -extension.length) })];
  }
}
