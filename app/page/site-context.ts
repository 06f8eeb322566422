import type { SourceRead, SourceAnswer } from '~/cache/answer';
import type { SourceRequest } from '~/cache/define-source';
import type { FreshnessPolicy } from '~/cache/policies';
import type { Refusal } from './page-address';
import type { PageRequest } from './page-sources';

/**
 * What the worker hands to every loader of one request (`context.site`). It holds nothing of the visitor: the same
 * canonical URL gives the same page to everybody.
 */
export interface SiteContext extends PageRequest {
  /** Why the route table has no such page; `null` where there may be one. */
  readonly refusal: Refusal | null;
  /** Who makes an inline script or style sheet adds it here: the page's security policy allows these and no others. */
  readonly inlineParts: InlineParts;
  /**
   * Answers all the sources of a page together: nearest fresh copy first, never later than the page's deadline.
   * Never throws; every answer is kept for the request, and the response headers are derived from them.
   * @param options `waitTimeoutMs`: the page stands without these. Wait no longer than this; what is not there by then has failed for
   *   this rendering, and its refresh goes on for the next one
   */
  readonly readSources: (
    requests: readonly SourceRequest[],
    options?: { readonly waitTimeoutMs: number },
  ) => Promise<readonly SourceAnswer<unknown>[]>;
  /** The freshness policy of a source now, with what operators changed. */
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
  /** A drawing as PNG; `null` where none can be made now. */
  readonly makePicture: (svg: string) => Promise<Uint8Array | null>;
  /** What all other loaders of this request have been answered, once all of them have ended: for the site layout, which tells of a whole page. */
  readonly whenRead: () => Promise<readonly SourceRead[]>;
  /** Told of every loader but the site layout's when it is called. */
  readonly noteLoader: (loading: Promise<unknown>) => void;
}

/** Texts of the inline scripts and style sheets of a page. */
export interface InlineParts {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    readonly site: SiteContext;
  }
}
