import { EmptyState } from '~/components/ui/empty-state';
import { Pager } from '~/components/ui/pager';
import { PrintButton } from '~/components/ui/print-button';
import { SiteLink } from '~/components/ui/site-link';
import { LetterBar, ListSearch, ListToggles } from './list-controls';
import { type GroupBody, ListGroups } from './list-groups';
import { ListMatcher } from './list-matcher';
import type { ListQuery } from './list-query';
import type { ListGroup, ListRules } from './list-rules';
import type { ListView } from './list-view';

type ControlRules = Pick<ListRules<never>, 'nouns' | 'searchLabel' | 'isCollapsible'>;

interface ListResultsProps<Group> {
  readonly rules: ControlRules;
  readonly view: ListView<Group>;
  readonly query: ListQuery;
  readonly path: string;
  readonly Body: GroupBody<Group>;
  /** Filters while typing; absent where the server filters. */
  readonly onType?: (text: string) => void;
}

export function ListResults<Group extends ListGroup<unknown>>(props: ListResultsProps<Group>) {
  const { rules, view, query, path, Body, onType } = props;
  return (
    <>
      {view.hasRows && <Controls rules={rules} view={view} query={query} path={path} onType={onType} />}
      {view.emptyText === null ? (
        <ListMatcher search={query.search} isLoose={view.isLoose}>
          <ListGroups groups={view.groups} isCollapsible={rules.isCollapsible} isOpen={view.isOpen} Body={Body} />
        </ListMatcher>
      ) : (
        <div className="mt-4">
          <EmptyState>{view.emptyText}</EmptyState>
        </div>
      )}
      <Pager pager={view.pager} />
    </>
  );
}

interface ControlsProps {
  readonly rules: ControlRules;
  readonly view: ListView<unknown>;
  readonly query: ListQuery;
  readonly path: string;
  readonly onType: ((text: string) => void) | undefined;
}

/** Search, letters and toggles, with result count and reset link. */
function Controls({ rules: { nouns, searchLabel, isCollapsible }, view, query, path, onType }: ControlsProps) {
  const [, many] = nouns;
  return (
    <div className="grid gap-3 pt-1 pb-2 print:pb-0">
      <div className="grid items-end gap-x-6 gap-y-2 large-phone:grid-cols-[minmax(0,24rem)_1fr] print:hidden">
        <ListSearch path={path} label={searchLabel} submitLabel={`Search ${many}`} query={query} onType={onType} />
        <ListToggles toggles={view.toggles} />
      </div>
      <LetterBar letters={view.letters} label={`${capitalize(many)} by first letter`} noun={many} />
      <div className={`flex min-h-control items-center gap-x-2 ${isCollapsible ? 'border-b-3 border-ink pb-2' : ''}`}>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
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
        <PrintButton />
      </div>
    </div>
  );
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
