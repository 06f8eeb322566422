/** Values in a row, in groups, on both sides of a cut: steps at the heights of their values. The scale need not begin at 0. */
export interface CutSteps {
  readonly steps: readonly CutStep[];
  /** Number of steps before the cut. */
  readonly cut: number;
  /** Steps of one value beside each other, with the value and, where there is room, how many they are: `5×33`. */
  readonly levels: readonly Omit<CutGroup, 'hasRoom'>[];
  readonly groups: readonly CutGroup[];
}

interface CutStep {
  /** From 0 for the lowest value to 100 for the highest one. */
  readonly height: number;
  /** Differs from what it was before. */
  readonly isChanged: boolean;
  /** Of the team that is searched for. */
  readonly isChosen: boolean;
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
  readonly isChosen: boolean;
}

/** Share of the narrowest drawing (320 px) that a character of 12 px takes. */
const sharePerCharacter = 0.021;

/** Runs in the browser, too, so it needs no library. */
export function layoutCutSteps(before: readonly CutValue[], after: readonly CutValue[]): CutSteps {
  const values = [...before, ...after];
  const highest = Math.max(...values.map(({ value }) => value));
  const lowest = Math.min(...values.map(({ value }) => value));
  const hasRoom = (text: string, count: number) => count / values.length >= text.length * sharePerCharacter;
  return {
    steps: values.map(({ value, isChanged, isChosen }) => ({
      height: highest === lowest ? 50 : Math.round(((value - lowest) / (highest - lowest)) * 100),
      isChanged,
      isChosen,
    })),
    cut: before.length,
    levels: joinNeighbors(values.map(({ value }) => String(value))).map(({ text, start, count }) => {
      const counted = `${count}×${text}`;
      return { text: count > 1 && hasRoom(counted, count) ? counted : text, start, count };
    }),
    groups: joinNeighbors(values.map(({ group }) => group)).map((group) => ({
      ...group,
      hasRoom: hasRoom(group.text, group.count),
    })),
  };
}

function joinNeighbors(texts: readonly string[]): Omit<CutGroup, 'hasRoom'>[] {
  const groups: Omit<CutGroup, 'hasRoom'>[] = [];
  for (const [start, text] of texts.entries()) {
    const last = groups.at(-1);
    if (last?.text === text) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push({ text, start, count: 1 });
  }
  return groups;
}
