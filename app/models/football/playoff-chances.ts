import { type Goal, PlayoffBounds } from './playoff-bounds';
import { computePlayoffPicture, type PictureInput } from './playoff-picture';
import { fieldSize, type TeamIndex } from './playoff-rules';
import type { OpenPick } from './season-games';

/** What can be said of a team before the games that are left. */
export interface PlayoffChances {
  /** In or out whatever happens; `open` otherwise. */
  readonly kind: Goal | 'open';
  /** Any one of these makes the team certain, the shortest first. Empty unless `open`. */
  readonly inIf: readonly PickList[];
  readonly outIf: readonly PickList[];
}

/** Games that must all end as picked. */
export type PickList = readonly OpenPick[];

const mostConditions = 3;
const mostGames = 3;
/** Games of other teams that are tried for a condition, nearest to the line first. */
const mostTried = 8;
/** How many places one game may be expected to decide. */
const placesPerGame = 2;
/** Limits the comparisons of a season. Teams near the line go first; the others may lack conditions that involve other teams. */
const mostWork = 10_000;
/** Before that few games are left, nothing is certain. */
const mostOpenGamesPerTeam = 1.2;

const goals = ['in', 'out'] as const;

/** What the search of conditions needs to know of the season. */
interface ChancesSearch {
  readonly open: PictureInput['open'];
  readonly bounds: PlayoffBounds;
  /** Open games of all teams, those of teams near the line first. */
  readonly nearestGames: readonly number[];
}

/** Results of a team's own games, and the number of places that are missing with them. */
interface OwnResults {
  readonly picks: PickList;
  readonly missing: number;
}

/**
 * By team, in the order of the input. Empty with more than two games left for most teams, and once no game is left, because the field is
 * known then.
 */
export function findPlayoffChances(input: PictureInput): readonly PlayoffChances[] {
  const { teams, open } = input;
  if (open.length === 0 || open.length > teams.length * mostOpenGamesPerTeam) return [];
  const bounds = new PlayoffBounds(input, mostWork);
  const nearest = listNearestTeams(input);
  const nearestGames = [...new Set(nearest.flatMap((team) => bounds.listGamesLeft(team)))];
  const kinds = new Map(
    nearest.map((team) => [team, goals.find((goal) => bounds.countMissing(team, goal, 1)() <= 0) ?? 'open'] as const),
  );
  const openTeams = nearest.filter((team) => kinds.get(team) === 'open');
  const conditions = findAllConditions({ open, bounds, nearestGames }, openTeams);
  return teams.map((_, team) => ({
    kind: kinds.get(team) ?? 'open',
    ...(conditions.get(team) ?? { inIf: [], outIf: [] }),
  }));
}

/** Conditions by team. The own games of all teams come first, because the work is limited. */
function findAllConditions(search: ChancesSearch, teams: readonly TeamIndex[]) {
  const ownResults = teams.map((team) => ({
    team,
    inResults: listOwnResults(search, team, 'in'),
    outResults: listOwnResults(search, team, 'out'),
  }));
  return new Map(
    ownResults.map(({ team, inResults, outResults }) => {
      const inIf = findConditions(search, team, 'in', inResults);
      const room = mostConditions - inIf.length;
      const outIf = room === 0 ? [] : findConditions(search, team, 'out', outResults).slice(0, room);
      return [team, { inIf, outIf }] as const;
    }),
  );
}

/** Each set of results of the team's own games, and what it leaves to others. */
function listOwnResults({ open, bounds }: ChancesSearch, team: TeamIndex, goal: Goal): readonly OwnResults[] {
  const own = bounds.listGamesLeft(team).map((game): OpenPick => {
    const isHome = open[game]?.teams[0] === team;
    return [game, isHome === (goal === 'in') ? 0 : 1];
  });
  const countMissing = (picks: PickList, most: number) =>
    bounds.withPicks(picks, () => bounds.countMissing(team, goal, most)());
  if (own.length > mostGames || countMissing(own, 1) > 1) return [];
  const results: OwnResults[] = [];
  const hopelessSizes = new Set<number>();
  for (const picks of listSubsets(own, mostGames)) {
    const most = Math.max(1, (mostGames - picks.length) * placesPerGame);
    if (hopelessSizes.has(picks.length)) continue;
    const missing = countMissing(picks, most);
    if (missing > most) hopelessSizes.add(picks.length);
    results.push({ picks, missing });
  }
  return results;
}

