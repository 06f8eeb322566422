import { useMemo } from 'react';
import { useFollowedTeams } from '../teams/followed-store';
import { useTeamsToday } from '../teams/use-teams-today';
import { ButtonLink } from '../ui/button';
import type { RowSummary } from '../ui/data-table';

export interface FollowedSchool {
  /** Id in the schools directory. */
  readonly id: string;
  /** Name in the schools directory. */
  readonly name: string;
}

/** The row of a school in the list. */
export interface FollowedRow {
  readonly href: string;
  /** What the row says of the school; `null` for a row that is on another page. */
  readonly summary: RowSummary | null;
}

export interface FollowedRowsProps {
  /** Returns the school's row; `null` if the list has none. */
  readonly findRow: (school: FollowedSchool) => FollowedRow | null;
}

/** The rows of followed schools in short, each linked to its place in the list. */
export default function FollowedRows({ findRow }: FollowedRowsProps) {
  const { schools, isComplete } = useFollowedSchools();
  const rows = schools.flatMap((school) => {
    const row = findRow(school);
    return row === null ? [] : [{ ...school, ...row }];
  });
  if (rows.length === 0) return isComplete && <li className="text-sm text-ink-2">Not in this list</li>;
  return rows.map(({ id, name, href, summary }) => (
    <li key={id} className="max-w-full shrink-0">
      <ButtonLink
        to={href}
        prefetch="none"
        // Only a link that the browser follows by itself highlights its target.
        reloadDocument={href.startsWith('#')}
        className="max-w-full"
      >
        <span className="sr-only">Go to </span>
        {summary?.before}
        <span className="leading-tight">{name}</span>
        {summary !== null && <span className="figures font-normal">{summary.after}</span>}
      </ButtonLink>
    </li>
  ));
}

const none: readonly string[] = [];

/** The followed schools that the directory has, and whether all of them are known. */
function useFollowedSchools() {
  const { keys } = useFollowedTeams();
  const ids = useMemo(() => keys?.filter((key) => /^\d+$/.test(key)) ?? none, [keys]);
  const teams = useTeamsToday(ids);
  const schools = ids.flatMap((id): FollowedSchool[] => {
    const team = teams.get(id);
    return team === undefined || typeof team === 'string' ? [] : [{ id, name: team.name }];
  });
  return { schools, isComplete: keys !== null && ids.every((id) => teams.has(id)) };
}
