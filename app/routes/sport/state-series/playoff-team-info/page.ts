import { buildStateSeriesHeading } from '~/blocks/sport/sport-heading';
import { playoffClasses } from '~/blocks/state-series/class-of-address';
import { playoffSummaryToken } from '~/config/football';
import { buildHref, Route } from '~/href';
import { getToday } from '~/models/dates/content-clock';
import { findOtherSeason } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { formatClass } from '~/models/text/label';
import { type FigureValue, formatNumber } from '~/models/text/no-value';
import type { SportPageRequest, ValuesOf } from '~/page/page-sources';
import { playoffSummary, playoffSummaryEdition, type PlayoffSeasonRow } from '~/upstream/playoff-summary';

/** The teams of the class number in the address. */
export function sources(request: SportPageRequest) {
  const classNumber = readClassNumber(request);
  const summary = isEdition(request)
    ? playoffSummaryEdition.with({ token: playoffSummaryToken, classNumber })
    : playoffSummary.with({ classNumber });
  return { optional: { summary } };
}

/** The edition of the token has its own address, with the class in the query. */
function isEdition({ route }: Pick<SportPageRequest, 'route'>): boolean {
  return route.id === 'fb-playoff-team-info-1900';
}

function readClassNumber(request: SportPageRequest): string {
  return chooseClassNumber(isEdition(request) ? request.query.class : request.params.classNumber);
}

/** Class number `1` to `8`: 3 for `3A`, 1 for anything else. */
export function chooseClassNumber(given = ''): string {
  return /^([1-8])a?$/i.exec(given)?.[1] ?? '1';
}

export type PlayoffTeams = NonNullable<ReturnType<typeof toView>['view']['teams']>;

/** The teams of a playoff class: this season, and their playoff history. */
export function toView({ optional }: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { sport, clock } = request;
  const classNumber = readClassNumber(request);
  const read = optional.summary;
  const summary = read?.value ?? null;
  const today = getToday(clock);
  const season = parseSeasonOfTitle(summary?.title ?? null, today);
  const heading = buildStateSeriesHeading(sport, season);
  const buildClassHref = (number: string) =>
    isEdition(request)
      ? buildHref(Route.fbPlayoffTeamInfo1900, {
          sportId: sport.id,
          query: { class: number === '1' ? undefined : `${number}a` },
        })
      : buildHref(Route.fbPlayoffTeamInfo, { sportId: sport.id, classNumber: number });
  return {
    heading,
    subject: isEdition(request) ? undefined : `${heading.kicker} ${formatClass(`${classNumber}A`)}`,
    view: {
      tabs: playoffClasses.map((text) => {
        const number = chooseClassNumber(text);
        return { text, to: buildClassHref(number), isCurrent: number === classNumber };
      }),
      /** `null` when upstream has nothing, or could not be read. */
      teams: summary && {
        /** Upstream's heading of the class. */
        title: summary.title,
        notes: summary.notes,
        season: dropRepeatedTeams(summary.season).map(({ opponents, scoring, ...team }) => ({
          ...team,
          opponentsRecord: opponents.record,
          inPlayoffs: opponents.inPlayoffs,
          ...scoring,
        })),
        history: dropRepeatedTeams(summary.history).map(({ appearances, trophies, ...team }) => ({
          ...team,
          ...appearances,
          ...trophies,
        })),
      },
      /** `null` when it could not be read. */
      stamp: read && updateStamp(read, clock),
      href: buildClassHref(classNumber),
    },
  };
}

/** The title has the year; the playoffs are in its fall. */
function parseSeasonOfTitle(title: string | null, today: string): string | null {
  const year = /\b20\d\d\b/.exec(title ?? '')?.[0];
  return year === undefined ? null : findOtherSeason(`${year}-11-01`, today);
}

function dropRepeatedTeams<Row extends Team>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [getTeamKey(row), row])).values()];
}

type Team = Pick<PlayoffSeasonRow, 'school' | 'schoolId'>;

export function getTeamKey({ school, schoolId }: Team): string {
  return schoolId ?? school;
}

/** `+73`, `−12`, with the minus sign that aligns with figures. */
export function formatSigned(value: FigureValue): string {
  return formatNumber(value, (number) => (number > 0 ? `+${number}` : String(number).replace('-', '−')));
}
