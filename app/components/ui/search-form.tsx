import { readQuery } from '~/href';
import { SearchField } from './fields';
import { FilterForm } from './filter-form';

interface SearchFormProps {
  readonly action: string;
  readonly label: string;
  readonly defaultValue: string;
  /** Accessible text of the button: "Search schools". */
  readonly submitLabel: string;
  /** Shown in the field, with the label for screen readers only. */
  readonly placeholder?: string;
  /** Other parameters that a search keeps. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Called on every change of the field, before the address changes. */
  readonly onType?: ((text: string) => void) | undefined;
  readonly className?: string;
}

/** A search as its own GET form, submitted by the button, and by typing if scripts run. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, defaultValue, submitLabel, placeholder, kept, onType, className = '' } = props;
  return (
    <FilterForm
      action={action}
      kept={{ ...readQuery(action), ...kept }}
      onType={(form) => onType?.(readField(form))}
      typingPauseMs={150}
      className={className}
    >
      <SearchField
        label={label}
        name="q"
        defaultValue={defaultValue}
        submitLabel={submitLabel}
        placeholder={placeholder}
        className={placeholder === undefined ? '' : '[&>label]:sr-only'}
      />
    </FilterForm>
  );
}

function readField(form: HTMLFormElement): string {
  const text = new FormData(form).get('q');
  return typeof text === 'string' ? text : '';
}
