import { createPlayoffBounds, type Goal, type OpenPick } from './playoff-bounds';
import { computePlayoffPicture, type PictureInput } from './playoff-picture';
import { fieldSize, type TeamIndex } from './playoff-rules';

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

/**
 * By team, in the order of the input. Empty with more than two games left for most teams, and once no game is left, because the field is
 * known then.
 */
export function findPlayoffChances(input: PictureInput): readonly PlayoffChances[] {
  const { length: openCount } = input.open;
  if (openCount === 0 || openCount > input.teams.length * mostOpenGamesPerTeam) return [];
  const { countMissing, hasTime, listGamesLeft, withPicks } = createPlayoffBounds(input, mostWork);
  const nearest = listNearestTeams(input);
  const nearestGames = [...new Set(nearest.flatMap(listGamesLeft))];

  /** Each set of results of the team's own games, and what it leaves to others. */
  function listOwnSets(team: TeamIndex, goal: Goal) {
    const own = listGamesLeft(team).map((game): OpenPick => {
      const isHome = input.open[game]?.teams[0] === team;
      return [game, isHome === (goal === 'in') ? 0 : 1];
    });
    if (own.length > mostGames || withPicks(own, () => countMissing(team, goal, 1)()) > 1) return [];
    const sets: { readonly picks: PickList; readonly missing: number }[] = [];
    const hopelessSizes = new Set<number>();
    for (const picks of listSubsets(own, mostGames)) {
      const most = Math.max(1, (mostGames - picks.length) * placesPerGame);
      if (hopelessSizes.has(picks.length)) continue;
      const missing = withPicks(picks, () => countMissing(team, goal, most)());
      if (missing > most) hopelessSizes.add(picks.length);
      sets.push({ picks, missing });
    }
    return sets;
  }

  /** Results of one to three other games that settle what own ones leave. */
  function findHelpers(team: TeamIndex, goal: Goal, picks: PickList, missing: number): PickList[] {
    const room = mostGames - picks.length;
    const helpful: { readonly pick: OpenPick; readonly by: number }[] = [];
    const found: PickList[] = [];
    const countWith = countMissing(team, goal, missing);
    const candidates = nearestGames.filter(
      (game) => input.open[game]?.teams.includes(team) === false && picks.every(([picked]) => picked !== game),
    );
    for (const game of candidates.slice(0, mostTried))
      for (const side of [0, 1] as const) {
        if (found.length >= mostConditions || !hasTime()) break;
        const by = missing - countWith([[game, side]]);
        if (by >= missing) found.push([[game, side]]);
        else if (by > 0) helpful.push({ pick: [game, side], by });
      }
    for (const group of listSubsets(helpful, room)) {
      if (found.length >= mostConditions || !hasTime()) break;
      const together = group.map(({ pick }) => pick);
      const isPossible = new Set(together.map(([game]) => game)).size === group.length;
      const mayBeEnough = group.reduce((sum, { by }) => sum + by, 0) >= missing;
      if (group.length > 1 && isPossible && mayBeEnough && countWith(together) <= 0) found.push(together);
    }
    return found;
  }

  function findConditions(team: TeamIndex, goal: Goal, own: ReturnType<typeof listOwnSets>): PickList[] {
    const settled = own.filter(({ missing }) => missing <= 0).map(({ picks }) => picks);
    const helped = own.flatMap(({ picks, missing }) => {
      const isWithin = missing > 0 && missing <= (mostGames - picks.length) * placesPerGame;
      if (!isWithin || !hasTime()) return [];
      return withPicks(picks, () => findHelpers(team, goal, picks, missing)).map((more) => [...picks, ...more]);
    });
    return chooseConditions([...settled, ...helped]);
  }

  const kinds = new Map(
    nearest.map((team) => [team, goals.find((goal) => countMissing(team, goal, 1)() <= 0) ?? 'open'] as const),
  );
  const ofTeams = nearest.filter((team) => kinds.get(team) === 'open');
  const ownSets = ofTeams.map((team) => ({
    team,
    inSets: listOwnSets(team, 'in'),
    outSets: listOwnSets(team, 'out'),
  }));
  const conditions = new Map(
    ownSets.map(({ team, inSets, outSets }) => {
      const inIf = findConditions(team, 'in', inSets);
      const room = mostConditions - inIf.length;
      return [team, { inIf, outIf: room === 0 ? [] : findConditions(team, 'out', outSets).slice(0, room) }];
    }),
  );
  return input.teams.map((_, team) => ({
    kind: kinds.get(team) ?? 'open',
    ...(conditions.get(team) ?? { inIf: [], outIf: [] }),
  }));
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
