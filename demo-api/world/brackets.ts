import { getWeekday, type DayNumber } from '../calendar/civil';
import { getItemAt, hashSeed, mixBits } from '../random/dice';
import { groupNeighbors } from './conferences';
import { isContender } from './contenders';
import type { GameOutcome, Game, Stage } from './game';
import { findEventualWinner } from './game-state';
import { computeEdge, buildGameId, getKey } from './regular-season';
import type { School } from './schools';
import type { RoundDates, SeasonPlan } from './season-plans';
import type { SeasonSetup } from './season-setup';
import { listPostseasonTimes } from './start-times';
import { computeTeamStrength } from './strength';

/** Attempts to find a game that a given team wins. */
const mostTries = 500;

export interface Entrant {
  readonly team: number;
  readonly seed: number;
  readonly from: Game | null;
}

export interface RoundSetting {
  readonly level: string;
  readonly round: string;
  readonly className: string;
  readonly site: string;
  readonly dates: RoundDates;
  /** Set where the teams do not choose the time. */
  readonly startMinutes?: number;
}

/** Ids continue those of the regular season. */
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

  /** The better seed is at home. Returns the winner first. */
  play(left: Entrant, right: Entrant, setting: RoundSetting): readonly [winner: Entrant, loser: Entrant] {
    const [home, away] = left.seed <= right.seed ? [left, right] : [right, left];
    return this.playAt(home, away, setting);
  }

  /** Returns the winner first. */
  playAt(home: Entrant, away: Entrant, setting: RoundSetting): readonly [winner: Entrant, loser: Entrant] {
    const game = this.#buildGame(home, away, setting);
    this.games.push(game);
    const homeWins = findEventualWinner(game) === 'home';
    const [winner, loser] = homeWins ? [home, away] : [away, home];
    return [
      { ...winner, from: game },
      { ...loser, from: game },
    ];
  }

  /** Contenders always reach the state finals: the key is redrawn until they win. */
  #buildGame(home: Entrant, away: Entrant, setting: RoundSetting): Game {
    const { planNumber, schoolYear } = this.#setup;
    const id = buildGameId(schoolYear, planNumber, this.#firstNumber + this.games.length);
    let key = getKey(this.#setup, id);
    let game = this.#buildGameWithKey(home, away, setting, id, key);
    const wanted = setting.level === 'State' ? null : this.#findContender(home, away);
    for (let tries = 0; wanted !== null && tries < mostTries && findEventualWinner(game) !== wanted; tries += 1) {
      key = mixBits(key, tries);
      game = this.#buildGameWithKey(home, away, setting, id, key);
    }
    return game;
  }

  #findContender(home: Entrant, away: Entrant): 'home' | 'away' | null {
    const { sportId } = this.#setup.plan;
    if (isContender(getItemAt(this.#schools, home.team).id, sportId)) return 'home';
    return isContender(getItemAt(this.#schools, away.team).id, sportId) ? 'away' : null;
  }

  #buildGameWithKey(home: Entrant, away: Entrant, setting: RoundSetting, id: number, key: number): Game {
    const { plan, schoolYear } = this.#setup;
    const { level, round, className, site, dates } = setting;
    const feeders = [home.from, away.from].filter((game) => game !== null);
    const stage: Stage = { level, round, className, site, homeSeed: home.seed, awaySeed: away.seed, feeders };
    const day = this.#lastMonday + dates.week * 7 + getItemAt(dates.weekdays, hashSeed(key, 'day'));
    return {
      id,
      plan,
      schoolYear,
      day,
      startMinutes:
        setting.startMinutes ??
        getItemAt(listPostseasonTimes(plan.style, getWeekday(day), level, round), hashSeed(key, 'start')),
      home: home.team,
      away: away.team,
      isConferenceGame: false,
      outcome: drawOutcome(plan, level, key),
      makesUpFor: findRainedOutDay(plan, level, day, feeders, key),
      stage,
      key,
      edge: computeEdge(this.#getStrength(home.team), this.#getStrength(away.team)),
    };
  }

  #getStrength(team: number): number {
    return computeTeamStrength(this.#setup, getItemAt(this.#schools, team));
  }
}

/** State finals have no forfeits and are always reported. */
function drawOutcome({ style }: SeasonPlan, level: string, key: number): GameOutcome {
  if (level === 'State') return 'played';
  const draw = hashSeed(key, 'fate');
  if (draw % 300 === 7) return 'forfeit';
  return style !== 'football' && level === 'Regional' && draw % 120 === 11 ? 'unreported' : 'played';
}

/** Null unless rain moved the game by a day. */
function findRainedOutDay(
  { style }: SeasonPlan,
  level: string,
  day: DayNumber,
  feeders: readonly Game[],
  key: number,
): DayNumber | null {
  const isMovable = style !== 'football' && level !== 'State' && getWeekday(day) !== 0;
  if (!isMovable || hashSeed(key, 'rain') % 45 !== 3) return null;
  return feeders.some((feeder) => feeder.day >= day - 1) ? null : day - 1;
}

/** Splits the teams of a class. */
export function splitIntoRegions(teams: readonly School[], count: number): School[][] {
  return groupNeighbors(teams, teams.length / count);
}

/** Standard seeding: 1 meets the lowest seed, and so on. */
export function listBracketOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const total = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, total - seed]);
  }
  return order;
}
