import { defineList, type ListGroup } from '~/blocks/list/list-rules';
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

const last = Number.MAX_SAFE_INTEGER;

/** By division, district and name, those without either last. */
export function toDistrictGroups(
  schools: readonly DistrictSchool[],
  directory: readonly DirectorySchool[] | null,
): ListGroup<DistrictRow>[] {
  const byTitle = new Map<string, { readonly place: readonly [number, number]; readonly rows: DistrictRow[] }>();
  for (const { name, county, division, district } of schools) {
    const title = formatDivisionTitle(division, district);
    const group = byTitle.get(title) ?? { place: [division ?? last, district ?? last] as const, rows: [] };
    byTitle.set(title, group);
    group.rows.push({ id: findSchoolId(name, null, directory), name, county });
  }
  return [...byTitle]
    .sort(([, a], [, b]) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(([title, { rows }]) => ({
      key: title,
      title,
      noun: 'school',
      rows: rows.sort(compareByName),
    }));
}

function formatDivisionTitle(division: number | null, district: number | null): string {
  const parts = [division === null ? null : `Division ${division}`, district === null ? null : `District ${district}`];
  return parts.filter((part) => part !== null).join(', ') || 'Without a district';
}
