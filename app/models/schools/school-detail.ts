/** One member school. Unknown facts are `null`. */
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
  /** Counted students, as upstream writes it. */
  readonly enrollmentText: string | null;
  /** Enrollment for classification, multiplied where the multiplier applies. */
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

/** A web address as somebody typed it. */
export interface Website {
  readonly text: string;
  /** `null` where the text is no complete http or https address; then it is shown as text. */
  readonly url: string | null;
}

export interface StaffGroup {
  readonly name: string;
  readonly members: readonly StaffMember[];
}

export interface StaffMember {
  /** `null` for a vacant position. */
  readonly name: string | null;
  /** Roles of the person, without duplicates. */
  readonly titles: readonly string[];
  readonly phone: string | null;
  readonly fax: string | null;
  readonly email: string | null;
}

export interface SchoolEntry {
  /** Upstream's code, such as `BKB`. */
  readonly activityId: string;
  readonly name: string;
  /** `F`, `W` or `S`; activities have another letter or none. */
  readonly season: string | null;
  readonly classId: string | null;
  readonly record: {
    readonly wins: number | null;
    readonly losses: number | null;
    readonly ties: number | null;
  } | null;
  /** Ids of the team at the provider of prep statistics. */
  readonly statsTeam: { readonly schoolId: string; readonly genderSport: string } | null;
}

export interface DistrictSchool {
  readonly name: string;
  readonly division: number | null;
  readonly district: number | null;
  readonly county: string | null;
}
