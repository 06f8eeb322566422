import type { DayNumber } from '../calendar/civil';
import { momentAfter } from '../calendar/clock';
import { outOfState, type Game } from './game';
import { stateOf, winnerOf } from './game-state';
import type { School } from './schools';

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

/** The field of 256 in its eight classes, smallest schools first; each class in order of seed. */
export function footballClasses(
  teams: readonly School[],
  regular: readonly Game[],
  afterDay: DayNumber,
): (readonly Qualifier[])[] {
  const field = qualifiersOf(teams, regular, afterDay).slice(0, teamsPerClass * classCount);
  const bySize = [...field].sort(
    (left, right) => left.school.enrollment - right.school.enrollment || left.school.index - right.school.index,
  );
  return Array.from({ length: classCount }, (_, index) =>
    bySize.slice(index * teamsPerClass, (index + 1) * teamsPerClass).sort(bySeedingRule),
  );
}

/** Every team in order of its claim, judged by the games that were over at noon of a day. */
export function qualifiersOf(teams: readonly School[], regular: readonly Game[], afterDay: DayNumber): Qualifier[] {
  const tallies = new Map<number, Tally>(
    teams.map(({ index }) => [index, { wins: 0, losses: 0, opponents: [], beaten: [] }]),
  );
  const clock = momentAfter(afterDay);
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
    tally.beaten.push(opponent);
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
