import type { Outcome } from './golfers';

export interface Rank {
  /** From 1; equal scores share a rank. */
  readonly place: number;
  readonly isTied: boolean;
  /** Tie-break order within a rank, from 1. */
  readonly among: number;
}

interface Scored {
  readonly versusPar: number | null;
  readonly outcome: Outcome | null;
  readonly rank: Rank | null;
}

/**
 * Ranked items, then those who have not started, then the unranked.
 * @param tieBreak lower is better
 */
export function rankItems<Item extends Scored>(items: readonly Item[], tieBreak: (item: Item) => number): Item[] {
  const sorted = items
    .map((item) => ({ item, broken: tieBreak(item) }))
    .sort((left, right) => getSortOrder(left.item) - getSortOrder(right.item) || left.broken - right.broken)
    .map(({ item }) => item);
  return sorted.map((item, index) => {
    const { versusPar } = item;
    if (versusPar === null) return item;
    const first = sorted.findIndex((other) => other.versusPar === versusPar);
    const isTied = first !== index || sorted[index + 1]?.versusPar === versusPar;
    return { ...item, rank: { place: first + 1, isTied, among: index - first + 1 } };
  });
}

function getSortOrder({ versusPar, outcome }: Scored): number {
  if (versusPar !== null) return versusPar;
  return outcome === null ? 100_000 : 200_000;
}
