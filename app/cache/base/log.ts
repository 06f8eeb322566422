/** An event, which is logged as one line of JSON. */
export type LogLine = { readonly event: string } & Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (line: LogLine) => void;

/** Writes to the console, where the platform collects logs. Failures go to the error stream. */
export const writeToConsole: Log = (line) => {
  const text = JSON.stringify(line);
  if (/-(?:failed|refused|open)$/.test(line.event)) console.error(text);
  else console.log(text);
};

/** Frequent events, one per request or refresh, of which only a sample is logged. */
const ORDINARY_EVENTS: ReadonlySet<string> = new Set(['request', 'refresh', 'refresh-for-other-build']);

/** Wraps a log: of ordinary events it logs the share `rate` (with the field `sampleRate`), and of other events all. */
export function sampleOrdinaryEvents(log: Log, rate: number, random: () => number): Log {
  return (line) => {
    if (!ORDINARY_EVENTS.has(line.event)) log(line);
    else if (random() < rate) log({ ...line, sampleRate: rate });
  };
}

/** Awaits work that may fail. After a failure, logs its message as `detail` and returns `undefined`. */
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
