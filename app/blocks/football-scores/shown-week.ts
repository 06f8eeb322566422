import { playoffSportId } from '~/config/association';
import { footballSeason as season } from '~/config/football';
import { getToday } from '~/models/dates/content-clock';
import {
  getDefaultWeek,
  isPlayoffWeek,
  isSeasonOver,
  parseWeek,
  parseFootballClass,
  type FootballSeason,
  getLastPlayoffWeek,
} from '~/models/football/weeks';
import type { Game } from '~/models/games/game';
import { requestBeside, type PageRequest } from '~/page/page-sources';
import { footballScores, footballScoresOfClass } from '~/upstream/football-games';
import { tournamentScores } from '~/upstream/tournament-scores';

/** The part of the season that a page of football games shows. */
export interface ShownWeek {
  readonly season: FootballSeason;
  readonly week: number;
  /** The week that is shown when the address names none: the last one from the finals to the next season on a page of the playoffs. */
  readonly usualWeek: number;
  /** The last week of the page. */
  readonly lastWeek: number;
  /** Whether the page includes playoff weeks. */
  readonly withPlayoffs: boolean;
  /** The only shown class; `null` for all. */
  readonly classId: string | null;
}

type Address = Pick<PageRequest, 'query' | 'clock'>;

/** Week and class of an address; an invalid week gives the default week, an invalid class gives all classes. */
export function chooseShownWeek(
  { query, clock }: Address,
  { withPlayoffs }: Pick<ShownWeek, 'withPlayoffs'>,
): ShownWeek {
  const lastWeek = withPlayoffs ? getLastPlayoffWeek(season) : season.regularWeeks;
  const today = getToday(clock);
  const usualWeek = withPlayoffs && isSeasonOver(today, season) ? lastWeek : getDefaultWeek(today, season, lastWeek);
  const week = parseWeek(query.week, lastWeek) ?? usualWeek;
  return { season, week, usualWeek, lastWeek, withPlayoffs, classId: parseFootballClass(query.class, season) };
}

/** The games of that week. The page stands without them, with a message. Games of the playoffs are in the state series, too, which names their classes. */
export function buildFootballScoresSources(shown: ShownWeek) {
  const hasClasses = shown.withPlayoffs && isPlayoffWeek(shown.week, shown.season) && shown.classId === null;
  return {
    optional: { games: requestGamesOfWeek(shown) },
    dependent: { ...(hasClasses && { series: requestBeside(tournamentScores.with({ sportId: playoffSportId })) }) },
  };
}

/**
 * The games with their classes: the one that was asked for, or the one that the state series has.
 * @param series the games of the state series, numbered alike
 */
export function withClasses(games: readonly Game[], series: readonly Game[], asked: string | null): Game[] {
  const classes = new Map(series.map(({ id, classId }) => [id, classId]));
  return games.map((game) => ({ ...game, classId: asked ?? classes.get(game.id) ?? null }));
}

function requestGamesOfWeek({ week, classId }: Pick<ShownWeek, 'week' | 'classId'>) {
  const params = { week: String(week) };
  return classId === null ? footballScores.with(params) : footballScoresOfClass.with({ ...params, classId });
}
