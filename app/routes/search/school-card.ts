import { toGamesOfSchool } from '~/blocks/daily-games/games-of-school';
import { buildHref, Route } from '~/href';
import type { Game } from '~/models/games/game';
import type { PageRequest, SourceValue } from '~/page/page-sources';
import type { StaffGroup } from '~/upstream/fields/school-staff';
import type { DirectorySchool } from '~/upstream/schools';

/** Games of today that the card of a school shows. */
const mostGames = 2;

export type SchoolCardView = ReturnType<typeof buildSchoolCard>;

/** The school that a search is about: its mark, its games of today, live first, its athletic director, and its pages. */
export function buildSchoolCard(
  { id, name, formalName, city, nickname, logoUrl }: DirectorySchool,
  schools: readonly DirectorySchool[],
  { games, staff }: { readonly games: SourceValue<Game[]> | null; readonly staff: readonly StaffGroup[] },
  request: Pick<PageRequest, 'clock' | 'environment'>,
) {
  const members = staff.flatMap((group) => group.members);
  const director = members.find(({ titles }) => titles.some((title) => /^athletic director$/i.test(title)));
  return {
    id,
    name,
    logoUrl,
    path: buildSchoolPath(id),
    /** `Ashgrove High School, Port Marlow, Pirates` */
    line: [formalName === name ? null : formalName, city, nickname].filter((part) => part !== null).join(', '),
    games: toGamesOfSchool(id, { games }, schools, request).slice(0, mostGames),
    director:
      director === undefined || director.name === null
        ? null
        : { name: director.name, phone: director.phone, fax: null, email: director.email },
    links: [
      { to: buildHref(Route.schoolsDetails, { schoolId: id, hash: 'teams' }), text: 'Teams' },
      { to: buildHref(Route.schoolsDetails, { schoolId: id, hash: 'staff' }), text: 'Staff' },
      { to: buildHref(Route.schoolsRecords, { schoolId: id }), text: 'Season Records' },
    ],
  };
}

export function buildSchoolPath(schoolId: string): string {
  return buildHref(Route.schoolsDetails, { schoolId });
}
