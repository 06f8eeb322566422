import type { PrepGame } from '~/upstream/prep-schools';
import type { RpiRow } from '~/upstream/prep-standings';
import { findNumber } from '../text/no-value';
import { formatRating } from './figures';
import type { RpiWeights } from './rpi-parts';
import { findRatingOfTeam } from './team-of-school';

/* A team's rating after a win in its next game, from its own schedule and the ratings of its opponents. */

const values = { W: 1, T: 0.5, L: 0 } as const;
/** A part of a rating that its games give has to be that of its row: only then is the provider's arithmetic known. */
const largestDifference = 0.0001;
const fewestGames = 3;
/** Of two teams in a season. */
const mostMeetings = 3;

interface Rated {
  readonly row: RpiRow;
  readonly winPercent: number;
  readonly opponents: number;
  /** Games that its share of games won is of. */
  readonly games: number;
}

interface Meetings extends Rated {
  readonly count: number;
  /** The team's wins over this opponent; a tie is half of one. */
  readonly won: number;
}

/** From the lowest to the highest that it can be. */
export type RatingRange = readonly [lowest: number, highest: number];

/**
 * If nothing else changes. Schedules of opponents are not read, so how much the opponent's loss lowers the others is only known within bounds.
 * @param games the team's schedule
 * @returns `null` where the games do not give the parts of the present rating
 */
export function computeRatingAfterWin(
  team: RpiRow,
  ratings: readonly RpiRow[],
  weights: RpiWeights,
  games: readonly PrepGame[],
  opponent: string,
): RatingRange | null {
  const own = readRated(team);
  const theirs = findNumber(team.theirOpponents);
  const next = readRated(findRatingOfTeam(opponent, ratings));
  const met = listMeetings(games, ratings);
  if (own === null || theirs === null || next === null || met === null) return null;
  const count = sum(met, (each) => each.count);
  const won = sum(met, (each) => each.won);
  const isKnown =
    count >= fewestGames &&
    isClose(won / count, own.winPercent) &&
    isClose(sum(met, (each) => each.count * getShareWithout(each)) / count, own.opponents) &&
    isClose(sum(met, (each) => each.count * each.opponents) / count, theirs);
  const isNext = ({ row }: Rated) => row.schoolId === next.row.schoolId;
  const before = met.find(isNext) ?? { ...next, count: 0, won: 0 };
  if (!isKnown || next.games <= mostMeetings + 1) return null;
  const shareWithout = (each: Meetings, more: 0 | 1) => divide(won - each.won + more, count - each.count + more);
  const ofNext = (next.opponents * next.games + shareWithout(before, 0)) / (next.games + 1);
  const ofOthers = sum(
    met.filter((each) => !isNext(each)),
    (each) => {
      const gain = shareWithout(each, 1) - shareWithout(each, 0);
      return each.count * (each.opponents + (each.count * gain) / each.games);
    },
  );
  const [ownWeight, opponentsWeight, theirWeight] = weights;
  const highest =
    (ownWeight * (won + 1) +
      opponentsWeight * (own.opponents * count + getShareWithout(before)) +
      theirWeight * (ofOthers + (before.count + 1) * ofNext)) /
    (count + 1);
  return [highest - (theirWeight * computeLargestLoss(next, met, before.count)) / (count + 1), highest];
}

/** How much the next opponent's loss can lower the shares of its other opponents that the team has met, too. */
function computeLargestLoss(next: Rated, met: readonly Meetings[], countBefore: number): number {
  const fewest = next.games - mostMeetings;
  const largestLoss = Math.min(1, (next.winPercent * next.games) / fewest) / (fewest + 1);
  const parts = met.map(({ count, games }) => count / games).sort((a, b) => b - a);
  let left = next.games - countBefore;
  return sum(parts, (part) => {
    const meetings = Math.min(mostMeetings, left);
    left -= meetings;
    return meetings * part * largestLoss;
  });
}

/** `0.6312`, or `0.6310 to 0.6312` */
export function formatRatingRange([lowest, highest]: RatingRange): string {
  const [from, to] = [formatRating(lowest), formatRating(highest)];
  return from === to ? to : `${from} to ${to}`;
}

/** `null` for a team without a rating, or whose wins and losses are not the games of its share. */
function readRated(row: RpiRow | null): Rated | null {
  const winPercent = findNumber(row?.winPercent ?? null);
  const opponents = findNumber(row?.opponents ?? null);
  const games = row === null || winPercent === null ? null : countGames(row, winPercent);
  return row === null || winPercent === null || opponents === null || games === null
    ? null
    : { row, winPercent, opponents, games };
}

/** Wins, losses and as many ties, each half a win, as the share has. */
function countGames({ wins, losses }: RpiRow, winPercent: number): number | null {
  if (wins === null || losses === null) return null;
  const decided = wins + losses;
  if (isClose(divide(wins, decided), winPercent)) return decided === 0 ? null : decided;
  const ties = Math.round((winPercent * decided - wins) / (0.5 - winPercent));
  const games = decided + ties;
  return ties > 0 && isClose((wins + ties / 2) / games, winPercent) ? games : null;
}

/** Opponents so far. Those without a rating, of other states, do not count. `null` if one cannot be used. */
function listMeetings(games: readonly PrepGame[], ratings: readonly RpiRow[]): readonly Meetings[] | null {
  const met = new Map<string, Meetings>();
  for (const { opponent, outcome } of games) {
    const row = findRatingOfTeam(opponent, ratings);
    if (outcome === null || row === null) continue;
    const rated = readRated(row);
    if (rated === null) return null;
    const { count, won } = met.get(row.schoolId) ?? { count: 0, won: 0 };
    met.set(row.schoolId, { ...rated, count: count + 1, won: won + values[outcome] });
  }
  return [...met.values()];
}

/** The opponent's share of games won, without those against the team. */
function getShareWithout({ winPercent, games, count, won }: Meetings): number {
  return divide(winPercent * games - (count - won), games - count);
}

function divide(part: number, whole: number): number {
  return whole <= 0 ? 0 : part / whole;
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= largestDifference;
}

function sum<Item>(items: readonly Item[], getValue: (item: Item) => number): number {
  return items.reduce((total, item) => total + getValue(item), 0);
}
