import type { Clincher } from '~/upstream/football-qualification';

/** A team of the football pages. Phones show its short name, which is the full one where the feed has no other. */
export interface FootballTeam extends Pick<Clincher, 'id' | 'name' | 'shortName' | 'logoUrl'> {
  /** Of the school's drawn mark, if it is not the id of the team. */
  readonly markKey?: string;
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
