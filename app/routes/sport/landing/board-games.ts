import { compareByState } from '~/config/game-order';
import { addDays } from '~/models/dates/calendar-date';
import { type Game, compareTimes } from '~/models/games/game';
import { isTitleGame } from '~/models/games/stage';
import { compareByClass } from '~/models/text/text-order';

/** Most games called the next ones; if more begin together, the whole day is. */
const mostNext = 4;
/** With so few games on a board, none is highlighted. */
const fewGames = 4;
/** Number of days after its last game during which a tournament is news. */
const daysOfNews = 3;

/** Whether the games are of a season that is under way, not the latest of a finished one. */
export function isCurrent(games: readonly Game[], today: string): boolean {
  const newsUntil = addDays(today, -daysOfNews);
  return games.some((game) => game.kind === 'live' || (game.day ?? '') >= newsUntil);
}

/** Games now on a scoreboard: those in play; without any, the next ones; and the others. */
export function selectBoardGames(games: readonly Game[], today: string) {
  const live = games.filter(({ kind }) => kind === 'live');
  const next = live.length > 0 || games.length <= fewGames ? [] : findNextGames(games, today);
  const inFront = new Set([...live, ...next]);
  return { live, next, others: games.filter((game) => !inFront.has(game)) };
}

/** First games of the next day with any: those that begin together, if they are few. */
function findNextGames(games: readonly Game[], today: string): Game[] {
  const coming = games
    .filter((game) => game.kind === 'scheduled' && (game.day ?? '') >= today)
    .sort(compareByDayAndTime);
  const [first] = coming;
  return coming.filter(({ day }) => day === first?.day).slice(0, mostNext);
}

function compareByDayAndTime(a: Game, b: Game): number {
  return (a.day ?? '').localeCompare(b.day ?? '') || compareTimes(a.time, b.time);
}

/** Sort key of when something happens next: games in play first, then the next day with games; finished boards last. */
export function rankUrgency(games: readonly Game[], today: string): string {
  if (games.some(({ kind }) => kind === 'live')) return '';
  const days = games.filter((game) => game.kind === 'scheduled' || game.day === today).map(({ day }) => day ?? '');
  return days.filter((day) => day >= today).sort()[0] ?? '9999';
}

/** Upcoming days first, nearest first, then past days, latest first; games without a day last. */
export function listDaysInOrder(games: readonly Game[], today: string): (string | null)[] {
  const days = new Set(games.map(({ day }) => day));
  const known = [...days].filter((day) => day !== null).sort();
  const over = known.filter((day) => day < today);
  return [...known.slice(over.length), ...over.reverse(), ...(days.has(null) ? [null] : [])];
}

/** Within a day: in play, finished, upcoming; finished ones by class, the title game and then the latest first. */
export function compareRelevance(a: Game, b: Game): number {
  const [order, other] = [rank(a), rank(b)];
  if (order !== other) return order - other;
  return order === 1
    ? compareByClass(a, b) || compareByTitle(a, b) || compareTimes(b.time, a.time)
    : compareByState(a, b);
}

function compareByTitle(a: Game, b: Game): number {
  return Number(isTitleGame(b)) - Number(isTitleGame(a));
}

function rank({ kind }: Game): number {
  if (kind === 'live') return 0;
  return kind === 'scheduled' ? 2 : 1;
}
