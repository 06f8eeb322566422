import { useNavigate } from '@remix-run/react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import { useHasScripts } from '~/components/ui/use-browser-value';
import { addToHref } from '~/href';
import { findDayByKey } from '~/models/dates/month-grid';
import { calendarPath } from './event-filter';
import type { DayEvent, EventCalendarView, GridDay } from './page';

interface MonthGridProps {
  readonly view: EventCalendarView;
  /** Ids of the headings that label the grid. */
  readonly labelledBy: string;
}

/**
 * The month as a grid of days; a narrow window shows one week, day by day, without days that have no events. All roles are explicit because the week is no
 * table, and its rows would belong to no grid.
 */
export function MonthGrid({ view, labelledBy }: MonthGridProps) {
  const { grid, activeDay, onKeyDown } = useGridKeys(view);
  const hasScripts = useHasScripts();
  useTodayInView(grid, view.todayHref === null);
  const getTabIndex = (day: string) => (hasScripts && day !== activeDay ? -1 : undefined);
  return (
    <table
      ref={grid}
      role="grid"
      aria-labelledby={labelledBy}
      className="event-grid"
      // Grid pattern of WAI-ARIA: keys move the focus between days.
      onKeyDown={onKeyDown}
    >
      <thead role="rowgroup">
        <tr role="row">
          {view.weeks[0]?.days.map(({ day, weekday }) => (
            <th key={day} role="columnheader" scope="col" className="label py-2 text-ink-2">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {view.weeks.map(({ key, isShownAlone, days }) => (
          <tr key={key} role="row" className={isShownAlone ? '' : 'event-week-hidden'}>
            {days.map((day) => (
              <Day key={day.day} day={day} tabIndex={getTabIndex(day.day)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a phone today may be below the bottom of the window. */
function useTodayInView(grid: RefObject<HTMLElement>, isTodayShown: boolean) {
  useEffect(() => {
    if (!isTodayShown || window.scrollY > 0 || window.matchMedia('(width >= 768px)').matches) return;
    grid.current?.querySelector('[aria-current="date"]')?.scrollIntoView({ block: 'nearest' });
  }, [grid, isTodayShown]);
}

function Day({ day, tabIndex }: { readonly day: GridDay; readonly tabIndex: number | undefined }) {
  const { events, isToday, isSelected, isOfMonth, foldedText } = day;
  const isLeftOut = events.length === 0 && !isToday && !isSelected;
  return (
    <td
      role="gridcell"
      aria-selected={isSelected}
      className={`event-day ${isToday ? 'event-today' : ''} ${isOfMonth ? '' : 'event-other-month'} ${isLeftOut ? 'event-day-empty' : ''}`}
    >
      <SiteLink
        to={day.href}
        prefetch="none"
        preventScrollReset
        data-day={day.day}
        tabIndex={tabIndex}
        aria-current={isToday ? 'date' : undefined}
        className="event-day-link font-display text-d-md font-semibold no-underline"
      >
        <span className="event-weekday label">{day.weekday} </span>
        {day.number}
        {foldedText !== null && (
          <span
            data-opens={events.length > 0 ? '' : undefined}
            className="event-day-folded min-[768px]:hidden print:hidden"
          >
            {' '}
            {foldedText}
          </span>
        )}
        <span className="sr-only">: {day.name}</span>
      </SiteLink>
      {events.length > 0 && (
        <ul className={`grid content-start gap-1.5 ${foldedText === null ? '' : 'max-[768px]:hidden print:grid'}`}>
          {events.map((event) => (
            <EventOfDay key={event.key} event={event} />
          ))}
        </ul>
      )}
    </td>
  );
}

function EventOfDay({ event: { title, detail, href } }: { readonly event: DayEvent }) {
  return (
    <li className="border-l-3 border-rule pl-2 text-xs leading-snug">
      <OptionalLink to={href}>{title}</OptionalLink>
      {detail !== null && <span className="block text-2xs text-ink-2">{detail}</span>}
    </li>
  );
}

interface GridKeys {
  readonly grid: RefObject<HTMLTableElement>;
  /** The one day in the tab order. */
  readonly activeDay: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Width below which a week is shown alone, its days stacked; the same as in `event-calendar.css`. */
const narrow = '(width < 768px)';

/**
 * Keyboard navigation in the grid: arrows, Home, End, Page Up and Page Down move between days. A day outside the grid
 * is loaded by its address and focused when it arrives.
 */
function useGridKeys({ selected, firstDay, lastDay, kept }: EventCalendarView): GridKeys {
  const grid = useRef<HTMLTableElement>(null);
  const turnedTo = useRef<string | null>(null);
  const [{ day, on }, setActive] = useState({ day: selected, on: selected });
  const navigate = useNavigate();

  useEffect(() => {
    if (turnedTo.current === selected) findLinkOfDay(grid.current, selected)?.focus();
    turnedTo.current = null;
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const isOwnKey = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (from === undefined || isOwnKey) return;
    const to = findDayByKey(event.key, from, window.matchMedia(narrow).matches);
    if (to === null) return;
    event.preventDefault();
    if (to < firstDay || to > lastDay) return;
    const link = findLinkOfDay(grid.current, to);
    // A narrow window hides the other weeks.
    if (link !== null && link.getClientRects().length > 0) {
      setActive({ day: to, on: selected });
      link.focus();
      return;
    }
    turnedTo.current = to;
    navigate(addToHref(calendarPath, { ...kept, date: to }), { preventScrollReset: true });
  };
  return { grid, activeDay: on === selected ? day : selected, onKeyDown };
}

function findLinkOfDay(grid: HTMLElement | null, day: string): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`a[data-day="${day}"]`) ?? null;
}
