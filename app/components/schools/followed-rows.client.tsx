import { useMemo } from 'react';
import { useFollowedTeams } from '../teams/followed-store';
import { useTeamsToday } from '../teams/use-teams-today';
import { ButtonLink } from '../ui/button';

export interface FollowedSchool {
  /** Id in the schools directory. */
  readonly id: string;
  /** Name in the schools directory. */
  readonly name: string;
}

export interface FollowedRowsProps {
  /** Returns the address of a school's row; `null` if the list has none. */
  readonly findRow: (school: FollowedSchool) => string | null;
}

/** Links to the rows of followed schools. */
export default function FollowedRows({ findRow }: FollowedRowsProps) {
  return useFollowedSchools().map((school) => {
    const href = findRow(school);
    if (href === null) return null;
    return (
      <li key={school.id} className="max-w-full shrink-0">
        <ButtonLink
          to={href}
          look="solid"
          prefetch="none"
          // Only a link that the browser follows by itself highlights its target.
          reloadDocument={href.startsWith('#')}
          className="max-w-full"
        >
          <span className="leading-tight">Go to {school.name}</span>
        </ButtonLink>
      </li>
    );
  });
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
