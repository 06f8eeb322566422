import type { Clock } from '../calendar/clock';
import { outOfState } from './game';
import { getGameState, findWinner } from './game-state';
import { memoizeLatest } from './memoize-latest';
import { arePairingsPublic } from './pairings';
import { findLeague } from './prep-leagues';
import type { School } from './schools';
import type { Season } from './season';
import type { World } from './world';

export interface Outcome {
  /** Index of the school; -1 for another state's team. */
  readonly opponent: number;
  /** 1 for a win, 0.5 for a tie, 0 for a loss. */
  readonly value: number;
}

export interface PrepRecord {
  readonly school: School;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** None for an independent. */
  readonly conferenceWins: number;
  readonly conferenceLosses: number;
  readonly pointsFor: number;
  readonly outcomes: readonly Outcome[];
}

type Draft = { -readonly [Key in keyof PrepRecord]: PrepRecord[Key] } & { outcomes: Outcome[] };

/** By index of the school. */
export function buildPrepTable(world: World, season: Season, clock: Clock): ReadonlyMap<number, PrepRecord> {
  const key = `prep table ${season.plan.sportId}`;
  return memoizeLatest(world, key, formatTableStamp(season, clock), () => makeTable(world, season, clock));
}

/** Records do not change on days without games. */
export function formatTableStamp(season: Season, { today, minutesNow }: Clock): string {
  const isPlayed = season.on(today).length + season.on(today - 1).length > 0;
  return `${season.schoolYear} ${today} ${isPlayed ? Math.floor(minutesNow) : ''}`;
}

function makeTable(world: World, season: Season, clock: Clock): ReadonlyMap<number, PrepRecord> {
  const { plan, schoolYear, teams } = season;
  const table = new Map(teams.map((school) => [school.index, createRecord(school)] as const));
  const games = arePairingsPublic(plan, schoolYear, clock) ? season.games : season.regularGames;
  for (const game of games) {
    const state = getGameState(game, clock);
    if (state.status !== 'final' && state.status !== 'forfeit') continue;
    const { home, away } = state.status === 'final' ? state.result : state;
    const winner = findWinner(game, state);
    const value = winner === null ? 0.5 : winner === 'home' ? 1 : 0;
    const isOfLeague = game.isConferenceGame && findLeague(world, plan, game.home) !== undefined;
    add(table.get(game.home), { opponent: game.away, value }, home, isOfLeague);
    add(table.get(game.away), { opponent: game.home, value: 1 - value }, away, isOfLeague);
  }
  return table;
}

function createRecord(school: School): Draft {
  return { school, wins: 0, losses: 0, ties: 0, conferenceWins: 0, conferenceLosses: 0, pointsFor: 0, outcomes: [] };
}

/** Visitors have no record. */
function add(record: Draft | undefined, outcome: Outcome, points: number, isOfLeague: boolean): void {
  if (record === undefined) return;
  record.pointsFor += points;
  record.outcomes.push(outcome);
  if (outcome.value === 0.5) record.ties += 1;
  else if (outcome.value === 1) record.wins += 1;
  else record.losses += 1;
  if (!isOfLeague || outcome.value === 0.5) return;
  if (outcome.value === 1) record.conferenceWins += 1;
  else record.conferenceLosses += 1;
}

export function isMember({ opponent }: Outcome): boolean {
  return opponent !== outOfState;
}
