/** One member school. What nobody says is `null`. */
export interface SchoolDetail {
  readonly id: string;
  /** `Ashgrove High School`. */
  readonly formalName: string;
  readonly logoUrl: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  readonly phone: string | null;
  readonly fax: string | null;
  readonly website: Website | null;
  readonly athleticsWebsite: Website | null;
  /** The students that are counted, as upstream writes it. */
  readonly enrollmentText: string | null;
  /** What classes are decided by: multiplied where the multiplier applies. */
  readonly classificationEnrollment: number | null;
  readonly conferences: readonly string[];
  readonly boysNickname: string | null;
  readonly girlsNickname: string | null;
  readonly colors: string | null;
  /** `Public` or `Private`. */
  readonly publicPrivate: string | null;
  /** `Coed`, `Boys` or `Girls`. */
  readonly gender: string | null;
  readonly county: string | null;
  readonly citiesInDistrict: string | null;
  readonly division: string | null;
  readonly district: string | null;
  readonly schoolType: string | null;
}

/** An address on the web as somebody wrote it. */
export interface Website {
  readonly text: string;
  /** `null` where the text is no complete http or https address: it is shown as text. */
  readonly url: string | null;
}

/** People of a school who belong together: `Administration`, `Head Coaches`. */
export interface StaffGroup {
  readonly name: string;
  readonly members: readonly StaffMember[];
}

export interface StaffMember {
  /** `null` for a vacant position. */
  readonly name: string | null;
  /** What the person does, each once. */
  readonly titles: readonly string[];
  readonly phone: string | null;
  readonly fax: string | null;
  readonly email: string | null;
}

/** A sport or an activity that a school takes part in this year. */
export interface SchoolEntry {
  /** Upstream's code, such as `BKB`. */
  readonly activityId: string;
  readonly name: string;
  /** `F`, `W` or `S`; activities have another letter, or none. */
  readonly season: string | null;
  readonly classId: string | null;
  readonly record: {
    readonly wins: number | null;
    readonly losses: number | null;
    readonly ties: number | null;
  } | null;
  /** How the provider of prep statistics knows the team. */
  readonly statsTeam: { readonly schoolId: string; readonly genderSport: string } | null;
}

/** A school in its division and district of the board. */
export interface DistrictSchool {
  readonly name: string;
  readonly division: number | null;
  readonly district: number | null;
  readonly county: string | null;
}
