import { footballSeason } from '~/config/football';
import { findPairingsShow } from '~/config/season-facts';
import { formatLongDay } from '~/models/dates/calendar-date';
import { type ContentClock, getToday } from '~/models/dates/content-clock';
import { findCurrentSeason, getSeasonOfDay } from '~/models/dates/season';
import { findPairingsDay } from '~/models/football/weeks';
import { showPhase, showPhaseOfDay } from '~/models/state-series/pairings-show';

/** The drawing of a field: its day `Saturday, October 25`, and whether the pairings show is on. */
export interface Drawing {
  readonly day: string;
  readonly isShowOn: boolean;
}

/**
 * The drawing of the season's field, after which no game can change it: from the minute at which the pairings show begins, or from the
 * day after the drawing if that minute is unknown. `null` before.
 */
export function findDrawing(clock: ContentClock): Drawing | null {
  const show = findPairingsShow(findCurrentSeason(clock));
  const today = getToday(clock);
  const day = show?.day ?? findPairingsDay(today, footballSeason);
  if (getSeasonOfDay(day) !== getSeasonOfDay(today)) return null;
  const phase = show === null ? showPhaseOfDay(day, clock) : showPhase(show, clock);
  return phase === 'on' || phase === 'over' ? { day: formatLongDay(day), isShowOn: phase === 'on' } : null;
}
