import type { Dice } from '../random/dice';

/** Games; a match tie-break has points. */
export interface SetScore {
  readonly top: number;
  readonly bottom: number;
  /** The loser's points in the tie-break. */
  readonly tiebreak: number | null;
}

export interface TennisScore {
  readonly winner: 'top' | 'bottom';
  readonly ending: 'played' | 'retired' | 'walkover';
  readonly sets: readonly SetScore[];
  /** Real time; 0 for a walkover. */
  readonly minutes: number;
}

/** Winner's and loser's games, most one-sided first. */
const setGames = [
  [6, 0],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [7, 5],
  [7, 6],
] as const;
const closeWeights = [2, 6, 14, 24, 28, 13, 13] as const;
const oneSidedWeights = [26, 28, 20, 13, 8, 3, 2] as const;
const minutesPerGame = 3.7;
const minutesPerTiebreak = 11;
const longestMinutes = 115;

/**
 * Best of three, the third set as a tie-break to ten.
 * @param edge strength of the top side over the other
 */
export function playTennis(roll: Dice, edge: number, retireShare: number): TennisScore {
  const winner = roll.drawFraction() < 1 / (1 + Math.exp(-1.5 * edge)) ? 'top' : 'bottom';
  const favor = winner === 'top' ? edge : -edge;
  const oneSided = Math.min(0.95, Math.max(0.1, 0.35 + favor * 0.35));
  const sets = roll.drawChance(0.68 + oneSided * 0.3)
    ? [drawSet(roll, oneSided), drawSet(roll, oneSided)]
    : drawThreeSets(roll, oneSided);
  const oriented = sets.map((set) => (winner === 'top' ? set : turnSet(set)));
  return roll.drawChance(retireShare)
    ? drawRetirement(roll, winner, oriented)
    : { winner, ending: 'played', sets: oriented, minutes: getMinutes(oriented) };
}

export function buildWalkover(winner: 'top' | 'bottom'): TennisScore {
  return { winner, ending: 'walkover', sets: [], minutes: 0 };
}

/** `6-4, 3-6, 10-7`, winner first; `4-1 ret.`, `wo.` */
export function formatTennisScore({ winner, ending, sets }: TennisScore): string {
  if (ending === 'walkover') return 'wo.';
  const played = sets.map((set) => formatSet(winner === 'top' ? set : turnSet(set))).join(', ');
  return ending === 'retired' ? `${played} ret.` : played;
}

/** After a share of the match, the top side's games first. */
export function formatRunningSets(sets: readonly SetScore[], share: number): string {
  const total = sets.reduce((sum, { top, bottom }) => sum + top + bottom, 0);
  let left = share * total;
  const shown: string[] = [];
  for (const set of sets) {
    const games = set.top + set.bottom;
    if (left >= games) shown.push(formatSet(set));
    else {
      const part = Math.max(0, left) / games;
      // Without the winner's last game the set is unfinished.
      shown.push(`${computeRunningGames(set.top, set.bottom, part)}-${computeRunningGames(set.bottom, set.top, part)}`);
      break;
    }
    left -= games;
  }
  return shown.join(', ');
}

function computeRunningGames(games: number, others: number, part: number): number {
  return Math.min(Math.floor(games * part), games > others ? games - 1 : games);
}

function formatSet({ top, bottom, tiebreak }: SetScore): string {
  return `${top}-${bottom}${tiebreak === null ? '' : `(${tiebreak})`}`;
}

/** The winner's games first. */
function drawSet(roll: Dice, oneSided: number): SetScore {
  const weights = closeWeights.map((weight, index) => weight + (oneSidedWeights[index] ?? 0) * oneSided * 2);
  const [top, bottom] = setGames[roll.drawWeighted(weights)] ?? setGames[3];
  return { top, bottom, tiebreak: top + bottom === 13 ? roll.drawWeighted([1, 2, 4, 6, 7, 6, 2]) : null };
}

function drawThreeSets(roll: Dice, oneSided: number): SetScore[] {
  const lost = turnSet(drawSet(roll, 0.1));
  const won = drawSet(roll, oneSided);
  const decider = roll.drawChance(0.12)
    ? drawLongTiebreak(roll)
    : { top: 10, bottom: roll.drawBetween(2, 8), tiebreak: null };
  return roll.drawChance(0.5) ? [won, lost, decider] : [lost, won, decider];
}

function drawLongTiebreak(roll: Dice): SetScore {
  const points = roll.drawBetween(9, 13);
  return { top: points + 2, bottom: points, tiebreak: null };
}

/** One side retires during the last set. */
function drawRetirement(roll: Dice, winner: 'top' | 'bottom', sets: readonly SetScore[]): TennisScore {
  const last = roll.drawBelow(Math.min(2, sets.length));
  const set = sets[last] ?? { top: 3, bottom: 1, tiebreak: null };
  const part = 0.3 + roll.drawFraction() * 0.5;
  const stopped: SetScore = {
    top: computeRunningGames(set.top, set.bottom, part),
    bottom: computeRunningGames(set.bottom, set.top, part),
    tiebreak: null,
  };
  const played = stopped.top + stopped.bottom === 0 ? { ...stopped, [winner]: 1 } : stopped;
  const all = [...sets.slice(0, last), played];
  return { winner, ending: 'retired', sets: all, minutes: getMinutes(all) };
}

function turnSet({ top, bottom, tiebreak }: SetScore): SetScore {
  return { top: bottom, bottom: top, tiebreak };
}

function getMinutes(sets: readonly SetScore[]): number {
  const minutes = sets.reduce(
    (sum, { top, bottom, tiebreak }, index) =>
      sum + (index === 2 ? minutesPerTiebreak : (top + bottom) * minutesPerGame) + (tiebreak === null ? 0 : 6),
    4,
  );
  return Math.min(longestMinutes, Math.round(minutes));
}
