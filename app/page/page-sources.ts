import type { ChangeLog, SourceRequest } from '~/cache/source/define-source';
import type { RowChange } from '~/cache/source/live-rows';
import type { Environment } from '~/config/environment';
import type { Sport } from '~/config/sports';
import type { ContentClock } from '~/models/dates/content-clock';
import type { PageRoute } from '~/routes.table.js';
import type { PageIdentity } from './page-meta';
import type { PageOutcome } from './page-outcome';

/** Everything that a page depends on besides its data: the address, the time and the deployment. Nothing about the visitor. */
export interface PageRequest {
  /** The page's row of the route table. */
  readonly route: PageRoute;
  /** Values of the row for heading and `meta`. */
  readonly page: PageIdentity;
  /** Path parameters of the matched route. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Canonical query: only declared parameters with valid values. */
  readonly query: Readonly<Record<string, string>>;
  readonly clock: ContentClock;
  readonly environment: Environment;
  /** The sport in the path; `null` on pages that belong to no sport. */
  readonly sport: Sport | null;
  /** False for a link to a page of the site that is not offered. */
  readonly isOffered: (href: string) => boolean;
}

/** Request of a page that belongs to a sport. */
export interface SportPageRequest extends PageRequest {
  readonly sport: Sport;
}

type SourceRequests = Readonly<Record<string, SourceRequest>>;

/**
 * The sources of a page. If a critical source fails, the visitor gets an error page; if an optional one fails, its part of the page shows an
 * error text. If upstream answers 404 for a `subject`, the page is a 404; after any other failure of it the page is shown.
 */
export interface PageSources {
  readonly critical?: SourceRequests;
  readonly optional?: SourceRequests;
  readonly subject?: SourceRequests;
  /** Optional and dependent sources whose part is hidden without a notice if they fail: decoration, such as sponsors. */
  readonly mayBeAbsent?: readonly string[];
  /** Optional sources whose part is hidden without rows. If the association does not publish them, there is no notice either. */
  readonly vanishing?: readonly string[];
  /** The page is offered if at least one of these optional sources is published. By default all that are not in `mayBeAbsent`. */
  readonly carriedBy?: readonly string[];
  /** Sources that are awaited only briefly and never fail the page. See `requestBeside` and `requestAfter`. */
  readonly dependent?: Readonly<Record<string, DependentRequest>>;
}

/** Value of the answer to a request; `undefined` if there is none. */
type GetValue = (request: SourceRequest) => unknown;

/** A source that the page does not need; it may depend on the value of another one. */
export interface DependentRequest<Value = unknown> {
  /** The declared request whose value is needed to request this source; `null` if none is. */
  readonly on: SourceRequest | null;
  /** Pure. Returns `null` if the values name no source. */
  readonly requestNext: (value: unknown, getValue: GetValue) => SourceRequest<Value> | null;
}

/** A source that is read after another one: `dependent: { weather: requestAfter(info, ({ facilityId }) => ...) }` */
export function requestAfter<On, Value>(
  on: SourceRequest<On>,
  next: (value: On, getValue: GetValue) => SourceRequest<Value> | null,
): DependentRequest<Value> {
  // The value is that of `on`: see `loadSources`.
  return { on, requestNext: (value, getValue) => next(value as On, getValue) };
}

/** A source that is read together with the others: `dependent: { counts: requestBeside(gameCounts.with({ day })) }` */
export function requestBeside<Value>(request: SourceRequest<Value>): DependentRequest<Value> {
  return { on: null, requestNext: () => request };
}

/** The dependent sources that can be requested with the values known so far. */
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

/** The `sources` function of a page, which its loader, the prewarm worker and `cache explain` use. Pure. */
export type DeclareSources<Declared extends PageSources = PageSources> = (page: SportPageRequest) => Declared;

/** `sources` of a page without sources. */
export const readNothing = () => ({});

/** Value of a source, with the time (real clock, milliseconds) at which it was fetched. */
export interface SourceValue<Value> {
  readonly value: Value;
  readonly fetchedAtMs: number;
  /** True if upstream failed and this answer is too old for revalidation in the background. */
  readonly isStale: boolean;
  /** When finished rows, such as games, last changed; absent for a source without such rows. */
  readonly rowChanges?: readonly RowChange[];
  /** Changes of rows between answers; absent without any. */
  readonly changeLog?: ChangeLog;
}

type ValueOf<Request> =
  Request extends SourceRequest<infer Value> ? Value : Request extends DependentRequest<infer Value> ? Value : never;

/** The sources of one kind that a page declares. */
type Declares<Declared extends PageSources, Kind extends keyof PageSources> = NonNullable<Declared[Kind]>;

type ValuesOfKind<Declared extends PageSources, Kind extends keyof PageSources, Missing = null> = {
  readonly [Name in keyof Declares<Declared, Kind>]: SourceValue<ValueOf<Declares<Declared, Kind>[Name]>> | Missing;
};

/** The values of a page's sources. Critical ones always have a value, the others may be `null`. */
export interface PageValues<Declared extends PageSources> {
  readonly subject: ValuesOfKind<Declared, 'subject'>;
  /** Outcome for a page that cannot be shown without its failed subject. */
  readonly subjectFailure: PageOutcome | null;
  readonly critical: ValuesOfKind<Declared, 'critical', never>;
  readonly optional: ValuesOfKind<Declared, 'optional'>;
  readonly dependent: ValuesOfKind<Declared, 'dependent'>;
  /**
   * Optional sources that failed, and dependent sources that failed or whose `on` failed. Not included: sources in `mayBeAbsent`, and a 404
   * from upstream.
   */
  readonly unavailable: readonly (keyof Declares<Declared, 'optional'> | keyof Declares<Declared, 'dependent'>)[];
  /** Last known change of the values (real clock, milliseconds); 0 without values. */
  readonly changedAtMs: number;
}

/** The values that a page's view function receives: `ValuesOf<typeof sources>`. */
export type ValuesOf<Declare extends (page: never) => PageSources> = PageValues<ReturnType<Declare>>;
