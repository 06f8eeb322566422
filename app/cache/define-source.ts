import type * as z from 'zod';
import { LIVE_POLICIES, type PolicyName } from './policies';

/**
 * Base URL of a source. Each base is one environment setting: `v1` is `V1_BASE_URL`, `records` is `RECORDS_BASE_URL`,
 * and so on; `leaders`, `broadcasts` and `social` are `LEADERS_URL`, `BROADCASTS_URL` and `SOCIAL_HISTORY_URL`. `site`
 * is the site's own static files.
 */
export type BaseName = 'v1' | 'data' | 'legacy' | 'records' | 'leaders' | 'social' | 'broadcasts' | 'site';

/**
 * Whether a source is a static file of the site. Each isolate has it at hand, so its copy is neither shared nor
 * prewarmed.
 */
export function isOwnFile({ base }: { readonly base: BaseName }): boolean {
  return base === 'site';
}

/** Format of an answer. The schema receives JSON as a value, HTML and XML as text. */
export type SourceFormat = 'json' | 'html' | 'xml';

/** Parameters of a source's path. Strings, so that a request can be sent to the refresher as it is. */
export type SourceParams = Readonly<Record<string, string>>;

/** What a schema may know about the deployment while it turns wire values into domain values. */
export interface WireContext {
  /** The association's short name, part of the field `Name{product}` of several answers. */
  readonly product: string;
  /** Address of the answer, to resolve relative addresses in it. */
  readonly answerUrl?: string;
  /** IANA time zone of upstream's bare dates and times. */
  readonly timeZone: string;
  /** Location of the files that upstream's HTML links to as `/documents…`. Without it such links are hidden. */
  readonly documentArchiveUrl?: string | undefined;
  /** Called once per row that does not fit its schema. An answer that loses most of its rows is refused. */
  readonly dropRow: (reason: string) => void;
  /**
   * Called once per well-formed row that is left out on purpose: a duplicate or placeholder, which is harmless, or a
   * row of another day or class than requested (`not-asked-for`); an answer with only such rows does not replace a good
   * copy. Absent where nobody counts.
   */
  readonly leaveOutRow?: (reason: string, why?: 'not-asked-for') => void;
  /** Called once per unreadable item of a list inside a row; the row is kept. Absent where nobody counts. */
  readonly dropItem?: (reason: string) => void;
  /**
   * Called with the length of each list before it is read: the answer's rows, or items inside a row. Throws when the
   * answer holds more than its source allows. Absent where nobody counts.
   */
  readonly receive?: (count: number, what: 'rows' | 'items') => void;
}

/** The score of one team; one number per set where sets are counted. */
type Points = number | null | readonly (number | null)[];

/** One row of an answer, in play or not. `state` is `live` for a row in play. */
export type LiveFacts = readonly [
  id: string,
  state: string,
  first: Points,
  second: Points,
  period: string | null,
  clock: string | null,
];

/**
 * One upstream call as plain data, without I/O. The aggregating cache fetches `path` below `base`, passes the decoded
 * body to `schema`, and keeps the result under a key with the schema's version.
 */
