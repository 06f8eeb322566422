import { teamPath, teamsPath } from '~/blocks/statistics/paths';
import { ratingSources } from '~/blocks/statistics/rating-sources';
import { sportOfStatistics } from '~/blocks/statistics/sport-of-statistics';
import { hrefWith } from '~/components/ui/href-with';
import type { Sport } from '~/config/sports';
import { mayBeSchoolId, schoolPath } from '~/models/schools/school-path';
import type { PrepSchool } from '~/models/statistics/prep-school';
import type { RpiRow } from '~/models/statistics/prep-standing';
import { mergedRatings } from '~/models/statistics/rpi-ranking';
import { teamOfSchool } from '~/models/statistics/team-of-school';
import type { PageRequest } from '~/page/page-sources';
import { prepSchools } from '~/upstream/prep-schools';

/** The lists in which the school and its team are. */
export function sources({ params }: PageRequest) {
  const sport = sportOfStatistics(params);
  if (!mayBeSchoolId(params.school ?? '')) throw new Response(null, { status: 404 });
  return {
    critical: { schools: prepSchools.with({ sportId: sport.id }) },
    optional: ratingSources(sport),
  };
}

/**
 * Where the page of a school's team is: among the teams of its name when more than one has it, and the school's own page where
 * it has no team.
 */
export function teamOfSchoolHref(
  sport: Sport,
  schoolId: string,
  ratings: readonly (readonly RpiRow[])[],
  schools: readonly PrepSchool[],
): string {
  const rows = mergedRatings(ratings);
  const team = teamOfSchool(schoolId, rows, schools);
  if (team !== null) return teamPath(sport, team.uid);
  const name = rows.find((row) => row.schoolId === schoolId)?.shortName;
  return name === undefined ? schoolPath(schoolId) : hrefWith(teamsPath(sport), { q: name });
}
