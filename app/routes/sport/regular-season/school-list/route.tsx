import { LoadedListPage, loadList } from '~/blocks/list/list-page';
import type { ListGroup } from '~/blocks/list/list-rules';
import { toRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { SchoolName } from '~/components/schools/school-name';
import { SchoolMark } from '~/components/scores/school-mark';
import { Found } from '~/components/ui/found';
import { OptionalLink, SiteLink } from '~/components/ui/site-link';
import { getFootballTeamPath } from '~/config/football-team-path';
import { buildHref, Route } from '~/href';
import type { LoaderArgs } from '~/page/load-page';
import { type FootballSchoolRow, schoolRules, sources, toSchoolGroups } from './page';

export { shouldRevalidate } from '~/page/search-on-page';

export const loader = (args: LoaderArgs) => loadList(args, sources, toSchoolGroups, toRegularSeasonHeading);

export default function FootballSchools() {
  return <LoadedListPage rules={schoolRules} Body={Schools} />;
}

function Schools({ group: { rows } }: { readonly group: ListGroup<FootballSchoolRow> }) {
  return (
    <ul className="grid gap-x-8 border-t-3 border-ink large-phone:grid-cols-2 desktop:grid-cols-3">
      {rows.map(({ id, name, logoUrl, schoolId }) => (
        <li key={id} className="flex min-h-row items-center gap-2 border-b border-line py-1">
          <SchoolMark markKey={schoolId ?? id} name={name} logoUrl={logoUrl} />
          <OptionalLink to={getFootballTeamPath(id)} prefetch="none" className="min-w-0 flex-1 py-1">
            <Found name={name}>
              <SchoolName>{name}</SchoolName>
            </Found>
          </OptionalLink>
          {schoolId !== null && (
            <SiteLink
              to={buildHref(Route.schoolsDetails, { schoolId })}
              about={name}
              prefetch="none"
              className="inline-flex min-h-6 items-center text-sm print:hidden"
            >
              School
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
