import { failure, type Answer } from '../../http/answer';
import { param, rollFor, type Context } from '../../http/context';
import { withBadRows } from '../../quirks/row-quirks';
import { looseAnswer } from '../../quirks/wrapper';
import { footballTeamById, footballTeams, type FootballTeam } from '../../world/football-teams';
import { findSport } from '../../world/sports';
import { scheduleRows } from './schedule-rows';

/** `GET /v1/{sportId}/schools/{schoolId}`: `schoolId` is the football number. */
export function schoolSchedule(context: Context): Answer {
  const refused = requestError(context, 'schoolId');
  if (refused !== null) return refused;
  const team = isFootball(context) ? footballTeamById(context.world, Number(param(context, 'schoolId'))) : undefined;
  return looseAnswer(context, team === undefined ? [] : scheduleRows(context, team));
}

/** `GET /v1/{sportId}/conference-schedules/{conferenceId}`: schedules sorted by name. */
export function conferenceSchedules(context: Context): Answer {
  const refused = requestError(context, 'conferenceId');
  if (refused !== null) return refused;
  const schedules = listMembers(context, Number(param(context, 'conferenceId'))).map((team) =>
    scheduleRows(context, team),
  );
  return looseAnswer(context, withBadRows(rollFor(context, context.path), schedules));
}

/** Empty for an unknown conference. */
function listMembers(context: Context, conferenceId: number): FootballTeam[] {
  if (!isFootball(context)) return [];
  return footballTeams(context.world).filter(({ conference }) => conference?.id === conferenceId);
}

/** Null for a valid request. Only football has these lists. */
export function requestError(context: Context, name: 'schoolId' | 'conferenceId'): Answer | null {
  if (findSport(param(context, 'sportId')) === undefined) return failure(404, 'Route not found');
  return /^\d+$/.test(param(context, name)) ? null : failure(400, `Invalid parameter: ${name}`);
}

function isFootball(context: Context): boolean {
  return param(context, 'sportId') === 'football';
}
