import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { DayPicker } from 'react-day-picker';
import { addToHref } from '~/href';
import { formatLongDay } from '~/models/dates/calendar-date';
import { Icon } from './icon';

export interface CalendarGridProps {
  readonly selected: string;
  readonly today: string;
  /** The page that shows a day, and the rest of its query. */
  readonly action: string;
  readonly kept: Readonly<Record<string, string>>;
  /** The selectable days in order; by default every day. */
  readonly days?: readonly string[] | undefined;
  readonly onChosen: () => void;
}

/** One month of days; choosing one navigates to its address. */
export default function CalendarGrid({ selected, today, action, kept, days, onChosen }: CalendarGridProps) {
  const navigate = useNavigate();
  const grid = useRef<HTMLDivElement>(null);
  // The popup was opened to choose a day, so the focus starts at the selected one.
  useEffect(() => grid.current?.querySelector<HTMLElement>('[aria-selected="true"] button')?.focus(), []);
  return (
    <div ref={grid}>
      <DayPicker
        mode="single"
        required
        fixedWeeks
        selected={toLocalDate(selected)}
        defaultMonth={toLocalDate(selected)}
        today={toLocalDate(today)}
        {...computeLimits(days)}
        onSelect={(date) => {
          onChosen();
          navigate(addToHref(action, { date: toIsoDay(date), ...kept }), { preventScrollReset: true });
        }}
        labels={{ labelDayButton: (date) => formatLongDay(toIsoDay(date)) }}
        classNames={classNames}
        components={{ Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'left' : 'right'} /> }}
      />
    </div>
  );
}

const classNames = {
  root: 'calendar-rest relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: 'grid size-9 place-items-center rounded hover:bg-surface-sunken aria-disabled:opacity-40',
  button_next: 'grid size-9 place-items-center rounded hover:bg-surface-sunken aria-disabled:opacity-40',
  month_caption: 'grid h-9 place-items-center font-display text-d-md font-bold',
  month_grid: 'w-full border-collapse text-center',
  weekday: 'h-7 font-display text-d-xs font-semibold text-ink-2',
  day: 'p-px',
  day_button: 'size-full min-h-9 rounded font-display text-d-sm font-semibold hover:bg-surface-sunken',
  today: 'calendar-today',
  selected: 'calendar-selected',
  disabled: 'calendar-disabled',
};

function computeLimits(days: readonly string[] | undefined) {
  const [first, last] = [days?.[0], days?.at(-1)];
  if (days === undefined || first === undefined || last === undefined) return {};
  const listed = new Set(days);
  return {
    startMonth: toLocalDate(first),
    endMonth: toLocalDate(last),
    disabled: (date: Date) => !listed.has(toIsoDay(date)),
  };
}

/** The calendar library works with local dates. A day has no time zone, so only its parts are carried over. */
function toLocalDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function toIsoDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
