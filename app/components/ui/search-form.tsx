import { Form, useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { readQuery } from '~/href';
import { SearchField } from './fields';

interface SearchFormProps {
  readonly action: string;
  readonly label: string;
  readonly defaultValue: string;
  /** Accessible text of the button: "Search schools". */
  readonly submitLabel: string;
  readonly name?: string;
  /** Other parameters that a search keeps. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Called on every change of the field, before the address changes. */
  readonly onType?: ((text: string) => void) | undefined;
  readonly className?: string;
}

/** Pause in typing after which the address changes. */
const typingPauseMs = 150;

/** A search as its own GET form, submitted by the button, and by typing if scripts run. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, defaultValue, submitLabel, name = 'q', kept = {}, onType, className = '' } = props;
  const submit = useSubmit();
  const pause = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(pause.current), []);
  const send = (form: HTMLFormElement) => {
    clearTimeout(pause.current);
    const fields = [...new FormData(form)].flatMap(([field, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[field, value.trim()]] : [],
    );
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
        onType?.(readField(form, name));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {Object.entries({ ...readQuery(action), ...kept }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <SearchField label={label} name={name} defaultValue={defaultValue} submitLabel={submitLabel} />
    </Form>
  );
}

function readField(form: HTMLFormElement, name: string): string {
  const text = new FormData(form).get(name);
  return typeof text === 'string' ? text : '';
}
