import { weekdayOf, type DayNumber } from '../calendar/civil';
import { at, hashOf } from '../random/dice';
import { neighborhoods } from './conferences';
import type { Game, Stage } from './game';
import { eventualWinner } from './game-state';
import { edgeBetween, idOf, keyOf, type SeasonSetup } from './regular-season';
import type { School } from './schools';
import type { RoundDates } from './season-plans';
import { postseasonTimes } from './start-times';
import { strengthOf } from './strength';

/** A team in a bracket, with the game that brought it there. */
export interface Entrant {
  readonly team: number;
  readonly seed: number;
  readonly from: Game | null;
}

/** Where and when the games of one round are played, and what they are called. */
export interface RoundSetting {
  readonly level: string;
  readonly round: string;
  readonly className: string;
  readonly site: string;
  readonly dates: RoundDates;
}

/** Adds games to one bracket after another; ids go on where the regular season ended. */
export class BracketBuilder {
  readonly games: Game[] = [];
  readonly #setup: SeasonSetup;
  readonly #firstNumber: number;
  readonly #lastMonday: DayNumber;
  readonly #schools: readonly School[];

  constructor(setup: SeasonSetup, schools: readonly School[], firstNumber: number, lastMonday: DayNumber) {
    this.#setup = setup;
    this.#schools = schools;
    this.#firstNumber = firstNumber;
    this.#lastMonday = lastMonday;
  }

  /** Plays one game; the better seed is at home. Returns the winner first. */
  play(left: Entrant, right: Entrant, setting: RoundSetting): readonly [winner: Entrant, loser: Entrant] {
    const [home, away] = left.seed <= right.seed ? [left, right] : [right, left];
    const game = this.#gameOf(home, away, setting);
    this.games.push(game);
    const homeWins = eventualWinner(game) === 'home';
    const [winner, loser] = homeWins ? [home, away] : [away, home];
    return [
      { ...winner, from: game },
      { ...loser, from: game },
    ];
  }

  #gameOf(home: Entrant, away: Entrant, setting: RoundSetting): Game {
    const { plan, planNumber, schoolYear } = this.#setup;
    const id = idOf(schoolYear, planNumber, this.#firstNumber + this.games.length);
    const key = keyOf(this.#setup, id);
    const { level, round, className, site, dates } = setting;
    const feeders = [home.from, away.from].filter((game) => game !== null);
    const stage: Stage = { level, round, className, site, homeSeed: home.seed, awaySeed: away.seed, feeders };
    const day = this.#lastMonday + dates.week * 7 + at(dates.weekdays, hashOf(key, 'day'));
    return {
      id,
      plan,
      schoolYear,
      day,
      startMinutes: at(postseasonTimes(plan.style, weekdayOf(day)), hashOf(key, 'start')),
      home: home.team,
      away: away.team,
      isConferenceGame: false,
      fate: hashOf(key, 'fate') % 400 === 7 ? 'forfeit' : 'played',
      makesUpFor: null,
      stage,
      key,
      edge: edgeBetween(this.#strength(home.team), this.#strength(away.team)),
    };
  }

  #strength(team: number): number {
    const { sportKey, schoolYear } = this.#setup;
    return strengthOf(at(this.#schools, team), sportKey, schoolYear);
  }
}

/** Splits the teams of one class into that many groups of neighbours. */
export function regions(teams: readonly School[], count: number): School[][] {
  return neighborhoods(teams, teams.length / count);
}

/** The order of seeds in a bracket of a power of two: 1 meets the last, 2 the one before, and so on. */
export function bracketOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const total = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, total - seed]);
  }
  return order;
}
