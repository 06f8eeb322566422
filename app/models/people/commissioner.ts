/** A member of the Board of Directors, or of the Legislative Commission, which votes on proposals for the by-laws. */
export interface Commissioner {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly school: string | null;
  readonly email: string | null;
  readonly photoUrl: string | null;
  /** Whom the seat is for: `District 12`, `Division 3 At-large`. */
  readonly represents: string | null;
  /** What the member does on the board or commission: `Chair`, `Director`. */
  readonly position: string | null;
  readonly division: string | null;
  /** `YYYY`: the year in which the term ends. */
  readonly termExpires: string | null;
}
