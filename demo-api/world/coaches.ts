import { createDice } from '../random/dice';
import { inventPersonName } from '../words/person-name';
import type { School } from './schools';
import type { World } from './world';

export interface Incumbent {
  readonly name: string;
  /** The calendar year in which the first school year began. */
  readonly since: number;
}

const earliestYear = 1974;
const longestTenure = 24;

/** Tenures have no gaps. */
export function getHeadCoach(world: World, school: School, sportId: string, schoolYear: number): Incumbent {
  return getIncumbent(world, 'head-coach', school, sportId, schoolYear);
}

/** `kind` and `office` name the office. */
export function getIncumbent(
  world: World,
  kind: string,
  school: School,
  office: string,
  schoolYear: number,
): Incumbent {
  const roll = createDice(world.seed, kind, school.id, office);
  let since = earliestYear - roll.drawBelow(longestTenure);
  let name = inventPersonName(roll);
  for (;;) {
    const next = since + drawTenure(roll.drawFraction());
    if (next > schoolYear) return { name, since };
    since = next;
    name = inventPersonName(roll);
  }
}

/** Mostly a few years, sometimes decades. */
function drawTenure(draw: number): number {
  return 2 + Math.floor(draw * draw * (longestTenure - 2));
}
