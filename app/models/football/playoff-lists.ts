/* The association's football lists: the outlook, the teams that have clinched or can still qualify, and the selected field. */

/** How a team qualifies: conference representative, clinched with six wins, at large with five; or still eligible. */
export type BidType = 'R' | 'C' | 'A' | 'E';

export interface FootballTeam {
  /** Id of the team on the football pages. */
  readonly id: string;
  readonly name: string;
  /** Short name for phones; the full name where the feed has no other. */
  readonly shortName: string;
  readonly logoUrl: string | null;
}

/** Facts that rank a team; `null` where the feed has none. */
export interface QualifyingRecord {
  readonly wins: number | null;
  readonly losses: number | null;
  /** Total wins of all opponents. */
  readonly opponentsWins: number | null;
}

export interface OutlookTeam extends FootballTeam, QualifyingRecord {
  /** `1A` to `8A`. */
  readonly classId: string;
  /** The class is not that of its enrollment: designated, or chosen. */
  readonly playsUp: boolean;
  readonly enrollment: number | null;
  readonly bid: BidType | null;
  /** Rank in its class, from 1. */
  readonly rank: number | null;
  /** `vs. Ashgrove (5-2) (m)`. */
  readonly nextGame: string | null;
}

/** A team that has qualified or still can. */
export interface Clincher extends FootballTeam, QualifyingRecord {
  readonly bid: BidType;
  /** Total wins of the opponents it defeated. */
  readonly defeatedOpponentsWins: number | null;
  readonly enrollment: number | null;
}

export interface PlayoffQualifiers {
  readonly title: string | null;
  /** Year in which the season began. */
  readonly year: number | null;
  /** One per class; empty before the field is selected. */
  readonly sections: readonly QualifierSection[];
}

export interface QualifierSection {
  /** `Class 1A`. */
  readonly title: string;
  readonly teams: readonly QualifiedTeam[];
}

export interface QualifiedTeam extends FootballTeam, QualifyingRecord {
  readonly conference: string | null;
  readonly defeatedOpponentsWins: number | null;
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
