import { getFootballTeamPath } from '~/config/football-team-path';
import type { FootballTeam } from '~/models/football/playoff-lists';
import { SchoolName } from '../schools/school-name';
import { SchoolMark } from '../scores/school-mark';
import { Found } from '../ui/found';
import { OptionalLink } from '../ui/site-link';

interface TeamNameProps {
  readonly team: FootballTeam;
  /** For pages with hundreds of teams: a logo has no drawn mark behind it. A team without a logo still has its mark. */
  readonly isForHundreds?: boolean;
}

/** A football team in a table: logo, and name linked to its schedule. Phones show the short name. */
export function TeamName({ team, isForHundreds = false }: TeamNameProps) {
  const { id, name, logoUrl, markKey = id } = team;
  return (
    <span className="flex items-center gap-2">
      <SchoolMark markKey={isForHundreds && logoUrl !== null ? null : markKey} name={name} logoUrl={logoUrl} />
      <NameLink team={team} />
    </span>
  );
}

function NameLink({ team: { id, name, shortName } }: Pick<TeamNameProps, 'team'>) {
  return (
    <OptionalLink to={getFootballTeamPath(id)} className="quiet-link inline-flex min-h-6 items-center">
      {name === shortName ? (
        <FoundName>{name}</FoundName>
      ) : (
        <>
          <span className="max-tablet:sr-only">
            <FoundName>{name}</FoundName>
          </span>
          <span aria-hidden className="tablet:hidden">
            <FoundName>{shortName}</FoundName>
          </span>
        </>
      )}
    </OptionalLink>
  );
}

function FoundName({ children: name }: { readonly children: string }) {
  return (
    <span>
      <Found name={name}>
        <SchoolName>{name}</SchoolName>
      </Found>
    </span>
  );
}
