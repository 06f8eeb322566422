import type { PictureInput } from './playoff-picture';
import { fieldSize, type TeamIndex, winsOfRepresentative, winsToClinch } from './playoff-rules';
import type { PickedSide } from './playoff-scenario';

/*
 * Bounds on a team's place, whatever happens in the games that are left and have no pick.
 *
 * A game that is left is won by one of its teams, or called off, and then counts for nobody. A game that is over without a reported result
 * may still get one. A team finishes ahead of another one by wins, then by opponents' wins, then by wins of defeated opponents; what the
 * name or a lot would decide counts against the team in question. Each conference may send a team with five wins. Six wins are enough.
 *
 * A team that is in or out by a bound is in or out; where several games matter together, a bound may be wider than the truth.
 */

/** Index among the open games, and the winner. */
export type OpenPick = readonly [game: number, winner: PickedSide];

/** Whether a team is to be in or out. */
export type Goal = 'in' | 'out';

/** Games needed by a team that cannot finish ahead. */
const never = 1000;
/** No result or no team. */
const none = -1;
const rounding = 1e-9;
/** More opponents' wins than a few picked games, and wins over each other, make up for. To take a team for one that can lead is safe. */
const clearLead = 10;
/** The work of counting teams, in comparisons of two teams. */
const workOfCount = 20;

type Season = ReturnType<typeof readSeason>;

