/** One event as one line of JSON. `event` names it; the other fields are plain values. */
export type LogLine = { readonly event: string } & Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (line: LogLine) => void;

/** Writes to the console, where the platform collects logs. Failures go to the error stream. */
export const writeToConsole: Log = (line) => {
  const text = JSON.stringify(line);
  if (/-(?:failed|refused|open)$/.test(line.event)) console.error(text);
  else console.log(text);
};

/** Events of ordinary work, one per request or refresh. All other events are always logged. */
const ORDINARY_EVENTS: ReadonlySet<string> = new Set(['request', 'refresh', 'refresh-for-other-build']);

/** Logs a share of ordinary events, with `sampleRate`, and all others. */
export function sampleOrdinaryEvents(log: Log, rate: number, random: () => number): Log {
  return (line) => {
    if (!ORDINARY_EVENTS.has(line.event)) log(line);
    else if (random() < rate) log({ ...line, sampleRate: rate });
  };
}

/** Does work that may fail: a failure is logged with its message as `detail`, and the result is `undefined`. */
export async function logFailure<Result>(
  log: Log,
  line: LogLine,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    log({ ...line, detail: getErrorMessage(error) });
    return undefined;
  }
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
