export interface DirectorySchool {
  readonly id: string;
  /** `Ashgrove` or `Port Marlow (Peña)`. */
  readonly name: string;
  /** Sort key in the directory: `Saint Brannock` for `St. Brannock`. */
  readonly sortName: string;
  readonly formalName: string | null;
  readonly nickname: string | null;
  readonly city: string | null;
  readonly logoUrl: string | null;
  readonly isPublic: boolean;
  /** Whether it has an attendance area. */
  readonly hasBoundary: boolean;
}
