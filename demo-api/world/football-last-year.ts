import { buildNoonClock } from '../calendar/clock';
import { findMondayOfWeek, lastWeek } from './football-weeks';
import { memoize } from './memoize';
import { getPlan } from './season-plans';
import type { World } from './world';

export interface LastYear {
  readonly wins: number;
  readonly losses: number;
  /** Empty without playoffs. */
  readonly className: string;
}

/** Includes playoffs; by index of the school. */
export function getLastYear(world: World, schoolYear: number): ReadonlyMap<number, LastYear> {
  return memoize(world, `football before ${schoolYear}`, () => {
    const season = world.getSeason(getPlan('football'), schoolYear - 1);
    const over = buildNoonClock(findMondayOfWeek(schoolYear - 1, lastWeek + 1));
    return new Map(
      season.teams.map(({ index }) => {
        const { wins, losses } = season.computeRecord(index, over);
        const className = season.listGamesOf(index).find(({ stage }) => stage !== null)?.stage?.className ?? '';
        return [index, { wins, losses, className }];
      }),
    );
  });
}
