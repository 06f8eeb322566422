import { createZonedFormat } from './zoned-format';

/** What a content clock is made of: plain values, which scripts on the device are given too. */
export interface ContentClockSettings {
  /** Content time minus real time times `rate`, in milliseconds; 0 unless the moment was fixed. */
  readonly offsetMs: number;
  /** How many seconds of content time pass in a real second; 1 without it. */
  readonly rate?: number | undefined;
  readonly timeZone: string;
  /** The season that is shown instead of that of the day, when the environment names one (`SEASON`). */
  readonly season?: string | undefined;
}

/**
 * The content clock: what "today" is for the site. It runs with the real clock, shifted by a constant when the environment
 * fixes the moment (`FIXED_NOW`), and then also faster if it says so (`CLOCK_RATE`). Cache ages never use it.
 */
export interface ContentClock extends ContentClockSettings {
  /** Milliseconds since the epoch, in content time. */
  readonly nowMs: () => number;
}

/**
 * A clock for one deployment.
 * @param fixedNowIso the moment that the content clock showed at `setAtIso`, if it was fixed
 * @param setAtIso the real moment at which the clock was fixed; without it the clock starts when it is first read
 * @param rate seconds of content time that pass in a real second since then; only for a clock that was fixed
 * @param season shown instead of the season of the day
 */
export function createContentClock(options: {
  readonly timeZone: string;
  readonly fixedNowIso?: string | undefined;
  readonly setAtIso?: string | undefined;
  readonly rate?: number | undefined;
  readonly season?: string | undefined;
}): ContentClock {
  const { timeZone, fixedNowIso, setAtIso, rate = 1 } = options;
  const season = options.season === undefined ? {} : { season: options.season };
  if (fixedNowIso === undefined) return createRunningClock({ offsetMs: 0, rate: 1, timeZone, ...season });
  const setAtMs = setAtIso === undefined ? Date.now() : Date.parse(setAtIso);
  return createRunningClock({ offsetMs: Date.parse(fixedNowIso) - setAtMs * rate, rate, timeZone, ...season });
}

/** The clock that runs by given settings. */
export function createRunningClock(settings: ContentClockSettings): ContentClock {
  return { ...settings, nowMs: () => computeContentTimeMs(Date.now(), settings) };
}

/** The content time of a real moment, both in milliseconds since the epoch. */
export function computeContentTimeMs(realMs: number, { offsetMs, rate = 1 }: ContentClockSettings): number {
  return realMs * rate + offsetMs;
}

const isoDayFormat = createZonedFormat('en-CA', { dateStyle: 'short' });

/** The calendar day of a moment in a time zone, as `YYYY-MM-DD`. */
export function getCalendarDay(epochMs: number, timeZone: string): string {
  return isoDayFormat(timeZone).format(epochMs);
}
