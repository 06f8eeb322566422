/** Schools that play one another, and who speaks for them. */
export interface Conference {
  readonly id: string;
  readonly name: string;
  readonly president: ConferenceOfficer | null;
  readonly contact: ConferenceOfficer | null;
  /** The conference's own site. */
  readonly url: string | null;
  readonly schools: readonly ConferenceSchool[];
}

/** Somebody who speaks for a conference, or the school that does while nobody is named. */
export interface ConferenceOfficer {
  readonly name: string | null;
  readonly school: string | null;
  readonly schoolId: string | null;
}

export interface ConferenceSchool {
  readonly id: string;
  readonly name: string;
  readonly enrollment: number | null;
}
