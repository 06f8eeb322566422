import { momentAfter } from '../calendar/clock';
import { mondayOfWeek, lastWeek } from './football-weeks';
import { memoize } from './memoize';
import { getPlan } from './season-plans';
import type { World } from './world';

/** A team's record of the season before. */
export interface LastYear {
  readonly wins: number;
  readonly losses: number;
  /** The class in which it played the playoffs; empty when it did not. */
  readonly className: string;
}

/** Every team's season before a school year, playoffs included, by the index of its school. */
export function getLastYear(world: World, schoolYear: number): ReadonlyMap<number, LastYear> {
  return memoize(world, `football before ${schoolYear}`, () => {
    const season = world.season(getPlan('football'), schoolYear - 1);
    const over = momentAfter(mondayOfWeek(schoolYear - 1, lastWeek + 1));
    return new Map(
      season.teams.map(({ index }) => {
        const { wins, losses } = season.record(index, over);
        const className = season.of(index).find(({ stage }) => stage !== null)?.stage?.className ?? '';
        return [index, { wins, losses, className }];
      }),
    );
  });
}
