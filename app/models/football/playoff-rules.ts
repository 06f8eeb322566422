import { groupBy } from '~/group-by';

/*
 * Who is in the football playoffs, by the association's rules.
 *
 * | rule                                                                              | where it is published                      |
 * | --------------------------------------------------------------------------------- | ------------------------------------------ |
 * | 256 teams in eight classes of 32                                                  | specification 3, section 9                 |
 * | conference representatives with five wins are in                                  | specification 3, section 4 (bid R); guide  |
 * | teams with six wins are in; the others follow in the order of seeding, those with | specification 3, section 9; section 4      |
 * | five wins first                                                                   | (bids C and A); resolution 10              |
 * | order of seeding: total wins, wins of all opponents, wins of defeated opponents,  | specification 3, section 9                 |
 * | then name; of two teams that are level the winner of their game                   |                                            |
 * | classes by enrollment; a team may be designated to a higher class                 | specification 3, sections 2.4 and 9; guide |
 *
 * "Guide" is the association's Pairings Guide. Games against teams of other states count as wins and losses, and add no
 * opponents' wins ("#", section 4).
 */

/** Index of a team in the association's alphabetical list. */
export type TeamIndex = number;
/** `null` for an out-of-state team. */
type Opponent = TeamIndex | null;

/** A counted game: the two teams, and the winner; `null` while undecided. */
export type CountedGame = readonly [home: Opponent, away: Opponent, winner: 0 | 1 | null];

/** Facts that determine the class of a team. */
export interface RuledTeam {
  readonly enrollment: number;
  /** Index of the class in which it plays whatever its enrollment; `null` for nearly all. */
  readonly designatedClass: number | null;
}

export interface Standing {
  readonly team: TeamIndex;
  readonly wins: number;
  readonly losses: number;
  /** Wins of all opponents, including those still to be played. */
  readonly opponentsWins: number;
  readonly defeatedOpponentsWins: number;
  /** Defeated opponents. */
  readonly beaten: readonly TeamIndex[];
}

const classCount = 8;
const teamsPerClass = 32;
export const fieldSize = classCount * teamsPerClass;
export const winsOfRepresentative = 5;
export const winsToClinch = 6;

type Tally = Record<'wins' | 'losses', number> & Readonly<Record<'opponents' | 'beaten', TeamIndex[]>>;

/** The standings of all teams in the order of seeding. */
export function rankStandings(teamCount: number, games: readonly CountedGame[]): readonly Standing[] {
  const tallies = Array.from({ length: teamCount }, (): Tally => ({ wins: 0, losses: 0, opponents: [], beaten: [] }));
  for (const [home, away, winner] of games) {
    countGame(tallies, home, away, winner === null ? null : winner === 0);
    countGame(tallies, away, home, winner === null ? null : winner === 1);
  }
  const sumWins = (sum: number, team: TeamIndex) => sum + (tallies[team]?.wins ?? 0);
  return sortInSeedOrder(
    tallies.map(({ wins, losses, opponents, beaten }, team) => ({
      team,
      wins,
      losses,
      opponentsWins: opponents.reduce(sumWins, 0),
      defeatedOpponentsWins: beaten.reduce(sumWins, 0),
      beaten,
    })),
  );
}

function countGame(tallies: readonly Tally[], team: Opponent, opponent: Opponent, won: boolean | null): void {
  const tally = team === null ? undefined : tallies[team];
  if (tally === undefined) return;
  if (opponent !== null) tally.opponents.push(opponent);
  if (won === null) return;
  if (!won) tally.losses += 1;
  else {
    tally.wins += 1;
    if (opponent !== null) tally.beaten.push(opponent);
  }
}

/** Sorts by wins, opponents' wins, wins of defeated opponents, name; of two level teams the winner of their game is first. */
export function sortInSeedOrder(standings: readonly Standing[]): readonly Standing[] {
  const order = [...standings].sort((a, b) => compareFigures(a, b) || a.team - b.team);
  const levels = groupBy(order, ({ wins, opponentsWins, defeatedOpponentsWins }) =>
    [wins, opponentsWins, defeatedOpponentsWins].join(' '),
  );
  return [...levels.values()].flatMap(settleByTheirGame);
}

/** Negative when the first is ahead in wins or opponents' wins, 0 when level. */
export function compareFigures(a: Standing, b: Standing): number {
  return b.wins - a.wins || b.opponentsWins - a.opponentsWins || b.defeatedOpponentsWins - a.defeatedOpponentsWins;
}

/** Two teams that have beaten each other stay in alphabetical order. */
function settleByTheirGame(level: readonly Standing[]): readonly Standing[] {
  const [a, b, ...others] = level;
  if (a === undefined || b === undefined || others.length > 0) return level;
  return b.beaten.includes(a.team) && !a.beaten.includes(b.team) ? [b, a] : level;
}

/** The teams in the playoffs, in the order of seeding: certain representatives, then the others until the field is full. */
export function selectField(
  standings: readonly Standing[],
  representatives: ReadonlySet<TeamIndex>,
): readonly Standing[] {
  const isCertain = ({ team, wins }: Standing) => wins >= winsOfRepresentative && representatives.has(team);
  const certain = standings.filter(isCertain);
  const others = standings.filter((standing) => !isCertain(standing)).slice(0, Math.max(0, fieldSize - certain.length));
  return sortInSeedOrder([...certain, ...others]);
}

/** Divides teams into classes, smallest schools first, each in seeding order. A designated team takes a place in its class. */
export function divideIntoClasses(
  field: readonly Standing[],
  teams: readonly RuledTeam[],
): readonly (readonly Standing[])[] {
  const getEnrollment = ({ team }: Standing) => teams[team]?.enrollment ?? 0;
  const bySize = [...field].sort((a, b) => getEnrollment(a) - getEnrollment(b) || a.team - b.team);
  const classes = Array.from({ length: classCount }, (): Standing[] => []);
  const rest = bySize.filter((standing, place) => {
    const designated = teams[standing.team]?.designatedClass ?? null;
    const playsUp = designated !== null && designated > Math.floor(place / teamsPerClass);
    if (playsUp) classes[designated]?.push(standing);
    return !playsUp;
  });
  let next = 0;
  for (const members of classes) {
    const free = Math.max(0, teamsPerClass - members.length);
    members.push(...rest.slice(next, next + free));
    next += free;
  }
  return classes.map(sortInSeedOrder);
}
