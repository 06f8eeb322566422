import type { Clock } from '../calendar/clock';
import { memoizeLatest } from './memoize-latest';
import { isMember, buildPrepTable, formatTableStamp, type Outcome, type PrepRecord } from './prep-table';
import type { Season } from './season';
import type { World } from './world';

/** The ratings percentage index and its parts, from 0 to 1. */
export interface Rating {
  readonly record: PrepRecord;
  readonly rpi: number;
  /** Excludes visitors; a tie is half a win. */
  readonly modified: number;
  /** The opponents' percentage, without games against the team. */
  readonly opponents: number;
  /** The opponents' opponents' percentage. */
  readonly theirs: number;
}

const weights = { modified: 0.25, opponents: 0.5, theirs: 0.25 } as const;

/** By index of the school. */
export function getRatings(world: World, season: Season, clock: Clock): ReadonlyMap<number, Rating> {
  const key = `prep ratings ${season.plan.sportId}`;
  return memoizeLatest(world, key, formatTableStamp(season, clock), () =>
    rateTeams(buildPrepTable(world, season, clock)),
  );
}

export function rateTeams(table: ReadonlyMap<number, PrepRecord>): ReadonlyMap<number, Rating> {
  const games = new Map([...table].map(([team, { outcomes }]) => [team, outcomes.filter(isMember)] as const));
  const computeModifiedShare = (team: number, without: number): number =>
    computeMean(
      (games.get(team) ?? []).filter(({ opponent }) => opponent !== without),
      ({ value }) => value,
    );
  const opponents = new Map(
    [...games].map(
      ([team, outcomes]) =>
        [team, computeMean(outcomes, ({ opponent }) => computeModifiedShare(opponent, team))] as const,
    ),
  );
  return new Map(
    [...table].map(([team, record]) => {
      const own = computeModifiedShare(team, team);
      const theirs = computeMean(games.get(team) ?? [], ({ opponent }) => opponents.get(opponent) ?? 0);
      const faced = opponents.get(team) ?? 0;
      const rpi = own * weights.modified + faced * weights.opponents + theirs * weights.theirs;
      return [team, { record, rpi, modified: own, opponents: faced, theirs }] as const;
    }),
  );
}

function computeMean(outcomes: readonly Outcome[], getValue: (outcome: Outcome) => number): number {
  return outcomes.length === 0 ? 0 : outcomes.reduce((sum, outcome) => sum + getValue(outcome), 0) / outcomes.length;
}