/** The games of a season, by team or by game: first the open ones, then those without a reported result. */
function readSeason({ teams, decided, open }: PictureInput) {
  const unreported = decided.filter(([, , winner]) => winner === null);
  const pairs = [...open.map((game) => game.teams), ...unreported];
  const buildLists = (): number[][] => teams.map(() => []);
  const season = {
    listed: open.length,
    home: Int16Array.from(pairs, ([home]) => home ?? none),
    away: Int16Array.from(pairs, ([, away]) => away ?? none),
    /** Winners of picked games. */
    results: new Int8Array(pairs.length).fill(none),
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
  const meet = (lists: readonly number[][], home: TeamIndex | null, away: TeamIndex | null) => {
    if (home === null || away === null) return;
    lists[home]?.push(away);
    lists[away]?.push(home);
  };
  for (const [home, away, winner] of decided) {
    meet(season.met, home, away);
    meet(season.opponents, home, away);
    if (winner !== null) countWin(season, winner === 0 ? home : away, winner === 0 ? away : home, 1);
  }
  for (const { teams: pair } of open) meet(season.opponents, ...pair);
  pairs.forEach(([home, away], game) => {
    for (const team of [home, away]) {
      if (team === null) continue;
      season.gamesOf[team]?.push(game);
      addTo(season.left, team, 1);
    }
  });
  return season;
}

function addTo(counts: Int16Array, team: TeamIndex, change: number): void {
  counts[team] = (counts[team] ?? 0) + change;
}

function countWin(
  { wins, beaten }: Pick<Season, 'wins' | 'beaten'>,
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

/** @param mostWork number of comparisons of two teams, after which only numbers of wins decide */
export function createPlayoffBounds(input: PictureInput, mostWork: number) {
  const season = readSeason(input);
  const { listed, home, away, results, wins, left, gamesOf, met, opponents, beaten } = season;
  const { teams } = input;
  const count = teams.length;
  const getWins = (team: TeamIndex) => wins[team] ?? 0;
  const getLeft = (team: TeamIndex) => left[team] ?? 0;
  const getMost = (team: TeamIndex) => getWins(team) + getLeft(team);
  const sum = (list: readonly number[] | undefined, getValue: (team: TeamIndex) => number) => {
    let total = 0;
    for (const team of list ?? []) total += getValue(team);
    return total;
  };
  // Picks raise the least and lower the most, so these hold with picks, too.
  const mostPoints = teams.map((_, team) => sum(opponents[team], getMost));
  const leastPoints = teams.map((_, team) => sum(met[team], getWins));
  const presentPoints = teams.map((_, team) => sum(opponents[team], getWins));
  const namedConferences = new Set(teams.flatMap((team) => (team.isRepresentative ? [team.conference] : [])));
  const maySend = teams.map(
    ({ conference, isRepresentative }) =>
      isRepresentative || (conference !== null && !namedConferences.has(conference)),
  );
  const marks = new Int16Array(count);
  const needs = new Int16Array(count);
  const owners = new Int16Array(home.length);
  const seen = new Int32Array(home.length);
  let turn = 0;
  let work = 0;
  const getOther = (game: number, team: TeamIndex) => (home[game] === team ? away[game] : home[game]) ?? none;
  const isUndecided = (game: number) => results[game] === none;
  const getMark = (team: number) => (team === none ? 0 : (marks[team] ?? 0));

  /** Adds the marks of a team's opponents. Those of games that are left are certain only once picked: the game may be called off. */
  function markOpponents(team: TeamIndex, list: readonly number[], sign: 1 | -1, isCertain: boolean): number {
    let total = 0;
    for (const opponent of list) {
      marks[opponent] = getMark(opponent) + sign;
      total += getWins(opponent);
    }
    if (isCertain)
      for (const game of gamesOf[team] ?? []) {
        const opponent = getOther(game, team);
        if (game >= listed || isUndecided(game) || opponent === none) continue;
        marks[opponent] = getMark(opponent) + sign;
        total += getWins(opponent);
      }
    return total * sign;
  }

  /**
   * By how many opponents' wins `team` leads `rival` at most, if it wins as many of its games left as given and the rival none. Any number
   * above 0 if it leads already.
   */
  function computeLargestLead(team: TeamIndex, rival: TeamIndex, won: number): number {
    const [own, theirs] = [opponents[team] ?? [], opponents[rival] ?? []];
    work += 1;
    let lead = markOpponents(team, own, 1, false) + markOpponents(rival, met[rival] ?? [], -1, true);
    lead += won * getMark(team);
    turn += 1;
    const gains: number[] = [];
    const collect = (opponent: TeamIndex) => {
      for (const game of gamesOf[opponent] ?? []) {
        if (seen[game] === turn || !isUndecided(game)) continue;
        seen[game] = turn;
        const [a, b] = [home[game] ?? none, away[game] ?? none];
        if (a === team || b === team) gains.push(a === rival || b === rival ? 0 : getMark(getOther(game, team)));
        else if (a === rival || b === rival) lead += Math.max(0, getMark(getOther(game, rival)));
        else lead += Math.max(0, getMark(a), getMark(b));
      }
    };
    // Games can only add to it.
    if (lead <= 0) for (const list of [own, theirs]) list.forEach(collect);
    const lost = getLeft(team) - won;
    if (lost > 0) for (const gain of gains.sort((a, b) => b - a).slice(0, lost)) lead += Math.max(0, gain);
    for (const opponent of own) marks[opponent] = 0;
    for (const opponent of theirs) marks[opponent] = 0;
    return lead;
  }

  /** Whether `team` can finish ahead of a `rival` that has as many wins, with as many wins in its games left as given. */
  function canLead(team: TeamIndex, rival: TeamIndex, won: number): boolean {
    if ((mostPoints[team] ?? 0) < (leastPoints[rival] ?? 0)) return false;
    // A lead that own games and picks cannot lose needs no look at each opponent.
    if ((presentPoints[team] ?? 0) - (presentPoints[rival] ?? 0) > clearLead) return true;
    const lead = computeLargestLead(team, rival, won);
    if (lead !== 0) return lead > 0;
    const mayBeat = won === 0 ? [] : (gamesOf[team] ?? []).filter(isUndecided).map((game) => getOther(game, team));
    const most = sum(beaten[team], getMost) + sum(mayBeat, (other) => (other === none ? 0 : getMost(other)));
    return most >= sum(beaten[rival], getWins);
  }

  /** Games that a rival has to win to finish ahead of a team that wins none. */
  function countWinsNeeded(rival: TeamIndex, team: TeamIndex): number {
    const behind = getWins(team) - getWins(rival);
    if (behind < 0) return 0;
    if (behind > getLeft(rival)) return never;
    if (canLead(rival, team, behind)) return behind;
    return behind < getLeft(rival) ? behind + 1 : never;
  }

  function assignGame(team: TeamIndex): boolean {
    for (const game of gamesOf[team] ?? []) {
      if (seen[game] === turn || !isUndecided(game)) continue;
      seen[game] = turn;
      const owner = owners[game] ?? none;
      if (owner === none || assignGame(owner)) {
        owners[game] = team;
        return true;
      }
    }
    return false;
  }

  /**
   * How many teams can win as many games as they need, at most. Each game is won by one of its teams. A team that gets a part of its wins
   * counts for that part, and those with the fewest needs go first, which gives the largest sum.
   */
  function countServed(): number {
    owners.fill(none);
    work += workOfCount;
    let served = 0;
    for (let need = 0, most = 0; need <= most; need += 1)
      for (let team = 0; team < count; team += 1) {
        const ofTeam = needs[team] ?? never;
        if (ofTeam !== never && ofTeam > most) most = ofTeam;
        if (ofTeam !== need) continue;
        if (need === 0) served += 1;
        for (let won = 0; won < need; won += 1) {
          turn += 1;
          if (!assignGame(team)) break;
          served += 1 / need;
        }
      }
    return Math.floor(served + rounding);
  }

  /** How many teams can have as many wins, at most. */
  function countMostWith(total: number): number {
    for (let team = 0; team < count; team += 1) {
      const need = Math.max(0, total - getWins(team));
      needs[team] = need > getLeft(team) ? never : need;
    }
    return countServed();
  }

  // Numbers of teams with as many wins or more, by wins, without picks.
  const totals = Array.from({ length: Math.max(0, ...wins) + Math.max(0, ...left) + 1 }, (_, total) => total);
  const mostWith = totals.map(countMostWith);
  const leastWith = totals.map((total) => wins.filter((won) => won >= total).length);
  const areSixEnough = (mostWith[winsToClinch] ?? 0) <= fieldSize;

  /** How many teams can take a place before this one, at most, if it wins none of its games left. */
  function countMostAhead(team: TeamIndex): number {
    const ahead = countServed();
    if (getWins(team) < winsOfRepresentative) return ahead;
    // Representatives with five wins take places behind this team, too.
    const senders = new Set<number | string | null>();
    for (let rival = 0; rival < count; rival += 1) {
      const missing = Math.max(0, winsOfRepresentative - getWins(rival));
      const isSent = rival !== team && maySend[rival] === true && missing <= getLeft(rival);
      if (!isSent || missing >= (needs[rival] ?? never)) continue;
      needs[rival] = missing;
      const { conference = null, isRepresentative = false } = teams[rival] ?? {};
      senders.add(isRepresentative ? `team ${rival}` : conference);
    }
    return Math.min(ahead + senders.size, countServed());
  }

  /** Whether a rival finishes ahead for certain, even if the team wins all its games left. */
  function isAlwaysAhead(rival: TeamIndex, team: TeamIndex): boolean {
    const [total, most] = [getWins(rival), getMost(team)];
    return total > most || (total === most && !canLead(team, rival, getLeft(team)));
  }

  /** Rivals whose comparison with the team a picked game may change; `null` for all. */
  function listAffected(team: TeamIndex, [game]: OpenPick): readonly TeamIndex[] | null {
    const pair = [home[game] ?? none, away[game] ?? none].filter((side) => side !== none);
    const affected = pair.flatMap((side) => [side, ...(opponents[side] ?? [])]);
    return affected.includes(team) ? null : affected;
  }

  const compareAs: Record<Goal, (rival: TeamIndex, team: TeamIndex) => number> = {
    in: countWinsNeeded,
    out: (rival, team) => (isAlwaysAhead(rival, team) ? 1 : 0),
  };

  /** Compares a team with all rivals; `null` as soon as more places are missing than asked for. */
  function compareWithAll(team: TeamIndex, goal: Goal, most: number): Int16Array | null {
    const compare = compareAs[goal];
    const compared = new Int16Array(count);
    let missing = goal === 'in' ? 1 - fieldSize : fieldSize - (leastWith[getMost(team)] ?? 0);
    for (let rival = 0; rival < count; rival += 1) {
      const value = rival === team ? (goal === 'in' ? never : 0) : compare(rival, team);
      compared[rival] = value;
      const isCounted = goal === 'in' || getWins(rival) >= getMost(team);
      if (value === 0 && isCounted) missing += 1;
      if (missing > most) return null;
    }
    return compared;
  }

  /** Counts with further picks by comparing again only where they matter. */
  function createCount(team: TeamIndex, goal: Goal, most: number): (picks: readonly OpenPick[]) => number {
    const compared = compareWithAll(team, goal, most);
    if (compared === null) return () => never;
    return (picks) => {
      needs.set(compared);
      const affected = picks.map((pick) => listAffected(team, pick));
      const again = affected.includes(null) ? teams.keys() : new Set(affected.flatMap((list) => list ?? []));
      if (picks.length > 0) for (const rival of again) if (rival !== team) needs[rival] = compareAs[goal](rival, team);
      if (goal === 'in') return countMostAhead(team) + 1 - fieldSize;
      return fieldSize - needs.reduce((total, isAhead) => total + isAhead, 0);
    };
  }

  const pickGame = ([game, side]: OpenPick, change: 1 | -1) => {
    const [a, b] = [home[game] ?? none, away[game] ?? none];
    results[game] = change === 1 ? side : none;
    for (const team of [a, b]) if (team !== none) addTo(left, team, -change);
    const [winner, loser] = side === 0 ? [a, b] : [b, a];
    countWin(season, winner === none ? null : winner, loser === none ? null : loser, change);
  };

  const withPicks = <Value>(picks: readonly OpenPick[], run: () => Value): Value => {
    for (const pick of picks) pickGame(pick, 1);
    const value = run();
    for (const pick of [...picks].reverse()) pickGame(pick, -1);
    return value;
  };

  /** What the numbers of wins decide alone: 0 if they settle it, otherwise about the least number of places that are missing. */
  function estimateMissing(team: TeamIndex, goal: Goal): number {
    if (goal === 'out') {
      const most = getMost(team);
      if (maySend[team] === true && most >= winsOfRepresentative) return never;
      if ((leastWith[most + 1] ?? 0) >= fieldSize) return 0;
      return Math.max(1, fieldSize - (leastWith[most] ?? 0));
    }
    const total = getWins(team);
    if (areSixEnough && total >= winsToClinch) return 0;
    if (Math.max(mostWith[total] ?? 0, mostWith[winsOfRepresentative] ?? 0) <= fieldSize) return 0;
    return Math.max(1, (mostWith[total + 1] ?? 0) - fieldSize);
  }

  return {
    /**
     * Counts the places that are missing before the team is in, or out, for certain: 0 or less if it is.
     * @param most numbers above it may be too low, and cost little
     * @returns a function of further picks
     */
    countMissing: (team: TeamIndex, goal: Goal, most: number): ((picks?: readonly OpenPick[]) => number) => {
      const estimate = estimateMissing(team, goal);
      if (estimate <= 0 || estimate > most || work >= mostWork) return () => estimate;
      const countWith = createCount(team, goal, most);
      return (picks = []) => withPicks(picks, () => countWith(picks));
    },
    /** Open games of a team without a pick. */
    listGamesLeft: (team: TeamIndex) => (gamesOf[team] ?? []).filter((game) => game < listed && isUndecided(game)),
    /** Runs with picks, which are gone afterwards. */
    withPicks,
    hasTime: () => work < mostWork,
  };
}
