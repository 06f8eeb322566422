import {
  formatPlace,
  formatRecord,
  type StateFinalTeam,
  type TournamentAppearance,
  type TournamentHistoryGame,
} from '~/models/state-series/state-final-team';
import { compareNumbered } from '~/models/text/text-order';
import type { Fact } from './team-profile-view';

export interface HistoryView {
  /** Latest first. */
  readonly years: readonly HistoryYear[];
  /** Shown when there are none. */
  readonly emptyText: string;
}

export interface HistoryYear {
  readonly id: string;
  readonly year: string;
  /** `4th place` */
  readonly place: string | null;
  readonly facts: readonly Fact[];
  readonly games: readonly HistoryGameRow[];
}

export interface HistoryGameRow {
  readonly id: string;
  readonly round: string;
  readonly winner: string;
  readonly winnerScore: string;
  readonly loser: string;
  readonly loserScore: string;
  /** `2OT, 4-3 on penalty kicks`; empty for a game decided in regular time. */
  readonly decidedIn: string;
  readonly hasWon: boolean;
}

export function toHistoryView(team: StateFinalTeam, appearances: readonly TournamentAppearance[]): HistoryView {
  return {
    years: [...appearances]
      .sort((a, b) => compareNumbered(b.year, a.year))
      .map((appearance) => toHistoryYear(team, appearance)),
    emptyText: `This is the first tournament appearance for ${team.programName}.`,
  };
}

function toHistoryYear(team: StateFinalTeam, appearance: TournamentAppearance): HistoryYear {
  const { id, year, place, season, coach, wins, losses, pointsFor, pointsAgainst, games } = appearance;
  const rank = formatPlace(place);
  const pairs: readonly (readonly [string, string | null])[] = [
    ['Season', formatRecord(season)],
    ['State finals', formatRecord({ wins, losses, ties: null })],
    ['For and against', pointsFor === null || pointsAgainst === null ? null : `${pointsFor}-${pointsAgainst}`],
    ['Coach', coach],
  ];
  return {
    id,
    year,
    place: rank === null ? null : `${rank} place`,
    facts: pairs.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
    games: games.map((game) => toGameRow(team.schoolId, game)),
  };
}

function toGameRow(schoolId: string, game: TournamentHistoryGame): HistoryGameRow {
  const { overtime, shootoutScore } = game;
  const shootout = shootoutScore === null ? null : `${shootoutScore} on penalty kicks`;
  return {
    id: game.contestId,
    round: game.round ?? '',
    winner: game.winnerName,
    winnerScore: game.winnerScore?.toString() ?? '',
    loser: game.loserName,
    loserScore: game.loserScore?.toString() ?? '',
    decidedIn: [overtime, shootout].filter((part) => part !== null).join(', '),
    hasWon: game.winnerSchoolId === schoolId,
  };
}
