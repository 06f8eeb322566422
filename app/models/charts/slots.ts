/** Places in a row, such as those of a class. */
export interface Slots {
  readonly count: number;
  /** Neighbors of one kind together. */
  readonly runs: readonly SlotRun[];
}

/** By how certain it is that the slot is taken. */
export type SlotKind = 'tall' | 'middle' | 'short';

interface SlotRun {
  readonly kind: SlotKind;
  /** Number of slots before it. */
  readonly start: number;
  readonly length: number;
}

/** Runs in the browser, too, where a pick changes the slots. */
export function layoutSlots(kinds: readonly SlotKind[]): Slots {
  const runs: { kind: SlotKind; start: number; length: number }[] = [];
  for (const [start, kind] of kinds.entries()) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.length += 1;
    else runs.push({ kind, start, length: 1 });
  }
  return { count: kinds.length, runs };
}
