import { type ComponentType, memo, useId } from 'react';
import { EmptyState } from '~/components/ui/empty-state';
import { FilterSheet } from '~/components/ui/filter-sheet';
import { ListMatcher } from '~/components/ui/found';
import { Icon } from '~/components/ui/icon';
import { Pager } from '~/components/ui/pager';
import { Part } from '~/components/ui/part';
import { PrintButton } from '~/components/ui/print-button';
import { SearchForm } from '~/components/ui/search-form';
import { SiteLink } from '~/components/ui/site-link';
import { formatCount } from '~/models/text/format-count';
import { listParameters, type ListQuery } from './list-query';
import type { ListGroup, ListRules } from './list-rules';
import type { LetterView, ListView, ToggleView } from './list-view';

interface ListResultsProps<Group> {
  readonly rules: ListRules<never>;
  readonly view: ListView<Group>;
  readonly query: ListQuery;
  readonly path: string;
  readonly Body: GroupBody<Group>;
  /** Filters while typing; absent where the server filters. */
  readonly onType?: ((text: string) => void) | undefined;
}

export function ListResults<Group extends ListGroup<unknown>>({ Body, ...props }: ListResultsProps<Group>) {
  const { rules, view, query } = props;
  return (
    <>
      {view.hasRows && <Controls {...props} />}
      {view.emptyText === null ? (
        <ListMatcher search={query.search} isLoose={view.isLoose}>
          <ListGroups
            groups={view.groups}
            isCollapsible={rules.isCollapsible}
            isOpen={view.isOpen}
            opensFirst={rules.opensFirst === true}
            Body={Body}
          />
        </ListMatcher>
      ) : (
        <EmptyState isSpaced>{view.emptyText}</EmptyState>
      )}
      <Pager pager={view.pager} />
    </>
  );
}

/** Search, letters and toggles, with result count and reset link. */
function Controls({ rules, view, query, path, onType }: Omit<ListResultsProps<unknown>, 'Body'>) {
  const [, many] = rules.nouns;
  // Where nothing is listed before a choice, phones show the letters at once.
  const areLettersInSheet = rules.invitation === undefined;
  const hasSheet = view.toggles.length + (areLettersInSheet ? view.letters.length : 0) > 0;
  // A search keeps the letter and the toggles, and starts at the first page.
  const kept = Object.entries(listParameters({ ...query, search: '', page: 1 })).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return (
    <div
      className={`mb-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 tablet:items-center tablet:gap-3 tablet:pt-1 print:mb-0 ${rules.isCollapsible ? 'border-b-3 border-ink pb-2' : ''}`}
    >
      <div
        className={`flex items-end gap-2 tablet:col-span-full tablet:grid tablet:gap-3 print:hidden ${hasSheet ? '' : 'col-span-full'}`}
      >
        <SearchForm
          action={path}
          label={rules.searchLabel}
          {...(rules.searchPlaceholder !== undefined && { placeholder: rules.searchPlaceholder })}
          submitLabel={`Search ${many}`}
          defaultValue={query.search}
          kept={Object.fromEntries(kept) as Record<string, string>}
          onType={onType}
          className="min-w-0 flex-1 tablet:max-w-96"
        />
        {hasSheet && (
          <FilterSheet count={query.flags.length + Number(areLettersInSheet && query.letter !== null)}>
            <ListToggles toggles={view.toggles} />
            {areLettersInSheet && <LetterBar letters={view.letters} noun={many} />}
          </FilterSheet>
        )}
      </div>
      {!areLettersInSheet && (
        <div className="col-span-full empty:hidden">
          <LetterBar letters={view.letters} noun={many} />
        </div>
      )}
      <div
        className={`flex min-w-0 flex-wrap items-center gap-x-4 self-center ${hasSheet ? 'max-tablet:col-span-full' : ''}`}
      >
        <p role="status" className="font-display text-d-md font-semibold">
          {view.countText}
        </p>
        {view.clearHref !== null && (
          <SiteLink
            to={view.clearHref}
            prefetch="none"
            preventScrollReset
            onClick={() => {
              onType?.('');
            }}
            className="inline-flex min-h-6 items-center text-sm print:hidden"
          >
            {view.clearText}
            <span className="sr-only"> {many}</span>
          </SiteLink>
        )}
      </div>
      {/* On phones beside the button of the filters. */}
      <div className={`print:hidden ${hasSheet ? 'max-tablet:col-start-2 max-tablet:row-start-1' : ''}`}>
        <PrintButton isIconOnPhones={hasSheet} />
      </div>
    </div>
  );
}

const letterCell = 'grid h-9 place-items-center font-display text-d-sm font-semibold';

/** The alphabet as links. A letter without entries is a disabled link. `noun` names the rows: `conferences`. */
function LetterBar({ letters, noun }: { readonly letters: readonly LetterView[]; readonly noun: string }) {
  if (letters.length === 0) return null;
  return (
    <nav aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} by first letter`} className="print:hidden">
      <ul className="grid grid-cols-14 max-large-phone:-mx-2 large-phone:rounded large-phone:border large-phone:border-rule large-phone:bg-surface-raised laptop:flex laptop:justify-between">
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

function ListToggles({ toggles }: { readonly toggles: readonly ToggleView[] }) {
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

/** Renders the rows of a group and its other content. */
export type GroupBody<Group> = ComponentType<{ readonly group: Group }>;

interface GroupProps<Group> {
  readonly isCollapsible: boolean;
  readonly isOpen: boolean;
  readonly Body: GroupBody<Group>;
}

/** The groups of a list, collapsible or as sections. Unchanged groups are not rendered again. */
function ListGroups<Group extends ListGroup<unknown>>({
  groups,
  Body,
  opensFirst,
  isOpen,
  isCollapsible,
}: GroupProps<Group> & { readonly groups: readonly Group[]; readonly opensFirst: boolean }) {
  const drawn = groups.map((group, index) => (
    <OneGroup
      key={group.key}
      group={group}
      isCollapsible={isCollapsible}
      isOpen={isOpen || (opensFirst && index === 0)}
      Body={Body as GroupBody<ListGroup<unknown>>}
    />
  ));
  // Collapsible groups are many and small.
  return isCollapsible ? <div className="print-columns">{drawn}</div> : drawn;
}

type OneGroupProps = GroupProps<ListGroup<unknown>> & { readonly group: ListGroup<unknown> };

const OneGroup = memo(function OneGroup({ group, isCollapsible, isOpen, Body }: OneGroupProps) {
  const id = useId();
  const { title, noun, matchCount, rows } = group;
  if (title === null) return <Body group={group} />;
  const some = matchCount === undefined ? '' : `${matchCount} of `;
  const note = noun === undefined ? null : `${some}${formatCount(rows.length, noun)}`;
  if (!isCollapsible) {
    return (
      <Part id={id} title={title} className="mt-2 pb-4" note={note}>
        <Body group={group} />
      </Part>
    );
  }
  return (
    <details open={isOpen} className="list-group border-b border-line">
      <summary className="flex min-h-11 items-center gap-3 py-1 hover:bg-surface-sunken print:min-h-0">
        <Icon name="right" className="size-4 text-accent" />
        <h2 className="part-heading min-w-0 flex-1">{title}</h2>
        {note !== null && <span className="text-sm whitespace-nowrap text-ink-2">{note}</span>}
      </summary>
      <div className="pt-1 pb-5 large-phone:pl-7 print:p-0">
        <Body group={group} />
      </div>
    </details>
  );
});
