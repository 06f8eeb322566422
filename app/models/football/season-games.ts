import type { PictureInput } from './playoff-picture';
import type { TeamIndex } from './playoff-rules';
import type { PickedSide } from './playoff-scenario';

/** Index among the open games, and the winner. */
export type OpenPick = readonly [game: number, winner: PickedSide];

/** No result or no team. */
export const NONE = -1;

/** The games of a season, by team or by game: first the open ones, then those without a reported result. Picks change it. */
export type SeasonGames = ReturnType<typeof readSeasonGames>;

export function readSeasonGames({ teams, decided, open }: PictureInput) {
  const unreported = decided.filter(([, , winner]) => winner === null);
  const pairs = [...open.map((game) => game.teams), ...unreported];
  const buildLists = (): number[][] => teams.map(() => []);
  const season = {
    openCount: open.length,
    home: Int16Array.from(pairs, ([home]) => home ?? NONE),
    away: Int16Array.from(pairs, ([, away]) => away ?? NONE),
    /** Winners of picked games. */
    results: new Int8Array(pairs.length).fill(NONE),
    /** Games won, decided or picked. */
    wins: new Int16Array(teams.length),
    /** Number of games without a result. */
    left: new Int16Array(teams.length),
    gamesOf: buildLists(),
    /** Opponents in games that are over. */
    met: buildLists(),
    /** Opponents in all games. */
    opponents: buildLists(),
    beaten: buildLists(),
  };
  for (const [home, away, winner] of decided) {
    addMeeting(season.met, home, away);
    addMeeting(season.opponents, home, away);
    if (winner !== null) countWin(season, winner === 0 ? home : away, winner === 0 ? away : home, 1);
  }
  for (const { teams: pair } of open) addMeeting(season.opponents, ...pair);
  pairs.forEach(([home, away], game) => {
    for (const team of [home, away]) {
      if (team === null) continue;
      season.gamesOf[team]?.push(game);
      addTo(season.left, team, 1);
    }
  });
  return season;
}

export function getWins({ wins }: SeasonGames, team: TeamIndex): number {
  return wins[team] ?? 0;
}

/** Number of the team's games without a result. */
export function getGamesLeft({ left }: SeasonGames, team: TeamIndex): number {
  return left[team] ?? 0;
}

/** The team's wins if it wins all its games left. */
export function getMostWins(season: SeasonGames, team: TeamIndex): number {
  return getWins(season, team) + getGamesLeft(season, team);
}

export function isUndecided({ results }: SeasonGames, game: number): boolean {
  return results[game] === NONE;
}

/** The other team of a game; `NONE` if it is not named. */
export function getOpponent({ home, away }: SeasonGames, game: number, team: TeamIndex): number {
  return (home[game] === team ? away[game] : home[game]) ?? NONE;
}

/** Both sides of a game; `NONE` for a team that is not named. */
export function getSides({ home, away }: SeasonGames, game: number): readonly [home: number, away: number] {
  return [home[game] ?? NONE, away[game] ?? NONE];
}

/** Runs with picks, which are gone afterwards. */
export function withPicks<Value>(season: SeasonGames, picks: readonly OpenPick[], run: () => Value): Value {
  for (const pick of picks) pickGame(season, pick, 1);
  const value = run();
  for (const pick of [...picks].reverse()) pickGame(season, pick, -1);
  return value;
}

/** Adds a pick, or removes the latest one. */
function pickGame(season: SeasonGames, [game, side]: OpenPick, change: 1 | -1): void {
  const [home, away] = getSides(season, game);
  season.results[game] = change === 1 ? side : NONE;
  for (const team of [home, away]) if (team !== NONE) addTo(season.left, team, -change);
  const [winner, loser] = side === 0 ? [home, away] : [away, home];
  countWin(season, winner === NONE ? null : winner, loser === NONE ? null : loser, change);
}

function countWin(
  { wins, beaten }: Pick<SeasonGames, 'wins' | 'beaten'>,
  winner: TeamIndex | null,
  loser: TeamIndex | null,
  change: 1 | -1,
): void {
  if (winner === null) return;
  addTo(wins, winner, change);
  if (loser === null) return;
  if (change === 1) beaten[winner]?.push(loser);
  else beaten[winner]?.pop();
}

function addMeeting(lists: readonly number[][], home: TeamIndex | null, away: TeamIndex | null): void {
  if (home === null || away === null) return;
  lists[home]?.push(away);
  lists[away]?.push(home);
}

function addTo(counts: Int16Array, team: TeamIndex, change: number): void {
  counts[team] = (counts[team] ?? 0) + change;
}
