import { createDice } from '../random/dice';
import { listAthletes, type Athlete } from './athletes';
import { getCrossCountrySeries } from './cross-country-series';
import { memoize } from './memoize';
import type { School } from './schools';
import type { Sport } from './sports';
import type { World } from './world';

/** A team, or individual qualifiers. */
export interface StateEntry {
  readonly school: School;
  readonly isTeam: boolean;
  readonly runners: readonly StateRunner[];
}

export interface StateRunner {
  readonly athlete: Athlete;
  readonly bib: number;
  /** `12` for a team, `40D` for one of four runners who share a box. */
  readonly box: string;
}

const teamSize = 12;
const runnersPerBox = 4;
const slots = ['A', 'B', 'C', 'D'] as const;

/** Teams first, then by name. */
export function listStateEntries(
  world: World,
  sport: Sport,
  className: string,
  schoolYear: number,
): readonly StateEntry[] {
  return memoize(world, `state entries ${sport.id} ${className} ${schoolYear}`, () => {
    const { teams, individuals } = getCrossCountrySeries(world, sport, className, schoolYear);
    const roll = createDice(world.seed, 'boxes', sport.id, className, schoolYear);
    const shared = Math.ceil(individuals.length / runnersPerBox);
    const boxes = roll.shuffle(Array.from({ length: teams.length + shared }, (_, index) => index + 1));
    let bib = (sport.classes.indexOf(className) + 1) * 1000;
    const drawBib = (): number => (bib += roll.drawChance(0.04) ? 2 : 1);
    const entered = sortByName(teams).map((school, index): StateEntry => {
      const athletes = listAthletes(world, school, sport.id, schoolYear, teamSize);
      const box = String(boxes[index] ?? 0);
      return { school, isTeam: true, runners: athletes.map((athlete) => ({ athlete, bib: drawBib(), box })) };
    });
    const alone = sortByName([...new Set(individuals.map(({ school }) => school))]);
    const places = roll.shuffle(individuals);
    const getBox = (athlete: Athlete): string => {
      const place = places.indexOf(athlete);
      return `${boxes[teams.length + Math.floor(place / runnersPerBox)] ?? 0}${slots[place % runnersPerBox] ?? ''}`;
    };
    const single = alone.map((school): StateEntry => {
      const athletes = individuals.filter((athlete) => athlete.school === school);
      const runners = athletes.map((athlete) => ({ athlete, bib: drawBib(), box: getBox(athlete) }));
      return { school, isTeam: false, runners };
    });
    return [...entered, ...single];
  });
}

function sortByName(schools: readonly School[]): School[] {
  return [...schools].sort((left, right) => left.index - right.index);
}
