import type { Context } from '../../http/context';
import { legacyCell, legacyHead, legacyRow, legacyTable, legacyText } from '../../http/legacy-page';
import { getHeadCoach } from '../../world/coaches';
import { getGameState } from '../../world/game-state';
import { memoize } from '../../world/memoize';
import type { School } from '../../world/schools';
import { findFeeder } from '../../world/series';
import type { Sport } from '../../world/sports';
import { note, teamText } from './page-parts';
import { recordText, seriesFor, type SeriesPage } from './series-lists';
import { isOver } from './series-text';

/** Null before the first finalist. */
export function finalistList(page: SeriesPage): string[] | null {
  const series = seriesFor(page);
  if (series === undefined) return null;
  const schools = series.state.games.flatMap((game) =>
    game.stage?.level !== 'State'
      ? []
      : (['home', 'away'] as const).flatMap((side) => {
          const feeder = findFeeder(game, side);
          if (
            feeder?.stage?.level === 'State' ||
            (feeder !== null && !isOver(getGameState(feeder, page.context.clock)))
          ) {
            return [];
          }
          const school = page.context.world.schools[side === 'home' ? game.home : game.away];
          return school === undefined ? [] : [school];
        }),
  );
  if (schools.length === 0) return null;
  return [
    note('Rosters and photos are sent in by the schools.'),
    teamTable(page.context, page.sport, page.schoolYear, schools, (school) => recordText(page, school)),
  ];
}

/** @param formatRecord empty where teams have no record */
function teamTable(
  context: Context,
  sport: Sport,
  schoolYear: number,
  schools: readonly School[],
  formatRecord: (school: School) => string,
): string {
  const heads = ['School', 'Record', 'Nickname', 'Colors', 'City', 'Enrollment', 'Conference', 'Head Coach'];
  return legacyTable([
    legacyRow(heads.map((head) => legacyHead(head))),
    ...schools.map((school) =>
      legacyRow([
        legacyCell(`<B>${teamText(context, school, sport)}</B>`),
        legacyCell(formatRecord(school), 'ALIGN="CENTER"'),
        legacyCell(legacyText(sport.gender === 'Girls' ? school.girlsNickname : school.boysNickname)),
        legacyCell(legacyText(`${school.plate.name} & ${school.trim.name}`)),
        legacyCell(legacyText(school.town.name)),
        legacyCell(school.enrollment, 'ALIGN="RIGHT"'),
        legacyCell(legacyText(context.world.findConference(school)?.name ?? 'Independent')),
        legacyCell(legacyText(getHeadCoach(context.world, school, sport.id, schoolYear).name)),
      ]),
    ),
  ]);
}

/** Cached, because entrants do not change during a year. */
export function entrantTable(
  context: Context,
  sport: Sport,
  schoolYear: number,
  className: string | null,
  schools: readonly School[],
): string {
  return memoize(context.world, `entrant table ${sport.id} ${schoolYear} ${className ?? ''}`, () => {
    const sorted = [...schools].sort((left, right) => left.index - right.index);
    return teamTable(context, sport, schoolYear, sorted, () => '');
  });
}
