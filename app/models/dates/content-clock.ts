/** Settings of a content clock. Plain values, because scripts in the browser receive them too. */
export interface ContentClockSettings {
  /** Content time minus real time times `rate`, in milliseconds; 0 unless the time was fixed. */
  readonly offsetMs: number;
  /** Seconds of content time per real second; 1 by default. */
  readonly rate?: number | undefined;
  readonly timeZone: string;
  /** Season shown instead of that of the day, if the environment names one (`SEASON`). */
  readonly season?: string | undefined;
}

/** What "today" is for the site: the real clock, shifted by `FIXED_NOW` and sped up by `CLOCK_RATE`. Cache ages never use it. */
export interface ContentClock extends ContentClockSettings {
  /** Milliseconds since the epoch, in content time. */
  readonly getNowMs: () => number;
}

/** Creates the clock of a deployment. A fixed clock shows `fixedNowIso` at `setAtIso`, or when it is first read. */
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

export function createRunningClock(settings: ContentClockSettings): ContentClock {
  return { ...settings, getNowMs: () => computeContentTimeMs(Date.now(), settings) };
}

/** Content time of a real time, both in milliseconds since the epoch. */
export function computeContentTimeMs(realMs: number, { offsetMs, rate = 1 }: ContentClockSettings): number {
  return realMs * rate + offsetMs;
}

const formatIsoDay = createZonedFormat('en-CA', { dateStyle: 'short' });

export function getCalendarDay(epochMs: number, timeZone: string): string {
  return formatIsoDay(timeZone).format(epochMs);
}

/** Today by the content clock, `YYYY-MM-DD`. */
export function getToday({ getNowMs, timeZone }: Pick<ContentClock, 'getNowMs' | 'timeZone'>): string {
  return getCalendarDay(getNowMs(), timeZone);
}

/** Caches one format per time zone: creating an `Intl.DateTimeFormat` takes many times as long as using it. */
export function createZonedFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
}
