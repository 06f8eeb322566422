import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { buildRatingSources } from '~/blocks/statistics/rating-sources';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { mergeRatings } from '~/models/statistics/rpi-ranking';
import { findTeamOfSchool, findTeamsNamed } from '~/models/statistics/team-of-school';
import { redirectTo } from '~/page/page-outcome';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { prepSchools, type PrepSchool } from '~/upstream/prep-schools';
import type { RpiRow } from '~/upstream/prep-standings';
import { allSchools, type DirectorySchool } from '~/upstream/schools';

export function sources({ sport }: SportPageRequest) {
  return {
    optional: {
      schools: prepSchools.with({ sportId: sport.id }),
      ...buildRatingSources(sport),
      directory: allSchools.with({}),
    },
  };
}

/** The school's team; a list for an ambiguous name; the school's page without a team. */
export function buildTeamOfSchoolHref(
  sport: Sport,
  schoolId: string,
  ratings: readonly (readonly RpiRow[])[],
  schools: readonly PrepSchool[],
  directory: readonly DirectorySchool[],
): string {
  const rows = mergeRatings(ratings);
  const team = findTeamOfSchool(schoolId, rows, schools, directory);
  if (team !== null) return buildHref(Route.mpSchoolDetail, { sportId: sport.id, UID: team.uid });
  const name = rows.find((row) => row.schoolId === schoolId)?.shortName;
  return name === undefined || findTeamsNamed(name, schools).length === 0
    ? buildHref(Route.schoolsDetails, { schoolId })
    : buildHref(Route.mpSchools, { sportId: sport.id, query: { q: name } });
}

/** Redirects to the team's page or the nearest one. A page that names the school is shown while the list of teams is unavailable. */
export function toView({ optional, unavailable }: ValuesOf<typeof sources>, { sport, params }: SportPageRequest) {
  const { school: schoolId = '' } = params;
  const ratings = [optional.ratings?.value ?? [], optional.moreRatings?.value ?? []];
  const directory = optional.directory?.value ?? [];
  if (!unavailable.includes('schools')) {
    return redirectTo(buildTeamOfSchoolHref(sport, schoolId, ratings, optional.schools?.value ?? [], directory));
  }
  return {
    heading: buildRegularSeasonHeading(sport, null, {
      to: buildHref(Route.mpSchools, { sportId: sport.id }),
      text: 'Schools',
    }),
    /** `null` while the directory is unavailable. */
    name: directory.find(({ id }) => id === schoolId)?.name ?? null,
    schoolPath: buildHref(Route.schoolsDetails, { schoolId }),
    statePath: buildHref(Route.ssIndex, { sportId: sport.id }),
  };
}
