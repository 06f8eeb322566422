import { buildScheduleContext, requestLatestWeeks } from '~/blocks/football-scores/latest-weeks';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { createTeamHref } from '~/blocks/statistics/paths';
import { pack } from '~/components/ui/packed';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { type ScheduleRow, toMarkNotes, toScheduleRows, type ScheduleContext } from '~/models/football/schedule-view';
import { toStandingRow } from '~/models/football/standing-view';
import { findSchoolId } from '~/models/schools/school-match';
import { formatRecord } from '~/models/state-series/state-final-team';
import { notFound } from '~/page/page-outcome';
import { requestBeside, type SportPageRequest, type SourceValue, type ValuesOf } from '~/page/page-sources';
import type { FootballSchedule } from '~/upstream/fields/football-schedule';
import {
  conferenceSchedules,
  conferenceStandings,
  footballConferences,
  type FootballConference,
  type FootballStanding,
} from '~/upstream/football-schools';
import { allSchools, type DirectorySchool } from '~/upstream/schools';

/** The list of conferences distinguishes one without games from an unknown one. */
export function sources({ sport, params, clock }: SportPageRequest) {
  const { conferenceId = '' } = params;
  return {
    optional: {
      standings: conferenceStandings.with({ sportId: sport.id, conferenceId }),
      schedules: conferenceSchedules.with({ sportId: sport.id, conferenceId }),
      conferences: footballConferences.with({}),
    },
    mayBeAbsent: ['conferences'],
    // Identifies the teams' schools.
    dependent: { directory: requestBeside(allSchools.with({})), ...requestLatestWeeks(clock) },
  };
}

export interface ConferenceParts {
  readonly standings: readonly FootballStanding[] | null;
  readonly schedules: readonly FootballSchedule[] | null;
  readonly conferences: readonly FootballConference[] | null;
  readonly directory: readonly DirectorySchool[] | null;
  readonly season: ScheduleContext;
}

export type ConferenceView = NonNullable<ReturnType<typeof toConferenceView>>;

/** A member's season. */
export interface TeamSchedule {
  readonly id: string;
  readonly name: string;
  /** `5-2`. */
  readonly record: string | null;
  /** The team's page; `null` where the school is unknown. */
  readonly teamHref: string | null;
  readonly rows: readonly ScheduleRow[];
}

export function toConferenceView(id: string, parts: ConferenceParts, sport: Sport) {
  const { standings, schedules, conferences } = parts;
  const listed = conferences?.find((conference) => Number(conference.id) === Number(id));
  const isEmpty = standings?.length === 0 && schedules?.length === 0;
  if (isEmpty && listed === undefined && conferences !== null && conferences.length > 0) return null;
  return {
    /** `null` when not given. */
    name: listed?.name ?? standings?.[0]?.conference ?? schedules?.[0]?.team.conference ?? null,
    /** `null` when they could not be read. */
    standings: standings && standings.map(toStandingRow),
    /** `null` when they could not be read. */
    teams: schedules && schedules.map((schedule) => buildTeamSchedule(schedule, sport, parts)),
    notes: toMarkNotes(schedules ?? []),
    canonicalPath: buildHref(Route.fbRsConfDetail, {
      sportId: 'football',
      conferenceId: listed?.id ?? String(Number(id)),
    }),
  };
}

function buildTeamSchedule(
  schedule: FootballSchedule,
  sport: Sport,
  { directory, season }: Pick<ConferenceParts, 'directory' | 'season'>,
): TeamSchedule {
  const { id, name, record } = schedule.team;
  const schoolId = findSchoolId(name, null, directory);
  const teamHref = schoolId === null ? null : (createTeamHref(sport)?.(schoolId) ?? null);
  return { id, name, record: formatRecord(record), teamHref, rows: toScheduleRows(schedule, season) };
}

/** The list of all conferences, above the page. */
export const listCrumb = { to: buildHref(Route.fbRsConfList, { sportId: 'football' }), text: 'Conference Schedules' };

export function toView(
  { optional, dependent, unavailable }: ValuesOf<typeof sources>,
  { sport, params, clock }: SportPageRequest,
) {
  const { kicker, trail } = buildRegularSeasonHeading(sport);
  const { standings, schedules, conferences } = optional;
  const parts = {
    standings: unavailable.includes('standings') ? null : (standings?.value ?? []),
    schedules: unavailable.includes('schedules') ? null : (schedules?.value ?? []),
    conferences: conferences?.value ?? null,
    directory: dependent.directory?.value ?? null,
    season: buildScheduleContext(dependent, clock),
  };
  const conference = toConferenceView(params.conferenceId ?? '', parts, sport);
  if (conference === null) return notFound;
  const { name, canonicalPath, ...shown } = conference;
  const oldest = findOldestValue<SourceValue<unknown>>([standings, schedules]);
  return {
    heading: { kicker, trail: [...trail, listCrumb] },
    name,
    canonicalPath,
    parts: pack(shown),
    stamp: oldest && updateStamp(oldest, clock),
  };
}
