import { useNavigationType } from '@remix-run/react';
import { useId, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Icon } from './icon';

export interface SelectOption {
  /** `''` means no choice. */
  readonly value: string;
  readonly text: string;
}

interface SelectFieldProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly defaultValue: string;
  readonly className?: string;
}

export function SelectField({ label, name, options, defaultValue, className = '' }: SelectFieldProps) {
  const id = useId();
  const field = useFieldValue<HTMLSelectElement>(defaultValue);
  return (
    <div className={className}>
      <label htmlFor={id} className="label text-ink-2">
        {label}
      </label>
      <div className="relative">
        <select
          ref={field}
          id={id}
          name={name}
          defaultValue={defaultValue}
          className="h-control w-full appearance-none truncate rounded border border-rule bg-surface-raised pr-9 pl-3 text-ink max-tablet:pr-7.5 max-tablet:pl-2.5 max-tablet:font-display max-tablet:text-d-sm max-tablet:font-semibold"
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon
          name="down"
          className="pointer-events-none absolute top-1/2 right-3 size-3.5 -translate-y-1/2 text-accent max-tablet:right-2.5"
        />
      </div>
    </div>
  );
}

interface SearchFieldProps {
  readonly label: string;
  readonly name: string;
  readonly defaultValue: string;
  /** Accessible text of the button: "Search schools". */
  readonly submitLabel: string;
  /** Shown where the label is for screen readers only. */
  readonly placeholder?: string | undefined;
  readonly className?: string;
}

/** A search field with the button that submits its form; scripts may submit earlier. */
export function SearchField({ label, name, defaultValue, submitLabel, placeholder, className = '' }: SearchFieldProps) {
  const id = useId();
  const field = useFieldValue<HTMLInputElement>(defaultValue);
  return (
    <div className={className}>
      <label htmlFor={id} className="label text-ink-2">
        {label}
      </label>
      <div className="flex">
        <input
          ref={field}
          id={id}
          type="search"
          name={name}
          defaultValue={defaultValue}
          autoComplete="off"
          placeholder={placeholder}
          enterKeyHint="search"
          maxLength={80}
          className="h-control w-full min-w-0 rounded-l border border-r-0 border-rule bg-surface-raised px-3 text-ink"
        />
        <button
          type="submit"
          aria-label={submitLabel}
          className="grid size-control shrink-0 place-items-center rounded-r border border-rule bg-surface-raised hover:bg-surface-sunken"
        >
          <Icon name="search" />
        </button>
      </div>
    </div>
  );
}

interface CheckFieldProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly defaultChecked: boolean;
  readonly className?: string;
}

export function CheckField({ label, name, defaultChecked, className = '' }: CheckFieldProps) {
  const field = useFieldValue<HTMLInputElement>(defaultChecked);
  return (
    <label className={`inline-flex min-h-control items-center gap-2 text-sm ${className}`}>
      <input ref={field} type="checkbox" name={name} value="1" defaultChecked={defaultChecked} className="check-box" />
      {label}
    </label>
  );
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Syncs a field with the address, without overwriting what somebody types. A select is synced despite its focus. */
function useFieldValue<Element extends Field>(value: string | boolean): RefObject<Element> {
  const field = useRef<Element>(null);
  const synced = useRef(value);
  const navigation: string = useNavigationType();
  const isBack = navigation === 'POP';
  useEffect(() => {
    const element: Field | null = field.current;
    const isOther = synced.current !== value;
    synced.current = value;
    if (element === null) return;
    if (typeof value === 'boolean') (element as HTMLInputElement).checked = value;
    else if (element instanceof HTMLSelectElement || element !== document.activeElement || (isOther && isBack))
      element.value = value;
  }, [value, isBack]);
  return field;
}
