import { requestAsScores } from '~/blocks/daily-games/game-requests';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { playoffSportId } from '~/config/association';
import { groupBy } from '~/group-by';
import { buildHref, Route } from '~/href';
import { getToday } from '~/models/dates/content-clock';
import { putCurrentFirst } from '~/models/dates/current-first';
import { findDays } from '~/models/dates/days-in-words';
import { findCurrentSeason } from '~/models/dates/season';
import { formatFullScore, formatTime } from '~/models/games/game';
import type { ValuesOf, SportPageRequest } from '~/page/page-sources';
import { outOfStateGames, type OutOfStateGame } from '~/upstream/football-lists';

export function sources({ clock }: Pick<SportPageRequest, 'clock'>) {
  const games = outOfStateGames.with({});
  const [, month, day] = getToday(clock).split('-').map(Number);
  const today = `${month}/${day}`;
  return {
    optional: { games },
    dependent: { gamesToday: requestAsScores(games, (rows) => rows.some(({ date }) => date === today)) },
  };
}

export type OutOfStateRow = ReturnType<typeof toRow>;

/** The games by week, in upstream's order; during the season past weeks come last. */
export function toOutOfStateWeeks(games: readonly OutOfStateGame[], season: string, today: string) {
  const unknown = Number.MAX_SAFE_INTEGER;
  const weeks = [...groupBy(games, ({ week }) => week ?? unknown)].sort(([a], [b]) => a - b);
  return putCurrentFirst(weeks, ([, ofWeek]) => ofWeek.flatMap(({ date }) => findDays(date, season)), today).map(
    ([week, ofWeek]) => ({
      key: String(week),
      title: week === unknown ? 'Week to be announced' : `Week ${week}`,
      rows: ofWeek.map(toRow),
    }),
  );
}

function toRow({ week, school, date, time, opponent, result, ...game }: OutOfStateGame) {
  return {
    /** The school's game among the scores of the week, which have the number that leads to its page. */
    to:
      week === null || !Number.isInteger(week)
        ? null
        : buildHref(Route.fbRsScores, { sportId: playoffSportId, query: { week: String(week), q: school.name } }),
    school: school.name,
    logoUrl: school.logoUrl,
    date: date ?? 'TBA',
    /** `7:00 PM`, `TBA`; `null` for a finished game of unknown time. */
    time: time === null && result !== null ? null : formatTime(time),
    opponent,
    result,
    /** The school's own points first. */
    score: formatFullScore(game.score),
  };
}

export function toView({ optional, dependent }: ValuesOf<typeof sources>, { sport, clock }: SportPageRequest) {
  const today = getToday(clock);
  return {
    heading: buildRegularSeasonHeading(sport),
    weeks: toOutOfStateWeeks((dependent.gamesToday ?? optional.games)?.value ?? [], findCurrentSeason(clock), today),
  };
}
