/** A member of the Board of Directors, of the Legislative Commission, or of a committee. */
export interface BoardMember {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly school: string | null;
  readonly email: string | null;
  readonly photoUrl: string | null;
  /** Constituency of the seat: `District 12`, `Division 3 At-large`, `Officials Associations`. */
  readonly represents: string | null;
  /** Role of the member: `Chair`, `Director`, `Member`. */
  readonly position: string | null;
  readonly division: string | null;
  /** `YYYY`: the year in which the term ends. */
  readonly termExpires: string | null;
}
