import type { WinLossRecord } from '../state-series/state-final-team';
import type { FootballSchool } from './football-school';

/** A team's place in its conference, and its chances of the playoffs. */
export interface FootballStanding extends FootballSchool {
  readonly shortName: string | null;
  /** `null` for an independent team. */
  readonly conference: string | null;
  readonly conferenceRecord: WinLossRecord;
  readonly record: WinLossRecord;
  /** Wins of all its opponents together. */
  readonly opponentsWins: number | null;
  readonly pointsFor: number | null;
  readonly pointsAgainst: number | null;
  /** `R`, `C`, `A` or `E`; `null` where none is given. */
  readonly bid: string | null;
}
