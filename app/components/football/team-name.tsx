import type { FootballTeam } from '~/models/football/playoff-lists';
import { teamSchedulePath } from '~/models/football/team-path';
import { SchoolMark } from '../scores/school-mark';
import { SiteLink } from '../ui/site-link';

interface TeamNameProps {
  readonly team: FootballTeam;
  /** On a page with so many teams that their logos would weigh more than all else. */
  readonly isWithoutLogo?: boolean;
}

/** A football team in a table: its logo, and its name as the link to its schedule. Phones show the short name. */
export function TeamName({ team: { id, name, shortName, logoUrl }, isWithoutLogo = false }: TeamNameProps) {
  return (
    <span className="flex items-center gap-2">
      {!isWithoutLogo && <SchoolMark markKey={id} name={name} logoUrl={logoUrl} />}
      <SiteLink to={teamSchedulePath(id)} className="quiet-link inline-flex min-h-6 items-center">
        {name === shortName ? (
          name
        ) : (
          <>
            <span className="max-tablet:sr-only">{name}</span>
            <span aria-hidden className="tablet:hidden">
              {shortName}
            </span>
          </>
        )}
      </SiteLink>
    </span>
  );
}
