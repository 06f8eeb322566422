import { answerFailure, type Answer } from '../../http/answer';
import { readParam, readQueryText, type Context } from '../../http/context';
import { answerLoosely } from '../../quirks/wrapper';
import { findPrepPlan, findPrepSeason } from '../../world/prep-season';
import { findPrepTeamByUid, type PrepTeam } from '../../world/prep-teams';
import type { Season } from '../../world/season';
import { findSport } from '../../world/sports';

/** A sport that the provider does not cover has no rows. */
export function withSeasonFromQuery(
  answer: (context: Context, season: Season) => Answer,
): (context: Context) => Answer {
  return (context) => {
    const sportId = readQueryText(context, 'sportId');
    return sportId === null
      ? answerFailure(400, 'Missing required parameter: sportId')
      : answerForSport(context, sportId, answer);
  };
}

export function withSeasonFromPath(answer: (context: Context, season: Season) => Answer): (context: Context) => Answer {
  return (context) => {
    const sportId = readParam(context, 'sportId');
    return answerForSport(context, sportId === 'boys-football' ? 'football' : sportId, answer);
  };
}

/** Teams of the current season. */
export function withTeamFromPath(
  answer: (context: Context, team: PrepTeam, season: Season) => Answer,
): (context: Context) => Answer {
  return (context) => {
    const team = findPrepTeamByUid(context.world, readParam(context, 'uid'));
    const season = team === undefined ? null : findPrepSeason(context.world, team.plan, context.clock);
    if (team === undefined || season === null)
      return answerFailure(404, `School not found: ${readParam(context, 'uid')}`);
    return answer(context, team, season);
  };
}

function answerForSport(
  context: Context,
  sportId: string,
  answer: (context: Context, season: Season) => Answer,
): Answer {
  if (findSport(sportId) === undefined) return answerFailure(404, `Sport not found: ${sportId}`);
  const plan = findPrepPlan(sportId);
  const season = plan === undefined ? null : findPrepSeason(context.world, plan, context.clock);
  return season === null ? answerLoosely(context, []) : answer(context, season);
}
