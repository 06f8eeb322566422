import type { DayNumber } from '../calendar/civil';
import type { Clock } from '../calendar/clock';
import { groupBy } from './conferences';
import type { Game } from './game';
import { recordOf, type TeamRecord } from './records';
import type { School } from './schools';
import type { SeasonPlan } from './season-plans';

const noGames: readonly Game[] = [];

/** One sport in one school year: every game of it, by day and by team. */
export class Season {
  readonly plan: SeasonPlan;
  readonly schoolYear: number;
  readonly teams: readonly School[];
  readonly games: readonly Game[];
  readonly #byDay: ReadonlyMap<DayNumber, readonly Game[]>;
  #byTeam: ReadonlyMap<number, readonly Game[]> | null = null;

  constructor(plan: SeasonPlan, schoolYear: number, teams: readonly School[], games: readonly Game[]) {
    this.plan = plan;
    this.schoolYear = schoolYear;
    this.teams = teams;
    this.games = games;
    this.#byDay = groupBy(games, (game) => game.day);
  }

  on(day: DayNumber): readonly Game[] {
    return this.#byDay.get(day) ?? noGames;
  }

  /** A team's games in order of date. */
  of(team: number): readonly Game[] {
    this.#byTeam ??= groupByTeam(this.games);
    return this.#byTeam.get(team) ?? noGames;
  }

  record(team: number, clock: Clock): TeamRecord {
    return recordOf(team, this.of(team), clock);
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
