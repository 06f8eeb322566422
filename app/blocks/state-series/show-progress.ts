import { findPairingsShow } from '~/config/season-facts';
import type { ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import type { Game } from '~/models/games/game';
import { isPresented, showPhase, type ShowProgress } from '~/models/state-series/pairings-show';
import { type DependentRequest, requestBeside, type SourceValue } from '~/page/page-sources';
import { type PairingsOfClass, playoffTimetable } from '~/upstream/playoff-timetable';
import { requestKeptPlayoffGames } from './kept-playoff-games';

// A type, because declared sources are records.
type ShowRequest = Readonly<
  Partial<{ showTimetable: DependentRequest<PairingsOfClass[]>; drawnGames: DependentRequest<Game[]> }>
>;

/**
 * The timetable of the pairings show while it is on, and the drawn games as far as other pages keep them, which both say what is posted. Nothing at
 * other times.
 */
export function requestShowTimetable(clock: ContentClock, more: { readonly isKeptOnly?: boolean } = {}): ShowRequest {
  const show = findPairingsShow(findCurrentSeason(clock));
  if (show === null || showPhase(show, clock) !== 'on') return {};
  return {
    showTimetable: requestBeside({ ...playoffTimetable.with({}, 'scores'), isSupplementary: true, ...more }),
    drawnGames: requestKeptPlayoffGames(),
  };
}

interface ShowRead {
  readonly showTimetable?: SourceValue<PairingsOfClass[]> | null;
  readonly drawnGames?: SourceValue<Game[]> | null;
}

/**
 * What of the pairings is posted, by the values of `requestShowTimetable`; `null` without a timetable. A class with games is posted, even before its
 * time.
 */
export function readShowProgress({ showTimetable, drawnGames }: ShowRead, clock: ContentClock): ShowProgress | null {
  const show = findPairingsShow(findCurrentSeason(clock));
  if (!showTimetable || show === null || showPhase(show, clock) !== 'on') return null;
  const ofSeason = (drawnGames?.value ?? []).filter(({ day }) => day !== null && day > show.day);
  const drawn = new Set(ofSeason.map(({ classId }) => classId));
  const classes = showTimetable.value.map(({ className, timeText, pairingsUrl, bracketsUrl }) => ({
    name: className,
    timeText,
    isPosted:
      drawn.has(className) || (isPresented(show, timeText, clock) !== false && (pairingsUrl ?? bracketsUrl) !== null),
  }));
  return {
    posted: classes.flatMap(({ name, isPosted }) => (isPosted ? [name] : [])),
    next: classes.find(({ isPosted }) => !isPosted) ?? null,
  };
}
