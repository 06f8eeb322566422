import { getErrorMessage } from '../base/log';
import type { SourceRequest, WireContext } from '../source/define-source';
import { describeLiveRows, type Entry, type Validators } from '../source/entry';
import { dateRowChanges, selectLiveRows } from '../source/live-rows';
import type { FreshnessPolicy } from '../source/policies';
import { findUnusableRows, TooManyRowsError, type RowCounts, type RowTally } from '../source/row-tally';
import { buildSourceUrl } from '../source/source-address';
import type { UpstreamCallDependencies } from './call-upstream';
import type { FetchedEntry, Times } from './fetch-report';
import { createFailure, type FetchFailure, type UpstreamResult } from './fetch-upstream';

export interface ReadingDependencies extends Pick<UpstreamCallDependencies, 'upstreams'> {
  readonly wire: Pick<WireContext, 'product' | 'timeZone' | 'getToday' | 'documentArchiveUrl'>;
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
}

type Content = Pick<Entry, 'kind' | 'value' | 'validators' | 'receivedRows' | 'droppedRows' | 'bytes'>;

const NOTHING: Content = { kind: 'missing', value: null, validators: {}, receivedRows: 0, droppedRows: 0, bytes: 0 };

/**
 * Converts an answer to an entry: validated, normalized, with live rows. If upstream revalidated the copy, returns it with new times. Changes
 * of rows are noted against `held`, which is the copy although it may be purged.
 */
export function readEntry(
  dependencies: ReadingDependencies,
  request: SourceRequest,
  previous: Entry | undefined,
  result: UpstreamResult,
  times: Times,
  rows: RowTally,
  held: Entry | undefined = previous,
): FetchedEntry {
  if (result.kind === 'failure') return result;
  // An answer from an intermediate cache may be older than the copy.
  if (previous !== undefined && result.ageMs !== undefined && times.fetchedAtMs <= previous.fetchedAtMs) {
    const { upstreamFreshUntilMs } = times;
    return wrapEntry(upstreamFreshUntilMs === undefined ? previous : { ...previous, upstreamFreshUntilMs });
  }
  switch (result.kind) {
    case 'missing':
      return wrapEntry({ ...stampEntry(NOTHING, previous, times), ...pickChangeLog(held) });
    case 'unchanged':
      return previous === undefined
        ? createFailure('bad-answer', 'unchanged, but nothing is at hand')
        : wrapEntry({ ...renewEntry(previous), ...times });
    case 'body': {
      const read = validate(dependencies, request, result.body, rows);
      if ('kind' in read) return read;
      const unusable = findUnusableRows(rows, previous, dependencies.getPolicy(request), times.fetchedAtMs);
      if (unusable !== null) return createFailure('unusable-rows', `${unusable} (${rows.dropReasons})`);
      const content = stampEntry(keep(request.definition, read.value, result.validators, rows), previous, times);
      return wrapEntry({
        ...content,
        ...readLiveRows(request.definition, content, previous),
        ...noteChanges(request.definition, content, held),
      });
    }
  }
}

/** The copy after a revalidation: without its claim, and with the shorter lifetime for live rows again. */
function renewEntry({ claim: _claim, isLiveRefreshOver: _isOver, ...copy }: Entry): Entry {
  return copy.liveRows === undefined ? copy : { ...copy, ...describeLiveRows(copy.liveRows) };
}

function readLiveRows(
  definition: SourceRequest['definition'],
  { kind, value, fetchedAtMs }: Entry,
  previous: Entry | undefined,
): Pick<Entry, 'liveRows' | 'hasLiveRow' | 'rowChanges'> {
  if (definition.listLiveRows === undefined || kind !== 'value') return {};
  const rows = definition.listLiveRows(value);
  const before = previous?.kind === 'value' ? definition.listLiveRows(previous.value) : [];
  return {
    ...describeLiveRows(selectLiveRows(rows, previous?.liveRows, fetchedAtMs)),
    rowChanges: dateRowChanges(rows, before, previous?.rowChanges ?? [], fetchedAtMs),
  };
}

/** The log of the copy with the changes to this answer. An answer without rows changes nothing, because they may return. */
function noteChanges(
  definition: SourceRequest['definition'],
  { kind, value, fetchedAtMs }: Entry,
  held: Entry | undefined,
): Pick<Entry, 'changeLog'> {
  const before = held?.kind === 'value' ? held : held?.lastGood;
  if (definition.noteChanges === undefined || kind !== 'value' || before === undefined) return pickChangeLog(held);
  const changeLog = definition.noteChanges(before.value, value, held?.changeLog, fetchedAtMs);
  return changeLog.changes.length + changeLog.remembered.length === 0 ? {} : { changeLog };
}

function pickChangeLog(held: Entry | undefined): Pick<Entry, 'changeLog'> {
  return held?.changeLog === undefined ? {} : { changeLog: held.changeLog };
}

function validate(
  { wire, upstreams }: ReadingDependencies,
  { definition, params }: SourceRequest,
  body: unknown,
  rows: RowTally,
): FetchFailure | { readonly value: unknown } {
  try {
    const { baseUrl = '' } = upstreams[definition.base] ?? {};
    const answerUrl = buildSourceUrl(baseUrl, definition.buildPath(params));
    const schema = definition.buildSchema({ ...wire, ...rows.hooks, answerUrl }, params);
    const parsed = schema.safeParse(body);
    if (parsed.success) return { value: parsed.data };
    const issue = parsed.error.issues[0];
    return createFailure('bad-answer', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
  } catch (error) {
    return createFailure(error instanceof TooManyRowsError ? 'too-large' : 'bad-answer', getErrorMessage(error));
  }
}

/** Passes the value through JSON, so that all tiers return equal values. */
function keep(
  definition: SourceRequest['definition'],
  value: unknown,
  validators: Validators,
  { receivedRows, droppedRows }: RowCounts,
): Content {
  const text = JSON.stringify(value ?? null);
  const kind = definition.isEmpty(value) ? 'empty' : 'value';
  return { kind, value: JSON.parse(text) as unknown, validators, receivedRows, droppedRows, bytes: text.length };
}

/** Adds times to content. Unchanged content (304 or identical body) keeps its original `changedAtMs`. */
function stampEntry(content: Content, previous: Entry | undefined, times: Times): Entry {
  const isKnown = previous !== undefined && isSameContent(previous, content);
  return { ...content, ...times, changedAtMs: isKnown ? previous.changedAtMs : times.fetchedAtMs };
}

function isSameContent(a: Content, b: Content): boolean {
  return (
    a.kind === b.kind &&
    a.bytes === b.bytes &&
    a.droppedRows === b.droppedRows &&
    JSON.stringify(a.value) === JSON.stringify(b.value)
  );
}

function wrapEntry(kept: Entry): FetchedEntry {
  return { kind: 'entry', entry: kept };
}
