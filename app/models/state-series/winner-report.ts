export interface WinnerSite {
  readonly siteId: string;
  readonly name: string;
  readonly classId: string | null;
  /** `Regional` or `Sectional`. */
  readonly level: string;
  readonly day: string | null;
  /** Progress of the report in upstream's words: `Complete`, `In Progress`; `null` if unknown. */
  readonly status: string | null;
  /** Schools that share first place are named together. */
  readonly champion: { readonly school: string | null; readonly coach: string | null; readonly score: string | null };
  readonly medalist: { readonly name: string | null; readonly school: string | null; readonly score: string | null };
}

export interface WinnerReport {
  readonly siteName: string;
  readonly classId: string | null;
  readonly level: string | null;
  readonly day: string | null;
  /** Sport slug, such as `girls-golf`. */
  readonly sportId: string | null;
  readonly teamScores: readonly TeamScore[];
  readonly advancingTeams: readonly TeamScore[];
  readonly medalists: readonly GolferScore[];
  readonly advancingIndividuals: readonly GolferScore[];
  readonly allGolfers: readonly GolferScore[];
}

export interface TeamScore {
  /** `1`, `T2`; `null` for a team without a score. */
  readonly place: string | null;
  readonly team: string;
  /** Strokes, or the reason for none: `NS`. */
  readonly score: string | null;
}

export interface GolferScore {
  readonly golfer: string;
  /** As reported: `11`, `Jr.`, `11th`. */
  readonly grade: string | null;
  readonly team: string | null;
  /** Strokes, or the reason for none: `WD`. */
  readonly score: string | null;
}

/** Whether the results of a site may be shown and linked. */
export function isComplete({ status }: Pick<WinnerSite, 'status'>): boolean {
  return status?.toLowerCase() === 'complete';
}

/** Fewest strokes first; those without strokes come last. Stable. */
export function sortByScore<Row extends { readonly score: string | null }>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((one, other) => parseStrokes(one) - parseStrokes(other) || 0);
}

/** More than anybody plays, so that sorting needs no special case. */
const withoutStrokes = Number.MAX_SAFE_INTEGER;

function parseStrokes({ score }: { readonly score: string | null }): number {
  return score !== null && /^\d+(?:\.\d+)?$/.test(score) ? Number(score) : withoutStrokes;
}

/** Levels in order of play; other levels come after these. */
const levels = ['regional', 'sectional', 'super-sectional', 'state'];

/** Sort key of a level in order of play. */
export function rankOfLevel(level: string): number {
  const rank = levels.indexOf(level.toLowerCase());
  return rank === -1 ? levels.length : rank;
}
