/** A member school, as the lists of all schools show it. */
export interface DirectorySchool {
  readonly id: string;
  /** `Ashgrove` or `Port Marlow (Peña)`. */
  readonly name: string;
  /** Where the directory has it: `Saint Brannock` for `St. Brannock`. */
  readonly sortName: string;
  readonly formalName: string | null;
  readonly nickname: string | null;
  readonly city: string | null;
  readonly logoUrl: string | null;
  readonly isPublic: boolean;
  /** Whether an attendance area belongs to it. */
  readonly hasBoundary: boolean;
}
