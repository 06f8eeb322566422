import { type AxisTick, createAxis, findExtent } from './axis';

/** From one value to another in steps, each from where the one before it ended. Positions are percentages of the line. */
export interface Bridge {
  readonly ticks: readonly AxisTick[];
  /** The value to start from, the steps, and the value they lead to. */
  readonly rows: readonly BridgeRow[];
}

export interface BridgeRow {
  readonly text: string;
  readonly valueText: string;
  readonly from: number;
  readonly to: number;
  /** The value at the start or the end, not a step; its positions are equal. */
  readonly isEnd: boolean;
}

interface BridgeInput {
  readonly start: { readonly text: string; readonly value: number };
  readonly steps: readonly { readonly text: string; readonly change: number }[];
  readonly endText: string;
  readonly format: (value: number) => string;
}

/** On each side of the values, as a share of their extent. */
const margin = 0.12;
/** Steps that are next to nothing have a scale, too. */
const leastMargin = 0.001;
const tickCount = 4;

/** The scale does not begin at 0, so the first and the last value are marks, and only the steps are bars. */
export function layoutBridge({ start, steps, endText, format }: BridgeInput): Bridge {
  const values = [start.value];
  for (const { change } of steps) values.push((values.at(-1) ?? 0) + change);
  const [lowest, highest] = findExtent(values) ?? [0, 0];
  const room = Math.max(leastMargin, (highest - lowest) * margin);
  const { place, ticks } = createAxis({ domain: [lowest - room, highest + room], tickCount, format: String });
  const decimals = Math.max(...ticks.map(({ text }) => countDecimals(text)));
  const end = values.at(-1) ?? start.value;
  return {
    ticks: ticks.map(({ at, text }) => ({
      at,
      text: Number(text)
        .toFixed(decimals)
        .replace(/^0(?=\.)/, ''),
    })),
    rows: [
      {
        text: start.text,
        valueText: format(start.value),
        from: place(start.value),
        to: place(start.value),
        isEnd: true,
      },
      ...steps.map(({ text, change }, index) => ({
        text,
        valueText: `${change < 0 ? '−' : '+'}${format(Math.abs(change))}`,
        from: place(values[index] ?? 0),
        to: place(values[index + 1] ?? 0),
        isEnd: false,
      })),
      { text: endText, valueText: format(end), from: place(end), to: place(end), isEnd: true },
    ],
  };
}

function countDecimals(number: string): number {
  return number.split('.')[1]?.length ?? 0;
}
