/** Values in a row, in groups, on both sides of a cut: steps at the heights of their values. The scale need not begin at 0. */
export interface CutSteps {
  readonly steps: readonly CutStep[];
  /** Number of steps before the cut. */
  readonly cut: number;
  readonly highest: number;
  readonly lowest: number;
  readonly groups: readonly CutGroup[];
}

interface CutStep {
  /** From 0 for the lowest value to 100 for the highest one. */
  readonly height: number;
  /** Differs from what it was before. */
  readonly isChanged: boolean;
}

interface CutGroup {
  readonly text: string;
  /** Number of steps before it. */
  readonly start: number;
  readonly count: number;
  /** Its text has room below its steps. */
  readonly hasRoom: boolean;
}

export interface CutValue {
  readonly value: number;
  readonly group: string;
  readonly isChanged: boolean;
}

/** Share of the narrowest drawing (320 px) that a character of 12 px takes. */
const sharePerCharacter = 0.021;

/** Runs in the browser, too, so it needs no library. */
export function layoutCutSteps(before: readonly CutValue[], after: readonly CutValue[]): CutSteps {
  const values = [...before, ...after];
  const highest = Math.max(...values.map(({ value }) => value));
  const lowest = Math.min(...values.map(({ value }) => value));
  const groups: Omit<CutGroup, 'hasRoom'>[] = [];
  for (const [start, { group: text }] of values.entries()) {
    const last = groups.at(-1);
    if (last?.text === text) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ text, start, count: 1 });
  }
  return {
    steps: values.map(({ value, isChanged }) => ({
      height: highest === lowest ? 50 : Math.round(((value - lowest) / (highest - lowest)) * 100),
      isChanged,
    })),
    cut: before.length,
    highest,
    lowest,
    groups: groups.map((group) => ({
      ...group,
      hasRoom: group.count / values.length >= group.text.length * sharePerCharacter,
    })),
  };
}
