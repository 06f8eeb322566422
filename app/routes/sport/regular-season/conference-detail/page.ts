import { buildScheduleContext, requestLatestWeeks } from '~/blocks/football-scores/latest-weeks';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { formatStandingsTitle } from '~/blocks/statistics/conference';
import { createTeamHref } from '~/blocks/statistics/paths';
import { pack } from '~/browser/packed';
import type { EmbedOffer } from '~/components/embed/embed-code';
import { playoffSportId } from '~/config/association';
import type { Sport } from '~/config/sports';
import { buildHref, Route } from '~/href';
import { findOldestValue, updateStamp } from '~/models/dates/update-stamp';
import { toMarkNotes, toScheduleRows, type ScheduleContext } from '~/models/football/schedule-view';
import { toStandingRow } from '~/models/football/standing-view';
import { findSchoolId } from '~/models/schools/school-match';
import { formatRecord } from '~/models/state-series/state-final-team';
import { slugify } from '~/models/text/slug';
import { notFound } from '~/page/page-outcome';
import { requestBeside, type SportPageRequest, type SourceValue, type ValuesOf } from '~/page/page-sources';
import type { FootballSchedule } from '~/upstream/fields/football-schedule';
import { conferenceSchedules, conferenceStandings, footballConferences } from '~/upstream/football-schools';
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

/** The list of all conferences, above the page. */
export const listCrumb = {
  to: buildHref(Route.fbRsConfList, { sportId: playoffSportId }),
  text: 'Conference Schedules',
};

export function toView(
  { optional, dependent, unavailable }: ValuesOf<typeof sources>,
  { sport, params, clock }: SportPageRequest,
) {
  const id = String(Number(params.conferenceId));
  const conferences = optional.conferences?.value ?? [];
  const listed = conferences.find((conference) => String(Number(conference.id)) === id);
  const standings = unavailable.includes('standings') ? null : (optional.standings?.value ?? []);
  const schedules = unavailable.includes('schedules') ? null : (optional.schedules?.value ?? []);
  const isEmpty = standings?.length === 0 && schedules?.length === 0;
  if (isEmpty && listed === undefined && conferences.length > 0) return notFound;
  const season = buildScheduleContext(dependent, clock);
  const directory = dependent.directory?.value ?? null;
  const oldest = findOldestValue<SourceValue<unknown>>([optional.standings, optional.schedules]);
  return {
    heading: buildRegularSeasonHeading(sport, null, listCrumb),
    /** `null` when not given. */
    name: listed?.name ?? standings?.[0]?.conference ?? schedules?.[0]?.team.conference ?? null,
    canonicalPath: buildHref(Route.fbRsConfDetail, { sportId: playoffSportId, conferenceId: listed?.id ?? id }),
    /** `null` without standings. */
    embed: standings?.[0]?.conference ? offerEmbed(standings[0].conference, sport) : null,
    parts: pack({
      /** `null` when they could not be read. */
      standings: standings && standings.map(toStandingRow),
      /** `null` when they could not be read. */
      teams: schedules && schedules.map((schedule) => buildTeamSchedule(schedule, season, sport, directory)),
      notes: toMarkNotes(schedules ?? []),
    }),
    stamp: oldest && updateStamp(oldest, clock),
  };
}

function offerEmbed(name: string, sport: Sport): EmbedOffer {
  const path = buildHref(Route.embedStandings, { sportId: sport.id, conference: slugify(name) });
  return { kind: 'standings', path, title: formatStandingsTitle(name, sport) };
}

export type TeamSchedule = ReturnType<typeof buildTeamSchedule>;

/** A member's season. */
function buildTeamSchedule(
  schedule: FootballSchedule,
  season: ScheduleContext,
  sport: Sport,
  directory: readonly DirectorySchool[] | null,
) {
  const { id, name, record } = schedule.team;
  const schoolId = findSchoolId(name, null, directory);
  return {
    id,
    name,
    /** `5-2`. */
    record: formatRecord(record),
    /** The team's page; `null` where the school is unknown. */
    teamHref: schoolId === null ? null : (createTeamHref(sport)?.(schoolId) ?? null),
    rows: toScheduleRows(schedule, season),
  };
}
