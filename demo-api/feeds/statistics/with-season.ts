import { failure, type Answer } from '../../http/answer';
import { param, queryText, type Context } from '../../http/context';
import { looseAnswer } from '../../quirks/wrapper';
import { findPrepPlan, prepSeason } from '../../world/prep-season';
import { prepTeamByUid, type PrepTeam } from '../../world/prep-teams';
import type { Season } from '../../world/season';
import { findSport } from '../../world/sports';

/** A sport that the provider does not cover has no rows. */
export function withSeasonFromQuery(
  answer: (context: Context, season: Season) => Answer,
): (context: Context) => Answer {
  return (context) => {
    const sportId = queryText(context, 'sportId');
    return sportId === null ? failure(400, 'Missing required parameter: sportId') : ofSport(context, sportId, answer);
  };
}

export function withSeasonFromPath(answer: (context: Context, season: Season) => Answer): (context: Context) => Answer {
  return (context) => {
    const sportId = param(context, 'sportId');
    return ofSport(context, sportId === 'boys-football' ? 'football' : sportId, answer);
  };
}

/** Teams of the current season. */
export function withTeamFromPath(
  answer: (context: Context, team: PrepTeam, season: Season) => Answer,
): (context: Context) => Answer {
  return (context) => {
    const team = prepTeamByUid(context.world, param(context, 'uid'));
    const season = team === undefined ? null : prepSeason(context.world, team.plan, context.clock);
    if (team === undefined || season === null) return failure(404, `School not found: ${param(context, 'uid')}`);
    return answer(context, team, season);
  };
}

function ofSport(context: Context, sportId: string, answer: (context: Context, season: Season) => Answer): Answer {
  if (findSport(sportId) === undefined) return failure(404, `Sport not found: ${sportId}`);
  const plan = findPrepPlan(sportId);
  const season = plan === undefined ? null : prepSeason(context.world, plan, context.clock);
  return season === null ? looseAnswer(context, []) : answer(context, season);
}
