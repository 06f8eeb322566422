import { momentAfter } from '../calendar/clock';
import { at } from '../random/dice';
import { BracketBuilder, bracketOrder, regions, type Entrant, type RoundSetting } from './brackets';
import type { Game } from './game';
import { recordOf } from './records';
import type { SeasonSetup } from './regular-season';
import type { School } from './schools';
import { firstMonday } from './season-plans';
import { sportOf } from './sports';

const teamsPerClass = 32;
const regularWeeks = 9;
const rounds = ['Round 1', 'Round 2', 'Quarterfinal', 'Semifinal', 'Championship'] as const;
const stadium = 'Founders Stadium, Prairie City';
const fridayNight = [19 * 60, 19 * 60, 19 * 60 + 30];
const saturdayTimes = [13 * 60, 13 * 60, 14 * 60, 16 * 60, 18 * 60];

/** A team that made the field of 256, with what it was seeded by. */
export interface Qualifier {
  readonly school: School;
  readonly wins: number;
  readonly losses: number;
  readonly opponentsWins: number;
  readonly defeatedOpponentsWins: number;
}

/**
 * The playoffs: the field by wins, opponents' wins and defeated opponents' wins, eight classes of 32 by enrollment,
 * halves of 16 by geography in 1A to 6A (none in 7A and 8A), five rounds.
 */
export function makeFootballPlayoffs(setup: SeasonSetup, schools: readonly School[], regular: readonly Game[]): Game[] {
  const lastMonday = firstMonday(setup.plan, setup.schoolYear) + (regularWeeks - 1) * 7;
  const builder = new BracketBuilder(setup, schools, regular.length, lastMonday);
  const classes = footballClasses(setup.teams, regular, lastMonday + 7);
  sportOf('football').classes.forEach((className, index) => {
    const field = classes[index] ?? [];
    const halves = index < 6 ? halvesOf(field) : [field];
    const entrants = halves.map((half) => seeded(half));
    playBracket(builder, className, entrants);
  });
  return builder.games;
}

/** The field of the playoffs in its eight classes, smallest schools first; each class in order of seed. */
export function footballClasses(
  teams: readonly School[],
  regular: readonly Game[],
  afterDay: number,
): (readonly Qualifier[])[] {
  const field = qualifiersOf(teams, regular, afterDay).slice(0, teamsPerClass * 8);
  const bySize = [...field].sort((left, right) => left.school.enrollment - right.school.enrollment);
  return Array.from({ length: 8 }, (_, index) =>
    bySize.slice(index * teamsPerClass, (index + 1) * teamsPerClass).sort(bySeedingRule),
  );
}

/** Every team in order of its claim to a place, judged by the games that were over on a day. */
export function qualifiersOf(teams: readonly School[], regular: readonly Game[], afterDay: number): Qualifier[] {
  const clock = momentAfter(afterDay);
  const gamesOf = new Map<number, Game[]>(teams.map((school) => [school.index, []]));
  for (const game of regular) {
    gamesOf.get(game.home)?.push(game);
    gamesOf.get(game.away)?.push(game);
  }
  const records = new Map(teams.map(({ index }) => [index, recordOf(index, gamesOf.get(index) ?? [], clock)]));
  const winsOf = (team: number): number => records.get(team)?.wins ?? 0;
  return teams
    .map((school) => {
      const opponents = (gamesOf.get(school.index) ?? []).map((game) =>
        game.home === school.index ? game.away : game.home,
      );
      const record = records.get(school.index);
      return {
        school,
        wins: record?.wins ?? 0,
        losses: record?.losses ?? 0,
        opponentsWins: opponents.reduce((sum, opponent) => sum + winsOf(opponent), 0),
        defeatedOpponentsWins: 0,
      };
    })
    .sort(bySeedingRule);
}

function bySeedingRule(left: Qualifier, right: Qualifier): number {
  return (
    right.wins - left.wins ||
    right.opponentsWins - left.opponentsWins ||
    right.defeatedOpponentsWins - left.defeatedOpponentsWins ||
    left.school.index - right.school.index
  );
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

function settingOf(className: string, round: string, index: number): RoundSetting {
  const isFinal = index === rounds.length - 1;
  const smallSchools = ['1A', '2A', '3A', '4A'].includes(className);
  const weekday = isFinal
    ? smallSchools
      ? 4
      : 5
    : index < 2
      ? className.length % 2 === 0 && smallSchools
        ? 5
        : 4
      : 5;
  return {
    level: isFinal ? 'State' : 'Playoff',
    round,
    className,
    site: isFinal ? stadium : '',
    dates: { week: index + 1, weekdays: index < 2 ? [4, 5] : [weekday] },
    startTimes: weekday === 5 || index < 2 ? saturdayTimes : fridayNight,
  };
}
