import { findPairingsShow } from '~/config/season-facts';
import type { ContentClock } from '~/models/dates/content-clock';
import { findCurrentSeason } from '~/models/dates/season';
import { isPresented, showPhase, type ShowProgress } from '~/models/state-series/pairings-show';
import { type DependentRequest, requestBeside, type SourceValue } from '~/page/page-sources';
import { type PairingsOfClass, playoffTimetable } from '~/upstream/playoff-timetable';

type ShowRequest = { readonly showTimetable?: DependentRequest<PairingsOfClass[]> };

/** The timetable of the pairings show while it is on, which says what is posted. Nothing at other times. */
export function requestShowTimetable(clock: ContentClock, more: { readonly isKeptOnly?: boolean } = {}): ShowRequest {
  const show = findPairingsShow(findCurrentSeason(clock));
  if (show === null || showPhase(show, clock) !== 'on') return {};
  return { showTimetable: requestBeside({ ...playoffTimetable.with({}, 'scores'), isSupplementary: true, ...more }) };
}

/** What of the pairings is posted, by the value of `requestShowTimetable`; `null` without one. */
export function readShowProgress(
  { showTimetable }: { readonly showTimetable?: SourceValue<PairingsOfClass[]> | null },
  clock: ContentClock,
): ShowProgress | null {
  const show = findPairingsShow(findCurrentSeason(clock));
  if (!showTimetable || show === null || showPhase(show, clock) !== 'on') return null;
  const classes = showTimetable.value.map(({ className, timeText, pairingsUrl, bracketsUrl }) => ({
    name: className,
    timeText,
    isPosted: isPresented(show, timeText, clock) !== false && (pairingsUrl ?? bracketsUrl) !== null,
  }));
  return {
    posted: classes.flatMap(({ name, isPosted }) => (isPosted ? [name] : [])),
    next: classes.find(({ isPosted }) => !isPosted) ?? null,
  };
}
