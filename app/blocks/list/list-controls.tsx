import { Icon } from '~/components/ui/icon';
import { SearchForm } from '~/components/ui/search-form';
import { SiteLink } from '~/components/ui/site-link';
import { type ListQuery, listParameters } from './list-query';
import type { LetterView, ToggleView } from './list-view';

interface ListSearchProps {
  readonly path: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly query: ListQuery;
  readonly onType: ((text: string) => void) | undefined;
}

/** The search field. A search keeps the letter and the toggles, and starts at the first page. */
export function ListSearch({ path, label, submitLabel, query, onType }: ListSearchProps) {
  const kept = Object.entries(listParameters({ ...query, search: '', page: 1 })).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return (
    <SearchForm
      action={path}
      label={label}
      submitLabel={submitLabel}
      defaultValue={query.search}
      kept={Object.fromEntries(kept) as Record<string, string>}
      onType={onType}
    />
  );
}

const letterCell = 'grid h-control min-w-7 place-items-center px-1 font-display text-d-sm font-semibold';

/** The letters as links. A letter without entries is text and says so. */
export function LetterBar({
  letters,
  label,
  noun,
}: {
  readonly letters: readonly LetterView[];
  /** Label of the bar: "Conferences by first letter". */
  readonly label: string;
  /** Noun for the empty state. */
  readonly noun: string;
}) {
  if (letters.length === 0) return null;
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="grid grid-cols-9 rounded border border-rule bg-surface-raised large-phone:grid-cols-14 laptop:flex laptop:justify-between">
        {letters.map((letter) => (
          <li key={letter.text} className="laptop:flex-auto">
            <Letter letter={letter} noun={noun} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Letter({ letter: { text, isCurrent, href }, noun }: { readonly letter: LetterView; readonly noun: string }) {
  if (href === null) {
    return (
      <span role="link" aria-disabled="true" aria-label={`${text}, no ${noun}`} className={`${letterCell} text-ink-2`}>
        <s className="font-normal">{text}</s>
      </span>
    );
  }
  const look = isCurrent
    ? 'selected-bar bg-selected text-on-selected hover:text-on-selected'
    : 'hover:bg-surface-sunken hover:text-ink';
  return (
    <SiteLink
      to={href}
      prefetch="none"
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className={`${letterCell} no-underline ${look}`}
    >
      {text}
    </SiteLink>
  );
}

export function ListToggles({ toggles }: { readonly toggles: readonly ToggleView[] }) {
  if (toggles.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 print:hidden">
      {toggles.map(({ label, isOn, href }) => (
        <li key={label}>
          <SiteLink
            to={href}
            prefetch="none"
            preventScrollReset
            className="inline-flex min-h-control items-center gap-2 text-sm text-ink no-underline"
          >
            <span
              className={`grid size-5 place-items-center rounded border ${isOn ? 'border-selected bg-selected text-on-selected' : 'border-rule bg-surface-raised'}`}
            >
              {isOn && <Icon name="check" className="size-3.5" />}
            </span>
            {label}
            <span className="sr-only">, {isOn ? 'on' : 'off'}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
