import type * as z from 'zod';
import { LIVE_POLICIES, type PolicyName } from './policies';

/** Base URL of a source, from one environment setting such as `V1_BASE_URL`. `site` is the site's own static files. */
export type BaseName = 'v1' | 'data' | 'legacy' | 'records' | 'leaders' | 'social' | 'broadcasts' | 'site';

/** Static files of the site are neither shared nor prewarmed, because each isolate has them. */
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
  /** The content day, for dates without a year; that of the real clock by default. */
  readonly getToday?: () => string;
  /** Location of the files that upstream's HTML links to as `/documents…`. Without it such links are hidden. */
  readonly documentArchiveUrl?: string | undefined;
  /** Called once per row that does not fit its schema. An answer that loses most of its rows is refused. */
  readonly dropRow: (reason: string) => void;
  /**
   * Called once per well-formed row that is left out on purpose: a duplicate, or a row of another day or class (`not-requested`). An
   * answer with only such rows does not replace a good copy.
   */
  readonly leaveOutRow?: (reason: string, why?: 'not-requested') => void;
  /** Called once per unreadable item of a list inside a row; the row is kept. Absent where nobody counts. */
  readonly dropItem?: (reason: string) => void;
  /** Called with the length of each list before it is read. Throws when the answer is larger than allowed. */
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

/** One upstream call as plain data. The cache fetches `path` below `base`, parses it with `schema`, and keys it by the schema's version. */
export interface SourceDefinition<Params extends SourceParams, Value> {
  /** `group.name`. The group is the file in `app/upstream` that defines it, and has the schema version. */
  readonly name: string;
  readonly base: BaseName;
  readonly format: SourceFormat;
  /** Path and query below the base, as in `endpoints.csv`: `/v1/maxpreps?GameDate=10/11/2025`. */
  readonly buildPath: (params: Params) => string;
  /** Throws (zod) for an unusable answer; drops and counts single bad rows. */
  readonly buildSchema: (context: WireContext, params?: Params) => z.ZodType<Value>;
  readonly policy: PolicyName;
  /** Cache tags for purges, in addition to the source's name and policy. */
  readonly listTags: (params: Params) => readonly string[];
  readonly maxBytes: number;
  readonly sample: Params;
  /** Fields in the endpoint table that the schema does not read, each with the reason. */
  readonly unread: Readonly<Record<string, string>>;
  /** Larger answers, counting items inside rows, are refused before any row is read. */
  readonly maxRows: number;
  /**
   * For parameters that visitors can invent: most calls per minute and isolate without content, which are not stored in the shared store.
   */
  readonly maxUnknownPerMinute?: number;
  /** For such parameters: the answers that name existing things, which are never unknown. */
  readonly namedBy?: NamedBy<Params>;
  /** For an endpoint that answers 400 with `{"error": …}` when it has nothing: why that is not a failure. */
  readonly badRequestMeansNone?: string;
  /** For a source whose content often ends: why an empty answer replaces content at once, without confirmation. */
  readonly ordinarilyEmpty?: string;
  /** Ids of persistent rows. An answer without most ids of the copy needs confirmation. (A method, as below.) */
  listRowIds?(value: NoInfer<Value>): readonly string[];
  /** Names of things for sources that are `namedBy` this one. (A method, as below.) */
  listNames?(value: NoInfer<Value>, params: Params): readonly string[];
  /** All rows by which games in play are followed. Absent for sources without such rows. (A method, as below.) */
  listLiveRows?(value: NoInfer<Value>): readonly LiveFacts[];
  /** Empty answers are kept for `negativeSeconds`. (A method, so that requests of any value share one type.) */
  isEmpty(value: NoInfer<Value>): boolean;
}

/** Where the name of a thing stands if it exists. */
export interface NamedBy<Params extends SourceParams> {
  /** The thing's name among those of the sources' `listNames`. */
  readonly getName: (params: Params) => string;
  /** Names of the sources whose answers may name it, whatever page they were read for. */
  readonly sources: readonly string[];
  /** Their requests that are looked up in memory and the shared store, never upstream. */
  readonly listRequests?: (params: Params) => readonly SourceRequest[];
}

export type AnySource = SourceDefinition<SourceParams, unknown>;

/** Source with the parameters that a page wants. */
export interface SourceRequest<Value = unknown> {
  readonly definition: SourceDefinition<SourceParams, Value>;
  readonly params: SourceParams;
  /** Policy instead of the source's own. Not part of the key: callers share a copy and judge it by their own policy. */
  readonly policy?: PolicyName | undefined;
  /** The requesting page cannot stand without it. Not part of the key; it decides the urgency of the call. */
  readonly isCritical?: boolean;
  /** The site itself names the parameters, so they are not unknown. Not part of the key. */
  readonly isNamed?: boolean;
}

export function findPolicyName({ definition, policy }: SourceRequest): PolicyName {
  return policy ?? definition.policy;
}

/** Whether a request is for live data: open pages are refreshed when it stops being fresh. */
export function isLiveRequest(request: SourceRequest): boolean {
  return LIVE_POLICIES.includes(findPolicyName(request));
}

/** An upstream call by name: its definition, and the requests that are made of it. */
export interface Source<Params extends SourceParams, Value> {
  readonly definition: SourceDefinition<Params, Value>;
  /** Builds a request without fetching. `policy` replaces the definition's. */
  readonly with: (params: Params, policy?: PolicyName) => SourceRequest<Value>;
}

/** In bytes. */
export const MEBIBYTE = 1024 * 1024;
/** The longest known list of the API has some 3,000 rows (decision 12). */
const DEFAULT_MAX_ROWS = 5000;

/** Usual limit for parameters that visitors can invent, because scanners try hundreds. */
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
