/** Somebody who works in the association's office. */
export interface OfficePerson {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly email: string | null;
  readonly photoUrl: string | null;
  readonly responsibilities: string | null;
  /** The sports that the person administers: `Basketball, Cross Country`. */
  readonly sports: string | null;
  readonly assistant: Assistant | null;
}

/** Whom to ask when the person is away. */
export interface Assistant {
  readonly name: string;
  readonly title: string | null;
  readonly email: string | null;
}
