/*
 * The association's own lists of who is in the football playoffs: the outlook while the season is played, the teams that have
 * clinched or still can qualify, and the field once it is selected.
 */

/** How a team is in: conference representative, clinched with six wins, at large with five; or still eligible. */
export type BidType = 'R' | 'C' | 'A' | 'E';

/** A football team as the football feeds name it. */
export interface FootballTeam {
  /** The number under which the football pages know it. */
  readonly id: string;
  readonly name: string;
  /** As phones show it; the whole name where the feed has no other. */
  readonly shortName: string;
  readonly logoUrl: string | null;
}

/** What ranks a team; `null` where the feed does not say. */
export interface QualifyingRecord {
  readonly wins: number | null;
  readonly losses: number | null;
  /** Wins of all opponents. */
  readonly opponentsWins: number | null;
}

/** A team of the projected field. */
export interface OutlookTeam extends FootballTeam, QualifyingRecord {
  /** `1A` to `8A`. */
  readonly classId: string;
  /** Whether the class is not that of its enrollment: designated, or chosen. */
  readonly playsUp: boolean;
  readonly enrollment: number | null;
  readonly bid: BidType | null;
  /** In its class, from 1. */
  readonly rank: number | null;
  /** `vs. Ashgrove (5-2) (m)`. */
  readonly nextGame: string | null;
}

/** A team that has qualified or still can. */
export interface Clincher extends FootballTeam, QualifyingRecord {
  readonly bid: BidType;
  /** Wins of the opponents that it has beaten. */
  readonly defeatedOpponentsWins: number | null;
  readonly enrollment: number | null;
}

/** The selected field. */
export interface PlayoffQualifiers {
  readonly title: string | null;
  /** The year in which the season began. */
  readonly year: number | null;
  /** One for each class; empty before the field is selected. */
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

/**
 * Who can still qualify, of the teams that are eligible: those with a win and at most four losses, and the first ten with five
 * losses. Their order stays.
 */
export function listStillEligible(teams: readonly Clincher[]): readonly Clincher[] {
  const eligible = teams.filter(({ bid, wins }) => bid === 'E' && (wins ?? 0) > 0);
  const withOneMore = eligible
    .filter(({ losses }) => losses === mostLossesOfEligible + 1)
    .slice(0, listedWithOneLossMore);
  return eligible.filter((team) => (team.losses ?? 0) <= mostLossesOfEligible || withOneMore.includes(team));
}
