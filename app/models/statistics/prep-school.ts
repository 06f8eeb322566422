import type { GameTime } from '../games/game';

/** A school's team in one sport, as the provider of prep statistics lists it. */
export interface PrepSchool {
  /** The provider's id of the team: `abc123`. */
  readonly uid: string;
  readonly name: string;
  readonly nickname: string | null;
  /** `1A`; `null` in sports without classes. */
  readonly classId: string | null;
  readonly wins: number | null;
  readonly losses: number | null;
  readonly logoUrl: string | null;
}

export interface PrepSchoolInfo {
  /** `Abelard Heights`. */
  readonly name: string;
  /** Name in lists: `Abelard Hts. [Coop]`. */
  readonly shortName: string;
  readonly classId: string | null;
  readonly city: string | null;
  readonly wins: number | null;
  readonly losses: number | null;
  readonly conferenceWins: number | null;
  readonly conferenceLosses: number | null;
  readonly league: string | null;
  /** `null` for a team without a conference. */
  readonly leagueId: string | null;
  readonly nickname: string | null;
  /** In words: `Purple, Sky Blue`. */
  readonly colors: string | null;
  /** `#4b2a7b`, as far as known. */
  readonly swatches: readonly string[];
  readonly logoUrl: string | null;
  readonly gamesScheduled: number | null;
  readonly photoUrl: string | null;
}

export interface PrepGame {
  readonly id: string;
  /** What upstream calls the sport: `VBG`; `null` if unknown. */
  readonly activityId: string | null;
  readonly day: string | null;
  /** `10/11`, where the date is otherwise unreadable. */
  readonly shortDate: string | null;
  readonly time: GameTime | null;
  readonly opponent: string;
  readonly isAway: boolean;
  readonly isConference: boolean;
  readonly outcome: 'W' | 'L' | 'T' | null;
  readonly ownScore: number | null;
  readonly opponentScore: number | null;
  readonly boxScoreUrl: string | null;
  /** `25-18`, own points first; empty in sports without sets. */
  readonly sets: readonly string[];
}
