import type { SourceRequest } from '~/cache/source/define-source';
import { isAcceptedValue } from '~/page/accepted-values';

/*
 * Files of games in play, which open pages request between their refreshes. Each upstream feed has its own file, because game ids are
 * unique only within a feed (decision 21).
 */

/** Prefixes of the scoring service's event names. */
export const golfEvents = { boys: 'gob', girls: 'gog' } as const;
export const liveFileExtension = '.json';

/** Name of the file with the live rows of a source, such as `day-2025-10-11.json`; `null` for a source without a file. */
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
    // This endpoint has the same games and ids as `tournament-scores`.
    'scoreboards.tournament': sportId,
    'golf.team-leaders': `golf-${nameGolfEvent(event)}`,
    'golf.individual-leaders': `golf-${nameGolfEvent(event)}`,
  }[name];
  return file !== undefined && isAcceptedValue('live-file', file + liveFileExtension) ? file + liveFileExtension : null;
}

/** `gob-3A` becomes `boys-3A`. */
function nameGolfEvent(event: string): string {
  return event.replace(golfEvents.boys, 'boys').replace(golfEvents.girls, 'girls');
}
