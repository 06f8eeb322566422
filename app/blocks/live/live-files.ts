import type { SourceRequest } from '~/cache/source/define-source';
import { isAcceptedValue } from '~/page/accepted-values';

/*
 * Files of rows in play, which open pages ask for between their refreshes: one for each feed, because upstream numbers
 * the games of each feed for itself (decision 21).
 */

/** How the scoring service begins the names of its events. */
export const golfEvents = { boys: 'gob', girls: 'gog' } as const;
export const liveFileExtension = '.json';

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
  return file !== undefined && isAcceptedValue('live-file', file + liveFileExtension) ? file + liveFileExtension : null;
}

/** `boys-3A` for `gob-3A`. */
function nameGolfEvent(event: string): string {
  return event.replace(golfEvents.boys, 'boys').replace(golfEvents.girls, 'girls');
}
