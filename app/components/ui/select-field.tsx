import { useId } from 'react';
import { Icon } from './icon';
import { useFieldValue } from './use-field-value';

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
          className="h-control w-full appearance-none truncate rounded border border-rule bg-surface-raised pr-9 pl-3 text-ink"
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon
          name="down"
          className="pointer-events-none absolute top-1/2 right-3 size-3.5 -translate-y-1/2 text-accent"
        />
      </div>
    </div>
  );
}
