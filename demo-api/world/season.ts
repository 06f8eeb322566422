import type { DayNumber } from '../calendar/civil';
import type { Clock } from '../calendar/clock';
import { groupBy } from './conferences';
import type { Game } from './game';
import { getTeamRecord, type TeamRecord } from './records';
import type { School } from './schools';
import { findFirstMonday, type SeasonPlan } from './season-plans';

const noGames: readonly Game[] = [];

/** The postseason is generated on first use. */
export class Season {
  readonly plan: SeasonPlan;
  readonly schoolYear: number;
  readonly teams: readonly School[];
  readonly regularGames: readonly Game[];
  readonly #makePostseason: () => readonly Game[];
  readonly #firstPostseasonDay: DayNumber;
  readonly #byDay: Map<DayNumber, Game[]>;
  #games: readonly Game[] | null = null;
  #byTeam: ReadonlyMap<number, readonly Game[]> | null = null;
  #regularByTeam: ReadonlyMap<number, readonly Game[]> | null = null;

  constructor(
    plan: SeasonPlan,
    schoolYear: number,
    teams: readonly School[],
    regularGames: readonly Game[],
    makePostseason: () => readonly Game[],
  ) {
    this.plan = plan;
    this.schoolYear = schoolYear;
    this.teams = teams;
    this.regularGames = regularGames;
    this.#makePostseason = makePostseason;
    this.#firstPostseasonDay = findFirstMonday(plan, schoolYear) + plan.weeks * 7;
    this.#byDay = groupBy(regularGames, (game) => game.day);
  }

  /** By id. */
  get games(): readonly Game[] {
    return this.#addPostseason();
  }

  #addPostseason(): readonly Game[] {
    if (this.#games !== null) return this.#games;
    const postseason = this.#makePostseason();
    for (const game of postseason) {
      const sameDay = this.#byDay.get(game.day);
      if (sameDay === undefined) this.#byDay.set(game.day, [game]);
      else sameDay.push(game);
    }
    this.#games = [...this.regularGames, ...postseason];
    return this.#games;
  }

  on(day: DayNumber): readonly Game[] {
    if (day >= this.#firstPostseasonDay) this.#addPostseason();
    return this.#byDay.get(day) ?? noGames;
  }

  /** By date. */
  listGamesOf(team: number): readonly Game[] {
    this.#byTeam ??= groupByTeam(this.games);
    return this.#byTeam.get(team) ?? noGames;
  }

  /** Before the postseason, by date. */
  listRegularGames(team: number): readonly Game[] {
    this.#regularByTeam ??= groupByTeam(this.regularGames);
    return this.#regularByTeam.get(team) ?? noGames;
  }

  computeRecord(team: number, clock: Clock): TeamRecord {
    const games = clock.today < this.#firstPostseasonDay ? this.listRegularGames(team) : this.listGamesOf(team);
    return getTeamRecord(team, games, clock);
  }
}

function groupByTeam(games: readonly Game[]): ReadonlyMap<number, readonly Game[]> {
  const groups = new Map<number, Game[]>();
  for (const game of games) {
    for (const team of [game.home, game.away]) {
      const group = groups.get(team);
      if (group === undefined) groups.set(team, [game]);
      else group.push(game);
    }
  }
  for (const group of groups.values()) group.sort((left, right) => left.day - right.day || left.id - right.id);
  return groups;
}
