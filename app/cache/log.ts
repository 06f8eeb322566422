/** One event as one line of JSON. `event` names it; the other fields are plain values. */
export type LogLine = { readonly event: string } & Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (line: LogLine) => void;

/** Writes to the console, where the platform collects logs; failures go to the error stream, so that they stand out. */
export const consoleLog: Log = (line) => {
  const text = JSON.stringify(line);
  if (/-(?:failed|refused|open)$/.test(line.event)) console.error(text);
  else console.log(text);
};

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
