/** The best of one class where there are no games: golf and tennis. */
export interface Champions {
  /** `1A`. */
  readonly classId: string | null;
  readonly tournamentId: string | null;
  readonly teams: readonly TeamPlace[];
  /** Golf's medalists. */
  readonly individuals: readonly IndividualPlace[];
  /** Tennis's singles and doubles. */
  readonly entries: readonly EntryPlace[];
}

export interface TeamPlace {
  /** `null` when upstream does not say; teams that tie share one. */
  readonly place: number | null;
  readonly schoolName: string;
  readonly points: number | null;
}

export interface IndividualPlace extends TeamPlace {
  readonly name: string;
  /** A year such as `12`, in upstream's words. */
  readonly grade: string | null;
}

export interface EntryPlace extends TeamPlace {
  /** One name, or two with a stroke between. */
  readonly name: string;
  /** `Singles` or `Doubles`. */
  readonly event: string | null;
}
