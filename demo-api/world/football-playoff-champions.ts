import type { Clock } from '../calendar/clock';
import type { Conference } from './conferences';
import type { Game } from './game';
import { getGameState, findWinner, type GameState } from './game-state';

interface Race {
  isOpen: boolean;
  readonly wins: Map<number, number>;
  /** Points scored less points allowed. */
  readonly margins: Map<number, number>;
}

/**
 * Conferences whose games are over: most conference wins, then margin, then name.
 * @param leagues by the index of each member's school
 * @param regular the games before the postseason
 */
export function listChampions(
  leagues: ReadonlyMap<number, Conference>,
  regular: readonly Game[],
  clock: Clock,
): ReadonlySet<number> {
  const races = new Map<Conference, Race>();
  for (const game of regular) {
    const league = game.isConferenceGame ? leagues.get(game.home) : undefined;
    if (league === undefined) continue;
    let race = races.get(league);
    if (race === undefined) {
      race = { isOpen: false, wins: new Map(), margins: new Map() };
      races.set(league, race);
    }
    count(race, game, getGameState(game, clock));
  }
  return new Set([...races].flatMap(([league, race]) => (race.isOpen ? [] : [getLeagueLeader(league, race)])));
}

function count(race: Race, game: Game, state: GameState): void {
  if (state.status === 'scheduled' || state.status === 'live') race.isOpen = true;
  const winner = findWinner(game, state);
  if (winner !== null) add(race.wins, game[winner], 1);
  if (state.status !== 'final') return;
  add(race.margins, game.home, state.result.home - state.result.away);
  add(race.margins, game.away, state.result.away - state.result.home);
}

function add(sums: Map<number, number>, team: number, value: number): void {
  sums.set(team, (sums.get(team) ?? 0) + value);
}

function getLeagueLeader({ members }: Conference, { wins, margins }: Race): number {
  const isAhead = (left: number, right: number): boolean => {
    const lead = (wins.get(left) ?? 0) - (wins.get(right) ?? 0);
    const margin = (margins.get(left) ?? 0) - (margins.get(right) ?? 0);
    return lead !== 0 ? lead > 0 : margin !== 0 ? margin > 0 : left < right;
  };
  return members.reduce((best, member) => (isAhead(member, best) ? member : best));
}
