import { Form, useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { SearchField } from './search-field';

interface SearchFormProps {
  /** The page that is searched; the text becomes its query. */
  readonly action: string;
  readonly label: string;
  readonly defaultValue: string;
  /** What the button does, for screen readers: "Search schools". */
  readonly submitLabel: string;
  readonly name?: string;
  readonly className?: string;
}

/** While somebody types, the address follows after this pause. */
const typingPauseMs = 150;

/** A search as a GET form of its own: the button sends it, and so does typing once scripts run. */
export function SearchForm({ action, label, defaultValue, submitLabel, name = 'q', className = '' }: SearchFormProps) {
  const submit = useSubmit();
  const pause = useRef<ReturnType<typeof setTimeout>>();
  useEffect(
    () => () => {
      clearTimeout(pause.current);
    },
    [],
  );
  const send = (form: HTMLFormElement) => {
    clearTimeout(pause.current);
    const text = new FormData(form).get(name);
    const fields = typeof text === 'string' && text.trim() !== '' ? { [name]: text.trim() } : undefined;
    submit(new URLSearchParams(fields), { action, replace: true, preventScrollReset: true });
  };
  return (
    <Form
      method="get"
      action={action}
      role="search"
      preventScrollReset
      className={className}
      onChange={({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
        clearTimeout(pause.current);
        pause.current = setTimeout(send, typingPauseMs, form);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <SearchField label={label} name={name} defaultValue={defaultValue} submitLabel={submitLabel} />
    </Form>
  );
}
