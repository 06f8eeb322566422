import { formatCount } from '../text/format-count';
import {
  addDays,
  listConsecutiveDays,
  formatDayOfMonth,
  formatFullDay,
  formatLongDay,
  formatShortMonth,
  formatShortWeekday,
} from './calendar-date';
import { findOtherSeason } from './season';

/** A row of days as links, one of them selected. */
export interface DateStripView {
  readonly days: readonly StripDay[];
  /** Moves the whole strip; `null` at its end, if it has one. */
  readonly earlierHref: string | null;
  readonly laterHref: string | null;
  /** `YYYY-MM-DD` */
  readonly selected: string;
  readonly today: string;
}

export type StripDay = ReturnType<typeof toStripDay>;

interface StripOptions {
  readonly selected: string;
  readonly today: string;
  /** Days shown before the selected one. */
  readonly daysBefore: number;
  readonly length: number;
  readonly buildHref: (day: string) => string;
  /** Number of games on a day; `null` if unknown. Absent where days show no counts. */
  readonly getGameCount?: (day: string) => number | null;
  /** `12 meets`; of games by default. */
  readonly formatGameCount?: (count: number) => string;
}

/** The days of an unbounded strip, `YYYY-MM-DD`, in order. */
export function listStripDays(options: Pick<StripOptions, 'selected' | 'daysBefore' | 'length'>) {
  return listConsecutiveDays(addDays(options.selected, -options.daysBefore), options.length);
}

export function toDateStrip(options: StripOptions): DateStripView {
  const { selected, today, length, buildHref, getGameCount = () => null } = options;
  return {
    selected,
    today,
    earlierHref: buildHref(addDays(selected, -length)),
    laterHref: buildHref(addDays(selected, length)),
    days: listStripDays(options).map((day) => toStripDay(day, getGameCount(day), options)),
  };
}

interface ListedStripOptions extends Omit<StripOptions, 'daysBefore' | 'getGameCount'> {
  /** All days in order, with their number of games. */
  readonly days: ReadonlyMap<string, number>;
}

/** A strip of listed days only: as many as fit, around the selected one or its place. */
export function toListedDateStrip(options: ListedStripOptions): DateStripView {
  const { selected, today, length, buildHref } = options;
  const days = [...options.days.keys()];
  const next = days.findIndex((day) => day >= selected);
  const place = next === -1 ? days.length - 1 : next;
  const first = Math.max(0, Math.min(place - Math.floor((length - 1) / 2), days.length - length));
  const buildDayHref = (day: string | undefined) => (day === undefined ? null : buildHref(day));
  return {
    selected,
    today,
    earlierHref: first === 0 ? null : buildDayHref(days[Math.max(0, place - length)]),
    laterHref: first + length >= days.length ? null : buildDayHref(days[Math.min(days.length - 1, place + length)]),
    days: days.slice(first, first + length).map((day) => toStripDay(day, options.days.get(day) ?? null, options)),
  };
}

const countGames = (count: number) => formatCount(count, 'game');

function toStripDay(day: string, gameCount: number | null, options: Omit<StripOptions, 'daysBefore'>) {
  const { selected, today, buildHref, formatGameCount = countGames } = options;
  return {
    day,
    href: buildHref(day),
    name: formatDayName(day, today),
    weekday: day === today ? 'Today' : formatShortWeekday(day),
    dayOfMonth: formatDayOfMonth(day),
    month: formatShortMonth(day),
    gameCount,
    countText: gameCount === null ? null : formatGameCount(gameCount),
    isSelected: day === selected,
  };
}

/** `Saturday, October 11` or `Today, Saturday, October 11`; with the year for a day of another year or season. */
export function formatDayName(day: string, today: string): string {
  const isOfOtherYear = day.slice(0, 4) !== today.slice(0, 4) || findOtherSeason(day, today) !== null;
  const name = isOfOtherYear ? formatFullDay(day) : formatLongDay(day);
  return day === today ? `Today, ${name}` : name;
}
