/** A state-final program and its season, for the list and the detail page. */
export interface StateFinalTeam {
  readonly teamId: string;
  readonly schoolId: string;
  /** `1A`; `null` when all schools play together. */
  readonly classId: string | null;
  readonly programName: string;
  readonly officialName: string | null;
  readonly nickname: string | null;
  readonly logoUrl: string | null;
  readonly city: string | null;
  readonly county: string | null;
  /** Enrollment for classification. */
  readonly enrollment: number | null;
  readonly colors: string | null;
  readonly conference: string | null;
  /** `name (role); name (role)`. */
  readonly allStaff: string | null;
  readonly headCoach: string | null;
  readonly assistantCoaches: string | null;
  readonly trainer: string | null;
  readonly managers: string | null;
  readonly lastYearsAdvancement: string | null;
  readonly photoUrl: string | null;
  /** People in the picture by row, front row first; unnamed rows are empty. */
  readonly photoRows: readonly string[];
  readonly notPictured: string | null;
  readonly record: WinLossRecord;
}

/** Games won, lost and tied; missing counts are `null`. */
export interface WinLossRecord {
  readonly wins: number | null;
  readonly losses: number | null;
  readonly ties: number | null;
}

/** A player. The sport decides what the statistics mean (`app/config/roster-stats.ts`). */
export interface RosterPlayer {
  readonly rosterId: string;
  readonly schoolId: string;
  readonly number: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly grade: string | null;
  readonly height: string | null;
  readonly position: string | null;
  readonly gamesPlayed: number | null;
  /** F1 to F14 in order. */
  readonly stats: readonly (number | null)[];
  readonly isStarter: boolean;
}

export interface SeasonGame {
  readonly contestId: string;
  readonly schoolId: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly opponent: string;
  readonly outcome: 'W' | 'L' | 'T' | null;
  readonly ownScore: number | null;
  readonly opponentScore: number | null;
  /** `Regular`, `Conference`, `Tournament` or `State Series`. */
  readonly contestType: string | null;
  /** Tournament or state-series stage of the game. */
  readonly tournament: string | null;
}

/** A season of the head coach at one school. */
export interface CoachSeason {
  readonly id: string;
  readonly school: string;
  /** `2024-25`. */
  readonly term: string;
  readonly record: WinLossRecord;
  readonly place: number | null;
}

/** An earlier trip to the state finals. */
export interface TournamentAppearance {
  readonly id: string;
  readonly year: string;
  readonly pointsFor: number | null;
  readonly pointsAgainst: number | null;
  readonly wins: number | null;
  readonly losses: number | null;
  readonly season: WinLossRecord;
  readonly place: number | null;
  readonly coach: string | null;
  readonly games: readonly TournamentHistoryGame[];
}

export interface TournamentHistoryGame {
  readonly contestId: string;
  readonly winnerSchoolId: string | null;
  readonly winnerName: string;
  readonly winnerScore: number | null;
  readonly loserName: string;
  readonly loserScore: number | null;
  readonly round: string | null;
  /** How it was decided beyond regular time: `2OT`, `5 INN`. */
  readonly overtime: string | null;
  /** `4-3`. */
  readonly shootoutScore: string | null;
}

/** `14-5-2`, or `14-5` without ties; `null` when not given. */
export function formatRecord({ wins, losses, ties }: WinLossRecord): string | null {
  if (wins === null && losses === null) return null;
  const winsAndLosses = `${wins ?? 0}-${losses ?? 0}`;
  return ties === null || ties === 0 ? winsAndLosses : `${winsAndLosses}-${ties}`;
}

/** Totals; missing counts are 0. */
export function addUpRecords(records: readonly WinLossRecord[]): Readonly<Record<keyof WinLossRecord, number>> {
  const sumRecords = (name: keyof WinLossRecord) => records.reduce((sum, record) => sum + (record[name] ?? 0), 0);
  return { wins: sumRecords('wins'), losses: sumRecords('losses'), ties: sumRecords('ties') };
}

/** `2nd`; `null` without a place. */
export function formatPlace(place: number | null): string | null {
  return place === null ? null : (['1st', '2nd', '3rd', '4th'][place - 1] ?? null);
}

type Staff = Pick<StateFinalTeam, 'allStaff' | 'headCoach' | 'assistantCoaches' | 'trainer' | 'managers'>;

/** Staff with their roles, such as `Ann Ames (Statistician)`, except names that the page shows in the same role already. */
export function listOtherStaff({ allStaff, headCoach, assistantCoaches, trainer, managers }: Staff): readonly string[] {
  const shown: readonly (readonly [role: RegExp, names: string | null])[] = [
    [/^head coach$/i, headCoach],
    [/coach/i, assistantCoaches],
    [/trainer/i, trainer],
    [/manager/i, managers],
  ];
  return (allStaff ?? '').split(';').flatMap((entry) => {
    const member = entry.trim();
    const [, name = member, role] = /^(.*?)\s*\(([^)]*)\)$/.exec(member) ?? [];
    const isShown = shown.some(
      ([pattern, names]) => (role === undefined || pattern.test(role)) && listNames(names).includes(name),
    );
    return member === '' || isShown ? [] : [member];
  });
}

function listNames(names: string | null): readonly string[] {
  return (names ?? '').split(/[,;]/).map((name) => name.trim());
}
