export interface FootballSchool {
  /** Id of the school on the football pages. */
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
}

export interface FootballConference {
  readonly id: string;
  readonly name: string;
  readonly schoolCount: number | null;
}

export interface FootballEnrollment extends FootballSchool {
  readonly conference: string | null;
  /** Counted enrollment, multiplied where the multiplier applies. */
  readonly enrollment: number | null;
  readonly isMultiplied: boolean;
  /** Class that follows from the current enrollment; classes are decided after the regular season. */
  readonly tentativeClass: string | null;
  /** Class in which the school plays whatever its enrollment. */
  readonly designatedClass: string | null;
}

/** A football team of several schools. */
export interface CooperativeFootballTeam extends FootballSchool {
  readonly host: string;
  readonly schools: readonly string[];
  /** Total of all its schools. */
  readonly enrollment: number | null;
}
