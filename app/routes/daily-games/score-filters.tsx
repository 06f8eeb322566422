import { Form, useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { CheckField } from '~/components/ui/check-field';
import { SearchField } from '~/components/ui/search-field';
import { SelectField } from '~/components/ui/select-field';
import { dailyGamesPath } from './sport-path';
import type { FiltersView } from './view';

interface ScoreFiltersProps {
  readonly filters: FiltersView;
}

/** While somebody types, the address follows after this pause. */
const typingPauseMs = 350;

/**
 * Sport, school and results as a GET form: the button sends it, and so does any change once scripts run. The page number
 * is not part of it, so every change starts at the first page.
 */
export function ScoreFilters({ filters }: ScoreFiltersProps) {
  const handlers = useSubmitOnChange(filters);
  return (
    <Form
      method="get"
      action={filters.path}
      role="search"
      aria-label="Filter games"
      preventScrollReset
      {...handlers}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-1 tablet:grid-cols-[14rem_18rem_auto]"
    >
      {filters.date !== null && <input type="hidden" name="date" value={filters.date} />}
      <SelectField label="Sport" name="sport" options={filters.sportOptions} defaultValue={filters.sport} />
      <SearchField label="School" name="q" defaultValue={filters.search} submitLabel="Search games" />
      <CheckField
        label="Only games with results"
        name="final"
        defaultChecked={filters.onlyResults}
        className="col-span-2 tablet:col-span-1"
      />
    </Form>
  );
}

function useSubmitOnChange(filters: FiltersView) {
  const submit = useSubmit();
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const cancel = () => {
    clearTimeout(pause.current);
  };
  useEffect(() => cancel, []);
  const send = (form: HTMLFormElement) => {
    const fields = withoutBlanks(form);
    submit(fields, { action: takeAction(filters, fields), replace: true, preventScrollReset: true });
  };
  return {
    onChange: ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
      cancel();
      const isTyping = target instanceof HTMLInputElement && target.type === 'search';
      pause.current = setTimeout(send, isTyping ? typingPauseMs : 0, form);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      cancel();
      send(event.currentTarget);
    },
  };
}

/** Where the fields go. A sport that the path names goes there; without scripts the server does the same. */
function takeAction({ path, sportIsInPath }: FiltersView, fields: URLSearchParams): string {
  if (!sportIsInPath) return path;
  const sport = fields.get('sport');
  fields.delete('sport');
  return sport === null ? path : dailyGamesPath(sport);
}

/** The fields that say something: an unset filter leaves no trace in the address. */
function withoutBlanks(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  return new URLSearchParams(fields);
}
