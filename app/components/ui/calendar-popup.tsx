import { useEffect, useId, useRef, useState } from 'react';
import { formatMediumDay } from '~/models/dates/calendar-date';
import { Button } from './button';
import type { CalendarGridProps } from './calendar-grid.client';
import { SelectField } from './fields';
import { Icon } from './icon';
import { useFetchedComponent } from './use-fetched-component';

/** The month grid and its library are loaded when the popup is first opened. */
const loadGrid = () => import('./calendar-grid.client');

type CalendarPopupProps = Omit<CalendarGridProps, 'onChosen'>;

/** A native popover with a calendar. Without its code it has a field and a button instead. */
export function CalendarPopup(props: CalendarPopupProps) {
  const id = useId();
  const { popup, isOpen } = usePopover();
  const { component: CalendarGrid, hasFailed } = useFetchedComponent(isOpen, loadGrid);
  return (
    <>
      <button
        type="button"
        className="calendar-opener flex items-center justify-center gap-2 border-l border-rule font-display text-d-sm font-semibold hover:bg-surface-sunken tablet:px-4"
        {...{ popovertarget: id }}
      >
        <Icon name="calendar" />
        <span className="sr-only tablet:not-sr-only">Calendar</span>
      </button>
      <div
        ref={popup}
        id={id}
        role="dialog"
        aria-label="Choose a date"
        className="calendar-popup rounded border border-rule bg-surface-raised p-3 text-ink shadow-floating"
        {...{ popover: 'auto' }}
      >
        {isOpen && CalendarGrid !== null && <CalendarGrid {...props} onChosen={() => popup.current?.hidePopover()} />}
        {isOpen && CalendarGrid === null && !hasFailed && (
          <p className="calendar-rest label grid place-items-center text-ink-2">Loading calendar</p>
        )}
        <div className={hasFailed ? undefined : 'without-script'}>
          <DateForm {...props} />
        </div>
      </div>
    </>
  );
}

function DateForm({ selected, action, kept, days }: CalendarPopupProps) {
  return (
    <form action={action} className="flex items-end gap-2">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {days === undefined ? (
        <AnyDay selected={selected} />
      ) : (
        <SelectField
          label="Date"
          name="date"
          options={days.map((day) => ({ value: day, text: formatMediumDay(day) }))}
          defaultValue={selected}
          className="min-w-0 flex-1"
        />
      )}
      <Button type="submit">Go</Button>
    </form>
  );
}

function AnyDay({ selected }: { readonly selected: string }) {
  const id = useId();
  return (
    <div className="flex-1">
      <label htmlFor={id} className="label">
        Date
      </label>
      <input
        key={selected}
        id={id}
        type="date"
        name="date"
        defaultValue={selected}
        className="h-control w-full rounded border border-rule bg-surface-raised px-2"
      />
    </div>
  );
}

/** Whether a `popover` element is open. React does not know its `toggle` event. */
function usePopover() {
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = popup.current;
    const onToggle = (event: Event) => setIsOpen((event as ToggleEvent).newState === 'open');
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, []);
  return { popup, isOpen };
}
