import { buildSportHeading } from '~/blocks/sport/sport-heading';
import { groupBy } from '~/group-by';
import { buildHref, Route } from '~/href';
import { getToday } from '~/models/dates/content-clock';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import {
  addUpRecords,
  formatPlace,
  formatRecord,
  listStaff,
  type WinLossRecord,
} from '~/models/state-series/state-final-team';
import { formatClass } from '~/models/text/label';
import { isMadeId } from '~/models/text/made-id';
import { compareNumbered } from '~/models/text/text-order';
import { notFound } from '~/page/page-outcome';
import type { SourceValue, SportPageRequest, ValuesOf } from '~/page/page-sources';
import {
  stateFinalCoach,
  stateFinalHistory,
  stateFinalRosters,
  stateFinalScores,
  stateFinalTeam,
  type CoachSeason,
  type StateFinalTeam,
  type TournamentAppearance,
} from '~/upstream/state-finals';
import { toRosterView } from './roster-view';
import { toSeasonView } from './season-view';

export function sources({ sport, params }: SportPageRequest) {
  const schoolId = params.schoolId ?? '';
  return {
    critical: { team: stateFinalTeam.with({ sportId: sport.id, schoolId }) },
    optional: {
      rosters: stateFinalRosters.with({ sportId: sport.id }),
      scores: stateFinalScores.with({ sportId: sport.id }),
      coach: stateFinalCoach.with({ sportId: sport.id, schoolId }),
      history: stateFinalHistory.with({ sportId: sport.id, schoolId }),
    },
  };
}

export function toView({ critical, optional, unavailable }: ValuesOf<typeof sources>, request: SportPageRequest) {
  const { sport, clock, params } = request;
  const team = critical.team.value;
  if (team === null) return notFound;
  const schoolId = isMadeId(team.schoolId) ? (params.schoolId ?? '') : team.schoolId;
  const { rosters, scores, coach, history } = optional;
  const oldest = findOldestValue<SourceValue<unknown>>([critical.team, rosters, scores, coach, history]);
  const isOfTeam = (row: { readonly schoolId: string }) => row.schoolId === schoolId;
  const buildIfKnown = <View>(name: keyof typeof optional, view: () => View) =>
    unavailable.includes(name) ? null : view();
  const { kicker, trail, art } = buildSportHeading(sport);
  const listPath = buildHref(Route.ssTeamInfo, { sportId: sport.id });
  return {
    heading: { kicker, trail: [...trail, { to: listPath, text: 'Team Information' }], art },
    detail: {
      profile: toTeamProfileView(team),
      /** `null` when unavailable, as the parts after it. */
      roster: buildIfKnown('rosters', () => toRosterView(sport.id, schoolId, (rosters?.value ?? []).filter(isOfTeam))),
      season: buildIfKnown('scores', () => toSeasonView((scores?.value ?? []).filter(isOfTeam), getToday(clock))),
      coaching: buildIfKnown('coach', () => toCoachingRecord(coach?.value ?? [])),
      history: buildIfKnown('history', () => toHistoryYears(history?.value ?? [])),
      stamp: updateStamp(oldest ?? critical.team, clock),
      listPath,
      pathHref: buildHref(Route.stateSeriesPath, { sportId: sport.id, schoolId }),
      canonicalPath: buildHref(Route.ssTeamDetail, { sportId: sport.id, schoolId }),
    },
  };
}

export type CoachingRecord = ReturnType<typeof toCoachingRecord>;

export type CoachingRow = CoachingRecord['totals'][number];

/** Seasons and totals by school, and the total of all schools; no total without seasons. */
export function toCoachingRecord(seasons: readonly CoachSeason[]) {
  const sections = [...groupBy(seasons, ({ school }) => school)].map(([name, here]) => ({
    key: name,
    title: name,
    rows: here
      .sort((a, b) => compareNumbered(a.term, b.term))
      .map(({ term, record, place }) => toCoachingRow(term, [record], place)),
    totals: [toCoachingRow('Total', listRecords(here))],
  }));
  return { sections, totals: seasons.length === 0 ? [] : [toCoachingRow('Grand Total', listRecords(seasons))] };
}

function listRecords(seasons: readonly CoachSeason[]): readonly WinLossRecord[] {
  return seasons.map(({ record }) => record);
}

/** @param text `2024-25`, `Total` or `Grand Total` */
function toCoachingRow(text: string, records: readonly WinLossRecord[], place: number | null = null) {
  return { text, ...addUpRecords(records), place: formatPlace(place) };
}

export type HistoryYear = ReturnType<typeof toHistoryYears>[number];

/** Earlier trips to the state finals, latest first. */
export function toHistoryYears(appearances: readonly TournamentAppearance[]) {
  const latestFirst = [...appearances].sort((a, b) => compareNumbered(b.year, a.year));
  return latestFirst.map(({ id, year, place, season, coach, wins, losses, pointsFor, pointsAgainst, games }) => ({
    id,
    year,
    /** `4th` */
    place: formatPlace(place),
    facts: listFacts([
      ['Season', formatRecord(season)],
      ['State finals', formatRecord({ wins, losses })],
      ['For and against', pointsFor === null || pointsAgainst === null ? null : `${pointsFor}-${pointsAgainst}`],
      ['Coach', coach],
    ]),
    games: games.map((game) => ({
      ...game,
      /** `2OT, 4-3 on penalty kicks`; empty for a game decided in regular time. */
      decidedIn: [game.overtime, game.shootoutScore && `${game.shootoutScore} on penalty kicks`]
        .filter((part) => part !== null)
        .join(', '),
    })),
  }));
}

export type TeamProfileView = ReturnType<typeof toTeamProfileView>;

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Profile of a team, without unknown facts. */
export function toTeamProfileView(team: StateFinalTeam) {
  const enrollment = team.enrollment === null ? null : formatEnrollment(team.enrollment);
  return {
    schoolId: team.schoolId,
    name: team.officialName ?? team.programName,
    programName: team.programName,
    logoUrl: team.logoUrl,
    record: formatRecord(team.record),
    nickname: team.nickname,
    className: team.classId === null ? null : formatClass(team.classId),
    school: listFacts([
      ['Name', team.officialName ?? team.programName],
      ['City', team.city],
      ['County', team.county],
      ['Classification Enrollment', enrollment],
      ['Nickname', team.nickname],
      ['Colors', team.colors],
      ['Conference', team.conference],
      ['Staff', listStaff(team).join('; ')],
    ]),
    coaches: listFacts([
      ['Head Coach', team.headCoach],
      ['Assistant Coaches', team.assistantCoaches],
      ['Athletic Trainer', team.trainer],
      ['Managers', team.managers],
    ]),
    lastYearsAdvancement: team.lastYearsAdvancement,
    photoUrl: team.photoUrl,
    /** `Row 1` and so on, and `Not Pictured`, with the names. */
    captions: listFacts([
      ...team.photoRows.map((names, index) => [`Row ${index + 1}`, names] as const),
      ['Not Pictured', team.notPictured],
    ]),
  };
}

function listFacts(pairs: readonly (readonly [name: string, value: string | null])[]): readonly Fact[] {
  return pairs.flatMap(([name, value]) => (value === null || value === '' ? [] : [{ name, value }]));
}
