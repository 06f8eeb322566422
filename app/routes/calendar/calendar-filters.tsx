import { Form, useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';
import { Button } from '~/components/ui/button';
import { SelectField } from '~/components/ui/fields';
import { calendarPath } from './event-filter';
import type { EventCalendarView } from './page';

/** Month, type and sport as a GET form, submitted by the button, and by any choice if scripts run. */
export function CalendarFilters({ filters }: Pick<EventCalendarView, 'filters'>) {
  const submit = useSubmit();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    const fields = chosen.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    submit(new URLSearchParams(fields), { action: calendarPath, preventScrollReset: true });
  };
  return (
    <Form
      method="get"
      action={calendarPath}
      role="search"
      aria-label="Choose events"
      preventScrollReset
      onChange={send}
      onSubmit={send}
      className="grid grid-cols-[1.4fr_1fr_1fr] items-end gap-x-2 gap-y-2 tablet:grid-cols-[13rem_13rem_13rem_auto] print:hidden"
    >
      {filters.schoolId !== null && <input type="hidden" name="school" value={filters.schoolId} />}
      <SelectField label="Month" name="date" options={filters.months} defaultValue={filters.month} />
      <SelectField label="Event type" name="type" options={filters.types} defaultValue={filters.type} />
      <SelectField label="Sport" name="sport" options={filters.sports} defaultValue={filters.sport} />
      <Button type="submit" className="without-script max-tablet:col-span-full tablet:justify-self-start">
        Show
      </Button>
    </Form>
  );
}
