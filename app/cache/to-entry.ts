import type { BaseName, SourceRequest, WireContext } from './define-source';
import type { Entry, Validators } from './entry';
import type { FetchedEntry, Times } from './fetch-report';
import type { FetchFailure, UpstreamResult } from './fetch-upstream';
import { messageOf } from './log';
import type { FreshnessPolicy } from './policies';
import { TooManyRowsError, type RowTally } from './row-tally';
import { sourceUrl } from './source-address';
import { unusableRows, type RowCounts } from './unusable-rows';

/** What it takes to read an answer by its source's schema. */
export interface ReadingTools {
  /** A base that the deployment does not name is absent. */
  readonly upstreams: Readonly<Partial<Record<BaseName, { readonly baseUrl: string }>>>;
  readonly wire: Pick<WireContext, 'product' | 'timeZone' | 'documentArchiveUrl'>;
  /** The current policy. */
  readonly policyOf: (request: SourceRequest) => FreshnessPolicy;
}

/** Upstream says that the copy holds after all. */
function withoutClaim({ claim: _, ...copy }: Entry): Entry {
  return copy;
}

type Content = Pick<Entry, 'kind' | 'value' | 'validators' | 'receivedRows' | 'droppedRows' | 'bytes'>;

const NOTHING: Content = { kind: 'missing', value: null, validators: {}, receivedRows: 0, droppedRows: 0, bytes: 0 };

/**
 * What a call of upstream, or a kept answer, makes of the copy at hand.
 * @param previous the copy that upstream was asked about; absent when it is not to be trusted
 * @param rows is told what becomes of the answer's rows
 */
export function toEntry(
  tools: ReadingTools,
  request: SourceRequest,
  previous: Entry | undefined,
  result: UpstreamResult,
  times: Times,
  rows: RowTally,
): FetchedEntry {
  if (result.kind === 'failure') return result;
  // A cache on the way may know less than we do: such an answer tells nothing new.
  if (previous !== undefined && result.ageMs !== undefined && times.fetchedAtMs <= previous.fetchedAtMs) {
    return entry(previous);
  }
  switch (result.kind) {
    case 'missing':
      return entry(dated(NOTHING, previous, times));
    case 'unchanged':
      return previous === undefined
        ? failure('bad-answer', 'unchanged, but nothing is at hand')
        : entry({ ...withoutClaim(previous), ...times });
    case 'body': {
      const read = validate(tools, request, result.body, rows);
      if ('kind' in read) return read;
      const unusable = unusableRows(rows, previous, tools.policyOf(request), times.fetchedAtMs);
      if (unusable !== null) return failure('unusable-rows', `${unusable} (${rows.dropReasons})`);
      return entry(dated(keep(request.definition, read.value, result.validators, rows), previous, times));
    }
  }
}

function validate(
  { wire, upstreams }: ReadingTools,
  { definition, params }: SourceRequest,
  body: unknown,
  rows: RowTally,
): FetchFailure | { readonly value: unknown } {
  try {
    const { baseUrl = '' } = upstreams[definition.base] ?? {};
    const answerUrl = sourceUrl(baseUrl, definition.path(params));
    const schema = definition.schema({ ...wire, ...rows.hooks, answerUrl }, params);
    const parsed = schema.safeParse(body);
    if (parsed.success) return { value: parsed.data };
    const issue = parsed.error.issues[0];
    return failure('bad-answer', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`);
  } catch (error) {
    return failure(error instanceof TooManyRowsError ? 'too-large' : 'bad-answer', messageOf(error));
  }
}

/** Passes the value through JSON, so that every tier hands out one shape. */
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

/** Content that came once more keeps the moment at which it came first, whether upstream says so (304) or sends it again. */
function dated(content: Content, previous: Entry | undefined, times: Times): Entry {
  const isKnown = previous !== undefined && isSameContent(previous, content);
  return { ...content, ...times, changedAtMs: isKnown ? previous.changedAtMs : times.fetchedAtMs };
}

function isSameContent(one: Content, other: Content): boolean {
  return (
    one.kind === other.kind &&
    one.bytes === other.bytes &&
    one.droppedRows === other.droppedRows &&
    JSON.stringify(one.value) === JSON.stringify(other.value)
  );
}

function entry(kept: Entry): FetchedEntry {
  return { kind: 'entry', entry: kept };
}

function failure(reason: FetchFailure['reason'], detail: string): FetchFailure {
  return { kind: 'failure', reason, detail, isRetryable: false };
}
