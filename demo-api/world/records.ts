import type { Clock } from '../calendar/clock';
import type { Game } from './game';
import { getGameState, findWinner } from './game-state';

export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly conferenceWins: number;
  readonly conferenceLosses: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
}

/** Finished games at the clock's moment. */
export function getTeamRecord(team: number, games: readonly Game[], clock: Clock): TeamRecord {
  const record = {
    wins: 0,
    losses: 0,
    ties: 0,
    conferenceWins: 0,
    conferenceLosses: 0,
    pointsFor: 0,
    pointsAgainst: 0,
  };
  for (const game of games) {
    const state = getGameState(game, clock);
    if (state.status !== 'final' && state.status !== 'forfeit') continue;
    const isHome = game.home === team;
    const { home, away } = state.status === 'final' ? state.result : state;
    record.pointsFor += isHome ? home : away;
    record.pointsAgainst += isHome ? away : home;
    const winner = findWinner(game, state);
    if (winner === null) record.ties += 1;
    else if ((winner === 'home') === isHome) {
      record.wins += 1;
      if (game.isConferenceGame) record.conferenceWins += 1;
    } else {
      record.losses += 1;
      if (game.isConferenceGame) record.conferenceLosses += 1;
    }
  }
  return record;
}
