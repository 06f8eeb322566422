import type { ReactNode } from 'react';
import type { TeamToday } from '~/models/teams/team-today';
import { SchoolMark } from '../scores/school-mark';

interface TeamNameProps {
  readonly team: Pick<TeamToday, 'key' | 'name' | 'logoUrl' | 'record'>;
  /** Puts the record below the name. */
  readonly isStacked?: boolean;
  /** The linked name. */
  readonly children: ReactNode;
}

/** A followed team: the mark of its school, its name and its record, which is a result. */
export function TeamName({ team: { key, name, logoUrl, record }, isStacked = false, children }: TeamNameProps) {
  return (
    <div className="flex items-center gap-x-2">
      {logoUrl !== undefined && <SchoolMark markKey={key} name={name} logoUrl={logoUrl} />}
      <div className={isStacked ? 'min-w-0' : 'flex min-w-0 items-center gap-x-2'}>
        {children}
        {record !== undefined && <span className="team-record result text-sm text-ink-2">{record}</span>}
      </div>
    </div>
  );
}
