import { answerFailure, type Answer } from '../../http/answer';
import { readParam, createDiceFor, type Context } from '../../http/context';
import { withBadRows } from '../../quirks/row-quirks';
import { answerLoosely } from '../../quirks/wrapper';
import { findFootballTeamById, listFootballTeams, type FootballTeam } from '../../world/football-teams';
import { findSport } from '../../world/sports';
import { buildScheduleRows } from './schedule-rows';

/** `GET /v1/{sportId}/schools/{schoolId}`: `schoolId` is the football number. */
export function answerSchoolSchedule(context: Context): Answer {
  const refused = validateRequest(context, 'schoolId');
  if (refused !== null) return refused;
  const team = isFootball(context)
    ? findFootballTeamById(context.world, Number(readParam(context, 'schoolId')))
    : undefined;
  return answerLoosely(context, team === undefined ? [] : buildScheduleRows(context, team));
}

/** `GET /v1/{sportId}/conference-schedules/{conferenceId}`: schedules sorted by name. */
export function answerConferenceSchedules(context: Context): Answer {
  const refused = validateRequest(context, 'conferenceId');
  if (refused !== null) return refused;
  const schedules = listMembers(context, Number(readParam(context, 'conferenceId'))).map((team) =>
    buildScheduleRows(context, team),
  );
  return answerLoosely(context, withBadRows(createDiceFor(context, context.path), schedules));
}

/** Empty for an unknown conference. */
function listMembers(context: Context, conferenceId: number): FootballTeam[] {
  if (!isFootball(context)) return [];
  return listFootballTeams(context.world).filter(({ conference }) => conference?.id === conferenceId);
}

/** Null for a valid request. Only football has these lists. */
export function validateRequest(context: Context, name: 'schoolId' | 'conferenceId'): Answer | null {
  if (findSport(readParam(context, 'sportId')) === undefined) return answerFailure(404, 'Route not found');
  return /^\d+$/.test(readParam(context, name)) ? null : answerFailure(400, `Invalid parameter: ${name}`);
}

function isFootball(context: Context): boolean {
  return readParam(context, 'sportId') === 'football';
}
