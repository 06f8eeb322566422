import type * as z from 'zod';
import type { PolicyName } from './policies';

/**
 * Where a source's path is resolved. Each base is one name of the environment (`v1` is `V1_BASE_URL`, `records` `RECORDS_BASE_URL`, and so on; `leaders`,
 * `broadcasts` and `social` are `LEADERS_URL`, `BROADCASTS_URL` and `SOCIAL_HISTORY_URL`); `site` is the site's own static files.
 */
export type BaseName = 'v1' | 'data' | 'legacy' | 'records' | 'leaders' | 'social' | 'broadcasts' | 'site';

/** Whether a source is a static file of the site itself: each isolate has it at hand, so no copy of it is shared or refreshed ahead. */
export function isOwnFile({ base }: { readonly base: BaseName }): boolean {
  return base === 'site';
}

/** What a source answers with: JSON is handed to the schema as a value, a page of HTML and XML as their text. */
export type SourceFormat = 'json' | 'html' | 'xml';

/** What a caller fills into a source's path. Values are strings so that a request can travel to the refresher as it is. */
export type SourceParams = Readonly<Record<string, string>>;

/** What a schema may know about the deployment while it turns wire values into domain values. */
export interface WireContext {
  /** The association's short name: it makes the `Name{product}` field of several answers. */
  readonly product: string;
  /** The address that the answer came from: what it says of other addresses may be relative to it. */
  readonly answerUrl?: string;
  /** IANA time zone in which upstream's bare dates and times are meant. */
  readonly timeZone: string;
  /** Where the files are that upstream's HTML links to as `/documents…`; such links are hidden without it. */
  readonly documentArchiveUrl?: string | undefined;
  /** Called once for each row of the answer that does not fit its schema. An answer that loses most of its rows is refused. */
  readonly dropRow: (reason: string) => void;
  /**
   * Called once for each well-formed row that is not shown on purpose: listed twice, or a placeholder, which says nothing
   * against the answer; or of another day or class than asked for (`not-asked-for`): an answer of such rows alone does not
   * replace a good copy. Absent where nobody counts.
   */
  readonly leaveOutRow?: (reason: string, why?: 'not-asked-for') => void;
  /** Called once for each unreadable item of a list inside a row; the row itself is kept. Absent where nobody counts. */
  readonly dropItem?: (reason: string) => void;
  /**
   * Called with the length of each list before any of it is read: the answer's own rows, or items inside a row.
   * Throws when the answer holds more than its source allows. Absent where nobody counts.
   */
  readonly receive?: (count: number, what: 'rows' | 'items') => void;
}

/**
 * One upstream call as plain data. It does no I/O: the aggregating cache fetches `path` below `base`, hands the decoded
 * body to `schema` and keeps what comes out under a key that carries the schema's version.
 */
export interface SourceDefinition<Params extends SourceParams, Value> {
  /** `group.name`; the group is the file in `app/upstream` that defines it, and carries the schema version. */
  readonly name: string;
  readonly base: BaseName;
  readonly format: SourceFormat;
  /** Path and query below the base, as `endpoints.csv` writes them, for example `/v1/maxpreps?GameDate=10/11/2025`. */
  readonly path: (params: Params) => string;
  /**
   * Wire to domain. Throws (zod) when the answer as a whole cannot be used; drops and counts single bad rows, and those that a request with
   * these parameters did not ask for.
   */
  readonly schema: (context: WireContext, params?: Params) => z.ZodType<Value>;
  readonly policy: PolicyName;
  /** Cache tags beyond the source's own name and policy, used for purges. */
  readonly tags: (params: Params) => readonly string[];
  /** Bodies larger than this are refused. */
  readonly maxBytes: number;
  /** Parameters with which upstream has something to say: what tests, and checks at the build, ask for. */
  readonly sample: Params;
  /** Fields that the endpoint table names and the schema does not read, each with the reason. */
  readonly unread: Readonly<Record<string, string>>;
  /** Answers with more rows than this, items inside rows included, are refused before any of them is read. */
  readonly maxRows: number;
  /**
   * Of a source whose parameters visitors can make up: an isolate asks upstream for no more than this many a minute that turn
   * out to have nothing, and nothing is written to the shared store for them. Absent: neither applies.
   */
  readonly maxUnknownPerMinute?: number;
  /**
   * Of an endpoint that answers 400 with `{"error": …}` where it has nothing: why that is no failure. Absent: it is one.
   */
  readonly badRequestMeansNone?: string;
  /**
   * Of a source whose content often ends: why an answer that holds nothing takes the place of one with content at once, without a
   * second witness. Absent: it does not.
   */
  readonly ordinarilyEmpty?: string;
  /**
   * Ids of rows that stay the same from day to day: an answer without most of those of the copy at hand needs a second witness.
   * Absent for lists whose rows come and go. (A method, as below.)
   */
  rowIds?(value: Value): readonly string[];
  /** An answer that holds nothing is kept for the policy's `negativeSeconds` only. (A method, so that requests of any value share one type.) */
  isEmpty(value: Value): boolean;
}

/** A source with its parameter names and value type forgotten. */
export type AnySource = SourceDefinition<SourceParams, unknown>;

/** A source together with the parameters a page wants it with. */
export interface SourceRequest<Value = unknown> {
  readonly definition: SourceDefinition<SourceParams, Value>;
  readonly params: SourceParams;
  /**
   * How fresh the page wants the answer, in place of the definition's policy. It is no part of the key: whoever asks shares one copy,
   * which each judges by the policy of its own request.
   */
  readonly policy?: PolicyName | undefined;
  /** The page that asks cannot stand without it. No part of the key either: it decides who is called for first. */
  readonly isCritical?: boolean;
}

/** The freshness policy of a request: its own, or that of its source. */
export function findPolicyName({ definition, policy }: SourceRequest): PolicyName {
  return policy ?? definition.policy;
}

export interface Source<Params extends SourceParams, Value> {
  readonly definition: SourceDefinition<Params, Value>;
  /**
   * Names this source with its parameters; nothing is fetched.
   * @param policy takes the place of the definition's: see `SourceRequest`
   */
  readonly with: (params: Params, policy?: PolicyName) => SourceRequest<Value>;
}

const MEBIBYTE = 1024 * 1024;
/** The longest list that the API is known to send has some 3,000 rows (decision 12). */
const DEFAULT_MAX_ROWS = 5000;

type SourceOptions<Params extends SourceParams, Value> = Pick<
  SourceDefinition<Params, Value>,
  'name' | 'path' | 'schema' | 'policy'
> &
  Partial<SourceDefinition<Params, Value>>;

/** Declares a source. Defaults: base `v1`, JSON, no extra tags, 2 MiB, 5,000 rows, empty when it is `null` or an array without rows. */
export function defineSource<Params extends SourceParams, Value>(
  options: SourceOptions<Params, Value>,
): Source<Params, Value> {
  const definition: SourceDefinition<Params, Value> = {
    base: 'v1',
    format: 'json',
    tags: () => [],
    maxBytes: 2 * MEBIBYTE,
    // A source without parameters has no others.
    sample: {} as Params,
    unread: {},
    maxRows: DEFAULT_MAX_ROWS,
    isEmpty: (value) => value === null || (Array.isArray(value) && value.length === 0),
    ...options,
  };
  return {
    definition,
    // A request forgets the parameter names of its source: the cache and the refresher treat all sources alike.
    with: (params, policy) => ({
      definition: definition as unknown as SourceDefinition<SourceParams, Value>,
      params,
      ...(policy !== undefined && { policy }),
    }),
  };
}
