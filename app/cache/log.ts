/** One event as one line of JSON. `event` names it; the other fields are plain values. */
export type LogLine = { readonly event: string } & Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (line: LogLine) => void;

/** Writes to the console, where the platform collects logs; failures go to the error stream, so that they stand out. */
export const writeToConsole: Log = (line) => {
  const text = JSON.stringify(line);
  if (/-(?:failed|refused|open)$/.test(line.event)) console.error(text);
  else console.log(text);
};

/** Events of ordinary work, one for each request or refresh. Any other event is written whenever it happens. */
const ORDINARY_EVENTS: ReadonlySet<string> = new Set(['request', 'refresh', 'refresh-for-other-build']);

/**
 * Writes a share of the events of ordinary work, and all others. Each sampled line carries the share as `sampleRate`: it stands for as many
 * events as the inverse.
 * @param rate from 0 to 1
 * @param random gives a number in [0, 1)
 */
export function sampleOrdinaryEvents(log: Log, rate: number, random: () => number): Log {
  return (line) => {
    if (!ORDINARY_EVENTS.has(line.event)) log(line);
    else if (random() < rate) log({ ...line, sampleRate: rate });
  };
}

/** The message of whatever was thrown. */
export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
