import type { GamesLeftView } from '~/components/state-series/games-left';
import { compareByState } from '~/config/game-order';
import { isKnownTeam } from '~/models/brackets/bracket-team';
import { formatShortDay } from '~/models/dates/calendar-date';
import { compareTimes, type Game, getColumns, isOver } from '~/models/games/game';
import { formatStatus, toScoreCardView } from '~/models/games/score-card-view';

/** More games than these are a whole round, which the brackets show. */
const MOST_GAMES_LEFT = 8;

/**
 * The games of the nearest day that decide who is left, those in play first, and those of later days; `null` while a whole round is left, and
 * when the bracket is not known or decided.
 * @param today `YYYY-MM-DD`
 */
export function findGamesLeft(games: readonly Game[], today: string): GamesLeftView | null {
  const left = games.filter((game) => !isOver(game) && game.teams.every(isKnownTeam) && (game.day ?? '') >= today);
  const [first] = left.map(({ day }) => day ?? '').sort();
  if (first === undefined || left.length > MOST_GAMES_LEFT) return null;
  const ofDay = left.filter(({ day }) => day === first);
  const sorted = [...ofDay].sort((a, b) => compareByState(a, b) || compareTimes(a.time, b.time));
  return {
    games: sorted.map((game) => toGameLeft(game, today)),
    laterText: describeLater(left.filter(({ day }) => day !== first)),
  };
}

function describeLater(games: readonly Game[]): string | null {
  const days = [...new Set(games.map(({ day }) => day ?? ''))].sort();
  if (days.length === 0) return null;
  return `${games.length} more on ${days.map(formatShortDay).join(' and ')}.`;
}

function toGameLeft(game: Game, today: string): GamesLeftView['games'][number] {
  const status = formatStatus(toScoreCardView(game));
  const [score = [null, null]] = getColumns(game);
  return {
    id: game.id,
    className: game.classId,
    isLive: game.kind === 'live',
    status: game.day === null || game.day === today ? status : `${formatShortDay(game.day)}, ${status}`,
    sides: ([0, 1] as const).map((index) => ({ name: game.teams[index].name, score: score[index] })),
  };
}
