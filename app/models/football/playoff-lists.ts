import type { Clincher } from '~/upstream/football-qualification';

export interface FootballTeam {
  /** Id of the team on the football pages. */
  readonly id: string;
  readonly name: string;
  /** Short name for phones; the full name where the feed has no other. */
  readonly shortName: string;
  readonly logoUrl: string | null;
}

const mostLossesOfEligible = 4;
const listedWithOneLossMore = 10;

/** The teams that can still qualify: with a win and at most four losses, and the first ten with five losses. Keeps their order. */
export function listStillEligible(teams: readonly Clincher[]): readonly Clincher[] {
  const eligible = teams.filter(({ bid, wins }) => bid === 'E' && (wins ?? 0) > 0);
  const withOneMore = eligible
    .filter(({ losses }) => losses === mostLossesOfEligible + 1)
    .slice(0, listedWithOneLossMore);
  return eligible.filter((team) => (team.losses ?? 0) <= mostLossesOfEligible || withOneMore.includes(team));
}
