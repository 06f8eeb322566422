import { zonedFormat } from './zoned-format';

/**
 * The content clock: what "today" is for the site. It runs with the real clock, shifted by a constant when the
 * environment fixes the moment (`FIXED_NOW`). Cache ages never use it.
 */
export interface ContentClock {
  /** Content time minus real time, in milliseconds; 0 unless the moment was fixed. */
  readonly offsetMs: number;
  readonly timeZone: string;
  /** Milliseconds since the epoch, in content time. */
  readonly nowMs: () => number;
}

/**
 * A clock for one deployment.
 * @param fixedNowIso the moment that the content clock showed at `setAtIso`, if it was fixed
 * @param setAtIso the real moment at which the clock was fixed; without it the clock starts when it is first read
 */
export function createContentClock(options: {
  readonly timeZone: string;
  readonly fixedNowIso?: string | undefined;
  readonly setAtIso?: string | undefined;
}): ContentClock {
  const { timeZone, fixedNowIso, setAtIso } = options;
  const offsetMs =
    fixedNowIso === undefined
      ? 0
      : Date.parse(fixedNowIso) - (setAtIso === undefined ? Date.now() : Date.parse(setAtIso));
  return { offsetMs, timeZone, nowMs: () => Date.now() + offsetMs };
}

const isoDayFormat = zonedFormat('en-CA', { dateStyle: 'short' });

/** The calendar day of a moment in a time zone, as `YYYY-MM-DD`. */
export function calendarDay(epochMs: number, timeZone: string): string {
  return isoDayFormat(timeZone).format(epochMs);
}
