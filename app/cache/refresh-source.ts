import type { SourceRequest, WireContext } from '../upstream/define-source';
import type { Entry, RefreshResult } from './entry';
import type { UpstreamAnswer, UpstreamCall } from './fetch-upstream';
import type { Log } from './log';

/** What a refresh needs from its surroundings. */
export interface RefreshTools {
  /** Calls upstream for a source; see `fetch-upstream.ts`. */
  readonly call: (request: SourceRequest, call: Omit<UpstreamCall, 'url'>) => Promise<UpstreamAnswer>;
  readonly wire: Omit<WireContext, 'dropRow'>;
  /** Real clock, milliseconds. */
  readonly nowMs: () => number;
  readonly log: Log;
}

/**
 * Asks upstream for a source and makes an entry of the answer. A good entry is never replaced by a bad answer: whatever
 * fails here is a failure, and what stood before goes on standing.
 * @param previous the last good entry, whose validators make an unchanged answer cheap
 */
export async function refreshSource(
  request: SourceRequest,
  previous: Entry | null,
  tools: RefreshTools,
): Promise<RefreshResult> {
  const result = await ask(request, previous, tools);
  report(request, previous, result, tools.log);
  return result;
}

async function ask(request: SourceRequest, previous: Entry | null, tools: RefreshTools): Promise<RefreshResult> {
  const startedAtMs = tools.nowMs();
  const answer = await tools.call(request, {
    validators: previous?.validators ?? {},
    maxBytes: request.definition.maxBytes,
  });
  const fetchedAtMs = tools.nowMs();
  const timing = { fetchedAtMs, upstreamMs: fetchedAtMs - startedAtMs };
  switch (answer.kind) {
    case 'unchanged':
      return previous === null
        ? { failure: { reason: 'bad-answer', detail: 'says "not modified" to somebody who has nothing' } }
        : { entry: { ...previous, ...timing } };
    case 'missing':
      return {
        entry: { ...timing, value: null, missing: true, empty: true, validators: {}, droppedRows: 0, bytes: 0 },
      };
    case 'failed':
      return { failure: answer.failure };
    case 'body':
      return normalise(request, answer, timing, tools.wire);
  }
}

function normalise(
  { definition }: SourceRequest,
  { body, validators }: Extract<UpstreamAnswer, { kind: 'body' }>,
  timing: Pick<Entry, 'fetchedAtMs' | 'upstreamMs'>,
  wire: RefreshTools['wire'],
): RefreshResult {
  let droppedRows = 0;
  const dropRow = () => {
    droppedRows += 1;
  };
  try {
    const result = definition.schema({ ...wire, dropRow }).safeParse(JSON.parse(body));
    if (!result.success) return badAnswer(result.error.issues[0]?.message ?? 'does not fit its schema');
    const value = result.data;
    const empty = definition.isEmpty(value);
    const bytes = JSON.stringify(value).length;
    return { entry: { ...timing, value, missing: false, empty, validators, droppedRows, bytes } };
  } catch (error) {
    return badAnswer(error instanceof Error ? error.message : String(error));
  }
}

function badAnswer(detail: string): RefreshResult {
  return { failure: { reason: 'bad-answer', detail: detail.slice(0, 200) } };
}

function report({ definition, params }: SourceRequest, previous: Entry | null, result: RefreshResult, log: Log): void {
  const source = { source: definition.name, path: definition.path(params) };
  if ('failure' in result) {
    log({ event: 'refresh-failed', ...source, ...result.failure });
    return;
  }
  const { upstreamMs, bytes, droppedRows, missing, value } = result.entry;
  const outcome = missing ? 'missing' : value === previous?.value ? 'unchanged' : 'changed';
  log({ event: 'refreshed', ...source, upstreamMs, bytes, droppedRows, outcome });
}
