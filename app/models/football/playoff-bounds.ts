import { LeadComparison } from './lead-comparison';
import type { PictureInput } from './playoff-picture';
import { fieldSize, type TeamIndex, winsOfRepresentative, winsToClinch } from './playoff-rules';
import {
  getGamesLeft,
  getMostWins,
  getSides,
  getWins,
  isUndecided,
  NONE,
  type OpenPick,
  readSeasonGames,
  type SeasonGames,
  withPicks,
} from './season-games';
import { NEVER, WinnerCount } from './winner-count';

/*
 * Bounds on a team's place, whatever happens in the games that are left and have no pick.
 *
 * A game that is left is won by one of its teams, or called off, and then counts for nobody. A game that is over without a reported result
 * may still get one. A team finishes ahead of another one by wins, then by opponents' wins, then by wins of defeated opponents; what the
 * name or a lot would decide counts against the team in question. Each conference may send a team with five wins. Six wins are enough.
 *
 * A team that is in or out by a bound is in or out; where several games matter together, a bound may be wider than the truth.
 */

/** Whether a team is to be in or out. */
export type Goal = 'in' | 'out';

/** The work of counting teams, in comparisons of two teams. */
const WORK_OF_COUNT = 20;

export class PlayoffBounds {
  readonly #teams: PictureInput['teams'];
  readonly #season: SeasonGames;
  readonly #mostWork: number;
  readonly #leads: LeadComparison;
  readonly #winners: WinnerCount;
  /** By team: whether it may be the representative of its conference. */
  readonly #maySend: readonly boolean[];
  /** How many teams can have as many wins, at most, by wins. Without picks. */
  readonly #mostWith: readonly number[];
  /** How many teams have as many wins already, by wins. Without picks. */
  readonly #leastWith: readonly number[];

  /** @param mostWork number of comparisons of two teams, after which only numbers of wins decide */
  constructor(input: PictureInput, mostWork: number) {
    const season = readSeasonGames(input);
    this.#teams = input.teams;
    this.#season = season;
    this.#mostWork = mostWork;
    this.#leads = new LeadComparison(season);
    this.#winners = new WinnerCount(season);
    this.#maySend = findSenders(input.teams);
    const { wins, left } = season;
    const totals = Array.from({ length: Math.max(0, ...wins) + Math.max(0, ...left) + 1 }, (_, total) => total);
    this.#mostWith = totals.map((total) => this.#winners.countWinners(listNeeds(season, total)));
    this.#leastWith = totals.map((total) => wins.filter((won) => won >= total).length);
  }

