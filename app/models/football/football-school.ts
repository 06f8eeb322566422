/** A school with a football team. */
export interface FootballSchool {
  /** Id of the school on the football pages. */
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
}

/** A conference with a football schedule. */
export interface FootballConference {
  readonly id: string;
  readonly name: string;
  readonly schoolCount: number | null;
}

/** Facts that determine the class of a football team. */
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
  /** School that hosts the team. */
  readonly host: string;
  /** All schools of the team, including the host. */
  readonly schools: readonly string[];
  /** Total of all its schools. */
  readonly enrollment: number | null;
}
