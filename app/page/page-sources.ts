import type { SourceRequest } from '~/cache/define-source';
import type { Environment } from '~/config/environment';
import type { Sport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import type { PageRoute } from '~/routes.table.js';
import type { PageIdentity } from './page-meta';

/** What decides what a page reads and shows: its address, read once, and the moment; nothing personal. */
export interface PageRequest {
  /** The page's row of the route table. */
  readonly route: PageRoute;
  /** What the route table says of the page, for its heading and `meta`. */
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

/** What is asked of a page whose path names a sport. Of one that the association does not list, or that the row is not for, nothing is. */
export interface SportPageRequest extends PageRequest {
  readonly sport: Sport;
}

type SourceRequests = Readonly<Record<string, SourceRequest>>;

/**
 * The sources of one page. Without a critical source there is an error page. An optional one that has nothing is the
 * section's own empty text; one that fails is said to be unavailable in its place, unless it may be absent. A subject is
 * what the page is about: when upstream says that there is no such thing the page is not found,
 * and when upstream fails the page goes on without it.
 */
export interface PageSources {
  readonly critical?: SourceRequests;
  readonly optional?: SourceRequests;
  readonly subject?: SourceRequests;
  /** Optional sources whose part is left out without a word when they fail: decoration, such as sponsors. */
  readonly mayBeAbsent?: readonly string[];
  /**
   * Sources that never fail the page, and whose part may be absent: it waits for them only a moment, but for a critical request as long as for its
   * other sources. Those that the values of other sources of this page name (`requestAfter`) are asked for once these are there, the others
   * (`requestBeside`) together with them.
   */
  readonly dependent?: Readonly<Record<string, DependentRequest>>;
}

/** What a request of the page was answered with; `undefined` when nothing is known of it. */
type GetValue = (request: SourceRequest) => unknown;

/** A source that the page can do without. */
export interface DependentRequest<Value = unknown> {
  /** The very request that the page declares, and whose value names this source; `null` when it is known without one. */
  readonly on: SourceRequest | null;
  /** What to ask for, given the other's value and those of further sources; `null` when they name nothing. Pure. */
  readonly next: (value: unknown, getValue: GetValue) => SourceRequest<Value> | null;
}

/** `dependent: { weather: after(info, ({ facilityId }) => ...) }` */
export function requestAfter<On, Value>(
  on: SourceRequest<On>,
  next: (value: On, getValue: GetValue) => SourceRequest<Value> | null,
): DependentRequest<Value> {
  // What answers a request is its own value: see `PageValues`.
  return { on, next: (value, getValue) => next(value as On, getValue) };
}

/** `dependent: { counts: beside(gameCounts.with({ day })) }` */
export function requestBeside<Value>(request: SourceRequest<Value>): DependentRequest<Value> {
  return { on: null, next: () => request };
}

/**
 * The dependent sources of a page by name, as far as they can be known: for the loader, and for whoever wants to know what a
 * page reads without loading it.
 */
export function listDependentRequests(
  { dependent = {} }: PageSources,
  getValue: GetValue,
): readonly (readonly [name: string, request: SourceRequest])[] {
  return Object.entries(dependent).flatMap(([name, { on, next }]) => {
    const value = on === null ? null : getValue(on);
    const request = value === undefined ? null : next(value, getValue);
    return request === null ? [] : [[name, request] as const];
  });
}

/**
 * Declared once per page, beside its loader; the loader, the prewarm worker and `cache explain` all call it. A page whose path names
 * no sport takes a `PageRequest`. Pure: the same request gives the same sources.
 */
export type DeclareSources<Declared extends PageSources = PageSources> = (page: SportPageRequest) => Declared;

/** The sources of a page that reads nothing. */
export const readNothing = () => ({});

/** A value and the moment (real clock, milliseconds) at which upstream gave it. */
export interface SourceValue<Value> {
  readonly value: Value;
  readonly fetchedAtMs: number;
  /** True when upstream failed and this is the last good answer, older than its policy's revalidation window. */
  readonly isStale: boolean;
}

type ValueOf<Request> = Request extends SourceRequest<infer Value> ? Value : never;

type ValueOfDependent<Request> = Request extends DependentRequest<infer Value> ? Value : never;

/** The sources of one kind that a page declares; none where it declares none. */
type Declares<Declared extends PageSources, Kind extends keyof PageSources> = NonNullable<Declared[Kind]>;

/** What a loader gets: every critical source has a value, any other may be `null`. */
export interface PageValues<Declared extends PageSources> {
  readonly subject: {
    readonly [Name in keyof Declares<Declared, 'subject'>]: SourceValue<
      ValueOf<Declares<Declared, 'subject'>[Name]>
    > | null;
  };
  readonly critical: {
    readonly [Name in keyof Declares<Declared, 'critical'>]: SourceValue<ValueOf<Declares<Declared, 'critical'>[Name]>>;
  };
  readonly optional: {
    readonly [Name in keyof Declares<Declared, 'optional'>]: SourceValue<
      ValueOf<Declares<Declared, 'optional'>[Name]>
    > | null;
  };
  readonly dependent: {
    readonly [Name in keyof Declares<Declared, 'dependent'>]: SourceValue<
      ValueOfDependent<Declares<Declared, 'dependent'>[Name]>
    > | null;
  };
  /**
   * The optional sources that failed: the page says so where their part would be. Those of which upstream said that there is
   * no such thing (404) are not among them, and neither are those that may be absent.
   */
  readonly unavailable: readonly (keyof Declares<Declared, 'optional'>)[];
  /** When something of this was last found to have changed (real clock, milliseconds); 0 when nothing was answered. */
  readonly changedAtMs: number;
}

/** What a view gets of a page that declares these sources: `ValuesOf<typeof sources>`. */
export type ValuesOf<Declare extends (page: never) => PageSources> = PageValues<ReturnType<Declare>>;
