import type { TeamIndex } from './playoff-rules';
import {
  getGamesLeft,
  getMostWins,
  getOpponent,
  getSides,
  getWins,
  isUndecided,
  NONE,
  type SeasonGames,
} from './season-games';

/** More opponents' wins than a few picked games, and wins over each other, make up for. To take a team for one that can lead is safe. */
const CLEAR_LEAD = 10;

/** Compares teams with as many wins: by their opponents' wins, then by the wins of the opponents they defeated. */
export class LeadComparison {
  /** Number of comparisons that had to look at each opponent. */
  comparisonCount = 0;
  readonly #season: SeasonGames;
  // Picks raise the least and lower the most, so these hold with picks, too.
  readonly #mostPoints: readonly number[];
  readonly #leastPoints: readonly number[];
  readonly #presentPoints: readonly number[];
  /** By team: how often it counts as an opponent of the team, less how often as one of its rival. 0 between comparisons. */
  readonly #marks: Int16Array;
  /** By game: the comparison that counted it last. */
  readonly #countedIn: Int32Array;

  constructor(season: SeasonGames) {
    const { opponents, met, home } = season;
    this.#season = season;
    this.#mostPoints = opponents.map((list) => sumWins(list, (team) => getMostWins(season, team)));
    this.#leastPoints = met.map((list) => sumWins(list, (team) => getWins(season, team)));
    this.#presentPoints = opponents.map((list) => sumWins(list, (team) => getWins(season, team)));
    this.#marks = new Int16Array(opponents.length);
    this.#countedIn = new Int32Array(home.length);
  }

  /** Whether `team` can finish ahead of a `rival` that has as many wins, if it wins `won` of its games left. */
  canLead(team: TeamIndex, rival: TeamIndex, won: number): boolean {
    if ((this.#mostPoints[team] ?? 0) < (this.#leastPoints[rival] ?? 0)) return false;
    // A lead that own games and picks cannot lose needs no look at each opponent.
    if ((this.#presentPoints[team] ?? 0) - (this.#presentPoints[rival] ?? 0) > CLEAR_LEAD) return true;
    const lead = this.#computeLargestLead(team, rival, won);
    return lead === 0 ? this.#canLeadByDefeated(team, rival, won) : lead > 0;
  }

  /** Whether the opponents that `team` defeats can have as many wins as those that `rival` has defeated. */
  #canLeadByDefeated(team: TeamIndex, rival: TeamIndex, won: number): boolean {
    const season = this.#season;
    const getMost = (other: number) => (other === NONE ? 0 : getMostWins(season, other));
    const undecided = won === 0 ? [] : (season.gamesOf[team] ?? []).filter((game) => isUndecided(season, game));
    const mayBeat = undecided.map((game) => getOpponent(season, game, team));
    const most = sumWins(season.beaten[team], getMost) + sumWins(mayBeat, getMost);
    return most >= sumWins(season.beaten[rival], (other) => getWins(season, other));
  }

  /**
   * By how many opponents' wins `team` leads `rival` at most, if it wins `won` of its games left and the rival none. Any number above 0 if it
   * leads already.
   */
  #computeLargestLead(team: TeamIndex, rival: TeamIndex, won: number): number {
    const { opponents, met } = this.#season;
    const [own, theirs] = [opponents[team] ?? [], opponents[rival] ?? []];
    this.comparisonCount += 1;
    let lead = this.#markAll(own, 1) + this.#markAll(met[rival] ?? [], -1) + this.#markPickedOpponents(rival);
    lead += won * this.#getMark(team);
    // Games can only add to it.
    if (lead <= 0) lead += this.#computeGains(team, rival, getGamesLeft(this.#season, team) - won);
    for (const opponent of own) this.#marks[opponent] = 0;
    for (const opponent of theirs) this.#marks[opponent] = 0;
    return lead;
  }

  /** What the games left of all opponents add to the lead at most, if `team` loses `lost` of its own and `rival` all. */
  #computeGains(team: TeamIndex, rival: TeamIndex, lost: number): number {
    const season = this.#season;
    let total = 0;
    const gainsOfLosses: number[] = [];
    for (const game of this.#listGamesOfOpponents(team, rival)) {
      const [home, away] = getSides(season, game);
      const isOfRival = home === rival || away === rival;
      if (home === team || away === team)
        gainsOfLosses.push(isOfRival ? 0 : this.#getMark(getOpponent(season, game, team)));
      else if (isOfRival) total += Math.max(0, this.#getMark(getOpponent(season, game, rival)));
      else total += Math.max(0, this.#getMark(home), this.#getMark(away));
    }
    if (lost <= 0) return total;
    const largest = gainsOfLosses.sort((a, b) => b - a).slice(0, lost);
    return largest.reduce((sum, gain) => sum + Math.max(0, gain), total);
  }

  /** Undecided games of the opponents of both teams, each once. */
  #listGamesOfOpponents(team: TeamIndex, rival: TeamIndex): readonly number[] {
    const { gamesOf, opponents } = this.#season;
    const games: number[] = [];
    for (const list of [opponents[team], opponents[rival]])
      for (const opponent of list ?? [])
        for (const game of gamesOf[opponent] ?? []) {
          if (this.#countedIn[game] === this.comparisonCount || !isUndecided(this.#season, game)) continue;
          this.#countedIn[game] = this.comparisonCount;
          games.push(game);
        }
    return games;
  }

  /** Marks the opponents of picked games. Those of other games that are left are not certain: the game may be called off. */
  #markPickedOpponents(rival: TeamIndex): number {
    const season = this.#season;
    let total = 0;
    for (const game of season.gamesOf[rival] ?? []) {
      const opponent = getOpponent(season, game, rival);
      if (game < season.openCount && !isUndecided(season, game) && opponent !== NONE) total += this.#mark(opponent, -1);
    }
    return total;
  }

  #markAll(opponents: readonly number[], sign: 1 | -1): number {
    let total = 0;
    for (const opponent of opponents) total += this.#mark(opponent, sign);
    return total;
  }

  /** Marks an opponent of the team (1) or of its rival (-1). Returns the wins that this adds to the lead. */
  #mark(opponent: TeamIndex, sign: 1 | -1): number {
    this.#marks[opponent] = this.#getMark(opponent) + sign;
    return sign * getWins(this.#season, opponent);
  }

  #getMark(team: number): number {
    return team === NONE ? 0 : (this.#marks[team] ?? 0);
  }
}

function sumWins(teams: readonly number[] | undefined, getValue: (team: number) => number): number {
  let total = 0;
  for (const team of teams ?? []) total += getValue(team);
  return total;
}
