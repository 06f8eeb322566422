import type { Environment } from '../config/environment';
import type { ContentClock } from '../models/content-clock';
import type { SourceRequest } from '../upstream/define-source';

/** What decides which sources a page reads: its address and the moment, nothing personal. */
export interface PageRequest {
  /** Path parameters of the matched route. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Canonical query: only declared parameters, only values that fit their kind. */
  readonly query: Readonly<Record<string, string>>;
  readonly clock: ContentClock;
  readonly environment: Environment;
}

type SourceRequests = Readonly<Record<string, SourceRequest>>;

/**
 * The sources of one page. A missing critical source is an error page; a missing optional one is the section's own
 * empty text. A subject is what the page is about: when upstream says that there is no such thing the page is not found,
 * and when upstream fails the page goes on without it.
 */
export interface PageSources {
  readonly critical: SourceRequests;
  readonly optional: SourceRequests;
  readonly subject?: SourceRequests;
}

/**
 * Declared once per page, beside its loader; the loader, the prewarm worker and `cache explain` all call it.
 * Pure: the same request gives the same sources.
 */
export type DeclareSources<Declared extends PageSources = PageSources> = (page: PageRequest) => Declared;

/** A value and the moment (real clock, milliseconds) at which upstream gave it. */
export interface Reading<Value> {
  readonly value: Value;
  readonly fetchedAtMs: number;
  /** True when upstream failed and this is the last good answer, older than its policy's revalidation window. */
  readonly standsIn: boolean;
}

export type ValueOf<Request> = Request extends SourceRequest<infer Value> ? Value : never;

/** What a loader gets: every critical source has a reading, an optional one or a subject may be `null`. */
export interface PageReadings<Declared extends PageSources> {
  readonly subject: {
    readonly [Name in keyof Declared['subject']]: Reading<ValueOf<NonNullable<Declared['subject']>[Name]>> | null;
  };
  readonly critical: { readonly [Name in keyof Declared['critical']]: Reading<ValueOf<Declared['critical'][Name]>> };
  readonly optional: {
    readonly [Name in keyof Declared['optional']]: Reading<ValueOf<Declared['optional'][Name]>> | null;
  };
}
