export interface Champions {
  /** `1A`. */
  readonly classId: string | null;
  readonly tournamentId: string | null;
  readonly teams: readonly TeamPlace[];
  /** Golf's medalists. */
  readonly individuals: readonly IndividualPlace[];
  /** Tennis singles and doubles. */
  readonly entries: readonly EntryPlace[];
}

export interface TeamPlace {
  /** `null` when unknown; tied teams share a place. */
  readonly place: number | null;
  readonly schoolName: string;
  readonly points: number | null;
}

export interface IndividualPlace extends TeamPlace {
  readonly name: string;
  /** Grade such as `12`, in upstream's words. */
  readonly grade: string | null;
}

export interface EntryPlace extends TeamPlace {
  /** One name, or two separated by a slash. */
  readonly name: string;
  /** `Singles` or `Doubles`. */
  readonly event: string | null;
}
