import type * as z from 'zod';
import { LIVE_POLICIES, type PolicyName } from './policies';

/** Name of the base URL of a source, which is a setting such as `V1_BASE_URL`. `site` is the site's own static files, `store` its own KV. */
export type BaseName = 'v1' | 'data' | 'legacy' | 'records' | 'leaders' | 'social' | 'broadcasts' | 'site' | 'store';

/** Whether a source is a file of the site or its store. These are neither stored in KV nor prewarmed, because each isolate can read them. */
export function isOwnFile({ base }: { readonly base: BaseName }): boolean {
  return base === 'site' || base === 'store';
}

/** Format of an answer. The schema receives JSON parsed, HTML and XML as text. */
export type SourceFormat = 'json' | 'html' | 'xml';

/** Parameters of a source's path. Strings, so that requests can be sent to the refresher. */
export type SourceParams = Readonly<Record<string, string>>;

/** Facts and callbacks for schemas, which convert wire values to domain values. */
export interface WireContext {
  /** The association's short name. Several answers have a field `Name{product}`. */
  readonly product: string;
  /** URL of the answer, for relative URLs in it. */
  readonly answerUrl?: string;
  /** IANA time zone of upstream's bare dates and times. */
  readonly timeZone: string;
  /** Today by the content clock, for dates without a year; by default today by the real clock. */
  readonly getToday?: () => string;
  /** Base URL of files that upstream's HTML links to as `/documents…`. Without it such links are hidden. */
  readonly documentArchiveUrl?: string | undefined;
  /** Called for each row that does not fit its schema. An answer that loses most of its rows is refused. */
  readonly dropRow: (reason: string) => void;
  /**
   * Called for each well-formed row that is left out on purpose: a duplicate, or a row of another day or class than requested
   * (`not-requested`). An answer with only such rows does not replace a good copy.
   */
  readonly leaveOutRow?: (reason: string, why?: 'not-requested') => void;
  /** Called for each unreadable item of a list inside a row, which is kept. */
  readonly dropItem?: (reason: string) => void;
  /** Called with the length of each list before it is read. Throws if the answer has more rows than allowed. */
  readonly receive?: (count: number, what: 'rows' | 'items') => void;
}

/** Score of one team; in sports with sets, one number per set. */
type Points = number | null | readonly (number | null)[];

/** The facts of a game or golfer that change during play. `state` is `live` during play. */
export type LiveFacts = readonly [
  id: string,
  state: string,
  first: Points,
  second: Points,
  period: string | null,
  clock: string | null,
];

/** What a source keeps of the changes of its rows, in its entry. Plain data that only the source reads. */
export interface ChangeLog {
  readonly changes: readonly object[];
  /** Rows that the latest answer lacks. */
  readonly remembered: readonly unknown[];
}

/** Defines one upstream call. Its cache key contains the path and the version of the schema. */
export interface SourceDefinition<Params extends SourceParams, Value> {
  /** `group.name`. The group is the file in `app/upstream` that defines the source. Its sources share a schema version. */
  readonly name: string;
  readonly base: BaseName;
  readonly format: SourceFormat;
  /** Builds path and query below the base, as in `endpoints.csv`: `/v1/maxpreps?GameDate=10/11/2025`. */
  readonly buildPath: (params: Params) => string;
  /** Builds the schema of an answer. It refuses an unusable answer, and drops and reports single bad rows. */
  readonly buildSchema: (context: WireContext, params?: Params) => z.ZodType<Value>;
  readonly policy: PolicyName;
  /** Lists cache tags for purges, in addition to the source's name and policy. */
  readonly listTags: (params: Params) => readonly string[];
  readonly maxBytes: number;
  readonly sample: Params;
  /** Fields in `endpoints.csv` that the schema does not read, each with the reason. */
  readonly unread: Readonly<Record<string, string>>;
  /** Answers with more rows, including items inside rows, are refused unread. */
  readonly maxRows: number;
  /**
   * For sources whose parameters visitors can invent: most calls per minute and isolate that find no content. Such answers are not
   * stored in KV.
   */
  readonly maxUnknownPerMinute?: number;
  /** Other sources whose answers contain the valid parameters of this one. These are exempt from `maxUnknownPerMinute`. */
  readonly namedBy?: NamedBy<Params>;
  /** If a 400 with `{"error": …}` means that there is nothing: the reason why that is not a failure. */
  readonly badRequestMeansNone?: string;
  /** If an empty answer replaces content at once, without confirmation: the reason why emptiness is ordinary. */
  readonly ordinarilyEmpty?: string;
  // The following are methods, whose parameters TypeScript compares bivariantly, so that requests of all values share one type.
  /** Ids of rows that persist. An answer that lacks most ids of the copy needs confirmation. */
  listRowIds?(value: NoInfer<Value>): readonly string[];
  /** Valid parameters of sources that are `namedBy` this one. */
  listNames?(value: NoInfer<Value>, params: Params): readonly string[];
  /** The rows that open pages follow during play. Absent for sources without such rows. */
  listLiveRows?(value: NoInfer<Value>): readonly LiveFacts[];
  /** Compares two answers and adds the changes of rows to the log. `atMs` is the time of the second answer (real clock). */
  noteChanges?(before: NoInfer<Value>, after: NoInfer<Value>, log: ChangeLog | undefined, atMs: number): ChangeLog;
  /** The published changes of the source (`ChangeStore`) with those of the log. */
  publishChanges?(
    published: unknown,
    value: NoInfer<Value>,
    log: ChangeLog,
    params: NoInfer<Params>,
    nowMs: number,
  ): readonly object[];
  /** Whether an answer is empty. Empty answers are kept for `negativeSeconds`. */
  isEmpty(value: NoInfer<Value>): boolean;
}

