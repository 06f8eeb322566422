import { useNavigate } from '@remix-run/react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { addToHref } from '~/href';
import { findDayByKey } from '~/models/dates/month-grid';
import { calendarPath } from './event-filter';
import type { EventCalendarView } from './page';

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
export function useGridKeys({ selected, firstDay, lastDay, kept }: EventCalendarView): GridKeys {
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
    if (link?.checkVisibility() === true) {
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
