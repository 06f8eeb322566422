import { getItemAt, hashSeed } from '../random/dice';
import { BracketBuilder, listBracketOrder, splitIntoRegions, type Entrant, type RoundSetting } from './brackets';
import type { Game } from './game';
import type { School } from './schools';
import { findFirstMonday, type PostseasonPlan, type RoundDates } from './season-plans';
import type { SeasonSetup } from './season-setup';
import { getClassName, getSport } from './sports';
import { computeTeamStrength } from './strength';

const roundNames = ['Championship', 'Semifinal', 'Quarterfinal', 'First Round'] as const;

/** Regionals to state finals of every class. */
export function makePostseason(setup: SeasonSetup, schools: readonly School[], firstNumber: number): Game[] {
  const { plan, schoolYear, teams } = setup;
  if (plan.postseason === null) return [];
  const sport = getSport(plan.sportId);
  const lastMonday = findFirstMonday(plan, schoolYear) + (plan.weeks - 1) * 7;
  const builder = new BracketBuilder(setup, schools, firstNumber, lastMonday);
  const classes = sport.classes.length === 0 ? [''] : sport.classes;
  for (const className of classes) {
    const entered = teams.filter((school) => getClassName(sport, school.enrollment) === className);
    if (entered.length >= 8) playClass(builder, setup, plan.postseason, className, entered);
  }
  return builder.games;
}

function playClass(
  builder: BracketBuilder,
  setup: SeasonSetup,
  dates: PostseasonPlan,
  className: string,
  teams: readonly School[],
): void {
  const sectionalCount = teams.length >= 64 ? 8 : 4;
  const regionalCount = teams.length / sectionalCount >= 12 ? 4 : 2;
  const champions = splitIntoRegions(teams, sectionalCount).map((sectional) =>
    playSectional(builder, setup, dates, className, sectional, regionalCount),
  );
  const buildRoundSetting = (round: string, when: RoundDates): RoundSetting => ({
    level: 'State',
    round,
    className,
    site: dates.venue,
    dates: when,
  });
  const finalists =
    champions.length === 4 ? champions : playSuperSectionals(builder, setup, dates, className, teams, champions);
  const semifinals = playRound(builder, finalists, buildRoundSetting('Semifinal', dates.stateSemifinal));
  playRound(builder, semifinals.losers, buildRoundSetting('3rd Place', dates.stateFinal));
  playRound(builder, semifinals.winners, buildRoundSetting('Championship', dates.stateFinal));
}

/** Each is at a school of the class that is not in it. */
function playSuperSectionals(
  builder: BracketBuilder,
  setup: SeasonSetup,
  dates: PostseasonPlan,
  className: string,
  teams: readonly School[],
  champions: readonly Entrant[],
): Entrant[] {
  return pairUp(champions).map(([left, right]) => {
    const others = teams.filter(({ index }) => index !== left.team && index !== right.team);
    const host = getItemAt(others, hashSeed(setup.seed, 'super-sectional', className, left.team));
    const setting = buildSetting('Super-Sectional', 'Championship', className, host, dates.superSectional);
    return builder.play(left, right, setting)[0];
  });
}

function playSectional(
  builder: BracketBuilder,
  setup: SeasonSetup,
  dates: PostseasonPlan,
  className: string,
  teams: readonly School[],
  regionalCount: number,
): Entrant {
  const host = getItemAt(teams, hashSeed(setup.seed, 'sectional', className, getItemAt(teams, 0).index));
  let alive = splitIntoRegions(teams, regionalCount).map((regional) =>
    playRegional(builder, setup, dates, className, regional),
  );
  const rounds = Math.log2(regionalCount);
  for (let round = 0; alive.length > 1; round += 1) {
    const when = getItemAt(dates.sectional, dates.sectional.length - rounds + round);
    const name = getItemAt(roundNames, rounds - 1 - round);
    alive = playRound(builder, alive, buildSetting('Sectional', name, className, host, when)).winners;
  }
  return getItemAt(alive, 0);
}

/** The best seeds have byes. */
function playRegional(
  builder: BracketBuilder,
  setup: SeasonSetup,
  dates: PostseasonPlan,
  className: string,
  teams: readonly School[],
): Entrant {
  const rated = teams.map((school) => ({ school, rating: getSchoolRating(setup, school) }));
  rated.sort((left, right) => right.rating - left.rating);
  const seeded = rated.map(({ school }, index): Entrant => ({ team: school.index, seed: index + 1, from: null }));
  const host = getItemAt(rated, hashSeed(setup.seed, 'regional', className, getItemAt(teams, 0).index)).school;
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, seeded.length)));
  let alive: (Entrant | null)[] = listBracketOrder(size).map((seed) => seeded[seed - 1] ?? null);
  for (let round = Math.log2(size); alive.length > 1; round -= 1) {
    const when = getItemAt(dates.regional, Math.max(0, dates.regional.length - round));
    const setting = buildSetting('Regional', getItemAt(roundNames, round - 1), className, host, when);
    alive = pairUp(alive).map(([left, right]) =>
      left && right ? builder.play(left, right, setting)[0] : (left ?? right),
    );
  }
  const champion = alive[0];
  if (!champion) throw new RangeError(`A regional of class ${className} has no teams.`);
  return champion;
}

/** The committee's rating: strength plus a random error. */
function getSchoolRating(setup: SeasonSetup, school: School): number {
  const { seed, schoolYear, sportKey } = setup;
  const error = (hashSeed(seed, 'seeding', sportKey, school.index, schoolYear) / 4_294_967_296 - 0.5) * 0.8;
  return computeTeamStrength(setup, school) + error;
}

function buildSetting(level: string, round: string, className: string, host: School, dates: RoundDates): RoundSetting {
  return { level, round, className, site: host.name, dates };
}

function playRound(
  builder: BracketBuilder,
  entrants: readonly Entrant[],
  setting: RoundSetting,
): { winners: Entrant[]; losers: Entrant[] } {
  const played = pairUp(entrants).map(([left, right]) => builder.play(left, right, setting));
  return { winners: played.map(([winner]) => winner), losers: played.map(([, loser]) => loser) };
}

function pairUp<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return Array.from(
    { length: Math.floor(items.length / 2) },
    (_, index) => [getItemAt(items, index * 2), getItemAt(items, index * 2 + 1)] as const,
  );
}