function findConditions(
  search: ChancesSearch,
  team: TeamIndex,
  goal: Goal,
  ownResults: readonly OwnResults[],
): PickList[] {
  const settled = ownResults.filter(({ missing }) => missing <= 0).map(({ picks }) => picks);
  const helped = ownResults.flatMap(({ picks, missing }) => {
    const isWithin = missing > 0 && missing <= (mostGames - picks.length) * placesPerGame;
    if (!isWithin || !search.bounds.hasTime()) return [];
    const helpers = search.bounds.withPicks(picks, () => findHelpers(search, team, goal, { picks, missing }));
    return helpers.map((more) => [...picks, ...more]);
  });
  return chooseConditions([...settled, ...helped]);
}

/** Results of one to three games of other teams that settle what own ones leave. */
function findHelpers(
  { open, bounds, nearestGames }: ChancesSearch,
  team: TeamIndex,
  goal: Goal,
  { picks, missing }: OwnResults,
): PickList[] {
  const countWith = bounds.countMissing(team, goal, missing);
  const candidates = nearestGames.filter(
    (game) => open[game]?.teams.includes(team) === false && picks.every(([picked]) => picked !== game),
  );
  const helpful: HelpfulPick[] = [];
  const found: PickList[] = [];
  const isDone = () => found.length >= mostConditions || !bounds.hasTime();
  for (const game of candidates.slice(0, mostTried))
    for (const side of [0, 1] as const) {
      if (isDone()) break;
      const by = missing - countWith([[game, side]]);
      if (by >= missing) found.push([[game, side]]);
      else if (by > 0) helpful.push({ pick: [game, side], by });
    }
  for (const group of listSubsets(helpful, mostGames - picks.length)) {
    if (isDone()) break;
    const together = group.map(({ pick }) => pick);
    if (group.length > 1 && mayBeEnough(group, missing) && countWith(together) <= 0) found.push(together);
  }
  return found;
}

/** A pick that lowers the number of missing places, but does not settle them. */
interface HelpfulPick {
  readonly pick: OpenPick;
  readonly by: number;
}

/** Whether the picks are of different games and their effects add up to the missing places. */
function mayBeEnough(group: readonly HelpfulPick[], missing: number): boolean {
  const isPossible = new Set(group.map(({ pick: [game] }) => game)).size === group.length;
  return isPossible && group.reduce((sum, { by }) => sum + by, 0) >= missing;
}

/** All teams, those beside the line of the present field first. */
function listNearestTeams(input: PictureInput): readonly TeamIndex[] {
  const { standings, field } = computePlayoffPicture(input, new Map());
  const order = standings.map(({ team }) => team);
  const places = new Map(order.map((team, place) => [team, place]));
  const line = (places.get(field.at(-1)?.team ?? -1) ?? fieldSize - 1) + 0.5;
  const getDistance = (team: TeamIndex) => Math.abs((places.get(team) ?? 0) - line);
  return [...order].sort((a, b) => getDistance(a) - getDistance(b));
}

/** The shortest conditions. A condition that contains a shorter one is omitted. */
function chooseConditions(conditions: readonly PickList[]): PickList[] {
  const chosen: PickList[] = [];
  for (const picks of [...conditions].sort((a, b) => a.length - b.length)) {
    const isContained = chosen.some((known) => known.every((pick) => includesPick(picks, pick)));
    if (!isContained && chosen.length < mostConditions) chosen.push(picks);
  }
  return chosen;
}

function includesPick(picks: PickList, [game, side]: OpenPick): boolean {
  return picks.some(([other, otherSide]) => other === game && otherSide === side);
}

/** Subsets with at most as many members as given, the smallest first. */
function listSubsets<Member>(members: readonly Member[], most: number): (readonly Member[])[] {
  const subsets: (readonly Member[])[] = [[]];
  for (const member of members)
    subsets.push(...subsets.filter(({ length }) => length < most).map((subset) => [...subset, member]));
  return subsets.sort((a, b) => a.length - b.length);
}
