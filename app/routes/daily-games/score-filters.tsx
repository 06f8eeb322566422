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
 * is not part of it, so every change starts at the first page. On a phone it is one row, and the links with the counts are
 * the choice of the sport.
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
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 tablet:grid-cols-[14rem_18rem_auto]"
    >
      {filters.date !== null && <input type="hidden" name="date" value={filters.date} />}
      {filters.onlyLive && <input type="hidden" name="live" value="1" />}
      <SelectField
        label="Sport"
        name="sport"
        options={filters.sportOptions}
        defaultValue={filters.sport}
        className="max-tablet:hidden"
      />
      <SearchField
        label="School"
        name="q"
        defaultValue={filters.search}
        placeholder="School"
        submitLabel="Search games"
        className="max-tablet:[&>label]:sr-only"
      />
      <CheckField
        label={
          <>
            <span className="max-tablet:sr-only">Only games with results</span>
            <span aria-hidden="true" className="tablet:hidden">
              Results
            </span>
          </>
        }
        name="final"
        defaultChecked={filters.onlyResults}
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
  // A choice can be taken back with Back; the letters of a search are one entry of the history together.
  const send = (form: HTMLFormElement, isTyping: boolean) => {
    const fields = withoutBlanks(form);
    submit(fields, { action: takeAction(filters, fields), replace: isTyping, preventScrollReset: true });
  };
  return {
    onChange: ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
      cancel();
      const isTyping = target instanceof HTMLInputElement && target.type === 'search';
      pause.current = setTimeout(send, isTyping ? typingPauseMs : 0, form, isTyping);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      cancel();
      send(event.currentTarget, true);
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
