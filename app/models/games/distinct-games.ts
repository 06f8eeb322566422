import { isKnownTeam, buildTeamKey } from '../brackets/bracket-team';
import { type Game, getColumns } from './game';

/** Removes rows that repeat a game. Two different games with one id are both kept, and the second gets a new id. */
export function dropRepeatedGames<Row extends Game>(
  games: readonly Row[],
  onRepeat: (id: string, differences: readonly string[]) => void = () => undefined,
): Row[] {
  const taken = new Set(games.map(({ id }) => id));
  const kept = new Map<string, Row[]>();
  return games.flatMap((game) => {
    const sameId = kept.get(game.id) ?? [];
    const before = sameId.find((other) => isSameGame(other, game));
    if (before !== undefined) {
      onRepeat(game.id, listDifferences(before, game));
      return [];
    }
    kept.set(game.id, [...sameId, game]);
    if (sameId.length === 0) return [game];
    const id = findFreeId(game.id, taken);
    taken.add(id);
    return [{ ...game, id }];
  });
}

function findFreeId(id: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${id}.${number}`)) number += 1;
  return `${id}.${number}`;
}

/** Rows with one id are one game unless they share no team, or two of teams, day and site differ. */
function isSameGame(a: Game, b: Game): boolean {
  if (haveNoTeamInCommon(a, b)) return false;
  const differences = [
    areOtherTeams(a, b),
    areOther(a.day, b.day),
    areOther(normalizeSite(a.site), normalizeSite(b.site)),
  ];
  return differences.filter(Boolean).length < 2;
}

function haveNoTeamInCommon(a: Game, b: Game): boolean {
  if (![...a.teams, ...b.teams].every(isKnownTeam)) return false;
  const teams = a.teams.map(buildTeamKey);
  return b.teams.every((team) => !teams.includes(buildTeamKey(team)));
}

/** A team to be decided may be any team. */
function areOtherTeams(a: Game, b: Game): boolean {
  const keys = [...a.teams, ...b.teams].flatMap((team) => buildTeamKey(team) ?? []);
  return new Set(keys).size > 2;
}

function areOther(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b;
}

function normalizeSite(site: string | null): string | null {
  return site?.trim().toLowerCase() ?? null;
}

const compared: readonly (readonly [name: string, read: (game: Game) => unknown])[] = [
  ['teams', ({ teams }) => teams.map(({ name }) => name)],
  ['day', ({ day }) => day],
  ['site', ({ site }) => site],
  ['time', ({ time }) => time],
  ['state', ({ kind }) => kind],
  ['score', getColumns],
];

/** Differences between two rows of one game. */
function listDifferences(a: Game, b: Game): readonly string[] {
  return compared.flatMap(([name, read]) => (JSON.stringify(read(a)) === JSON.stringify(read(b)) ? [] : [name]));
}
