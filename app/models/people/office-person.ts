/** A staff member of the association's office. */
export interface OfficePerson {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly email: string | null;
  readonly photoUrl: string | null;
  readonly responsibilities: string | null;
  /** Sports that the person administers: `Basketball, Cross Country`. */
  readonly sports: string | null;
  readonly assistant: Assistant | null;
}

/** Contact when the person is away. */
export interface Assistant {
  readonly name: string;
  readonly title: string | null;
  readonly email: string | null;
}
