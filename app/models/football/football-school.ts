/** A school with a football team. */
export interface FootballSchool {
  /** The number under which the football pages know it. */
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

/** What decides the class of a football team. */
export interface FootballEnrollment extends FootballSchool {
  readonly conference: string | null;
  /** What counts: multiplied where the multiplier applies. */
  readonly enrollment: number | null;
  readonly isMultiplied: boolean;
  /** The class that would follow from the enrollment as things stand; classes are decided after the regular season. */
  readonly tentativeClass: string | null;
  /** The class in which it plays whatever its enrollment is. */
  readonly designatedClass: string | null;
}

/** A football team that several schools share. */
export interface CooperativeFootballTeam extends FootballSchool {
  /** The school that hosts the team. */
  readonly host: string;
  /** All schools of the team, the host included. */
  readonly schools: readonly string[];
  /** Of all its schools together. */
  readonly enrollment: number | null;
}
