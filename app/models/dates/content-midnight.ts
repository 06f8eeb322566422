import { HOUR_MS } from '~/time-units';
import { getCalendarDay, computeContentTimeMs, type ContentClockSettings } from './content-clock';

/** Longer than any day: a day on which clocks are set back has 25 hours. */
const MORE_THAN_A_DAY_MS = 26 * HOUR_MS;

/** The last answer, which is asked for again and again until that day ends: a part of the day in content time. */
let known: { readonly timeZone: string; readonly fromMs: number; readonly untilMs: number } | undefined;

/** Real time of the next midnight of the content clock. */
export function computeNextContentMidnightMs(realMs: number, settings: ContentClockSettings): number {
  const { timeZone, offsetMs, rate = 1 } = settings;
  const contentMs = computeContentTimeMs(realMs, settings);
  if (known?.timeZone !== timeZone || contentMs < known.fromMs || contentMs >= known.untilMs) {
    known = { timeZone, fromMs: contentMs, untilMs: findEndOfDayMs(contentMs, timeZone) };
  }
  return Math.floor((known.untilMs - offsetMs) / rate);
}

/** It searches by calendar day, because clocks may skip or repeat midnight. */
function findEndOfDayMs(contentMs: number, timeZone: string): number {
  const today = getCalendarDay(contentMs, timeZone);
  let lastKnownMs = contentMs;
  let endedByMs = contentMs + MORE_THAN_A_DAY_MS;
  while (endedByMs - lastKnownMs > 1) {
    const middleMs = Math.floor((lastKnownMs + endedByMs) / 2);
    if (getCalendarDay(middleMs, timeZone) === today) lastKnownMs = middleMs;
    else endedByMs = middleMs;
  }
  return endedByMs;
}
