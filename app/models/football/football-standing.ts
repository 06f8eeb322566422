import type { WinLossRecord } from '../state-series/state-final-team';
import type { FootballSchool } from './football-school';

/** A team's place in its conference, and its playoff status. */
export interface FootballStanding extends FootballSchool {
  readonly shortName: string | null;
  /** `null` for an independent team. */
  readonly conference: string | null;
  readonly conferenceRecord: WinLossRecord;
  readonly record: WinLossRecord;
  /** Total wins of its opponents. */
  readonly opponentsWins: number | null;
  readonly pointsFor: number | null;
  readonly pointsAgainst: number | null;
  /** `R`, `C`, `A` or `E`; `null` if none is given. */
  readonly bid: string | null;
}
