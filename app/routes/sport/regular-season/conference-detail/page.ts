import { requireRegularSeasonSport } from '~/blocks/sport/sport-of-regular-season';
import { createTeamHref } from '~/blocks/statistics/paths';
import type { Sport } from '~/config/sports';
import { buildConferencePath } from '~/models/football/conference-path';
import type { FootballSchedule } from '~/models/football/football-schedule';
import type { FootballConference } from '~/models/football/football-school';
import type { FootballStanding } from '~/models/football/football-standing';
import { type MarkNote, type ScheduleRow, toMarkNotes, toScheduleRows } from '~/models/football/schedule-view';
import { type StandingRow, toStandingRow } from '~/models/football/standing-view';
import type { DirectorySchool } from '~/models/schools/directory-school';
import { findSchoolId } from '~/models/schools/school-match';
import { recordText } from '~/models/state-series/state-final-team';
import { requestBeside, type PageRequest } from '~/page/page-sources';
import { conferenceSchedules, conferenceStandings, footballConferences } from '~/upstream/football-schools';
import { allSchools } from '~/upstream/schools';

/** What the page throws, with status 404, for an address that names no conference. */
export const invalidConferenceRoute = 'Invalid route. Missing sport or conference ID.';

/**
 * A conference's standings and the schedules of its schools. The list of conferences tells one without games from one that
 * does not exist.
 * @throws Response 404 for an id that no conference has
 */
export function sources({ params }: PageRequest) {
  const { id: sportId } = requireRegularSeasonSport(params);
  const { conferenceId = '' } = params;
  if (!/^\d{1,6}$/.test(conferenceId)) throw new Response(invalidConferenceRoute, { status: 404 });
  return {
    optional: {
      standings: conferenceStandings.with({ sportId, conferenceId }),
      schedules: conferenceSchedules.with({ sportId, conferenceId }),
      conferences: footballConferences.with({}),
    },
    mayBeAbsent: ['conferences'],
    // Tells which schools the teams are of.
    dependent: { directory: requestBeside(allSchools.with({})) },
  };
}

/** What could be read; `null` for a part that could not. */
export interface ConferenceParts {
  readonly standings: readonly FootballStanding[] | null;
  readonly schedules: readonly FootballSchedule[] | null;
  readonly conferences: readonly FootballConference[] | null;
  readonly directory: readonly DirectorySchool[] | null;
}

export interface ConferenceView {
  /** `null` when not given. */
  readonly name: string | null;
  /** `null` when they could not be read. */
  readonly standings: readonly StandingRow[] | null;
  /** `null` when they could not be read. */
  readonly teams: readonly TeamSchedule[] | null;
  readonly notes: readonly MarkNote[];
  /** The address in its one spelling. */
  readonly canonicalPath: string;
}

/** A member's season. */
export interface TeamSchedule {
  readonly id: string;
  readonly name: string;
  /** `5-2`. */
  readonly record: string | null;
  /** The page of the team; `null` where the school is not known. */
  readonly teamHref: string | null;
  readonly rows: readonly ScheduleRow[];
}

/** @returns `null` for a conference that does not exist */
export function toConferenceView(id: string, parts: ConferenceParts, sport: Sport): ConferenceView | null {
  const { standings, schedules, conferences, directory } = parts;
  const listed = conferences?.find((conference) => Number(conference.id) === Number(id));
  const isEmpty = standings?.length === 0 && schedules?.length === 0;
  if (isEmpty && listed === undefined && conferences !== null && conferences.length > 0) return null;
  return {
    name: listed?.name ?? standings?.[0]?.conference ?? schedules?.[0]?.team.conference ?? null,
    standings: standings && standings.map(toStandingRow),
    teams: schedules && schedules.map((schedule) => teamSchedule(schedule, sport, directory)),
    notes: toMarkNotes(schedules ?? []),
    canonicalPath: buildConferencePath(listed?.id ?? String(Number(id))),
  };
}

function teamSchedule(
  schedule: FootballSchedule,
  sport: Sport,
  directory: readonly DirectorySchool[] | null,
): TeamSchedule {
  const { id, name, record } = schedule.team;
  const schoolId = findSchoolId(name, null, directory);
  const teamHref = schoolId === null ? null : (createTeamHref(sport)?.(schoolId) ?? null);
  return { id, name, record: recordText(record), teamHref, rows: toScheduleRows(schedule) };
}
