import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { groupBy } from '~/group-by';
import { findSchoolId } from '~/models/schools/school-match';
import { compareByName } from '~/models/text/text-order';
import { requestBeside } from '~/page/page-sources';
import { allSchools, schoolsByDistrict, type DirectorySchool, type DistrictSchool } from '~/upstream/schools';

export function sources() {
  return {
    optional: { schools: schoolsByDistrict.with({}) },
    dependent: { joined: requestBeside(allSchools.with({})) },
  };
}

export interface DistrictRow extends Pick<DistrictSchool, 'name' | 'county'> {
  /** `null` where no school or several of the directory have the name. */
  readonly id: string | null;
}

export const districtRules = defineList<DistrictRow>({
  nouns: ['school', 'schools'],
  searchLabel: 'School, county or district',
  getNames: ({ name, county }) => [name, ...(county === null ? [] : [county, `${county} County`])],
  areTitlesSearched: true,
  isCollapsible: true,
});

/** By division, district and name, those without either last. */
export function toDistrictGroups(
  schools: readonly DistrictSchool[],
  directory: readonly DirectorySchool[] | null,
): ListGroup<DistrictRow>[] {
  const last = Number.MAX_SAFE_INTEGER;
  const sorted = [...schools].sort(
    (a, b) =>
      (a.division ?? last) - (b.division ?? last) || (a.district ?? last) - (b.district ?? last) || compareByName(a, b),
  );
  return [...groupBy(sorted, formatDistrict)].map(([title, members]) => ({
    key: title,
    title,
    noun: 'school',
    rows: members.map(({ name, county }) => ({ id: findSchoolId(name, null, directory), name, county })),
  }));
}

function formatDistrict({ division, district }: DistrictSchool): string {
  const parts = [division === null ? null : `Division ${division}`, district === null ? null : `District ${district}`];
  return parts.filter((part) => part !== null).join(', ') || 'Without a district';
}
