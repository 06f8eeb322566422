import { addDays, listConsecutiveDays, dayOfMonth, fullDay, longDay, shortMonth, shortWeekday } from './calendar-date';
import { findOtherSeason } from './season';

/** A row of days, one of them selected; every day is a link. */
export interface DateStripView {
  readonly days: readonly StripDay[];
  /** Moves the whole strip; `null` at its end, where a strip has one. */
  readonly earlierHref: string | null;
  readonly laterHref: string | null;
  /** `YYYY-MM-DD` */
  readonly selected: string;
  readonly today: string;
}

export interface StripDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly href: string;
  /** `Saturday, October 11`, with `Today` in front where it is. */
  readonly name: string;
  /** `Sat`, or `Today`. */
  readonly weekday: string;
  readonly dayOfMonth: string;
  readonly month: string;
  /** How many games the day has, where that is known. */
  readonly gameCount: number | null;
  readonly isSelected: boolean;
}

interface StripOptions {
  readonly selected: string;
  readonly today: string;
  /** How many days the strip shows before the selected one. */
  readonly daysBefore: number;
  readonly length: number;
  readonly buildHref: (day: string) => string;
  /** How many games a day has; `null` where it is not known. Absent where no day says it. */
  readonly getGameCount?: (day: string) => number | null;
}

/** The days of a strip that does not end, `YYYY-MM-DD`, in order. */
export function listStripDays({
  selected,
  daysBefore,
  length,
}: Pick<StripOptions, 'selected' | 'daysBefore' | 'length'>) {
  return listConsecutiveDays(addDays(selected, -daysBefore), length);
}

/** A strip that goes on in both directions. */
export function toDateStrip(options: StripOptions): DateStripView {
  const { selected, today, length, buildHref, getGameCount = () => null } = options;
  return {
    selected,
    today,
    earlierHref: buildHref(addDays(selected, -length)),
    laterHref: buildHref(addDays(selected, length)),
    days: listStripDays(options).map((day) =>
      stripDay(day, { selected, today, buildHref, gameCount: getGameCount(day) }),
    ),
  };
}

interface ListedStripOptions {
  /** Every day there is, in order, and how many games it has. */
  readonly days: ReadonlyMap<string, number>;
  readonly selected: string;
  readonly today: string;
  readonly length: number;
  readonly buildHref: (day: string) => string;
}

/** A strip of listed days only: as many as fit, with the selected one (or the place where it would be) among them. */
export function toListedDateStrip(options: ListedStripOptions): DateStripView {
  const { selected, today, length, buildHref } = options;
  const days = [...options.days.keys()];
  const next = days.findIndex((day) => day >= selected);
  const place = next === -1 ? days.length - 1 : next;
  const first = Math.max(0, Math.min(place - Math.floor((length - 1) / 2), days.length - length));
  const linkTo = (day: string | undefined) => (day === undefined ? null : buildHref(day));
  return {
    selected,
    today,
    earlierHref: first === 0 ? null : linkTo(days[Math.max(0, place - length)]),
    laterHref: first + length >= days.length ? null : linkTo(days[Math.min(days.length - 1, place + length)]),
    days: days
      .slice(first, first + length)
      .map((day) => stripDay(day, { selected, today, buildHref, gameCount: options.days.get(day) ?? null })),
  };
}

type DayOptions = Pick<StripOptions, 'selected' | 'today' | 'buildHref'> & Pick<StripDay, 'gameCount'>;

function stripDay(day: string, { selected, today, buildHref, gameCount }: DayOptions): StripDay {
  return {
    day,
    href: buildHref(day),
    name: formatDayName(day, today),
    weekday: day === today ? 'Today' : shortWeekday(day),
    dayOfMonth: dayOfMonth(day),
    month: shortMonth(day),
    gameCount,
    isSelected: day === selected,
  };
}

/** `Saturday, October 11`; with the year when it is of another year or season. */
export function formatDayName(day: string, today: string): string {
  const isOfOtherYear = day.slice(0, 4) !== today.slice(0, 4) || findOtherSeason(day, today) !== null;
  const name = isOfOtherYear ? fullDay(day) : longDay(day);
  return day === today ? `Today, ${name}` : name;
}
