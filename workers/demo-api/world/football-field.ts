import type { DayNumber } from '../calendar/civil';
import { momentAfter, type Clock } from '../calendar/clock';
import { at } from '../random/dice';
import type { FootballSize } from './football-size';
import { outOfState, type Game } from './game';
import { stateOf, winnerOf } from './game-state';
import type { School } from './schools';
import { sportOf } from './sports';

export const teamsPerClass = 32;
const classCount = 8;

/** A team's claim to a place in the playoffs. */
export interface Qualifier {
  readonly school: School;
  readonly wins: number;
  readonly losses: number;
  /** Wins of all opponents together, and of the beaten ones. */
  readonly opponentsWins: number;
  readonly defeatedOpponentsWins: number;
}

interface Tally {
  wins: number;
  losses: number;
  readonly opponents: number[];
  readonly beaten: number[];
}

/**
 * The field of 256 in its eight classes, smallest schools first; each class in order of seed. Schools that asked for a
 * higher class play there, and the next larger ones move down in their place.
 */
export function footballClasses(
  teams: readonly School[],
  regular: readonly Game[],
  afterDay: DayNumber,
  sizes: ReadonlyMap<number, FootballSize>,
): (readonly Qualifier[])[] {
  const field = qualifiersOf(teams, regular, afterDay).slice(0, teamsPerClass * classCount);
  const sizeOf = ({ school }: Qualifier): number => sizes.get(school.index)?.enrollment ?? school.enrollment;
  const bySize = [...field].sort(
    (left, right) => sizeOf(left) - sizeOf(right) || left.school.index - right.school.index,
  );
  const classes = Array.from({ length: classCount }, (): Qualifier[] => []);
  const rest = bySize.filter((one, position) => {
    const wished = sportOf('football').classes.indexOf(sizes.get(one.school.index)?.designatedClass ?? '');
    const playsUp = wished > Math.floor(position / teamsPerClass);
    if (playsUp) classes[wished]?.push(one);
    return !playsUp;
  });
  let next = 0;
  for (const group of classes) while (group.length < teamsPerClass && next < rest.length) group.push(at(rest, next++));
  return classes.map((group) => group.sort(bySeedingRule));
}

/** Every team in order of its claim, judged by the games that were over at noon of a day. */
export function qualifiersOf(teams: readonly School[], regular: readonly Game[], afterDay: DayNumber): Qualifier[] {
  return qualifiersAt(teams, regular, momentAfter(afterDay));
}

/**
 * Every team in order of its claim at a moment. All opponents of the schedule count, with the wins they have by then,
 * except those of other states.
 * @param regular the games before the postseason
 */
export function qualifiersAt(teams: readonly School[], regular: readonly Game[], clock: Clock): Qualifier[] {
  const tallies = new Map<number, Tally>(
    teams.map(({ index }) => [index, { wins: 0, losses: 0, opponents: [], beaten: [] }]),
  );
  for (const game of regular) {
    if (game.fate === 'postponed' || game.fate === 'cancelled') continue;
    const winner = winnerOf(game, stateOf(game, clock));
    count(tallies.get(game.home), game.away, winner === null ? null : winner === 'home');
    count(tallies.get(game.away), game.home, winner === null ? null : winner === 'away');
  }
  const winsOf = (sum: number, team: number): number => sum + (tallies.get(team)?.wins ?? 0);
  return teams
    .map((school): Qualifier => {
      const { wins = 0, losses = 0, opponents = [], beaten = [] } = tallies.get(school.index) ?? {};
      return {
        school,
        wins,
        losses,
        opponentsWins: opponents.reduce(winsOf, 0),
        defeatedOpponentsWins: beaten.reduce(winsOf, 0),
      };
    })
    .sort(bySeedingRule);
}

function count(tally: Tally | undefined, opponent: number, won: boolean | null): void {
  if (tally === undefined) return;
  if (opponent !== outOfState) tally.opponents.push(opponent);
  if (won === null) return;
  if (!won) tally.losses += 1;
  else {
    tally.wins += 1;
    if (opponent !== outOfState) tally.beaten.push(opponent);
  }
}

function bySeedingRule(left: Qualifier, right: Qualifier): number {
  return (
    right.wins - left.wins ||
    right.opponentsWins - left.opponentsWins ||
    right.defeatedOpponentsWins - left.defeatedOpponentsWins ||
    left.school.index - right.school.index
  );
}
