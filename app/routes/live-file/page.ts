import type { SourceAnswer } from '~/cache/answer';
import { listRecentRows, type LiveRow } from '~/cache/live-rows';
import type { PageRequest } from '~/page/page-sources';
import { listLiveRequests } from './live-requests';

/** The sources whose rows the file has; none for a file that there is not today. */
export function sources({ params, clock }: Pick<PageRequest, 'params' | 'clock'>) {
  const requests = listLiveRequests(params.file ?? '', clock);
  return { critical: Object.fromEntries(requests.map((request) => [request.definition.name, request])) };
}

/** What open pages get of games in play between their refreshes. */
export interface LiveFile {
  /** Rows are compared with what a page of the same build has. */
  readonly build: string;
  /** When upstream gave the oldest of the rows: real clock, milliseconds. */
  readonly asOfMs: number;
  /** When a newer file is due, by the same clock, and how often they are. */
  readonly freshUntilMs: number;
  readonly everySeconds: number;
  readonly rows: readonly LiveRow[];
}

/** @returns `null` when a source has nothing, which is no file */
export function toLiveFile(
  answers: readonly SourceAnswer<unknown>[],
  { build, everySeconds, nowMs }: { readonly build: string; readonly everySeconds: number; readonly nowMs: number },
): LiveFile | null {
  const good = answers.flatMap((answer) => (answer.status === 'ok' ? [answer] : []));
  if (good.length === 0 || good.length < answers.length) return null;
  return {
    build,
    asOfMs: Math.min(...good.map(({ fetchedAtMs }) => fetchedAtMs)),
    freshUntilMs: Math.min(...good.map(({ freshUntilMs }) => freshUntilMs)),
    everySeconds,
    rows: good.flatMap(({ liveRows = [] }) => listRecentRows(liveRows, nowMs)),
  };
}
