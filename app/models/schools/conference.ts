export interface Conference {
  readonly id: string;
  readonly name: string;
  readonly president: ConferenceOfficer | null;
  readonly contact: ConferenceOfficer | null;
  /** The conference's own website. */
  readonly url: string | null;
  readonly schools: readonly ConferenceSchool[];
}

/** An officer of a conference, or the responsible school while nobody is named. */
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
