export interface PrepConference {
  readonly leagueId: string;
  readonly name: string;
  readonly memberCount: number | null;
}

export interface PrepStanding {
  readonly schoolId: string;
  readonly name: string;
  readonly nickname: string | null;
  readonly logoUrl: string | null;
  readonly conferenceWins: number | null;
  readonly conferenceLosses: number | null;
  readonly wins: number | null;
  readonly losses: number | null;
  /** Share of conference games won, 0 to 1. */
  readonly winPercent: number | null;
}

/** A school's ratings percentage index and its components, each from 0 to 1. */
export interface RpiRow {
  readonly id: string;
  readonly schoolId: string;
  readonly name: string;
  /** Name in lists, without the record that the provider appends; the full name if no record is appended. */
  readonly shortName: string;
  readonly classId: string | null;
  readonly rpi: number | null;
  /** Winning percentage, weighted by the provider. */
  readonly winPercent: number | null;
  /** Opponents' winning percentage. */
  readonly opponents: number | null;
  /** Opponents' opponents' winning percentage. */
  readonly theirOpponents: number | null;
  readonly wins: number | null;
  readonly losses: number | null;
}
