import type { NoteAnswer, SourceRead, SourceAnswer } from '~/cache/source/answer';
import type { SourceRequest } from '~/cache/source/define-source';
import type { FreshnessPolicy } from '~/cache/source/policies';
import type { Refusal } from './page-address';
import type { PageRequest } from './page-sources';

/** Context of a request (`context.site`). It contains nothing about the visitor, so everybody gets the same page at a canonical URL. */
export interface SiteContext extends PageRequest {
  /** Why the route table refuses the address; `null` if it does not. */
  readonly refusal: Refusal | null;
  /** Whether the association publishes all sources, so that all pages are offered. */
  readonly offersAll: boolean;
  /** Whether the rendering has omitted a source so far, because the association does not publish it. */
  readonly hasLeftOut: () => boolean;
  /** Rendering adds inline scripts and styles here, so that the content security policy allows them. */
  readonly inlineParts: InlineParts;
  /**
   * Reads sources together until the page's deadline; never throws. With `waitTimeoutMs` it waits only so long: later answers count as
   * failed, but are stored for the next rendering.
   */
  readonly readSources: (
    requests: readonly SourceRequest[],
    options?: { readonly waitTimeoutMs: number },
    noteAnswer?: NoteAnswer,
  ) => Promise<readonly SourceAnswer<unknown>[]>;
  /** Current freshness policy of a source, with the overrides of operators. */
  readonly getPolicy: (request: SourceRequest) => FreshnessPolicy;
  /** Renders a drawing as PNG; `null` if this is impossible now. */
  readonly makePicture: (svg: string) => Promise<Uint8Array | null>;
  /** Resolves with the reads of all other loaders when they have finished. For the site layout's loader. */
  readonly waitForReads: () => Promise<readonly SourceRead[]>;
  /** Resolves with the data of all other loaders when they have finished. */
  readonly waitForViews: () => Promise<readonly unknown[]>;
  /** Called with the promise of every loader except the site layout's. */
  readonly noteLoader: (loading: Promise<unknown>) => void;
}

export interface InlineParts {
  readonly scripts: Set<string>;
  readonly styles: Set<string>;
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext {
    readonly site: SiteContext;
  }
}
