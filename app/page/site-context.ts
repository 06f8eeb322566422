import type { SourceRead, SourceAnswer } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import type { FreshnessPolicy } from '~/cache/source/policies';
import type { Refusal } from './page-address';
import type { PageRequest } from './page-sources';

/** Context of a request (`context.site`). It has nothing personal: the same canonical URL gives the same page to everybody. */
export interface SiteContext extends PageRequest {
  /** Why the route table refuses the page. */
  readonly refusal: Refusal | null;
  /** Inline scripts and styles are added here, so that the security policy allows them. */
  readonly inlineParts: InlineParts;
  /**
   * Reads sources together by the page's deadline; never throws. Sources with `waitTimeoutMs` fail for this rendering when late, and
   * refresh for the next one.
   */
  readonly readSources: (
    requests: readonly SourceRequest[],
    options?: { readonly waitTimeoutMs: number },
  ) => Promise<readonly SourceAnswer<unknown>[]>;
  /** The freshness policy of a source now, with what operators changed. */
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
  /** A drawing as PNG; `null` where none can be made now. */
  readonly makePicture: (svg: string) => Promise<Uint8Array | null>;
  /** Reads of all other loaders once they have ended, for the site layout. */
  readonly waitForReads: () => Promise<readonly SourceRead[]>;
  /** What all other loaders resolved with, once they have ended. */
  readonly waitForViews: () => Promise<readonly unknown[]>;
  /** Called with every loader but the site layout's. */
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