export interface SourceDefinition<Params extends SourceParams, Value> {
  /** `group.name`. The group is the file in `app/upstream` that defines it, and has the schema version. */
  readonly name: string;
  readonly base: BaseName;
  readonly format: SourceFormat;
  /** Path and query below the base, as in `endpoints.csv`: `/v1/maxpreps?GameDate=10/11/2025`. */
  readonly path: (params: Params) => string;
  /**
   * Turns wire values into domain values. Throws (zod) when the whole answer is unusable; drops and counts single bad
   * rows, and rows that these parameters did not ask for.
   */
  readonly schema: (context: WireContext, params?: Params) => z.ZodType<Value>;
  readonly policy: PolicyName;
  /** Cache tags for purges, in addition to the source's name and policy. */
  readonly tags: (params: Params) => readonly string[];
  readonly maxBytes: number;
  /** Parameters for which upstream has content; used by tests and build checks. */
  readonly sample: Params;
  /** Fields in the endpoint table that the schema does not read, each with the reason. */
  readonly unread: Readonly<Record<string, string>>;
  /** Larger answers, counting items inside rows, are refused before any row is read. */
  readonly maxRows: number;
  /**
   * For sources whose parameters visitors can invent: most upstream calls per minute and isolate that turn out to have
   * nothing. Such answers are not written to the shared store. Absent: neither applies.
   */
  readonly maxUnknownPerMinute?: number;
  /** For an endpoint that answers 400 with `{"error": …}` when it has nothing: why that is not a failure. */
  readonly badRequestMeansNone?: string;
  /** For a source whose content often ends: why an empty answer replaces content at once, without confirmation. */
  readonly ordinarilyEmpty?: string;
  /**
   * Ids of rows that persist from day to day. An answer that lacks most ids of the copy needs confirmation. Absent for
   * lists whose rows come and go. (A method, as below.)
   */
  rowIds?(value: Value): readonly string[];
  /** All rows by which games in play are followed. Absent for sources without such rows. (A method, as below.) */
  liveRows?(value: Value): readonly LiveFacts[];
  /**
   * An empty answer is kept for the policy's `negativeSeconds` only. (A method, so that requests of any value share one
   * type.)
   */
  isEmpty(value: Value): boolean;
}

/** Source without its parameter names and value type. */
export type AnySource = SourceDefinition<SourceParams, unknown>;

/** Source with the parameters that a page wants. */
export interface SourceRequest<Value = unknown> {
  readonly definition: SourceDefinition<SourceParams, Value>;
  readonly params: SourceParams;
  /**
   * Policy that the page wants instead of the source's own. It is not part of the key: all callers share one copy, and
   * each judges it by the policy of its own request.
   */
  readonly policy?: PolicyName | undefined;
  /** The requesting page cannot stand without it. Not part of the key; it decides the urgency of the call. */
  readonly isCritical?: boolean;
}

export function findPolicyName({ definition, policy }: SourceRequest): PolicyName {
  return policy ?? definition.policy;
}

/** Whether a request is for live data: open pages are refreshed when it stops being fresh. */
export function isLiveRequest(request: SourceRequest): boolean {
  return LIVE_POLICIES.includes(findPolicyName(request));
}

export interface Source<Params extends SourceParams, Value> {
  readonly definition: SourceDefinition<Params, Value>;
  /**
   * Builds a request for this source; fetches nothing.
   * @param policy replaces the definition's policy, see `SourceRequest`
   */
  readonly with: (params: Params, policy?: PolicyName) => SourceRequest<Value>;
}

const MEBIBYTE = 1024 * 1024;
/** The longest known list of the API has some 3,000 rows (decision 12). */
const DEFAULT_MAX_ROWS = 5000;

type SourceOptions<Params extends SourceParams, Value> = Pick<
  SourceDefinition<Params, Value>,
  'name' | 'path' | 'schema' | 'policy'
> &
  Partial<SourceDefinition<Params, Value>>;

/**
 * Declares a source. Defaults: base `v1`, JSON, no extra tags, 2 MiB, 5,000 rows; empty when `null` or an array without
 * rows.
 */
export function defineSource<Params extends SourceParams, Value>(
  options: SourceOptions<Params, Value>,
): Source<Params, Value> {
  const definition: SourceDefinition<Params, Value> = {
    base: 'v1',
    format: 'json',
    tags: () => [],
    maxBytes: 2 * MEBIBYTE,
    // A source without parameters accepts no others.
    sample: {} as Params,
    unread: {},
    maxRows: DEFAULT_MAX_ROWS,
    isEmpty: (value) => value === null || (Array.isArray(value) && value.length === 0),
    ...options,
  };
  return {
    definition,
    // A request drops the parameter names of its source, because the cache and the refresher treat all sources alike.
    with: (params, policy) => ({
      definition: definition as unknown as SourceDefinition<SourceParams, Value>,
      params,
      ...(policy !== undefined && { policy }),
    }),
  };
}
