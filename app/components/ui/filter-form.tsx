import { Form, useSubmit } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface FilterFormProps {
  /** The page that is filtered; the fields become its query. */
  readonly action: string;
  /** Names the form: "Filter games". */
  readonly label: string;
  /** What else of the address stays, by name. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Another page for some choices. It may take the fields away that its path names. */
  readonly buildAction?: (fields: URLSearchParams) => string;
  readonly className?: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** While somebody types, the address follows after this pause. */
const typingPauseMs = 350;

/**
 * Filters of a list as a GET form: the button sends it, and so does any change once scripts run. The page number is not part
 * of it, so every change starts at the first page.
 */
export function FilterForm({ action, label, kept = {}, buildAction, className, children }: FilterFormProps) {
  const handlers = useSubmitOnChange(buildAction ?? (() => action));
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

function useSubmitOnChange(buildAction: (fields: URLSearchParams) => string) {
  const submit = useSubmit();
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const cancel = () => {
    clearTimeout(pause.current);
  };
  useEffect(() => cancel, []);
  // A choice can be taken back with Back; the letters of a search are one entry of the history together.
  const send = (form: HTMLFormElement, isTyping: boolean) => {
    const fields = withoutBlanks(form);
    submit(fields, { action: buildAction(fields), replace: isTyping, preventScrollReset: true });
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

/** The fields that say something: an unset filter leaves no trace in the address. */
function withoutBlanks(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  return new URLSearchParams(fields);
}
