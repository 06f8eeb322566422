import { dice } from '../random/dice';
import type { RosterPlayer } from './roster';
import type { Position } from './roster-positions';
import { apportion, type TeamTally } from './roster-tally';

/** A player's season in numbers, by name of the statistic; what does not apply to a player is not there. */
export type StatLine = Readonly<Record<string, number>>;

/** The players of a team and what they did together. */
export interface Squad {
  readonly roster: readonly RosterPlayer[];
  readonly tally: TeamTally;
  readonly schoolYear: number;
}

type PerPosition = Partial<Record<Position, number>>;

/** Splits what the team did in one kind of play by position, playing time and talent. One number per player. */
export function apportionByPosition(
  squad: Squad,
  kind: string,
  total: number,
  byPosition: PerPosition,
  others = 0,
): number[] {
  const weights = squad.roster.map(({ athlete, position, isStarter }) => {
    const talent = dice(athlete.key, squad.schoolYear, kind).next();
    return (byPosition[position] ?? others) * (isStarter ? 1 : 0.16) * (0.35 + talent * talent * 2);
  });
  return apportion(Math.round(total), weights);
}

/** Starters miss a game now and then, the others some more. */
export function gamesPlayed({ roster, tally, schoolYear }: Squad): number[] {
  return roster.map(({ athlete, isStarter }) => {
    const missed = dice(athlete.key, schoolYear, 'missed').next();
    return Math.max(0, Math.round(tally.games * (isStarter ? 1 - missed * missed * 0.2 : 1 - missed * 0.7)));
  });
}

/**
 * One line per player from columns.
 * @param only the positions whose players have these columns; all when it is empty
 */
export function playerLines(
  { roster }: Squad,
  columns: Readonly<Record<string, readonly number[]>>,
  only: readonly Position[] = [],
): StatLine[] {
  return roster.map(({ position }, index) =>
    only.length > 0 && !only.includes(position)
      ? {}
      : Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[index] ?? 0])),
  );
}

/** Puts the lines of two tables side by side. */
export function mergeLines(left: readonly StatLine[], right: readonly StatLine[]): StatLine[] {
  return left.map((line, index) => ({ ...line, ...right[index] }));
}

/** Adds two columns. */
export function addColumns(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, index) => value + (right[index] ?? 0));
}
