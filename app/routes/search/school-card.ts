import { isLowScoreWinning, findSport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import type { ContentClock } from '~/models/dates/content-clock';
import { findAsOf } from '~/models/games/as-of';
import { compareByState, type Game } from '~/models/games/game';
import { getDayList } from '~/models/games/game-path';
import { toScoreCardView } from '~/models/games/score-card-view';
import { joinSchools } from '~/models/teams/join-schools';
import type { SourceValue } from '~/page/page-sources';
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
  clock: ContentClock,
) {
  const asOf = games === null ? undefined : findAsOf(games, clock);
  const own = joinSchools(games?.value ?? [], schools).filter(({ teams }) =>
    teams.some(({ schoolId }) => schoolId === id),
  );
  const members = staff.flatMap((group) => group.members);
  const director = members.find(({ titles }) => titles.some((title) => /^athletic director$/i.test(title)));
  return {
    id,
    name,
    logoUrl,
    path: buildSchoolPath(id),
    /** `Ashgrove High School, Port Marlow, Pirates` */
    line: [formalName === name ? null : formalName, city, nickname].filter((part) => part !== null).join(', '),
    games: [...own]
      .sort(compareByState)
      .slice(0, mostGames)
      .map((game) => {
        const card = toScoreCardView(game, {
          getGameList: getDayList,
          asOf,
          lowScoreWins: isLowScoreWinning(game.sportId),
        });
        return { ...card, site: findSport(game.sportId ?? '')?.title ?? card.site };
      }),
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
