import { buildLegacyTable, escapeLegacyText } from '../../http/legacy-page';
import { getHeadCoach } from '../../world/coaches';
import { memoize } from '../../world/memoize';
import type { School } from '../../world/schools';
import { formatTeam, type SportPage } from './page-parts';

/** @param schools in order of name */
export function buildEntryTable(
  { context, sport }: SportPage,
  schools: readonly School[],
  hasCounties = false,
): string {
  return buildLegacyTable(
    [['', 'ALIGN="RIGHT"'], 'School', 'City', ...(hasCounties ? ['County'] : []), ['Enrollment', 'ALIGN="RIGHT"']],
    schools.map((school, index) => [
      index + 1,
      formatTeam(context, school, sport),
      escapeLegacyText(school.town.name),
      ...(hasCounties ? [escapeLegacyText(school.town.county)] : []),
      school.enrollment,
    ]),
  );
}

/** @param formatRecord empty where teams have no record */
export function buildTeamTable(
  { context, sport, schoolYear }: SportPage,
  schools: readonly School[],
  formatRecord: (school: School) => string,
): string {
  return buildLegacyTable(
    [
      'School',
      ['Record', 'ALIGN="CENTER"'],
      'Nickname',
      'Colors',
      'City',
      ['Enrollment', 'ALIGN="RIGHT"'],
      'Conference',
      'Head Coach',
    ],
    schools.map((school) => [
      `<B>${formatTeam(context, school, sport)}</B>`,
      formatRecord(school),
      escapeLegacyText(sport.gender === 'Girls' ? school.girlsNickname : school.boysNickname),
      escapeLegacyText(`${school.plate.name} & ${school.trim.name}`),
      escapeLegacyText(school.town.name),
      school.enrollment,
      escapeLegacyText(context.world.findConference(school)?.name ?? 'Independent'),
      escapeLegacyText(getHeadCoach(context.world, school, sport.id, schoolYear).name),
    ]),
  );
}

/** Cached, because entrants do not change during a year. */
export function buildEntrantTable(page: SportPage, groups: readonly { readonly schools: readonly School[] }[]): string {
  const { context, sport, schoolYear, className } = page;
  return memoize(context.world, `entrant table ${sport.id} ${schoolYear} ${className ?? ''}`, () =>
    buildTeamTable(page, sortSchools(groups.flatMap(({ schools }) => schools)), () => ''),
  );
}

/** By name. */
export function sortSchools(schools: readonly School[]): School[] {
  return [...schools].sort((left, right) => left.index - right.index);
}
