import { getSchoolYear, type DayNumber } from '../calendar/civil';
import type { Clock } from '../calendar/clock';
import type { Game } from './game';
import { areTeamsKnown, arePairingsPublic, isAnnounced } from './pairings';
import type { Season } from './season';
import { findFirstMonday, getPlan } from './season-plans';
import { getSport } from './sports';
import type { World } from './world';

export const regularWeeks = 9;
export const lastWeek = 14;

export function getFootballSeason(world: World, clock: Clock): Season {
  return world.getSeason(getPlan('football'), getSchoolYear(clock.today));
}

/** 1 to 9 in the regular season, 10 to 14 in the playoffs; a make-up keeps its first week. */
export function getFootballWeek(game: Game): number {
  const day = game.makesUpFor ?? game.day;
  return Math.floor((day - findFirstMonday(game.plan, game.schoolYear)) / 7) + 1;
}

/** Weeks count from 1. */
export function findMondayOfWeek(schoolYear: number, week: number): DayNumber {
  return findFirstMonday(getPlan('football'), schoolYear) + (week - 1) * 7;
}

/** Make-ups once announced, playoffs once their class is paired. */
export function listPublicGames(season: Season, clock: Clock): readonly Game[] {
  return season.games.filter((game) => isAnnounced(game, clock));
}

export function arePlayoffsPaired(season: Season, clock: Clock): boolean {
  return arePairingsPublic(season.plan, season.schoolYear, clock);
}

/** By date. */
export function listKnownGames(season: Season, team: number, clock: Clock): readonly Game[] {
  return season.listGamesOf(team).filter((game) => isAnnounced(game, clock) && areTeamsKnown(game, clock));
}

/** `251103` for class 3A */
export function buildFootballTournamentId(schoolYear: number, className: string): number {
  return (schoolYear % 100) * 10_000 + 1100 + getSport('football').classes.indexOf(className) + 1;
}
