import { requestAsScores } from '~/blocks/daily-games/game-requests';
import { buildRegularSeasonHeading } from '~/blocks/sport/sport-heading';
import { getCalendarDay } from '~/models/dates/content-clock';
import { formatFullScore, formatTime } from '~/models/games/game';
import type { ValuesOf, SportPageRequest } from '~/page/page-sources';
import { outOfStateGames, type OutOfStateGame } from '~/upstream/football-lists';

export function sources({ clock }: Pick<SportPageRequest, 'clock'>) {
  const games = outOfStateGames.with({});
  const [, month, day] = getCalendarDay(clock.getNowMs(), clock.timeZone).split('-').map(Number);
  const today = `${month}/${day}`;
  return {
    optional: { games },
    dependent: { gamesToday: requestAsScores(games, (rows) => rows.some(({ date }) => date === today)) },
  };
}

export type OutOfStateRow = ReturnType<typeof toRow>;

/** The games by week, in upstream's order; those without a week come last. */
export function toOutOfStateWeeks(games: readonly OutOfStateGame[]) {
  const rows = games.map((game, index) => ({ week: game.week, row: toRow(game, index) }));
  const weeks = [...new Set(rows.map(({ week }) => week ?? Number.MAX_SAFE_INTEGER))].sort((a, b) => a - b);
  return weeks.map((week) => {
    const isKnown = week !== Number.MAX_SAFE_INTEGER;
    return {
      key: String(week),
      title: isKnown ? `Week ${week}` : 'Week to be announced',
      rows: rows.filter((row) => (isKnown ? row.week === week : row.week === null)).map(({ row }) => row),
    };
  });
}

function toRow({ school, date, time, opponent, result, ...game }: OutOfStateGame, index: number) {
  return {
    key: String(index),
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

export function toView({ optional, dependent }: ValuesOf<typeof sources>, { sport }: SportPageRequest) {
  return {
    heading: buildRegularSeasonHeading(sport),
    weeks: toOutOfStateWeeks((dependent.gamesToday ?? optional.games)?.value ?? []),
  };
}
