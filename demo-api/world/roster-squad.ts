import { createDice } from '../random/dice';
import type { RosterPlayer } from './roster';
import type { Position } from './roster-positions';
import { apportion, type TeamTally } from './roster-tally';

/** Missing where a statistic does not apply. */
export type StatLine = Readonly<Record<string, number>>;

export interface Squad {
  readonly roster: readonly RosterPlayer[];
  readonly tally: TeamTally;
  readonly schoolYear: number;
}

type PerPosition = Partial<Record<Position, number>>;

/** Splits a total by position, playing time and talent. */
export function apportionByPosition(
  squad: Squad,
  kind: string,
  total: number,
  byPosition: PerPosition,
  others = 0,
): number[] {
  const weights = squad.roster.map(({ athlete, position, isStarter }) => {
    const talent = createDice(athlete.key, squad.schoolYear, kind).drawFraction();
    return (byPosition[position] ?? others) * (isStarter ? 1 : 0.16) * (0.35 + talent * talent * 2);
  });
  return apportion(Math.round(total), weights);
}

/** Starters miss few games, substitutes more. */
export function drawGamesPlayed({ roster, tally, schoolYear }: Squad): number[] {
  return roster.map(({ athlete, isStarter }) => {
    const missed = createDice(athlete.key, schoolYear, 'missed').drawFraction();
    return Math.max(0, Math.round(tally.games * (isStarter ? 1 - missed * missed * 0.2 : 1 - missed * 0.7)));
  });
}

/** @param only positions with these columns; all when empty */
export function buildPlayerLines(
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

export function mergeLines(left: readonly StatLine[], right: readonly StatLine[]): StatLine[] {
  return left.map((line, index) => ({ ...line, ...right[index] }));
}

export function addColumns(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, index) => value + (right[index] ?? 0));
}
