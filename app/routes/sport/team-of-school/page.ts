import { buildRatingSources } from '~/blocks/statistics/rating-sources';
import { requireStatisticsSport } from '~/blocks/statistics/sport-of-statistics';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { mayBeSchoolId } from '~/models/schools/school-path';
import type { PrepSchool } from '~/models/statistics/prep-school';
import type { RpiRow } from '~/models/statistics/prep-standing';
import { mergeRatings } from '~/models/statistics/rpi-ranking';
import { findTeamOfSchool } from '~/models/statistics/team-of-school';
import type { PageRequest } from '~/page/page-sources';
import { prepSchools } from '~/upstream/prep-schools';

/** The lists in which the school and its team are. */
export function sources({ params }: PageRequest) {
  const sport = requireStatisticsSport(params);
  if (!mayBeSchoolId(params.school ?? '')) throw new Response(null, { status: 404 });
  return {
    critical: { schools: prepSchools.with({ sportId: sport.id }) },
    optional: buildRatingSources(sport),
  };
}

/**
 * Where the page of a school's team is: among the teams of its name when more than one has it, and the school's own page where
 * it has no team.
 */
export function buildTeamOfSchoolHref(
  sport: Sport,
  schoolId: string,
  ratings: readonly (readonly RpiRow[])[],
  schools: readonly PrepSchool[],
): string {
  const rows = mergeRatings(ratings);
  const team = findTeamOfSchool(schoolId, rows, schools);
  if (team !== null) return buildHref(Route.mpSchoolDetail, { sportId: sport.id, UID: team.uid });
  const name = rows.find((row) => row.schoolId === schoolId)?.shortName;
  return name === undefined
    ? buildHref(Route.schoolsDetails, { schoolId })
    : buildHref(Route.mpSchools, { sportId: sport.id, query: { q: name } });
}
