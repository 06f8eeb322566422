import type { Context } from '../../http/context';
import { legacyCell, legacyHead, legacyRow, legacyTable, legacyText } from '../../http/legacy-page';
import { arePairingsPublic } from '../../world/pairings';
import type { School } from '../../world/schools';
import type { SeasonPlan } from '../../world/season-plans';
import {
  contendersFor,
  findFeeder,
  listClassSeries,
  type ClassSeries,
  type Seeded,
  type SeriesBracket,
} from '../../world/series';
import { classFor, type Sport } from '../../world/sports';
import { dayText, font, note, pdfLine, subheading, teamText } from './page-parts';

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
export function seriesFor({ context, plan, schoolYear, className }: SeriesPage): ClassSeries | undefined {
  return listClassSeries(context.world, plan, schoolYear).find((series) => series.className === (className ?? ''));
}

export function entryList(page: SeriesPage): string[] {
  const { context, sport, plan, schoolYear, className } = page;
  const isOpen = sport.id === 'football' && !arePairingsPublic(plan, schoolYear, context.clock);
  const schools = isOpen ? context.world.listTeams(plan) : enteredIn(page);
  const rows = schools.map((school, index) =>
    legacyRow([
      legacyCell(index + 1, 'ALIGN="RIGHT"'),
      legacyCell(teamText(context, school, sport)),
      legacyCell(legacyText(school.town.name)),
      legacyCell(legacyText(school.town.county)),
      legacyCell(school.enrollment, 'ALIGN="RIGHT"'),
    ]),
  );
  return [
    note(
      isOpen
        ? 'Classes are decided when the field is complete. All teams that play football are listed.'
        : `${schools.length} schools have entered${className === null ? '' : ` Class ${className}`}.`,
    ),
    legacyTable([legacyRow(['', 'School', 'City', 'County', 'Enrollment'].map((head) => legacyHead(head))), ...rows]),
  ];
}

function enteredIn(page: SeriesPage): readonly School[] {
  const { context, sport, plan, className } = page;
  if (sport.id === 'football') {
    return (seriesFor(page)?.state.teams ?? [])
      .map(({ school }) => school)
      .sort((left, right) => left.index - right.index);
  }
  return context.world
    .listTeams(plan)
    .filter(({ enrollment }) => className === null || classFor(sport, enrollment) === className);
}

export function siteList(page: SeriesPage): string[] | null {
  const series = seriesFor(page);
  if (series === undefined) return null;
  if (page.sport.id === 'football') return footballSites(series);
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
            subheading(title),
            legacyTable([
              legacyRow(['No.', 'Site', 'Championship'].map((head) => legacyHead(head))),
              ...brackets.map((bracket) => siteRow(bracket)),
            ]),
          ],
    ),
    note('Sites are subject to change.'),
    pdfLine(page.context, page.sport, `${page.part}-host-manual`, 'Manual for Managers'),
  ];
}

function siteRow({ number, site, title }: SeriesBracket): string {
  return legacyRow([
    legacyCell(number, 'ALIGN="CENTER"'),
    legacyCell(legacyText(site)),
    legacyCell(dayText(title.day)),
  ]);
}

function footballSites({ state }: ClassSeries): string[] {
  return [
    note(
      'Before the final the team that has hosted fewer games is at home; of two that are even, the one with the better seed.',
    ),
    legacyTable([
      legacyRow(['Round', 'Site', 'Date'].map((head) => legacyHead(head))),
      legacyRow([legacyCell('Final'), legacyCell(legacyText(state.site)), legacyCell(dayText(state.title.day))]),
    ]),
  ];
}

export function assignmentList(page: SeriesPage): string[] | null {
  const series = seriesFor(page);
  if (series === undefined) return null;
  if (series.sectionals.length === 0) {
    return [
      subheading('Qualifiers'),
      schoolColumn(
        page,
        series.state.teams.map(({ school }) => school),
      ),
    ];
  }
  return series.sectionals.flatMap((sectional) => [
    subheading(`${legacyText(sectional.site)} Sectional ${font(2, `(No. ${sectional.number})`)}`),
    legacyTable(
      [
        legacyRow(
          listRegionals(series, sectional.regionals).map((regional) =>
            legacyHead(`Regional ${regional.number}: ${legacyText(regional.site)}`, 'NOWRAP'),
          ),
        ),
        legacyRow(
          listRegionals(series, sectional.regionals).map(({ teams }) =>
            legacyCell(
              [...teams]
                .sort((left, right) => left.school.index - right.school.index)
                .map(({ school }) => teamText(page.context, school, page.sport))
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

function schoolColumn({ context, sport }: SeriesPage, schools: readonly School[]): string {
  const names = [...schools].sort((left, right) => left.index - right.index);
  return legacyTable(names.map((school) => legacyRow([legacyCell(teamText(context, school, sport))])));
}

/** Records are current. */
export function seedList(page: SeriesPage): string[] | null {
  const series = seriesFor(page);
  if (series === undefined) return null;
  if (series.regionals.length === 0) return footballSeeds(page, series);
  return [
    note('Seeds are voted on by the coaches of each regional. Records are those reported to date.'),
    ...series.regionals.flatMap(({ number, site, teams }) => [
      subheading(`Regional ${number}: ${legacyText(site)}`),
      seedTable(page, teams),
    ]),
  ];
}

/** Each half of a class has its own seeds. */
function footballSeeds(page: SeriesPage, { state }: ClassSeries): string[] {
  const hasHalves = new Set(state.teams.map(({ seed }) => seed)).size < state.teams.length;
  const halves = (['home', 'away'] as const).map((side) => findFeeder(state.title, side));
  return [
    note("Seeds follow from wins, opponents' wins and defeated opponents' wins. Records are those reported to date."),
    ...(hasHalves
      ? halves.flatMap((semifinal) =>
          semifinal === null ? [] : [subheading('Half'), seedTable(page, contendersFor(page.context.world, semifinal))],
        )
      : [seedTable(page, state.teams)]),
  ];
}

function seedTable(page: SeriesPage, teams: readonly Seeded[]): string {
  return legacyTable([
    legacyRow(['Seed', 'School', 'Record'].map((head) => legacyHead(head))),
    ...teams.map(({ school, seed }) =>
      legacyRow([
        legacyCell(seed, 'ALIGN="CENTER"'),
        legacyCell(teamText(page.context, school, page.sport)),
        legacyCell(recordText(page, school), 'ALIGN="CENTER"'),
      ]),
    ),
  ]);
}

/** `14-6` or `14-6-2` */
export function recordText({ context, plan, schoolYear }: SeriesPage, school: School): string {
  const { wins, losses, ties } = context.world.season(plan, schoolYear).record(school.index, context.clock);
  return `${wins}-${losses}${ties === 0 ? '' : `-${ties}`}`;
}
