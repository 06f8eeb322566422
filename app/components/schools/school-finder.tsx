import { EmptyState } from '../ui/empty-state';
import { SearchForm } from '../ui/search-form';
import { MoreLink } from '../ui/section-head';
import { useBrowserValue } from '../ui/use-browser-value';
import { useFetchedComponent } from '../ui/use-fetched-component';
import type { FollowedRowsProps } from './followed-rows.client';

interface SchoolFinderProps extends FollowedRowsProps {
  /** Address of the whole list. */
  readonly path: string;
  /** Search text by which the list is filtered; empty for the whole list. */
  readonly search: string;
  /** Filters while typing; absent where the server filters. */
  readonly onType?: ((text: string) => void) | undefined;
  /** Result of a search: `3 of 254 schools`. */
  readonly countText: string;
  readonly className?: string;
}

/** Above a long list of schools: a search field, and the rows of followed schools. */
export function SchoolFinder({ path, search, onType, countText, findRow, className = '' }: SchoolFinderProps) {
  return (
    <div className={`print:hidden ${className}`}>
      <div className="flex flex-wrap items-center gap-2 tablet:flex-nowrap">
        <SearchForm
          action={path}
          label="Find a school"
          placeholder="Find a school"
          submitLabel="Search schools"
          defaultValue={search}
          onType={onType}
          className="min-w-0 flex-1 tablet:max-w-96"
        />
        <RowsOfFollowed findRow={findRow} />
      </div>
      <p role="status" className={search === '' ? 'sr-only' : 'flex flex-wrap items-center gap-x-4 py-1 text-sm'}>
        {search !== '' && (
          <>
            {countText}
            <MoreLink to={path}>All schools</MoreLink>
          </>
        )}
      </p>
    </div>
  );
}

/** In place of a list without a match. */
export function NoSchoolFound({ path }: Pick<SchoolFinderProps, 'path'>) {
  return (
    <EmptyState isSpaced actions={<MoreLink to={path}>All schools</MoreLink>}>
      No schools match your search.
    </EmptyState>
  );
}

const loadFollowedRows = () => import('./followed-rows.client');

/** Its rows are loaded only for a visitor who follows teams. Its height on phones is reserved before the first paint. */
function RowsOfFollowed({ findRow }: FollowedRowsProps) {
  const isFollowing = useBrowserValue(() => document.documentElement.dataset.teams !== undefined, false);
  const { component: FollowedRows } = useFetchedComponent(isFollowing, loadFollowedRows);
  return (
    <div className="flex min-h-control min-w-0 items-center gap-2 max-tablet:w-full [:root:not([data-teams])_&]:hidden">
      <span className="label shrink-0">Your teams</span>
      <ul className="scroll-region flex min-w-0 gap-2">
        {FollowedRows !== null && <FollowedRows findRow={findRow} />}
      </ul>
    </div>
  );
}
