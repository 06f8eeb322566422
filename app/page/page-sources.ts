import type { SourceRequest } from '~/cache/source/define-source';
import type { RowChange } from '~/cache/source/live-rows';
import type { Environment } from '~/config/environment';
import type { Sport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import type { PageRoute } from '~/routes.table.js';
import type { PageIdentity } from './page-meta';
import type { PageOutcome } from './page-outcome';

/** Everything that decides a page: its address and the moment, nothing personal. */
export interface PageRequest {
  /** The page's row of the route table. */
  readonly route: PageRoute;
  /** The row's facts for heading and `meta`. */
  readonly page: PageIdentity;
  /** Path parameters of the matched route. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Canonical query: only declared parameters, only values that fit their kind. */
  readonly query: Readonly<Record<string, string>>;
  readonly clock: ContentClock;
  readonly environment: Environment;
  /** The sport that the path names; `null` on a page of no sport. */
  readonly sport: Sport | null;
}

/** Request of a page of a sport that the row accepts. */
export interface SportPageRequest extends PageRequest {
  readonly sport: Sport;
}

type SourceRequests = Readonly<Record<string, SourceRequest>>;

/**
 * The sources of a page. A failed critical source gives an error page, a failed optional one a note. A missing `subject` gives a 404, a
 * failed one does not.
 */
export interface PageSources {
  readonly critical?: SourceRequests;
  readonly optional?: SourceRequests;
  readonly subject?: SourceRequests;
  /** Optional and dependent sources whose part is left out without a word when they fail: decoration, such as sponsors. */
  readonly mayBeAbsent?: readonly string[];
  /**
   * Sources that never fail the page and are awaited only briefly: with the others (`requestBeside`) or after one of them (`requestAfter`).
   */
  readonly dependent?: Readonly<Record<string, DependentRequest>>;
}

/** The answer to a request; `undefined` when unknown. */
type GetValue = (request: SourceRequest) => unknown;

/** A source that the page can do without. */
export interface DependentRequest<Value = unknown> {
  /** The declared request whose value names this source; `null` if none is needed. */
  readonly on: SourceRequest | null;
  /** Pure. `null` when the values name no source. */
  readonly requestNext: (value: unknown, getValue: GetValue) => SourceRequest<Value> | null;
}

/** `dependent: { weather: after(info, ({ facilityId }) => ...) }` */
export function requestAfter<On, Value>(
  on: SourceRequest<On>,
  next: (value: On, getValue: GetValue) => SourceRequest<Value> | null,
): DependentRequest<Value> {
  // What answers a request is its own value: see `PageValues`.
  return { on, requestNext: (value, getValue) => next(value as On, getValue) };
}

/** `dependent: { counts: beside(gameCounts.with({ day })) }` */
export function requestBeside<Value>(request: SourceRequest<Value>): DependentRequest<Value> {
  return { on: null, requestNext: () => request };
}

/** The dependent sources of a page that can be known without loading it. */
export function listDependentRequests(
  { dependent = {} }: PageSources,
  getValue: GetValue,
): readonly (readonly [name: string, request: SourceRequest])[] {
  return Object.entries(dependent).flatMap(([name, { on, requestNext }]) => {
    const value = on === null ? null : getValue(on);
    const request = value === undefined ? null : requestNext(value, getValue);
    return request === null ? [] : [[name, request] as const];
  });
}

/** Declared once per page, for the loader, the prewarm worker and `cache explain`. Pure. */
export type DeclareSources<Declared extends PageSources = PageSources> = (page: SportPageRequest) => Declared;

/** The sources of a page that reads nothing. */
export const readNothing = () => ({});

/** A value and the moment (real clock, milliseconds) at which upstream gave it. */
export interface SourceValue<Value> {
  readonly value: Value;
  readonly fetchedAtMs: number;
  /** True when upstream failed and this is the last good answer, older than its policy's revalidation window. */
  readonly isStale: boolean;
  /** When rows that are over last changed; absent for a source without such rows. */
  readonly rowChanges?: readonly RowChange[];
}

type ValueOf<Request> =
  Request extends SourceRequest<infer Value> ? Value : Request extends DependentRequest<infer Value> ? Value : never;

/** The sources of one kind that a page declares; none where it declares none. */
type Declares<Declared extends PageSources, Kind extends keyof PageSources> = NonNullable<Declared[Kind]>;

type ValuesOfKind<Declared extends PageSources, Kind extends keyof PageSources, Missing = null> = {
  readonly [Name in keyof Declares<Declared, Kind>]: SourceValue<ValueOf<Declares<Declared, Kind>[Name]>> | Missing;
};

/** What a loader gets: every critical source has a value, any other may be `null`. */
export interface PageValues<Declared extends PageSources> {
  readonly subject: ValuesOfKind<Declared, 'subject'>;
  /** The answer of a page that cannot stand without its failed subject. */
  readonly subjectFailure: PageOutcome | null;
  readonly critical: ValuesOfKind<Declared, 'critical', never>;
  readonly optional: ValuesOfKind<Declared, 'optional'>;
  readonly dependent: ValuesOfKind<Declared, 'dependent'>;
  /**
   * Optional sources that failed, and dependent ones that come after another, when they or the other failed: without those that may be absent
   * or that upstream does not have.
   */
  readonly unavailable: readonly (keyof Declares<Declared, 'optional'> | keyof Declares<Declared, 'dependent'>)[];
  /** Last known change of the values (real clock, milliseconds); 0 without values. */
  readonly changedAtMs: number;
}

/** What a view gets of a page that declares these sources: `ValuesOf<typeof sources>`. */
export type ValuesOf<Declare extends (page: never) => PageSources> = PageValues<ReturnType<Declare>>;
