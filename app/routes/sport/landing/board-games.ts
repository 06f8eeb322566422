import { addDays } from '~/models/dates/calendar-date';
import type { Game } from '~/models/games/game';
import { compareTimes } from '~/models/games/game-time';
import { compareNumbered } from '~/models/text/text-order';

/** What is on a scoreboard now: games in play; without any, those that come next; and the others. */
export interface BoardGames {
  readonly live: readonly Game[];
  readonly next: readonly Game[];
  readonly others: readonly Game[];
}

/** So many games are called the next ones; more of one day are those of the day. */
const mostNext = 4;
/** With so few games on a board nothing has to be put in front. */
const fewGames = 4;
/** A tournament is still news so many days after its last game. */
const daysOfNews = 3;

/** Whether the games are those of a season that is on, and not the latest of one that is over. */
export function isCurrent(games: readonly Game[], today: string): boolean {
  const newsUntil = addDays(today, -daysOfNews);
  return games.some((game) => game.kind === 'live' || (game.day ?? '') >= newsUntil);
}

export function selectBoardGames(games: readonly Game[], today: string): BoardGames {
  const live = games.filter(({ kind }) => kind === 'live');
  const next = live.length > 0 || games.length <= fewGames ? [] : nextGames(games, today);
  const inFront = new Set([...live, ...next]);
  return { live, next, others: games.filter((game) => !inFront.has(game)) };
}

/** The first games of the next day with any: those that begin together, as far as they are few. */
function nextGames(games: readonly Game[], today: string): Game[] {
  const coming = games.filter((game) => game.kind === 'scheduled' && (game.day ?? '') >= today).sort(byDayAndTime);
  const [first] = coming;
  return coming.filter(({ day }) => day === first?.day).slice(0, mostNext);
}

function byDayAndTime(a: Game, b: Game): number {
  return (a.day ?? '').localeCompare(b.day ?? '') || compareTimes(a.time, b.time);
}

/** When something happens next: games in play first, then by the next day with games; boards that are over come last. */
export function rankUrgency(games: readonly Game[], today: string): string {
  if (games.some(({ kind }) => kind === 'live')) return '';
  const days = games.filter((game) => game.kind === 'scheduled' || game.day === today).map(({ day }) => day ?? '');
  return days.filter((day) => day >= today).sort()[0] ?? '9999';
}

/** Days to come first, the nearest in front, then those that are over, the latest in front; games without a day last. */
export function listDaysInOrder(games: readonly Game[], today: string): (string | null)[] {
  const days = new Set(games.map(({ day }) => day));
  const known = [...days].filter((day) => day !== null).sort();
  const over = known.filter((day) => day < today);
  return [...known.slice(over.length), ...over.reverse(), ...(days.has(null) ? [null] : [])];
}

/** Within a day: in play, to come, over; what is over class by class, the title game and then the latest in front. */
export function compareRelevance(a: Game, b: Game): number {
  const [order, other] = [rank(a), rank(b)];
  if (order !== other) return order - other;
  return order === 2 ? byClass(a, b) || byTitle(a, b) || compareTimes(b.time, a.time) : compareTimes(a.time, b.time);
}

function byTitle(a: Game, b: Game): number {
  const isTitleGame = ({ round }: Game) => Number(/champion/i.test(round ?? ''));
  return isTitleGame(b) - isTitleGame(a);
}

function byClass(a: Game, b: Game): number {
  return compareNumbered(a.classId ?? '', b.classId ?? '');
}

function rank({ kind }: Game): number {
  if (kind === 'live') return 0;
  return kind === 'scheduled' ? 1 : 2;
}
