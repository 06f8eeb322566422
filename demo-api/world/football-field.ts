import type { Clock } from '../calendar/clock';
import { getItemAt } from '../random/dice';
import type { FootballSize } from './football-size';
import { outOfState, type Game } from './game';
import { getGameState, findWinner } from './game-state';
import type { School } from './schools';
import { getSport } from './sports';

export const teamsPerClass = 32;
/** Enough for a conference champion to qualify. */
export const winsOfChampion = 5;
const classCount = 8;

export interface Qualifier {
  readonly school: School;
  readonly wins: number;
  readonly losses: number;
  /** Wins of all opponents, and of the defeated ones. */
  readonly opponentsWins: number;
  readonly defeatedOpponentsWins: number;
  /** Indexes of schools. */
  readonly beaten: readonly number[];
}

interface Tally {
  wins: number;
  losses: number;
  readonly opponents: number[];
  readonly beaten: number[];
}

/** The 256 qualifiers, best first: conference champions, then by the seeding rule. */
export function selectField<Team extends Qualifier>(
  qualifiers: readonly Team[],
  champions: ReadonlySet<number>,
): readonly Team[] {
  const isCertain = ({ school, wins }: Team): boolean => wins >= winsOfChampion && champions.has(school.index);
  const certain = qualifiers.filter(isCertain);
  const places = teamsPerClass * classCount - certain.length;
  const others = qualifiers.filter((qualifier) => !isCertain(qualifier)).slice(0, places);
  return sortBySeed([...certain, ...others]);
}

/** Eight classes of 32, smallest schools first, by seed. Schools that play up move the next larger ones down. */
export function divideFieldIntoClasses<Team extends Qualifier>(
  field: readonly Team[],
  sizes: ReadonlyMap<number, FootballSize>,
): (readonly Team[])[] {
  const getTeamEnrollment = ({ school }: Team): number => sizes.get(school.index)?.enrollment ?? school.enrollment;
  const bySize = [...field].sort(
    (left, right) => getTeamEnrollment(left) - getTeamEnrollment(right) || left.school.index - right.school.index,
  );
  const classes = Array.from({ length: classCount }, (): Team[] => []);
  const rest = bySize.filter((candidate, position) => {
    const wished = getSport('football').classes.indexOf(sizes.get(candidate.school.index)?.designatedClass ?? '');
    const playsUp = wished > Math.floor(position / teamsPerClass);
    if (playsUp) classes[wished]?.push(candidate);
    return !playsUp;
  });
  let next = 0;
  for (const group of classes)
    while (group.length < teamsPerClass && next < rest.length) group.push(getItemAt(rest, next++));
  return classes.map(sortBySeed);
}

/**
 * All scheduled opponents count, except out-of-state ones.
 * @param regular the games before the postseason
 */
export function rankQualifiers(teams: readonly School[], regular: readonly Game[], clock: Clock): Qualifier[] {
  const tallies = new Map<number, Tally>(
    teams.map(({ index }) => [index, { wins: 0, losses: 0, opponents: [], beaten: [] }]),
  );
  for (const game of regular) {
    if (game.outcome === 'postponed' || game.outcome === 'cancelled') continue;
    const winner = findWinner(game, getGameState(game, clock));
    count(tallies.get(game.home), game.away, winner === null ? null : winner === 'home');
    count(tallies.get(game.away), game.home, winner === null ? null : winner === 'away');
  }
  const sumTeamWins = (sum: number, team: number): number => sum + (tallies.get(team)?.wins ?? 0);
  const qualifiers = teams.map((school): Qualifier => {
    const { wins = 0, losses = 0, opponents = [], beaten = [] } = tallies.get(school.index) ?? {};
    return {
      school,
      wins,
      losses,
      opponentsWins: opponents.reduce(sumTeamWins, 0),
      defeatedOpponentsWins: beaten.reduce(sumTeamWins, 0),
      beaten,
    };
  });
  return sortBySeed(qualifiers);
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

/** By wins, opponents' wins, wins of the defeated, head-to-head result, and name. */
export function sortBySeed<Team extends Qualifier>(teams: readonly Team[]): Team[] {
  const order = [...teams].sort((left, right) => compareCounts(left, right) || left.school.index - right.school.index);
  for (let first = 0, next = 1; first < order.length; first = next, next = first + 1) {
    while (next < order.length && compareCounts(getItemAt(order, first), getItemAt(order, next)) === 0) next += 1;
    if (next - first !== 2) continue;
    const [left, right] = [getItemAt(order, first), getItemAt(order, first + 1)];
    const isAhead = right.beaten.includes(left.school.index) && !left.beaten.includes(right.school.index);
    if (isAhead) order.splice(first, 2, right, left);
  }
  return order;
}

function compareCounts(left: Qualifier, right: Qualifier): number {
  return (
    right.wins - left.wins ||
    right.opponentsWins - left.opponentsWins ||
    right.defeatedOpponentsWins - left.defeatedOpponentsWins
  );
}
