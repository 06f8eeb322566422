import type { DayNumber } from '../../calendar/civil';
import { createDice, hashSeed, type Dice } from '../../random/dice';
import type { Course } from './courses';
import type { Finalist, NoResult } from './finals-field';
import type { Outcome } from './golfers';
import { computePace, listPlayOrder } from './pace';
import { drawStrokes } from './strokes';
import type { Group } from './tee-sheet';

/** A round, with the moments at which its parts become public. */
export interface Card {
  readonly golfer: Finalist;
  readonly group: Group;
  /** By hole. */
  readonly strokes: readonly number[];
  /** Minutes after midnight; Infinity for a hole that is not played. */
  readonly shownAt: readonly number[];
  readonly outcome: Outcome | null;
  /** Infinity without an outcome. */
  readonly outcomeAt: number;
  /** The card is final. */
  readonly settledAt: number;
}

export interface Round {
  readonly number: 1 | 2;
  readonly day: DayNumber;
  readonly groups: readonly Group[];
  readonly cards: ReadonlyMap<Finalist, Card>;
  /** Every card is final. */
  readonly overAt: number;
}

const lateEntry = 0.03;
const minutesToCheck = 5;

export function playRound(
  seed: number,
  number: 1 | 2,
  day: DayNumber,
  course: Course,
  groups: readonly Group[],
): Round {
  const pace = computePace(hashSeed(seed, 'pace', number), course, groups);
  const cards = groups.flatMap((group, index) =>
    group.golfers.map((golfer) => {
      const roll = createDice(seed, 'card', number, golfer.memberId);
      return playCard(
        roll,
        course,
        golfer,
        group,
        pace[index] ?? [],
        golfer.noResult?.round === number ? golfer.noResult : null,
      );
    }),
  );
  return {
    number,
    day,
    groups,
    cards: new Map(cards.map((card) => [card.golfer, card])),
    overAt: Math.max(...cards.map(({ settledAt }) => settledAt)),
  };
}

function playCard(
  roll: Dice,
  course: Course,
  golfer: Finalist,
  group: Group,
  pace: readonly number[],
  noResult: NoResult | null,
): Card {
  const strokes = drawStrokes(roll, course, golfer.golfer.skill);
  const holesPlayed = noResult?.after ?? course.length;
  const last = pace[holesPlayed - 1] ?? group.teeMinutes;
  const shownAt = course.map(() => Infinity);
  listPlayOrder(group.startHole).forEach((hole, step) => {
    const done = pace[step] ?? 0;
    const delay = roll.drawChance(lateEntry) ? roll.drawBetween(10, 50) : roll.drawBetween(1, 3);
    if (step < holesPlayed) shownAt[hole] = Math.min(done + delay, last + minutesToCheck);
  });
  const settled = last + minutesToCheck;
  const outcomeAt = noResult === null ? Infinity : settled + (noResult.outcome === 'DQ' ? 35 : 9);
  return {
    golfer,
    group,
    strokes,
    shownAt,
    outcome: noResult?.outcome ?? null,
    outcomeAt,
    settledAt: noResult === null ? settled : outcomeAt,
  };
}
