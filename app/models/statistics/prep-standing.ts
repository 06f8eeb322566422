/** A conference of one sport. */
export interface PrepConference {
  readonly leagueId: string;
  readonly name: string;
  readonly memberCount: number | null;
}

/** A school's record in its conference. */
export interface PrepStanding {
  /** The association's id of the school. */
  readonly schoolId: string;
  readonly name: string;
  readonly nickname: string | null;
  readonly logoUrl: string | null;
  readonly conferenceWins: number | null;
  readonly conferenceLosses: number | null;
  readonly wins: number | null;
  readonly losses: number | null;
  /** Of the games in the conference, 0 to 1. */
  readonly winPercent: number | null;
}

/** A school's ratings percentage index and its parts, each from 0 to 1. */
export interface RpiRow {
  readonly id: string;
  /** The association's id of the school. */
  readonly schoolId: string;
  readonly name: string;
  /** As lists have it, without the record that the provider appends; the name where it gives none. */
  readonly shortName: string;
  readonly classId: string | null;
  readonly rpi: number | null;
  /** Wins per game, weighted by the provider. */
  readonly winPercent: number | null;
  /** Of the opponents. */
  readonly opponents: number | null;
  /** Of the opponents' opponents. */
  readonly theirOpponents: number | null;
  readonly wins: number | null;
  readonly losses: number | null;
}
