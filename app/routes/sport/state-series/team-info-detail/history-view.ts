import { formatPlace, formatRecord } from '~/models/state-series/state-final-team';
import { compareNumbered } from '~/models/text/text-order';
import type { StateFinalTeam, TournamentAppearance, TournamentHistoryGame } from '~/upstream/state-finals';

export type HistoryView = ReturnType<typeof toHistoryView>;

export type HistoryYear = ReturnType<typeof toHistoryYear>;

export type HistoryGameRow = ReturnType<typeof toGameRow>;

export function toHistoryView(team: StateFinalTeam, appearances: readonly TournamentAppearance[]) {
  return {
    /** Latest first. */
    years: [...appearances]
      .sort((a, b) => compareNumbered(b.year, a.year))
      .map((appearance) => toHistoryYear(team, appearance)),
    /** Shown when there are none. */
    emptyText: `This is the first tournament appearance for ${team.programName}.`,
  };
}

function toHistoryYear(team: StateFinalTeam, appearance: TournamentAppearance) {
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
    /** `4th place` */
    place: rank === null ? null : `${rank} place`,
    facts: pairs.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
    games: games.map((game) => toGameRow(team.schoolId, game)),
  };
}

function toGameRow(schoolId: string, game: TournamentHistoryGame) {
  const { overtime, shootoutScore } = game;
  const shootout = shootoutScore === null ? null : `${shootoutScore} on penalty kicks`;
  return {
    id: game.contestId,
    round: game.round ?? '',
    winner: game.winnerName,
    winnerScore: game.winnerScore?.toString() ?? '',
    loser: game.loserName,
    loserScore: game.loserScore?.toString() ?? '',
    /** `2OT, 4-3 on penalty kicks`; empty for a game decided in regular time. */
    decidedIn: [overtime, shootout].filter((part) => part !== null).join(', '),
    hasWon: game.winnerSchoolId === schoolId,
  };
}