/** The sources whose answers contain the valid parameters of another source. */
export interface NamedBy<Params extends SourceParams> {
  /** The parameters in the form of the sources' `listNames`. */
  readonly getName: (params: Params) => string;
  /** Names of the sources. Parameters in any of their answers that this isolate has read are valid. */
  readonly sources: readonly string[];
  /** Requests of these sources that are also looked up in memory and KV, but not upstream. */
  readonly listRequests?: (params: Params) => readonly SourceRequest[];
}

export type AnySource = SourceDefinition<SourceParams, unknown>;

/** A source with parameters. */
export interface SourceRequest<Value = unknown> {
  readonly definition: SourceDefinition<SourceParams, Value>;
  readonly params: SourceParams;
  /** Replaces the source's own policy. Not part of the key: requests with different policies share copies. */
  readonly policy?: PolicyName | undefined;
  /** The page cannot be shown without this source, so the call is more urgent. Not part of the key. */
  readonly isCritical?: boolean;
  /** What the page shows first depends on this dependent source, so it waits longer and the call is more urgent. Not part of the key. */
  readonly isAwaited?: boolean;
  /** The parameters come from the site itself, so they are exempt from `maxUnknownPerMinute`. Not part of the key. */
  readonly isNamed?: boolean;
  /** The source only adds details to another one's data, so its age or failure does not count for the page. Not part of the key. */
  readonly isSupplementary?: boolean;
  /**
   * Only a copy that other pages keep is read; upstream is not called. A missing copy, or the age of one, does not count for the page. Not
   * part of the key.
   */
  readonly isKeptOnly?: boolean;
  /** With `isKeptOnly`: also accepts a copy that may otherwise be served only if upstream fails. For facts that do not change during a day. */
  readonly acceptsOldCopy?: boolean;
}

export function findPolicyName({ definition, policy }: SourceRequest): PolicyName {
  return policy ?? definition.policy;
}

/** Whether a request is for live data, which open pages refresh as soon as it is stale. */
export function isLiveRequest(request: SourceRequest): boolean {
  return LIVE_POLICIES.includes(findPolicyName(request));
}

/** A defined source. */
export interface Source<Params extends SourceParams, Value> {
  readonly definition: SourceDefinition<Params, Value>;
  /** Builds a request; fetches nothing. `policy` replaces the definition's. */
  readonly with: (params: Params, policy?: PolicyName) => SourceRequest<Value>;
}

/** Number of bytes. */
export const MEBIBYTE = 1024 * 1024;
/** The longest known list of the API has some 3,000 rows (decision 12). */
const DEFAULT_MAX_ROWS = 5000;

/** Usual value of `maxUnknownPerMinute`. Scanners try hundreds of parameters. */
export const MAX_UNKNOWN_PER_MINUTE = 30;

type SourceOptions<Params extends SourceParams, Value> = Pick<
  SourceDefinition<Params, Value>,
  'name' | 'buildPath' | 'buildSchema' | 'policy'
> &
  Partial<SourceDefinition<Params, Value>>;

/** Declares a source. Defaults: base `v1`, JSON, no tags, 2 MiB, 5,000 rows; empty when `null` or without rows. */
export function defineSource<Params extends SourceParams, Value>(
  options: SourceOptions<Params, Value>,
): Source<Params, Value> {
  const definition: SourceDefinition<Params, Value> = {
    base: 'v1',
    format: 'json',
    listTags: () => [],
    maxBytes: 2 * MEBIBYTE,
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
