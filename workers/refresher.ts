import { DurableObject } from 'cloudflare:workers';
import type { RefresherObject, RefreshOrder, RefreshReport } from '../app/cache/refresh-order';
import { SourceRefresher } from '../app/cache/source-refresher';
import { parseEnvironment } from '../app/config/environment';
import { findSource } from '../app/upstream/registry';
import type { Bindings } from './bindings';
import { createSourceTools } from './source-tools';

/**
 * The refresher of one source: a Durable Object whose name is the source's key, so that there is one in the world. It is
 * the only place that calls upstream in production, and may share one call among all its callers because it owns it.
 */
export class Refresher extends DurableObject<Bindings> implements RefresherObject {
  #refresher: SourceRefresher | undefined;

  refresh(order: RefreshOrder): Promise<RefreshReport> {
    this.#refresher ??= this.#create();
    return this.#refresher.refresh(order);
  }

  #create(): SourceRefresher {
    const environment = parseEnvironment(this.env as Readonly<Record<string, unknown>>);
    return new SourceRefresher({
      ...createSourceTools(environment, this.env, 'refresher'),
      findSource,
      waitUntil: (promise) => {
        this.ctx.waitUntil(promise);
      },
    });
  }
}
