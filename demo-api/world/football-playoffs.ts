import type { Clock } from '../calendar/clock';
import { computeMinutesSinceMidnight } from '../calendar/clock';
import { getItemAt } from '../random/dice';
import { BracketBuilder, listBracketOrder, type Entrant, type RoundSetting } from './brackets';
import {
  divideFieldIntoClasses,
  selectField,
  sortBySeed,
  rankQualifiers,
  teamsPerClass,
  type Qualifier,
} from './football-field';
import { listChampions } from './football-playoff-champions';
import type { FootballSize } from './football-size';
import { getFootballLeagues } from './football-teams';
import type { Game } from './game';
import { getPairingsMoment } from './pairings';
import type { School } from './schools';
import { findFirstMonday, type SeasonPlan } from './season-plans';
import type { SeasonSetup } from './season-setup';
import { getSport } from './sports';
import { formatSite, findVenue } from './venues';

export const footballRounds = ['Round 1', 'Round 2', 'Quarterfinal', 'Semifinal', 'Championship'] as const;
/** Classes up to 6A have a northern and a southern half; larger ones have one bracket of 32. */
const classesWithHalves = 6;
const finalsPerDay = 4;
const firstFinalMinutes = 10 * 60;
const minutesBetweenFinals = 180;
const [friday, saturday] = [4, 5];

/** Five rounds. The team that has hosted less is host, then the better seed; the finals are in one stadium. */
export function makeFootballPlayoffs(
  setup: SeasonSetup,
  schools: readonly School[],
  regular: readonly Game[],
  sizes: ReadonlyMap<number, FootballSize>,
): Game[] {
  const { plan, schoolYear, teams, conferences } = setup;
  const lastMonday = findFirstMonday(plan, schoolYear) + (plan.weeks - 1) * 7;
  const builder = new BracketBuilder(setup, schools, regular.length, lastMonday);
  const clock = getPairingsClock(plan, schoolYear);
  const champions = listChampions(getFootballLeagues(teams, conferences), regular, clock);
  const classes = divideFieldIntoClasses(selectField(rankQualifiers(teams, regular, clock), champions), sizes);
  classes.forEach((field, index) => {
    playBracket(builder, index, field);
  });
  return builder.games;
}

/** Games that end after the selection do not count. */
function getPairingsClock(plan: SeasonPlan, schoolYear: number): Clock {
  return { nowMs: 0, timeZone: 'UTC', ...getPairingsMoment(plan, schoolYear) };
}

/** The earlier of now and the selection of the field. */
export function getQualificationClock(plan: SeasonPlan, schoolYear: number, clock: Clock): Clock {
  const made = getPairingsClock(plan, schoolYear);
  return computeMinutesSinceMidnight(clock, made.today) < made.minutesNow ? clock : made;
}

/**
 * Each half is in order of seed.
 * @param index of the class, counted from 0
 */
function splitIntoHalves<Team extends Qualifier>(field: readonly Team[], index: number): (readonly Team[])[] {
  if (index >= classesWithHalves) return [field];
  const fromNorth = [...field].sort(
    (left, right) => right.school.town.latitude - left.school.town.latitude || left.school.index - right.school.index,
  );
  const half = teamsPerClass / 2;
  return [sortBySeed(fromNorth.slice(0, half)), sortBySeed(fromNorth.slice(half))];
}

function playBracket(builder: BracketBuilder, classIndex: number, field: readonly Qualifier[]): void {
  const rank = new Map(field.map(({ school }, position) => [school.index, position]));
  const hosted = new Map<number, number>();
  const isHost = (left: Entrant, right: Entrant): boolean =>
    ((hosted.get(left.team) ?? 0) - (hosted.get(right.team) ?? 0) ||
      left.seed - right.seed ||
      (rank.get(left.team) ?? 0) - (rank.get(right.team) ?? 0)) <= 0;
  let alive = splitIntoHalves(field, classIndex).flatMap(seedTeams);
  for (const [index, round] of footballRounds.entries()) {
    alive = Array.from({ length: alive.length / 2 }, (_, pair) => {
      const [left, right] = [getItemAt(alive, pair * 2), getItemAt(alive, pair * 2 + 1)];
      const [home, away] = isHost(left, right) ? [left, right] : [right, left];
      hosted.set(home.team, (hosted.get(home.team) ?? 0) + 1);
      return builder.playAt(home, away, getRoundSetting(classIndex, round, index))[0];
    });
  }
}

function seedTeams(half: readonly Qualifier[]): Entrant[] {
  const entrants = half.map(({ school }, index): Entrant => ({ team: school.index, seed: index + 1, from: null }));
  return listBracketOrder(entrants.length).map((seed) => getItemAt(entrants, seed - 1));
}

/** Early rounds are on Friday and Saturday, later ones on Saturday; small schools have their finals on Friday. */
function getRoundSetting(classIndex: number, round: string, index: number): RoundSetting {
  const className = getSport('football').classes[classIndex] ?? '';
  const week = index + 1;
  if (index < footballRounds.length - 1) {
    const weekdays = index < 2 ? [friday, saturday] : [saturday];
    return { level: 'Playoff', round, className, site: '', dates: { week, weekdays } };
  }
  const stadium = findVenue('football', className);
  return {
    level: 'State',
    round,
    className,
    site: stadium === undefined ? '' : formatSite(stadium),
    dates: { week, weekdays: [classIndex < finalsPerDay ? friday : saturday] },
    startMinutes: firstFinalMinutes + (classIndex % finalsPerDay) * minutesBetweenFinals,
  };
}
