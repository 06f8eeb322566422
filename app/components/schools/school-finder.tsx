import { useMemo } from 'react';
import { useFollowedTeams } from '../teams/followed-store';
import { useTeamsToday } from '../teams/use-teams-today';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { SearchForm } from '../ui/search-form';
import { MoreLink } from '../ui/section-head';

interface SchoolFinderProps {
  /** Address of the whole list. */
  readonly path: string;
  /** Search text by which the list is filtered; empty for the whole list. */
  readonly search: string;
  /** Filters while typing; absent where the server filters. */
  readonly onType?: ((text: string) => void) | undefined;
  /** Result of a search: `3 of 254 schools`. */
  readonly countText: string;
  /** Returns the address of a school's row; `null` if the list has none. */
  readonly findRow: (school: FollowedSchool) => string | null;
}

export interface FollowedSchool {
  /** Id in the schools directory. */
  readonly id: string;
  /** Name in the schools directory. */
  readonly name: string;
}

/** Above a long list of schools: a search field, and links to the rows of followed schools. */
export function SchoolFinder({ path, search, onType, countText, findRow }: SchoolFinderProps) {
  return (
    <div className="print:hidden">
      <div className="flex items-center gap-2">
        <SearchForm
          action={path}
          label="Find a school"
          placeholder="Find a school"
          submitLabel="Search schools"
          defaultValue={search}
          onType={onType}
          className="min-w-0 flex-1 tablet:max-w-96"
        />
        <FollowedRows findRow={findRow} />
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

/** For a visitor who follows teams, its width on phones is reserved before the first paint, so that the field keeps its size. */
function FollowedRows({ findRow }: Pick<SchoolFinderProps, 'findRow'>) {
  const rows = useFollowedSchools().flatMap((school) => {
    const href = findRow(school);
    return href === null ? [] : [{ ...school, href }];
  });
  return (
    <ul className="scroll-region flex gap-2 max-tablet:[:root[data-teams]_&]:w-[40%] tablet:min-w-0">
      {rows.map(({ id, name, href }) => (
        <li key={id} className="max-w-full shrink-0">
          <ButtonLink
            to={href}
            look="solid"
            prefetch="none"
            // Only a link that the browser follows by itself highlights its target.
            reloadDocument={href.startsWith('#')}
            className="max-w-full"
          >
            <span className="truncate leading-normal">Go to {name}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

const none: readonly string[] = [];

/** The followed schools that the directory has. */
function useFollowedSchools(): readonly FollowedSchool[] {
  const { keys } = useFollowedTeams();
  const ids = useMemo(() => keys?.filter((key) => /^\d+$/.test(key)) ?? none, [keys]);
  const teams = useTeamsToday(ids);
  return ids.flatMap((id) => {
    const team = teams.get(id);
    return team === undefined || typeof team === 'string' ? [] : [{ id, name: team.name }];
  });
}
