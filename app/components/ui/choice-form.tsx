import { Form, useSubmit } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from './button';

interface ChoiceFormProps {
  readonly action: string;
  /** Other parameters to keep. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A choice is shown at once; without scripts a button does. */
export function ChoiceForm({ action, kept = {}, className = '', children }: ChoiceFormProps) {
  const submit = useSubmit();
  return (
    <Form
      action={action}
      preventScrollReset
      className={`flex min-w-0 flex-1 items-end gap-2 ${className}`.trim()}
      onChange={(event) => {
        submit(event.currentTarget, { preventScrollReset: true });
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" className="without-script">
        Show
      </Button>
    </Form>
  );
}
