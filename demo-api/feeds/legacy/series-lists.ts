import { buildLegacyTable, escapeLegacyText } from '../../http/legacy-page';
import { getGameState } from '../../world/game-state';
import { arePairingsPublic } from '../../world/pairings';
import type { School } from '../../world/schools';
import type { SeasonPlan } from '../../world/season-plans';
import { listContenders, findFeeder, type ClassSeries, type Seeded, type SeriesBracket } from '../../world/series';
import { getClassName } from '../../world/sports';
import {
  formatDay,
  buildNote,
  buildPdfLine,
  buildSubheading,
  formatNumberedSite,
  formatTeam,
  type SportPage,
} from './page-parts';
import { isOver } from './series-text';
import { buildEntryTable, buildTeamTable, sortSchools } from './team-list';

export interface SeriesPage extends SportPage {
  readonly plan: SeasonPlan;
  readonly series: ClassSeries;
}

/** @param page has no series when the class has too few schools */
export function writeEntryList(page: Omit<SeriesPage, 'series'> & Partial<SeriesPage>): string[] {
  const { context, sport, plan, schoolYear, className, series } = page;
  const entered = context.world.listTeams(plan);
  const isOpen = sport.id === 'football' && !arePairingsPublic(plan, schoolYear, context.clock);
  const schools =
    sport.id === 'football'
      ? sortSchools(series?.state.teams.map(({ school }) => school) ?? [])
      : entered.filter(({ enrollment }) => className === null || getClassName(sport, enrollment) === className);
  return [
    buildNote(
      isOpen
        ? 'Classes are decided when the field is complete. All teams that play football are listed.'
        : `${schools.length} schools have entered${className === null ? '' : ` Class ${className}`}.`,
    ),
    buildEntryTable(page, isOpen ? entered : schools, true),
  ];
}

export function writeSiteList(page: SeriesPage): string[] {
  const { series } = page;
  if (page.sport.id === 'football') return writeFootballSites(series);
  const groups = [
    ['Regionals', series.regionals],
    ['Sectionals', series.sectionals],
    ['Super-Sectionals', series.superSectionals],
    ['State Finals', [series.state]],
  ] as const;
  return [
    ...groups.flatMap(([title, brackets]) =>
      brackets.length === 0
        ? []
        : [
            buildSubheading(title),
            buildLegacyTable(
              [['No.', 'ALIGN="CENTER"'], 'Site', 'Championship'],
              brackets.map((bracket) => [bracket.number, escapeLegacyText(bracket.site), formatDay(bracket.title.day)]),
            ),
          ],
    ),
    buildNote('Sites are subject to change.'),
    buildPdfLine(page, `${page.part}-host-manual`, 'Manual for Managers'),
  ];
}

function writeFootballSites({ state }: ClassSeries): string[] {
  return [
    buildNote(
      'Before the final the team that has hosted fewer games is at home; of two that are even, the one with the better seed.',
    ),
    buildLegacyTable(['Round', 'Site', 'Date'], [['Final', escapeLegacyText(state.site), formatDay(state.title.day)]]),
  ];
}

export function writeAssignmentList(page: SeriesPage): string[] {
  const { context, sport, series } = page;
  const formatNames = (teams: readonly Seeded[]): string[] =>
    sortSchools(teams.map(({ school }) => school)).map((school) => formatTeam(context, school, sport));
  if (series.sectionals.length === 0) {
    const rows = formatNames(series.state.teams).map((name) => [name]);
    return [buildSubheading('Qualifiers'), buildLegacyTable([], rows)];
  }
  return series.sectionals.flatMap(({ site, number, regionals }) => {
    const columns = listRegionals(series, regionals);
    const heads = columns.map((regional) => formatRegional(regional));
    const names = columns.map(({ teams }) => formatNames(teams).join('<BR>'));
    return [
      buildSubheading(formatNumberedSite(site, 'Sectional', number)),
      buildLegacyTable(
        heads.map((head) => [head, 'NOWRAP', 'NOWRAP'] as const),
        [names],
        'BORDER="1" CELLPADDING="4" CELLSPACING="0"',
        'VALIGN="TOP"',
      ),
    ];
  });
}

function formatRegional({ number, site }: SeriesBracket): string {
  return `Regional ${number}: ${escapeLegacyText(site)}`;
}

export function listRegionals(series: ClassSeries, numbers: readonly number[]): SeriesBracket[] {
  return series.regionals.filter(({ number }) => numbers.includes(number));
}

/** Records are current. */
export function writeSeedList(page: SeriesPage): string[] {
  const { series } = page;
  if (series.regionals.length === 0) return writeFootballSeeds(page, series);
  return [
    buildNote('Seeds are voted on by the coaches of each regional. Records are those reported to date.'),
    ...series.regionals.flatMap((regional) => [
      buildSubheading(formatRegional(regional)),
      buildSeedTable(page, regional.teams),
    ]),
  ];
}

/** Each half of a class has its own seeds. */
function writeFootballSeeds(page: SeriesPage, { state }: ClassSeries): string[] {
  const hasHalves = new Set(state.teams.map(({ seed }) => seed)).size < state.teams.length;
  const halves = (['home', 'away'] as const).map((side) => findFeeder(state.title, side));
  return [
    buildNote(
      "Seeds follow from wins, opponents' wins and defeated opponents' wins. Records are those reported to date.",
    ),
    ...(hasHalves
      ? halves.flatMap((semifinal) =>
          semifinal === null
            ? []
            : [buildSubheading('Half'), buildSeedTable(page, listContenders(page.context.world, semifinal))],
        )
      : [buildSeedTable(page, state.teams)]),
  ];
}

function buildSeedTable(page: SeriesPage, teams: readonly Seeded[]): string {
  return buildLegacyTable(
    [['Seed', 'ALIGN="CENTER"'], 'School', ['Record', 'ALIGN="CENTER"']],
    teams.map(({ school, seed }) => [
      seed,
      formatTeam(page.context, school, page.sport),
      formatTeamRecord(page, school),
    ]),
  );
}

/** `14-6` or `14-6-2` */
function formatTeamRecord({ context, plan, schoolYear }: SeriesPage, school: School): string {
  const { wins, losses, ties } = context.world.getSeason(plan, schoolYear).computeRecord(school.index, context.clock);
  return `${wins}-${losses}${ties === 0 ? '' : `-${ties}`}`;
}

/** Null before the first finalist. */
export function writeFinalistList(page: SeriesPage): string[] | null {
  const schools = page.series.state.games.flatMap((game) =>
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
    buildTeamTable(page, schools, (school) => formatTeamRecord(page, school)),
  ];
}
