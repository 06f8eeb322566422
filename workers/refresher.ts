import { DurableObject } from 'cloudflare:workers';
import { realClock } from '~/cache/base/clock';
import { writeToConsole } from '~/cache/base/log';
import type { WaitUntil } from '~/cache/base/single-flight';
import type { RefresherObject, RefreshRequest, RefreshReport } from '~/cache/refresher/call-refresher';
import { ChangeStore } from '~/cache/refresher/change-store';
import { KeptAnswers } from '~/cache/refresher/kept-answers';
import { SourceRefresher } from '~/cache/refresher/source-refresher';
import { indexOnce } from '~/compute-once';
import { parseEnvironment } from '~/config/environment';
import { findSource } from '~/upstream/registry';
import { findMetrics, type Bindings } from './bindings';
import { OperationsReporter } from './operations-reporter';
import { createSourceDependencies, type SourceDependencies } from './source-dependencies';

/** Settings by bindings, because reading them takes as long as a call of the object and an isolate has many objects. */
const readSettings = indexOnce((bindings: Bindings) => parseEnvironment(bindings as Readonly<Record<string, unknown>>));

/**
 * Durable Object for one source and path (`buildRefresherName`). In production only refreshers call upstream. Each stores upstream's
 * unparsed answer, so that later builds can parse it again.
 */
export class Refresher extends DurableObject<Bindings> implements RefresherObject {
  #dependencies: SourceDependencies | undefined;
  #refresher: SourceRefresher | undefined;
  #changes: ChangeStore | undefined;

  readonly #kept = new KeptAnswers({ storage: this.ctx.storage, clock: realClock, log: writeToConsole });

  readonly #waitUntil: WaitUntil = this.ctx.waitUntil.bind(this.ctx);

  async refresh(refreshRequest: RefreshRequest): Promise<RefreshReport> {
    this.#dependencies ??= this.#createDependencies();
    await this.#dependencies.tuning.refreshIfStale(this.#waitUntil);
    this.#refresher ??= new SourceRefresher({
      ...this.#dependencies,
      kept: this.#kept,
      changes: this.#changes,
      findSource,
      waitUntil: this.#waitUntil,
    });
    return this.#refresher.refresh(refreshRequest);
  }

  override alarm(): Promise<void> {
    return this.#kept.removeExpired();
  }

  #createDependencies(): SourceDependencies {
    const environment = readSettings(this.env);
    const { CACHE } = this.env;
    if (CACHE !== undefined && environment.CHANGES_PAGE !== '0') {
      this.#changes = new ChangeStore({ kv: CACHE, clock: realClock, log: writeToConsole });
    }
    const reporter = new OperationsReporter({
      getMetrics: findMetrics(this.env, environment),
      clock: realClock,
      log: writeToConsole,
      everyMs: 0,
    });
    return createSourceDependencies(environment, this.env, 'refresher', (report) => {
      reporter.noteFetch(report);
      reporter.sendIfDue(this.#waitUntil);
    });
  }
}
