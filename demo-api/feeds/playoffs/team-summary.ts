import type { Context } from '../../http/context';
import { getHeadCoach } from '../../world/coaches';
import type { FootballClaim } from '../../world/football-bids';
import { getLastYear } from '../../world/football-last-year';
import { listFinalClaims, listPlayoffs, type PlayoffClass } from '../../world/football-playoff-field';
import { getPlayoffHistory, type PlayoffHistory } from '../../world/football-playoff-history';
import { getFootballSizes } from '../../world/football-size';
import { getPlan } from '../../world/season-plans';

export interface TeamSummary {
  readonly claim: FootballClaim;
  readonly coach: string;
  /** Includes playoffs. */
  readonly wins: number;
  readonly losses: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly lastWins: number;
  readonly lastLosses: number;
  readonly enrollment: number;
  /** Opponents' records at the end of the regular season. */
  readonly opponentsWins: number;
  readonly opponentsLosses: number;
  readonly opponentsInPlayoffs: number;
  readonly history: PlayoffHistory;
}

/** By name. */
export function listTeamSummaries(context: Context, playoffClass: PlayoffClass): readonly TeamSummary[] {
  const { world, clock } = context;
  const { schoolYear } = playoffClass;
  const season = world.getSeason(getPlan('football'), schoolYear);
  const field = new Set(
    listPlayoffs(world, schoolYear).flatMap(({ teams }) => teams.map(({ school }) => school.index)),
  );
  const lastYear = getLastYear(world, schoolYear);
  const sizes = getFootballSizes(world);
  const losses = new Map(
    listFinalClaims(world, schoolYear).map((claim) => [claim.school.index, claim.losses] as const),
  );
  const inOrder = [...playoffClass.teams].sort((left, right) => left.footballId - right.footballId);
  return inOrder.map((claim): TeamSummary => {
    const { index } = claim.school;
    const record = season.computeRecord(index, clock);
    const opponents = season
      .listRegularGames(index)
      .filter(({ outcome }) => outcome !== 'postponed' && outcome !== 'cancelled')
      .map(({ home, away }) => (home === index ? away : home));
    return {
      claim,
      coach: getHeadCoach(world, claim.school, 'football', schoolYear).name,
      wins: record.wins,
      losses: record.losses,
      pointsFor: record.pointsFor,
      pointsAgainst: record.pointsAgainst,
      lastWins: lastYear.get(index)?.wins ?? 0,
      lastLosses: lastYear.get(index)?.losses ?? 0,
      enrollment: sizes.get(index)?.enrollment ?? claim.school.enrollment,
      opponentsWins: claim.opponentsWins,
      opponentsLosses: opponents.reduce((sum, team) => sum + (losses.get(team) ?? 0), 0),
      opponentsInPlayoffs: opponents.filter((team) => field.has(team)).length,
      history: getPlayoffHistory(world, claim.school, schoolYear, clock),
    };
  });
}
