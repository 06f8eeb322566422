import { useId } from 'react';
import { Icon } from './icon';
import { useFieldValue } from './use-field-value';

interface SearchFieldProps {
  readonly label: string;
  readonly name: string;
  readonly defaultValue: string;
  /** Accessible text of the button: "Search schools". */
  readonly submitLabel: string;
  /** Shown where the label is for screen readers only. */
  readonly placeholder?: string;
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
