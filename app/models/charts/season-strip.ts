import { formatCount } from '../text/format-count';
import { roundPosition } from './round-position';

export type ResultLetter = 'W' | 'L' | 'T';

/** A game of a team. */
export interface SeasonGame {
  /** `null` for a game to come. */
  readonly letter: ResultLetter | null;
  /** Own points first; `null` if unknown. */
  readonly score: readonly [own: number, other: number] | null;
  /** `Sep 6`; `null` if unknown. */
  readonly dayText: string | null;
  readonly opponent: string;
  readonly isAway: boolean;
}

/** Games from left to right: wins above a line, losses below it, with their scores. */
export interface SeasonStrip {
  /** `21 games: won 15, lost 6. 3 are left.` */
  readonly text: string;
  /** Number of games that have room. */
  readonly room: number;
  /** Percentage of the height at which the line is. */
  readonly line: number;
  readonly games: readonly StripGame[];
  /** Days by the index of their game. */
  readonly days: readonly (readonly [index: number, text: string])[];
}

export interface StripGame {
  readonly letter: ResultLetter | null;
  /** Percentage of the height at which its bar ends. */
  readonly end: number;
  /** At the end of the bar: `68-19`, in a long season `68-19 at Elm` at the largest win and loss only. */
  readonly score?: string;
  /** `@ELM`, across the line from the bar; not in a long season. */
  readonly opponent?: string;
}

/** Games that a short season has room for, so that its bars are not far apart. */
const leastRoom = 10;
/** Pixels: the narrowest strip, a condensed figure and capital letter of 12 px, the gap between texts, and a day. */
const narrowest = 328;
const figure = 5.2;
const capital = 6.6;
const gap = 2;
const dayWidth = 40;
/** A bar that is seen, also of a game that was won by one point of a hundred. */
const leastLength = 3;
const shortestStreak = 3;
const words: Readonly<Record<ResultLetter, string>> = { W: 'won', L: 'lost', T: 'tied' };

/**
 * Question: when did a team win and lose, by how much, and against whom?
 * @param games oldest first, those to come last
 * @param compared games of all strips with the same scale
 * @returns `null` without a result
 */
export function layoutSeasonStrip(
  games: readonly SeasonGame[],
  compared: readonly SeasonGame[] = games,
): SeasonStrip | null {
  const results = games.filter(({ letter }) => letter !== null);
  if (results.length === 0) return null;
  const room = Math.max(leastRoom, games.length);
  // All bars are long where no margin is known.
  const hasMargins = compared.some(({ score }) => score !== null);
  const measure = (game: SeasonGame) => (hasMargins ? getMargin(game) : 1);
  const findLargest = (letter: ResultLetter) =>
    compared.reduce((largest, game) => (game.letter === letter ? Math.max(largest, measure(game)) : largest), 0);
  const [up, down] = [findLargest('W'), findLargest('L')];
  const range = up + down || 1;
  const line = up + down === 0 ? 50 : Math.round((up / range) * 100);
  const placeEnd = (game: SeasonGame) => {
    const size = Math.max(leastLength, Math.round((measure(game) / range) * 100));
    return game.letter === 'W' ? line - size : game.letter === 'L' ? line + size : line;
  };
  const texts = writeTexts(games, room);
  const left = games.length - results.length;
  return {
    text: `${describeResults(results)}.${left === 0 ? '' : ` ${left === 1 ? '1 is' : `${left} are`} left.`}`,
    room,
    line,
    games: games.map((game, index) => ({ letter: game.letter, end: placeEnd(game), ...texts[index] })),
    days: chooseDays(games, room),
  };
}

function getMargin({ score }: SeasonGame): number {
  return score === null ? 0 : Math.abs(score[0] - score[1]);
}

/** Texts of all games where each has room beside the next one, otherwise of the latest of the largest. */
function writeTexts(games: readonly SeasonGame[], room: number): Pick<StripGame, 'score' | 'opponent'>[] {
  const all = games.map(({ score, opponent, isAway }) => ({
    ...(score !== null && { score: score.join('-') }),
    opponent: `${isAway ? '@' : ''}${opponent
      .replaceAll(/[^\p{L}\d]/gu, '')
      .slice(0, 3)
      .toUpperCase()}`,
  }));
  const widest = all.reduce(
    (most, { score = '', opponent }) => Math.max(most, score.length * figure, opponent.length * capital),
    0,
  );
  if (widest + gap <= narrowest / room) return all;
  const named = (['W', 'L'] as const).map((letter) => {
    const margins = games.map((game) => (game.letter === letter ? getMargin(game) : 0));
    const largest = Math.max(...margins);
    return largest === 0 ? -1 : margins.lastIndexOf(largest);
  });
  return games.map(({ score, opponent, isAway }, index) =>
    score !== null && named.includes(index) ? { score: `${score.join('-')} ${isAway ? 'at ' : ''}${opponent}` } : {},
  );
}

/** The days of the first and the last game, and of others between them that have room. */
function chooseDays(games: readonly SeasonGame[], room: number): [number, string][] {
  const step = Math.ceil((dayWidth * room) / narrowest);
  const last = games.length - 1;
  return games.flatMap(({ dayText }, index): [number, string][] =>
    dayText !== null && (index === last || (index % step === 0 && last - index >= step)) ? [[index, dayText]] : [],
  );
}

/** Center of a game, as a percentage of a strip with room for as many games. */
export function placeGame(index: number, room: number): number {
  return roundPosition(((index + 0.5) / room) * 100);
}

/** `21 games: won 15, lost 6` */
export function describeResults(results: readonly Pick<SeasonGame, 'letter'>[]): string {
  const counted = (Object.entries(words) as [ResultLetter, string][]).flatMap(([letter, word]) => {
    const count = countLetter(results, letter);
    return count === 0 ? [] : [`${word} ${count}`];
  });
  return `${formatCount(results.length, 'game')}: ${counted.join(', ')}`;
}

/** `2-7-1, lost the last 3`: follows the name of a team. */
export function describeForm(results: readonly Pick<SeasonGame, 'letter'>[]): string {
  const [wins, losses, ties] = (['W', 'L', 'T'] as const).map((letter) => countLetter(results, letter));
  const last = results.at(-1)?.letter ?? null;
  const streak = results.length - 1 - results.findLastIndex(({ letter }) => letter !== last);
  const hasStreak = last !== null && streak >= shortestStreak && streak < results.length;
  return `${wins}-${losses}${ties === 0 ? '' : `-${ties}`}${hasStreak ? `, ${words[last]} the last ${streak}` : ''}`;
}

function countLetter(results: readonly Pick<SeasonGame, 'letter'>[], letter: ResultLetter): number {
  return results.filter((result) => result.letter === letter).length;
}
