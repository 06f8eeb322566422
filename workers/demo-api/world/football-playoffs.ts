import { at } from '../random/dice';
import { BracketBuilder, bracketOrder, regions, type Entrant, type RoundSetting } from './brackets';
import { footballClasses, teamsPerClass, type Qualifier } from './football-field';
import type { FootballSize } from './football-size';
import type { Game } from './game';
import type { SeasonSetup } from './regular-season';
import type { School } from './schools';
import { firstMonday } from './season-plans';
import { sportOf } from './sports';

const regularWeeks = 9;
const rounds = ['Round 1', 'Round 2', 'Quarterfinal', 'Semifinal', 'Championship'] as const;
const stadium = 'Founders Stadium, Prairie City';

/**
 * The playoffs: the field by wins, opponents' wins and defeated opponents' wins, eight classes of 32 by enrollment,
 * halves of 16 by geography in 1A to 6A (none in 7A and 8A), five rounds.
 */
export function makeFootballPlayoffs(
  setup: SeasonSetup,
  schools: readonly School[],
  regular: readonly Game[],
  sizes: ReadonlyMap<number, FootballSize>,
): Game[] {
  const lastMonday = firstMonday(setup.plan, setup.schoolYear) + (regularWeeks - 1) * 7;
  const builder = new BracketBuilder(setup, schools, regular.length, lastMonday);
  const classes = footballClasses(setup.teams, regular, lastMonday + 7, sizes);
  sportOf('football').classes.forEach((className, index) => {
    const field = classes[index] ?? [];
    const halves = index < 6 ? halvesOf(field) : [field];
    const entrants = halves.map((half) => seeded(half));
    playBracket(builder, className, entrants);
  });
  return builder.games;
}

function halvesOf(field: readonly Qualifier[]): (readonly Qualifier[])[] {
  const [north = []] = regions(
    field.map(({ school }) => school),
    2,
  );
  const northern = new Set(north.slice(0, teamsPerClass / 2).map((school) => school.index));
  return [
    field.filter(({ school }) => northern.has(school.index)),
    field.filter(({ school }) => !northern.has(school.index)),
  ];
}

function seeded(half: readonly Qualifier[]): Entrant[] {
  const entrants = half.map(({ school }, index): Entrant => ({ team: school.index, seed: index + 1, from: null }));
  return bracketOrder(entrants.length).map((seed) => at(entrants, seed - 1));
}

function playBracket(builder: BracketBuilder, className: string, halves: readonly (readonly Entrant[])[]): void {
  let alive = halves.flat();
  rounds.forEach((round, index) => {
    const setting = settingOf(className, round, index);
    alive = Array.from(
      { length: alive.length / 2 },
      (_, pair) => builder.play(at(alive, pair * 2), at(alive, pair * 2 + 1), setting)[0],
    );
  });
}

/** Two rounds on Friday and Saturday, two on Saturday; the finals of small schools on Friday, of large ones on Saturday. */
function settingOf(className: string, round: string, index: number): RoundSetting {
  const isFinal = index === rounds.length - 1;
  const smallSchools = ['1A', '2A', '3A', '4A'].includes(className);
  return {
    level: isFinal ? 'State' : 'Playoff',
    round,
    className,
    site: isFinal ? stadium : '',
    dates: { week: index + 1, weekdays: index < 2 ? [4, 5] : [isFinal && smallSchools ? 4 : 5] },
  };
}
