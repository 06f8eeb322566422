import { buildScheduleContext, requestLatestWeeks } from '~/blocks/football-scores/latest-weeks';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { areQualificationsOver, buildPlayoffLinks } from '~/blocks/state-series/playoff-links';
import { createTeamHref } from '~/blocks/statistics/paths';
import { playoffSportId } from '~/config/association';
import { buildHref, Route } from '~/href';
import { getSeasonBefore } from '~/models/dates/season';
import { updateStamp } from '~/models/dates/update-stamp';
import { getMarkText } from '~/models/football/schedule-marks';
import { type PointSum, toSchedulePoints } from '~/models/football/schedule-points';
import { toMarkNotes, toScheduleRows } from '~/models/football/schedule-view';
import { formatEnrollment } from '~/models/schools/enrollment-figures';
import { findSchoolId } from '~/models/schools/school-match';
import { formatRecord } from '~/models/state-series/state-final-team';
import { formatClass } from '~/models/text/label';
import { noValue } from '~/models/text/no-value';
import { notFound } from '~/page/page-outcome';
import { type SportPageRequest, type ValuesOf } from '~/page/page-sources';
import type { FootballSchedule, ScheduledTeam } from '~/upstream/fields/football-schedule';
import { footballSchedule, footballSchools } from '~/upstream/football-schools';
import { allSchools } from '~/upstream/schools';

/** The list of schools distinguishes one without a schedule, or whose schedule failed, from an unknown one. */
export function sources({ sport, params, clock }: SportPageRequest) {
  const { footballId = '' } = params;
  return {
    subject: { schedule: footballSchedule.with({ sportId: sport.id, schoolId: footballId }) },
    // Identifies the team's school.
    optional: { schools: footballSchools.with({}), directory: allSchools.with({}) },
    mayBeAbsent: ['schools', 'directory'],
    dependent: requestLatestWeeks(clock),
  };
}

export function toView(
  { subject, subjectFailure, optional, dependent }: ValuesOf<typeof sources>,
  { sport, clock, params }: SportPageRequest,
) {
  const { footballId: id = '' } = params;
  const schedule = subject.schedule?.value ?? null;
  const schools = optional.schools?.value ?? [];
  const listed = schools.find((school) => Number(school.id) === Number(id));
  if (schedule === null && listed === undefined && schools.length > 0) return subjectFailure ?? notFound;
  const season = { ...buildScheduleContext(dependent, clock), schools };
  const team = schedule?.team ?? null;
  const name = team?.name ?? listed?.name ?? null;
  const logoUrl = listed?.logoUrl ?? null;
  const schoolId = name === null ? null : findSchoolId(name, logoUrl, optional.directory?.value ?? null);
  return {
    heading: buildRegularSeasonHeading(sport, null, {
      to: buildHref(Route.fbRsSchoolList, { sportId: sport.id }),
      text: 'Schools',
    }),
    detail: {
      id: team?.id ?? id,
      /** `null` for a school without a schedule, and while the list of schools is unavailable. */
      name,
      logoUrl,
      nickname: team?.nickname ?? null,
      record: team && formatRecord(team.record),
      facts: team === null ? [] : buildTeamFacts(team, season.today),
      schoolId,
      /** The team's page; `null` where the school is unknown. */
      teamHref: schoolId === null ? null : (createTeamHref(sport)?.(schoolId) ?? null),
      playoffLinks: [...buildPlayoffLinks({ footballId: team?.id ?? id, name }, season.today), ...listPaths(schoolId)],
      /** `null` when they could not be read. */
      rows: subject.schedule && (schedule === null ? [] : toScheduleRows(schedule, season)),
      notes: schedule === null ? [] : toMarkNotes([schedule]),
      points: schedule === null || areQualificationsOver(season.today) ? [] : buildPointFacts(schedule),
      canonicalPath: buildHref(Route.fbRsScheduleDetail, {
        sportId: playoffSportId,
        footballId: team?.id ?? listed?.id ?? id,
      }),
    },
    stamp: subject.schedule && updateStamp(subject.schedule, clock),
    scoresPath: buildHref(Route.fbRsScores, { sportId: sport.id }),
  };
}

/** Whom the team would need to beat, where its school is known. */
function listPaths(schoolId: string | null) {
  const to = schoolId && buildHref(Route.stateSeriesPath, { sportId: playoffSportId, schoolId });
  return to === null ? [] : [{ text: 'Path to the title', to }];
}

/** The figures of the tiebreaks in their order; none where one is unknown. */
function buildPointFacts(schedule: FootballSchedule) {
  const points = toSchedulePoints(schedule);
  if (points === null) return [];
  const formatSum = ({ total, parts }: PointSum) =>
    parts.length === 0 ? '0' : `${total}: ${parts.map(({ name, wins }) => `${name} ${wins}`).join(', ')}`;
  return [
    { term: 'Wins', text: String(points.wins), url: null },
    { term: 'Opponents’ wins', text: formatSum(points.opponents), url: null },
    { term: 'Wins of beaten opponents', text: formatSum(points.beaten), url: null },
  ];
}

function buildTeamFacts(team: ScheduledTeam, today: string) {
  const { coach, conference, conferenceId, lastYearsRecord, lastYearsClass, enrollment, marks } = team;
  const lastYear = [formatRecord(lastYearsRecord), lastYearsClass && formatClass(lastYearsClass)]
    .filter(Boolean)
    .join(', ');
  // A team's mark refers to its enrollment.
  const size = [formatEnrollment(enrollment), ...marks.map(getMarkText)].join(' ');
  return [
    { term: 'Head coach', text: coach ?? noValue, url: null },
    {
      term: 'Conference',
      text: conference ?? 'Independent',
      url:
        conference === null || conferenceId === null
          ? null
          : buildHref(Route.fbRsConfDetail, { sportId: playoffSportId, conferenceId }),
    },
    { term: `Last season, ${getSeasonBefore(today)}`, text: lastYear || noValue, url: null },
    { term: 'Enrollment', text: size, url: null },
  ];
}
