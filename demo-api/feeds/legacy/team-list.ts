import type { Context } from '../../http/context';
import {
  buildLegacyCell,
  buildLegacyHead,
  buildLegacyRow,
  buildLegacyTable,
  escapeLegacyText,
} from '../../http/legacy-page';
import { getHeadCoach } from '../../world/coaches';
import { getGameState } from '../../world/game-state';
import { memoize } from '../../world/memoize';
import type { School } from '../../world/schools';
import { findFeeder } from '../../world/series';
import type { Sport } from '../../world/sports';
import { buildNote, formatTeam } from './page-parts';
import { formatTeamRecord, findSeries, type SeriesPage } from './series-lists';
import { isOver } from './series-text';

/** Null before the first finalist. */
export function writeFinalistList(page: SeriesPage): string[] | null {
  const series = findSeries(page);
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
    buildNote('Rosters and photos are sent in by the schools.'),
    buildTeamTable(page.context, page.sport, page.schoolYear, schools, (school) => formatTeamRecord(page, school)),
  ];
}

/** @param formatRecord empty where teams have no record */
function buildTeamTable(
  context: Context,
  sport: Sport,
  schoolYear: number,
  schools: readonly School[],
  formatRecord: (school: School) => string,
): string {
  const heads = ['School', 'Record', 'Nickname', 'Colors', 'City', 'Enrollment', 'Conference', 'Head Coach'];
  return buildLegacyTable([
    buildLegacyRow(heads.map((head) => buildLegacyHead(head))),
    ...schools.map((school) =>
      buildLegacyRow([
        buildLegacyCell(`<B>${formatTeam(context, school, sport)}</B>`),
        buildLegacyCell(formatRecord(school), 'ALIGN="CENTER"'),
        buildLegacyCell(escapeLegacyText(sport.gender === 'Girls' ? school.girlsNickname : school.boysNickname)),
        buildLegacyCell(escapeLegacyText(`${school.plate.name} & ${school.trim.name}`)),
        buildLegacyCell(escapeLegacyText(school.town.name)),
        buildLegacyCell(school.enrollment, 'ALIGN="RIGHT"'),
        buildLegacyCell(escapeLegacyText(context.world.findConference(school)?.name ?? 'Independent')),
        buildLegacyCell(escapeLegacyText(getHeadCoach(context.world, school, sport.id, schoolYear).name)),
      ]),
    ),
  ]);
}

/** Cached, because entrants do not change during a year. */
export function buildEntrantTable(
  context: Context,
  sport: Sport,
  schoolYear: number,
  className: string | null,
  schools: readonly School[],
): string {
  return memoize(context.world, `entrant table ${sport.id} ${schoolYear} ${className ?? ''}`, () => {
    const sorted = [...schools].sort((left, right) => left.index - right.index);
    return buildTeamTable(context, sport, schoolYear, sorted, () => '');
  });
}
