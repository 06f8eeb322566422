import type { GameTime } from '../games/game';
import type { WinLossRecord } from '../state-series/state-final-team';
import type { FootballSchool } from './football-school';
import type { ScheduleMark } from './schedule-marks';

export interface FootballSchedule {
  readonly team: ScheduledTeam;
  /** By date, in upstream's order. */
  readonly games: readonly FootballGame[];
}

export interface ScheduledTeam extends Omit<FootballSchool, 'logoUrl'> {
  readonly nickname: string | null;
  readonly coach: string | null;
  /** `null` for an independent team. */
  readonly conference: string | null;
  readonly conferenceId: string | null;
  readonly record: WinLossRecord;
  readonly lastYearsRecord: WinLossRecord;
  /** Such as `5A`. */
  readonly lastYearsClass: string | null;
  readonly enrollment: number | null;
  readonly marks: readonly ScheduleMark[];
}

export interface FootballGame {
  /** `Fri`, as upstream writes it. */
  readonly weekday: string | null;
  /** `10/10`, as upstream writes it. */
  readonly date: string | null;
  readonly time: GameTime | null;
  /** `null` on an open date. */
  readonly opponent: FootballOpponent | null;
  readonly place: 'home' | 'away' | null;
  readonly result: 'W' | 'L' | 'T' | null;
  readonly ownScore: number | null;
  readonly opponentScore: number | null;
  /** Overtime, forfeit or cancellation, in upstream's words. */
  readonly note: string | null;
  readonly marks: readonly ScheduleMark[];
}

export interface FootballOpponent {
  /** `null` for an out-of-state team. */
  readonly id: string | null;
  readonly name: string;
  readonly shortName: string | null;
  readonly logoUrl: string | null;
  readonly record: WinLossRecord;
  readonly enrollment: number | null;
}
