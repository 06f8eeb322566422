import { addDays, consecutiveDays, dayOfMonth, fullDay, longDay, shortMonth, shortWeekday } from './calendar-date';

/** A row of days, one of them selected; every day is a link. */
export interface DateStripView {
  readonly days: readonly StripDay[];
  /** Moves the whole strip. */
  readonly earlierHref: string;
  readonly laterHref: string;
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
  readonly isSelected: boolean;
}

interface StripOptions {
  readonly selected: string;
  readonly today: string;
  /** How many days the strip shows before the selected one. */
  readonly daysBefore: number;
  readonly length: number;
  readonly hrefOf: (day: string) => string;
}

export function toDateStrip({ selected, today, daysBefore, length, hrefOf }: StripOptions): DateStripView {
  return {
    selected,
    today,
    earlierHref: hrefOf(addDays(selected, -length)),
    laterHref: hrefOf(addDays(selected, length)),
    days: consecutiveDays(addDays(selected, -daysBefore), length).map((day) => ({
      day,
      href: hrefOf(day),
      name: dayName(day, today),
      weekday: day === today ? 'Today' : shortWeekday(day),
      dayOfMonth: dayOfMonth(day),
      month: shortMonth(day),
      isSelected: day === selected,
    })),
  };
}

/** `Saturday, October 11`; with the year when it is not this year's. */
export function dayName(day: string, today: string): string {
  const name = day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : fullDay(day);
  return day === today ? `Today, ${name}` : name;
}
