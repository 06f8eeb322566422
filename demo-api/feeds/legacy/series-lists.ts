import type { Context } from '../../http/context';
import {
  buildLegacyCell,
  buildLegacyHead,
  buildLegacyRow,
  buildLegacyTable,
  escapeLegacyText,
} from '../../http/legacy-page';
import { arePairingsPublic } from '../../world/pairings';
import type { School } from '../../world/schools';
import type { SeasonPlan } from '../../world/season-plans';
import {
  listContenders,
  findFeeder,
  listClassSeries,
  type ClassSeries,
  type Seeded,
  type SeriesBracket,
} from '../../world/series';
import { getClassName, type Sport } from '../../world/sports';
import { formatDay, wrapFont, buildNote, buildPdfLine, buildSubheading, formatTeam } from './page-parts';

export interface SeriesPage {
  readonly context: Context;
  readonly sport: Sport;
  readonly plan: SeasonPlan;
  readonly schoolYear: number;
  /** Null for a single class. */
  readonly className: string | null;
  /** `1a` */
  readonly part: string;
}

/** Undefined when the class has too few schools. */
export function findSeries({ context, plan, schoolYear, className }: SeriesPage): ClassSeries | undefined {
  return listClassSeries(context.world, plan, schoolYear).find((series) => series.className === (className ?? ''));
}

export function writeEntryList(page: SeriesPage): string[] {
  const { context, sport, plan, schoolYear, className } = page;
  const isOpen = sport.id === 'football' && !arePairingsPublic(plan, schoolYear, context.clock);
  const schools = isOpen ? context.world.listTeams(plan) : listEnteredSchools(page);
  const rows = schools.map((school, index) =>
    buildLegacyRow([
      buildLegacyCell(index + 1, 'ALIGN="RIGHT"'),
      buildLegacyCell(formatTeam(context, school, sport)),
      buildLegacyCell(escapeLegacyText(school.town.name)),
      buildLegacyCell(escapeLegacyText(school.town.county)),
      buildLegacyCell(school.enrollment, 'ALIGN="RIGHT"'),
    ]),
  );
  return [
    buildNote(
      isOpen
        ? 'Classes are decided when the field is complete. All teams that play football are listed.'
        : `${schools.length} schools have entered${className === null ? '' : ` Class ${className}`}.`,
    ),
    buildLegacyTable([
      buildLegacyRow(['', 'School', 'City', 'County', 'Enrollment'].map((head) => buildLegacyHead(head))),
      ...rows,
    ]),
  ];
}

function listEnteredSchools(page: SeriesPage): readonly School[] {
  const { context, sport, plan, className } = page;
  if (sport.id === 'football') {
    return (findSeries(page)?.state.teams ?? [])
      .map(({ school }) => school)
      .sort((left, right) => left.index - right.index);
  }
  return context.world
    .listTeams(plan)
    .filter(({ enrollment }) => className === null || getClassName(sport, enrollment) === className);
}

export function writeSiteList(page: SeriesPage): string[] | null {
  const series = findSeries(page);
  if (series === undefined) return null;
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
            buildLegacyTable([
              buildLegacyRow(['No.', 'Site', 'Championship'].map((head) => buildLegacyHead(head))),
              ...brackets.map((bracket) => buildSiteRow(bracket)),
            ]),
          ],
    ),
    buildNote('Sites are subject to change.'),
    buildPdfLine(page.context, page.sport, `${page.part}-host-manual`, 'Manual for Managers'),
  ];
}

function buildSiteRow({ number, site, title }: SeriesBracket): string {
  return buildLegacyRow([
    buildLegacyCell(number, 'ALIGN="CENTER"'),
    buildLegacyCell(escapeLegacyText(site)),
    buildLegacyCell(formatDay(title.day)),
  ]);
}

function writeFootballSites({ state }: ClassSeries): string[] {
  return [
    buildNote(
      'Before the final the team that has hosted fewer games is at home; of two that are even, the one with the better seed.',
    ),
    buildLegacyTable([
      buildLegacyRow(['Round', 'Site', 'Date'].map((head) => buildLegacyHead(head))),
      buildLegacyRow([
        buildLegacyCell('Final'),
        buildLegacyCell(escapeLegacyText(state.site)),
        buildLegacyCell(formatDay(state.title.day)),
      ]),
    ]),
  ];
}

export function writeAssignmentList(page: SeriesPage): string[] | null {
  const series = findSeries(page);
  if (series === undefined) return null;
  if (series.sectionals.length === 0) {
    return [
      buildSubheading('Qualifiers'),
      buildSchoolColumn(
        page,
        series.state.teams.map(({ school }) => school),
      ),
    ];
  }
  return series.sectionals.flatMap((sectional) => [
    buildSubheading(`${escapeLegacyText(sectional.site)} Sectional ${wrapFont(2, `(No. ${sectional.number})`)}`),
    buildLegacyTable(
      [
        buildLegacyRow(
          listRegionals(series, sectional.regionals).map((regional) =>
            buildLegacyHead(`Regional ${regional.number}: ${escapeLegacyText(regional.site)}`, 'NOWRAP'),
          ),
        ),
        buildLegacyRow(
          listRegionals(series, sectional.regionals).map(({ teams }) =>
            buildLegacyCell(
              [...teams]
                .sort((left, right) => left.school.index - right.school.index)
                .map(({ school }) => formatTeam(page.context, school, page.sport))
                .join('<BR>'),
              'NOWRAP',
            ),
          ),
          'VALIGN="TOP"',
        ),
      ],
      'BORDER="1" CELLPADDING="4" CELLSPACING="0"',
    ),
  ]);
}

function listRegionals(series: ClassSeries, numbers: readonly number[]): SeriesBracket[] {
  return series.regionals.filter(({ number }) => numbers.includes(number));
}

function buildSchoolColumn({ context, sport }: SeriesPage, schools: readonly School[]): string {
  const names = [...schools].sort((left, right) => left.index - right.index);
  return buildLegacyTable(names.map((school) => buildLegacyRow([buildLegacyCell(formatTeam(context, school, sport))])));
}

/** Records are current. */
export function writeSeedList(page: SeriesPage): string[] | null {
  const series = findSeries(page);
  if (series === undefined) return null;
  if (series.regionals.length === 0) return writeFootballSeeds(page, series);
  return [
    buildNote('Seeds are voted on by the coaches of each regional. Records are those reported to date.'),
    ...series.regionals.flatMap(({ number, site, teams }) => [
      buildSubheading(`Regional ${number}: ${escapeLegacyText(site)}`),
      buildSeedTable(page, teams),
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
  return buildLegacyTable([
    buildLegacyRow(['Seed', 'School', 'Record'].map((head) => buildLegacyHead(head))),
    ...teams.map(({ school, seed }) =>
      buildLegacyRow([
        buildLegacyCell(seed, 'ALIGN="CENTER"'),
        buildLegacyCell(formatTeam(page.context, school, page.sport)),
        buildLegacyCell(formatTeamRecord(page, school), 'ALIGN="CENTER"'),
      ]),
    ),
  ]);
}

/** `14-6` or `14-6-2` */
export function formatTeamRecord({ context, plan, schoolYear }: SeriesPage, school: School): string {
  const { wins, losses, ties } = context.world.getSeason(plan, schoolYear).computeRecord(school.index, context.clock);
  return `${wins}-${losses}${ties === 0 ? '' : `-${ties}`}`;
}
