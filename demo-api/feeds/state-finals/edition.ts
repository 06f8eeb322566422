import { answerFailure, type Answer } from '../../http/answer';
import { readQueryText, type Context } from '../../http/context';
import type { Handler } from '../../http/router';
import { answerData } from '../../quirks/wrapper';
import type { Game } from '../../world/game';
import type { School } from '../../world/schools';
import { seasonPlans, type SeasonPlan } from '../../world/season-plans';
import { findSport, type Sport } from '../../world/sports';
import { listFinalists, findFinalsPlan, findFinalsYear, listStateFinals } from '../../world/state-finals';
import { getIdentity } from '../games/school-links';

export interface FinalTeam {
  readonly teamId: number;
  readonly school: School;
  readonly className: string;
  /** `[Coop]` marks a cooperative team. */
  readonly programName: string;
}

export interface Edition {
  readonly sport: Sport;
  readonly plan: SeasonPlan;
  readonly schoolYear: number;
  readonly teams: readonly FinalTeam[];
}

/** Sports without team finals answer an empty list. */
export function withEdition(answer: (context: Context, edition: Edition) => Answer, empty: unknown = []): Handler {
  return (context) => {
    const sportId = readQueryText(context, 'sportId');
    if (sportId === null) return answerFailure(400, 'Missing required parameter: sportId');
    const sport = findSport(sportId);
    if (sport === undefined) return answerFailure(404, `Sport not found: ${sportId}`);
    const edition = findEdition(context, sport);
    return edition === null ? answerData(empty) : answer(context, edition);
  };
}

/** Schools that are not in the finals answer an empty list. */
export function withTeam(
  answer: (context: Context, edition: Edition, team: FinalTeam) => Answer,
  empty: unknown = [],
): Handler {
  return withEdition((context, edition) => {
    const asked = readQueryText(context, 'schoolId');
    if (asked === null) return answerFailure(400, 'Missing required parameter: schoolId');
    const team = edition.teams.find(({ school }) => school.id === asked.padStart(4, '0'));
    return team === undefined ? answerData(empty) : answer(context, edition, team);
  }, empty);
}

function findEdition(context: Context, sport: Sport): Edition | null {
  const { world, clock } = context;
  const plan = findFinalsPlan(sport.id);
  if (plan === undefined) return null;
  const schoolYear = findFinalsYear(world, plan, clock);
  if (schoolYear === null) return null;
  const teams = listStateFinals(world, plan, schoolYear).flatMap((finals) =>
    listFinalists(finals).flatMap((index) => {
      const school = world.schools[index];
      const game = finals.games.find(({ home, away }) => home === index || away === index);
      if (school === undefined || game === undefined) return [];
      return [buildTeam(context, plan, schoolYear, finals.className, school, game)];
    }),
  );
  return { sport, plan, schoolYear, teams };
}

function buildTeam(
  context: Context,
  plan: SeasonPlan,
  schoolYear: number,
  className: string,
  school: School,
  game: Game,
): FinalTeam {
  const sportNumber = seasonPlans.indexOf(plan) + 11;
  return {
    teamId: ((schoolYear % 100) * 100 + sportNumber) * 1000 + school.index,
    school,
    className,
    programName: getIdentity(context, game, game.home === school.index ? 'home' : 'away').name,
  };
}
