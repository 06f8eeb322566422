import { listLiveRequests } from '~/blocks/live/live-files';
import type { LiveFile, LiveMoments } from '~/blocks/live/live-rows';
import type { SourceAnswer } from '~/cache/answer';
import { listRecentRows } from '~/cache/live-rows';
import type { PageRequest } from '~/page/page-sources';

/** The sources whose rows the file has; none for a file that there is not today. */
export function sources({ params, clock }: Pick<PageRequest, 'params' | 'clock'>) {
  const requests = listLiveRequests(params.file ?? '', clock);
  return { critical: Object.fromEntries(requests.map((request) => [request.definition.name, request])) };
}

/**
 * What open pages get of games in play between their refreshes.
 * @returns `null` when a source has nothing, which is no file
 */
export function toLiveFile(
  answers: readonly SourceAnswer<unknown>[],
  { build, everySeconds, nowMs }: { readonly build: string; readonly everySeconds: number; readonly nowMs: number },
): { readonly file: LiveFile; readonly moments: LiveMoments } | null {
  const good = answers.flatMap((answer) => (answer.status === 'ok' ? [answer] : []));
  if (good.length === 0 || good.length < answers.length) return null;
  return {
    file: { build, everySeconds, rows: good.flatMap(({ liveRows = [] }) => listRecentRows(liveRows, nowMs)) },
    moments: {
      asOfMs: Math.min(...good.map(({ fetchedAtMs }) => fetchedAtMs)),
      freshUntilMs: Math.min(...good.map(({ freshUntilMs }) => freshUntilMs)),
    },
  };
}