  /**
   * Counts the places that are missing before the team is in, or out, for certain: 0 or less if it is.
   * @param most numbers above it may be too low, and cost little
   * @returns a function of further picks
   */
  countMissing(team: TeamIndex, goal: Goal, most: number): (picks?: readonly OpenPick[]) => number {
    const estimate = goal === 'in' ? this.#estimateMissingIn(team) : this.#estimateMissingOut(team);
    if (estimate <= 0 || estimate > most || !this.hasTime()) return () => estimate;
    const compared = this.#compareWithAll(team, goal, most);
    if (compared === null) return () => NEVER;
    return (picks = []) => this.withPicks(picks, () => this.#countWithPicks(team, goal, compared, picks));
  }

  /** Open games of a team without a pick. */
  listGamesLeft(team: TeamIndex): readonly number[] {
    const { gamesOf, openCount } = this.#season;
    return (gamesOf[team] ?? []).filter((game) => game < openCount && isUndecided(this.#season, game));
  }

  /** Runs with picks, which are gone afterwards. */
  withPicks<Value>(picks: readonly OpenPick[], run: () => Value): Value {
    return withPicks(this.#season, picks, run);
  }

  hasTime(): boolean {
    return this.#leads.comparisonCount + WORK_OF_COUNT * this.#winners.countCount < this.#mostWork;
  }

  /** What the numbers of wins decide alone: 0 if they settle it, otherwise about the least number of places that are missing. */
  #estimateMissingIn(team: TeamIndex): number {
    const total = getWins(this.#season, team);
    const countMostWith = (wins: number) => this.#mostWith[wins] ?? 0;
    if (total >= winsToClinch && countMostWith(winsToClinch) <= fieldSize) return 0;
    if (Math.max(countMostWith(total), countMostWith(winsOfRepresentative)) <= fieldSize) return 0;
    return Math.max(1, countMostWith(total + 1) - fieldSize);
  }

  /** Like `#estimateMissingIn`. `NEVER` for a team that may still be a representative. */
  #estimateMissingOut(team: TeamIndex): number {
    const most = getMostWins(this.#season, team);
    if (this.#maySend[team] === true && most >= winsOfRepresentative) return NEVER;
    if ((this.#leastWith[most + 1] ?? 0) >= fieldSize) return 0;
    return Math.max(1, fieldSize - (this.#leastWith[most] ?? 0));
  }

  /** Compares a team with all rivals, see `#compare`; `null` as soon as more places are missing than `most`. */
  #compareWithAll(team: TeamIndex, goal: Goal, most: number): Int16Array | null {
    const mostWins = getMostWins(this.#season, team);
    const compared = new Int16Array(this.#teams.length);
    // `#leastWith` includes the team itself if it has no games left.
    let missing = goal === 'in' ? 1 - fieldSize : fieldSize - (this.#leastWith[mostWins] ?? 0);
    for (let rival = 0; rival < compared.length; rival += 1) {
      const value = this.#compare(team, goal, rival);
      compared[rival] = value;
      const isCounted = goal === 'in' || getWins(this.#season, rival) >= mostWins;
      if (value === 0 && isCounted) missing += 1;
      if (missing > most) return null;
    }
    return compared;
  }

  /**
   * Compares a team with a rival, or with itself. In: the games that the rival has to win to finish ahead of the team if that wins none. Out: 1
   * if the rival finishes ahead for certain, otherwise 0.
   */
  #compare(team: TeamIndex, goal: Goal, rival: TeamIndex): number {
    if (goal === 'in') return rival === team ? NEVER : this.#countWinsNeeded(rival, team);
    return rival !== team && this.#isAlwaysAhead(rival, team) ? 1 : 0;
  }

  /** Games that a rival has to win to finish ahead of a team that wins none. */
  #countWinsNeeded(rival: TeamIndex, team: TeamIndex): number {
    const behind = getWins(this.#season, team) - getWins(this.#season, rival);
    const left = getGamesLeft(this.#season, rival);
    if (behind < 0) return 0;
    if (behind > left) return NEVER;
    if (this.#leads.canLead(rival, team, behind)) return behind;
    return behind < left ? behind + 1 : NEVER;
  }

  /** Whether a rival finishes ahead for certain, even if the team wins all its games left. */
  #isAlwaysAhead(rival: TeamIndex, team: TeamIndex): boolean {
    const [total, most] = [getWins(this.#season, rival), getMostWins(this.#season, team)];
    return total > most || (total === most && !this.#leads.canLead(team, rival, getGamesLeft(this.#season, team)));
  }

  /** Counts the missing places with picks, comparing again only where they matter. `compared` is without the picks. */
  #countWithPicks(team: TeamIndex, goal: Goal, compared: Int16Array, picks: readonly OpenPick[]): number {
    const values = compared.slice();
    const affected = picks.map((pick) => this.#listAffected(team, pick));
    const again = affected.includes(null) ? values.keys() : new Set(affected.flatMap((list) => list ?? []));
    for (const rival of again) values[rival] = this.#compare(team, goal, rival);
    if (goal === 'in') return this.#countMostAhead(team, values) + 1 - fieldSize;
    return fieldSize - values.reduce((total, isAhead) => total + isAhead, 0);
  }

  /** Rivals whose comparison with the team a picked game may change; `null` for all. */
  #listAffected(team: TeamIndex, [game]: OpenPick): readonly TeamIndex[] | null {
    const sides = getSides(this.#season, game).filter((side) => side !== NONE);
    const affected = sides.flatMap((side) => [side, ...(this.#season.opponents[side] ?? [])]);
    return affected.includes(team) ? null : affected;
  }

  /** How many teams can take a place before this one, at most, if it wins none of its games left. `needs` are those of its rivals. */
  #countMostAhead(team: TeamIndex, needs: Int16Array): number {
    const ahead = this.#winners.countWinners(needs);
    if (getWins(this.#season, team) < winsOfRepresentative) return ahead;
    // Representatives with five wins take places behind this team, too.
    const { needs: withSenders, senderCount } = this.#addSenders(team, needs);
    return Math.min(ahead + senderCount, this.#winners.countWinners(withSenders));
  }

  /** Lowers the needs of rivals that need fewer wins to be their conference's representative. Counts one per conference without a named one. */
  #addSenders(team: TeamIndex, needs: Int16Array) {
    const lowered = needs.slice();
    const senders = new Set<number | string | null>();
    this.#teams.forEach(({ conference, isRepresentative }, rival) => {
      const missing = Math.max(0, winsOfRepresentative - getWins(this.#season, rival));
      const canSend = rival !== team && this.#maySend[rival] === true && missing <= getGamesLeft(this.#season, rival);
      if (!canSend || missing >= (needs[rival] ?? NEVER)) return;
      lowered[rival] = missing;
      senders.add(isRepresentative ? `team ${rival}` : conference);
    });
    return { needs: lowered, senderCount: senders.size };
  }
}

/** By team: whether it is the representative of its conference, or may be, because none is named. */
function findSenders(teams: PictureInput['teams']): readonly boolean[] {
  const named = new Set(teams.flatMap((team) => (team.isRepresentative ? [team.conference] : [])));
  return teams.map(
    ({ conference, isRepresentative }) => isRepresentative || (conference !== null && !named.has(conference)),
  );
}

/** By team: the games that it has to win to have `total` wins. */
function listNeeds(season: SeasonGames, total: number): Int16Array {
  return season.wins.map((won, team) => {
    const need = Math.max(0, total - won);
    return need > getGamesLeft(season, team) ? NEVER : need;
  });
}
