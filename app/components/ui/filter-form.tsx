import { Form, useSubmit } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface FilterFormProps {
  /** The filtered page; the fields become its query. */
  readonly action: string;
  /** Label of the form: "Filter games"; none where its only field has one. */
  readonly label?: string;
  /** Other parameters to keep. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Returns another page for some choices. It may remove fields that its path names. */
  readonly buildAction?: (fields: URLSearchParams) => string;
  /** Called on every change of a field, before the address changes. */
  readonly onType?: (form: HTMLFormElement) => void;
  /** Pause in typing after which the address changes. */
  readonly typingPauseMs?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Filters as a GET form without a page number, so that every change starts at the first page. Scripts submit it on change. */
export function FilterForm(props: FilterFormProps) {
  const { action, label, kept = {}, className, children } = props;
  const handlers = useSubmitOnChange(props);
  return (
    <Form
      method="get"
      action={action}
      role="search"
      aria-label={label}
      preventScrollReset
      {...handlers}
      className={className}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

function useSubmitOnChange({ action, buildAction = () => action, onType, typingPauseMs = 350 }: FilterFormProps) {
  const submit = useSubmit();
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const cancel = () => clearTimeout(pause.current);
  useEffect(() => cancel, []);
  // Back undoes each choice; all letters of a search are one history entry.
  const send = (form: HTMLFormElement, isTyping: boolean) => {
    const fields = withoutBlanks(form);
    submit(fields, { action: buildAction(fields), replace: isTyping, preventScrollReset: true });
  };
  return {
    onChange: ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
      cancel();
      const isTyping = target instanceof HTMLInputElement && target.type === 'search';
      pause.current = setTimeout(send, isTyping ? typingPauseMs : 0, form, isTyping);
      onType?.(form);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      cancel();
      send(event.currentTarget, true);
    },
  };
}

/** Drops unset filters from the address. */
function withoutBlanks(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  return new URLSearchParams(fields);
}
