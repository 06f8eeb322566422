import { isKnownTeam, buildTeamKey } from '../brackets/bracket-team';
import { isFurther, type Progress } from './furthest';
import { findCalledOff, type Game, getColumns } from './game';

const steps: Readonly<Record<Game['kind'], number>> = { scheduled: 0, live: 1, unreported: 2, final: 3, forfeit: 3 };

/**
 * How far a game has come: its state, the points known, the later day (a postponed game is played then), whether the feed says
 * something of its state, and the teams known.
 */
export function measureGame(game: Game): Progress {
  const points = getColumns(game).flat();
  const known = points.filter((value) => value !== null);
  const isOver = steps[game.kind] > steps.live;
  const step = game.kind === 'scheduled' && known.length > 0 ? steps.live : steps[game.kind];
  const sum = known.reduce((total, value) => total + value, 0);
  const hasRemark = Number('remark' in game && game.remark !== null);
  return [step, known.length, isOver ? 0 : sum, game.day ?? '', hasRemark, game.teams.filter(isKnownTeam).length];
}

/**
 * Removes rows that repeat a game: the one that is further along stays, in the place of the first. Two different games with one id are both
 * kept, and the second gets a new id.
 */
export function dropRepeatedGames<Row extends Game>(
  games: readonly Row[],
  onRepeat: (id: string, differences: readonly string[]) => void = () => undefined,
): Row[] {
  const taken = new Set(games.map(({ id }) => id));
  const kept: Row[] = [];
  /** By id, and by id and team: one game has a team in common, or one that is not decided. */
  const places = new Map<string, Set<number>>();
  const notePlace = (key: string, place: number) => places.set(key, (places.get(key) ?? new Set()).add(place));
  for (const game of games) {
    const sameId = places.get(game.id)?.size ?? 0;
    const undecided = `${game.id}\n`;
    const teams = game.teams.map((team) => undecided + (buildTeamKey(team) ?? ''));
    const keys = teams.includes(undecided) ? [game.id] : [...teams, undecided];
    const candidates = keys.flatMap((key) => [...(places.get(key) ?? [])]).sort((a, b) => a - b);
    const place = candidates.find((index) => isSameGame(kept[index] ?? game, game));
    const before = place === undefined ? undefined : kept[place];
    if (place !== undefined && before !== undefined) {
      onRepeat(game.id, listDifferences(before, game));
      if (!isFurther(measureGame(game), measureGame(before))) continue;
      kept[place] = { ...game, id: before.id };
      for (const key of teams) notePlace(key, place);
      continue;
    }
    const id = sameId === 0 ? game.id : findFreeId(game.id, taken, sameId + 1);
    taken.add(id);
    for (const key of [game.id, ...teams]) notePlace(key, kept.length);
    kept.push(sameId === 0 ? game : { ...game, id });
  }
  return kept;
}

function findFreeId(id: string, taken: ReadonlySet<string>, from: number): string {
  let number = from;
  while (taken.has(`${id}.${number}`)) number += 1;
  return `${id}.${number}`;
}

/** Rows with one id are one game unless they share no team, or two of teams, day and site differ. */
function isSameGame(a: Game, b: Game): boolean {
  if (haveNoTeamInCommon(a, b)) return false;
  // A game that was called off is played on another day, perhaps elsewhere.
  if (!areOtherTeams(a, b) && [a, b].some((game) => findCalledOff(game) !== null)) return true;
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
