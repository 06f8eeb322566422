import { createDice, hashSeed, type KeyPart } from '../random/dice';
import type { OrderOfPlay } from './tennis-calendar';
import { findLoserSlot, findWinnerSlot, type DrawPart, type DrawSlot, type TennisMatch } from './tennis-draw';
import { playTennis, buildWalkover, type TennisScore } from './tennis-score';

const retireShare = 0.012;
const consolationRetireShare = 0.02;
const walkoverShare = 0.006;
const consolationWalkoverShare = 0.07;

/** Entries that retired or did not appear play no further match. */
export interface Court {
  readonly seed: number;
  /** Key of the draw. */
  readonly key: readonly KeyPart[];
  readonly order: OrderOfPlay;
  readonly gone: Set<DrawSlot>;
}

/** In the draw from the start, or out of a match. */
interface Side {
  readonly slot: DrawSlot | null;
  readonly from: TennisMatch | null;
}

export function playMain(court: Court, places: readonly (DrawSlot | null)[]): TennisMatch[][] {
  const rounds: TennisMatch[][] = [];
  let sides = places.map((slot): Side => ({ slot, from: null }));
  while (sides.length > 1) {
    const round = playRound(court, 'main', rounds.length + 1, sides);
    rounds.push(round);
    sides = round.map(getWinnerSide);
  }
  return rounds;
}

export function playThirdPlace(court: Court, semifinals: readonly TennisMatch[]): TennisMatch | null {
  return playRound(court, 'third place', 1, semifinals.map(getLoserSide))[0] ?? null;
}

/** First-round losers meet each other; later losers join from the other end of the draw. */
export function playConsolation(court: Court, main: readonly (readonly TennisMatch[])[]): TennisMatch[][] {
  const [first = [], second = [], third = []] = main;
  const rounds: TennisMatch[][] = [];
  const play = (sides: readonly Side[]): Side[] => {
    const round = playRound(court, 'consolation', rounds.length + 1, sides);
    rounds.push(round);
    return round.map(getWinnerSide);
  };
  let alive = play(first.map(getLoserSide));
  alive = play(joinSides(alive, second.map(getLoserSide)));
  alive = play(alive);
  alive = play(joinSides(alive, third.map(getLoserSide)));
  while (alive.length > 1) alive = play(alive);
  return rounds;
}

function joinSides(winners: readonly Side[], newcomers: readonly Side[]): Side[] {
  const half = newcomers.length / 2;
  return winners.flatMap((winner, index) => {
    const newcomer = newcomers[(index + half) % newcomers.length];
    return newcomer === undefined ? [winner] : [winner, newcomer];
  });
}

function playRound(court: Court, part: DrawPart, round: number, sides: readonly Side[]): TennisMatch[] {
  const count = Math.floor(sides.length / 2);
  return Array.from({ length: count }, (_, index) => {
    const id = `${part.charAt(0).toUpperCase()}${round}-${index + 1}`;
    const top = sides[index * 2] ?? { slot: null, from: null };
    const bottom = sides[index * 2 + 1] ?? { slot: null, from: null };
    return {
      id,
      part,
      round,
      place: index + 1,
      ...court.order(part, round, index + 1, count),
      top: top.slot,
      bottom: bottom.slot,
      topFrom: top.from,
      bottomFrom: bottom.from,
      score: top.slot && bottom.slot ? playTennisScore(court, id, part, top.slot, bottom.slot) : null,
      key: hashSeed(court.seed, ...court.key, id),
    };
  });
}

function playTennisScore(court: Court, id: string, part: DrawPart, top: DrawSlot, bottom: DrawSlot): TennisScore {
  if (court.gone.has(bottom)) return buildWalkover('top');
  if (court.gone.has(top)) return buildWalkover('bottom');
  const roll = createDice(court.seed, ...court.key, 'match', id);
  const isConsolation = part === 'consolation';
  const missing = roll.drawChance(isConsolation ? consolationWalkoverShare : walkoverShare);
  const edge = top.entry.strength - bottom.entry.strength;
  const score = missing
    ? buildWalkover(edge >= 0 ? 'top' : 'bottom')
    : playTennis(roll, edge, isConsolation ? consolationRetireShare : retireShare);
  if (score.ending !== 'played') court.gone.add(score.winner === 'top' ? bottom : top);
  return score;
}

function getWinnerSide(match: TennisMatch): Side {
  return { slot: findWinnerSlot(match), from: match };
}

function getLoserSide(match: TennisMatch): Side {
  return { slot: findLoserSlot(match), from: match };
}
