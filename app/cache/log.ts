/** What operators find in the logs: one line of JSON per event, nothing of any visitor. */
export type LogEvent =
  | {
      readonly event: 'refreshed';
      readonly source: string;
      readonly path: string;
      readonly upstreamMs: number;
      readonly bytes: number;
      readonly droppedRows: number;
      readonly outcome: 'changed' | 'unchanged' | 'missing';
    }
  | {
      readonly event: 'refresh-failed';
      readonly source: string;
      readonly path: string;
      readonly reason: string;
      readonly detail: string;
    }
  | { readonly event: 'refresher-failed' | 'store-failed'; readonly source: string; readonly detail: string }
  | { readonly event: 'page-failed'; readonly path: string; readonly detail: string };

export type Log = (event: LogEvent) => void;

/** Failures go to the error stream, so that they stand out in the platform's log view. */
export const logToConsole: Log = (event) => {
  const line = JSON.stringify(event);
  if (event.event === 'refreshed') console.log(line);
  else console.error(line);
};
