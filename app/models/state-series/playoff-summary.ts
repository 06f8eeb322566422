export interface PlayoffSummary {
  /** `2025 Class 3A Football Playoff Team Information` */
  readonly title: string | null;
  readonly notes: readonly string[];
  readonly season: readonly PlayoffSeasonRow[];
  readonly history: readonly PlayoffHistoryRow[];
}

interface PlayoffTeam {
  readonly school: string;
  /** Id of the football team. */
  readonly schoolId: string | null;
  readonly shortName: string | null;
  readonly logoUrl: string | null;
}

/** How a team qualified for the playoffs. Missing facts are `null`. */
export interface PlayoffSeasonRow extends PlayoffTeam {
  readonly nickname: string | null;
  readonly coach: string | null;
  /** `8-2` */
  readonly thisYear: string | null;
  readonly lastYear: string | null;
  readonly enrollment: number | null;
  readonly opponents: { readonly record: string | null; readonly inPlayoffs: number | null };
  /** Points. */
  readonly scoring: { readonly for: number | null; readonly against: number | null; readonly diff: number | null };
}

/** A team's earlier playoffs. */
export interface PlayoffHistoryRow extends PlayoffTeam {
  /** `last` is a year, or upstream's word for none. */
  readonly appearances: {
    readonly total: number | null;
    readonly consecutive: number | null;
    readonly last: string | null;
  };
  readonly record: string | null;
  readonly trophies: { readonly first: number | null; readonly second: number | null };
}
