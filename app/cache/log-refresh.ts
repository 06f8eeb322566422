import type { SourceRequest } from './define-source';
import type { FetchedEntry } from './fetch-report';
import type { UpstreamResult } from './fetch-upstream';
import type { Log } from './log';
import type { RowTally } from './row-tally';

/** Logs the outcome of a fetch. */
export function logRefresh(
  { log, caller }: { readonly log: Log; readonly caller: string },
  { definition, params }: SourceRequest,
  result: UpstreamResult,
  fetched: FetchedEntry,
  durationMs: number,
  rows: RowTally,
): void {
  const about = {
    source: definition.name,
    path: definition.buildPath(params),
    caller,
    durationMs,
    ...pickCounts(rows),
  };
  if (fetched.kind === 'failure') {
    log({ event: 'refresh-failed', ...about, reason: fetched.reason, detail: fetched.detail });
    return;
  }
  const outcome = result.kind === 'body' ? fetched.entry.kind : result.kind;
  const why = rows.dropReasons === '' ? {} : { dropReasons: rows.dropReasons };
  log({ event: 'refresh', ...about, outcome, bytes: fetched.entry.bytes, ...why });
}

/** Counts for the log; none for an answer without rows. */
export function pickCounts({
  receivedRows,
  droppedRows,
  droppedItems,
  leftOutRows,
}: RowTally): Partial<Record<string, number>> {
  return {
    ...(receivedRows > 0 && { receivedRows }),
    ...(droppedRows > 0 && { droppedRows }),
    ...(droppedItems > 0 && { droppedItems }),
    ...(leftOutRows > 0 && { leftOutRows }),
  };
}
