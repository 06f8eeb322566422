import { toDayNumber, type DayNumber } from './civil';

const msPerMinute = 60_000;
const minutesPerDay = 1440;

/** The content clock in the association's time zone. */
export interface Clock {
  /** Milliseconds since the epoch in content time. */
  readonly nowMs: number;
  readonly today: DayNumber;
  /** Minutes since local midnight. */
  readonly minutesNow: number;
  readonly timeZone: string;
}

/**
 * @param fixedNowIso content time at `setAtIso`; without it content time is real time
 * @param rate seconds of content time per real second after `setAtIso`
 */
export function readClock(
  timeZone: string,
  realNowMs: number,
  fixedNowIso?: string,
  setAtIso?: string,
  rate = 1,
): Clock {
  const setAtMs = setAtIso === undefined ? realNowMs : Date.parse(setAtIso);
  const nowMs = fixedNowIso === undefined ? realNowMs : Date.parse(fixedNowIso) + (realNowMs - setAtMs) * rate;
  const local = computeLocalTime(nowMs, timeZone);
  return { nowMs, today: local.day, minutesNow: local.minutes, timeZone };
}

/** Negative before that day, above 1440 after it. */
export function computeMinutesSinceMidnight(clock: Clock, day: DayNumber): number {
  return (clock.today - day) * minutesPerDay + clock.minutesNow;
}

/** Converts a local time to milliseconds since the epoch. */
export function computeMoment(day: DayNumber, minutes: number, timeZone: string): number {
  const guess = day * minutesPerDay * msPerMinute + minutes * msPerMinute;
  const shown = computeLocalTime(guess, timeZone);
  const shownMs = (shown.day * minutesPerDay + shown.minutes) * msPerMinute;
  return guess + (guess - shownMs);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function computeLocalTime(epochMs: number, timeZone: string): { day: DayNumber; minutes: number } {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(epochMs).map(({ type, value }) => [type, Number(value)]));
  const read = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    day: toDayNumber(read('year'), read('month'), read('day')),
    minutes: read('hour') * 60 + read('minute') + read('second') / 60,
  };
}

/** Noon of a day, to evaluate what was public then. */
export function buildNoonClock(day: DayNumber): Clock {
  return { nowMs: 0, today: day, minutesNow: minutesPerDay / 2, timeZone: 'UTC' };
}
