import { dice } from '../random/dice';
import { personName } from '../words/person-name';
import type { School } from './schools';
import type { World } from './world';

/** Who holds an office, such as a team's head coach, and since which school year. */
export interface Incumbent {
  readonly name: string;
  /** The calendar year in which the coach's first school year in it began. */
  readonly since: number;
}

const earliestYear = 1974;
const longestTenure = 24;

/** The head coach of a team in a school year. Tenures follow one another without gaps. */
export function getHeadCoach(world: World, school: School, sportId: string, schoolYear: number): Incumbent {
  return getIncumbent(world, 'head-coach', school, sportId, schoolYear);
}

/** Who holds an office at a school in a school year; `kind` and `office` name it. */
export function getIncumbent(
  world: World,
  kind: string,
  school: School,
  office: string,
  schoolYear: number,
): Incumbent {
  const roll = dice(world.seed, kind, school.id, office);
  let since = earliestYear - roll.below(longestTenure);
  let name = personName(roll);
  for (;;) {
    const next = since + tenure(roll.next());
    if (next > schoolYear) return { name, since };
    since = next;
    name = personName(roll);
  }
}

/** Length of a tenure in years: mostly a few, sometimes decades. */
function tenure(draw: number): number {
  return 2 + Math.floor(draw * draw * (longestTenure - 2));
}
