import type { FootballGame, FootballSchedule } from '~/upstream/fields/football-schedule';
import { parseCalledOff } from '../games/game';

/** What places a team in the order of seeding, from its own schedule. */
export interface SchedulePoints {
  readonly wins: number;
  /** Of all opponents, in the order of the games. */
  readonly opponents: PointSum;
  /** Of the opponents that the team has beaten. */
  readonly beaten: PointSum;
}

export interface PointSum {
  readonly total: number;
  readonly parts: readonly { readonly name: string; readonly wins: number }[];
}

/**
 * The figures of the tiebreaks, game by game. Teams of other states give no points, nor do games that are called off or do not count.
 * @returns `null` without games, or where a figure is unknown
 */
export function toSchedulePoints({ team, games }: FootballSchedule): SchedulePoints | null {
  const { wins } = team.record;
  const counted = games.flatMap((game) => findPoints(game) ?? []);
  const parts = counted.flatMap(({ name, wins: ofOpponent, result }) =>
    ofOpponent === null ? [] : [{ name, wins: ofOpponent, isBeaten: result === 'W' }],
  );
  if (wins === null || parts.length === 0 || parts.length < counted.length) return null;
  return { wins, opponents: addUp(parts), beaten: addUp(parts.filter(({ isBeaten }) => isBeaten)) };
}

function findPoints({ opponent, marks, note, time, result }: FootballGame) {
  const isCalledOff = [note, time?.text].some((text) => parseCalledOff(text ?? '') !== null);
  if (opponent === null || opponent.id === null || isCalledOff || marks.includes('#')) return null;
  return { name: opponent.shortName ?? opponent.name, wins: opponent.record.wins, result };
}

function addUp(parts: PointSum['parts']): PointSum {
  return {
    total: parts.reduce((sum, { wins }) => sum + wins, 0),
    parts: parts.map(({ name, wins }) => ({ name, wins })),
  };
}
