import * as z from 'zod';
import type { LedgerLine } from '../../app/cache/answer';
import type { CachedDocument } from '../../app/cache/cached-document';
import { CircuitBreaker, CircuitBreakers } from '../../app/cache/circuit-breaker';
import type { Clock } from '../../app/cache/clock';
import { DocumentCache, type RenderOptions, type ServedDocument } from '../../app/cache/document-cache';
import { EntryMemory } from '../../app/cache/entry-memory';
import { EntryStore } from '../../app/cache/entry-store';
import { createEntryFetcher } from '../../app/cache/fetch-entry';
import type { Fetch } from '../../app/cache/fetch-upstream';
import { pageWindows } from '../../app/cache/page-freshness';
import { partsOf } from '../../app/cache/page-part';
import type { FreshnessPolicy } from '../../app/cache/policies';
import type { RefresherObject } from '../../app/cache/refresh-order';
import type { WaitUntil } from '../../app/cache/single-flight';
import { SourceCache } from '../../app/cache/source-cache';
import { SourceRefresher } from '../../app/cache/source-refresher';
import { untuned } from '../../app/cache/tuning/policy-document';
import { tuningAt } from '../../app/cache/tuning/tuning';
import { defineSource, type SourceParams } from '../../app/upstream/define-source';
import type { LaggingStore } from './lagging-store';

/** A page of the simulation: its address and the sources that it reads. */
export interface SimulatedPage {
  readonly address: string;
  readonly sources: readonly string[];
  /** False for a page that carries free text: it is made anew for everybody. */
  readonly isKept?: boolean;
}

export interface SimulationTools {
  readonly clock: Clock;
  readonly random: () => number;
  readonly store: LaggingStore;
  readonly fetch: Fetch;
  readonly policyOf: (source: string) => FreshnessPolicy;
  /** Told of every page that an isolate makes. */
  readonly onRender?: (document: CachedDocument) => void;
}

export interface RenderedSource {
  readonly source: string;
  readonly value: unknown;
  readonly fetchedAtMs: number;
}

/** What the body of a simulated page holds. */
export type RenderedPage = readonly RenderedSource[];

const memoryBytes = 50_000_000;
const pageDeadlineMs = 6000;
const backgroundDeadlineMs = 12_000;
const ignore: WaitUntil = (promise) => void promise.catch(() => undefined);
const silent = (): void => undefined;

const simulated = defineSource({
  name: 'simulated.source',
  path: ({ source = '' }) => `/${encodeURIComponent(source)}`,
  schema: () => z.unknown(),
  policy: 'scores',
});
const definition = simulated.definition;
const asBuilt = tuningAt(untuned, 0);
const keyOf = ({ params }: { readonly params: SourceParams }): string => params.source ?? '';

/**
 * A deployment on virtual time: the cache of the site as it is, over a simulated store, network and platform. Isolates and
 * refreshers run the code of production; only rendering is replaced by writing down what was read.
 */
export class SimulatedDeployment {
  isRefresherDown = false;
  readonly #tools: SimulationTools;
  readonly #refreshers = new Map<string, SourceRefresher>();
  readonly #isolates = new Map<string, Isolate>();

  constructor(tools: SimulationTools) {
    this.#tools = tools;
  }

  /** A visitor's request as an isolate answers it. */
  async serve(isolate: string, page: SimulatedPage): Promise<ServedDocument> {
    const { documents, sources } = this.#isolate(isolate);
    if (page.isKept === false) {
      return { document: await this.#render(sources, page, { acceptStale: true, waitedMs: 0 }), turn: 'bypass' };
    }
    return documents.serve(page.address, (options) => this.#render(sources, page, options), ignore);
  }

  /** The platform ends an isolate, or all refreshers, whenever it likes: what they remembered is gone. */
  forgetIsolate(isolate: string): void {
    this.#isolates.delete(isolate);
  }

  forgetRefreshers(): void {
    this.#refreshers.clear();
  }

  #isolate(name: string): Isolate {
    const known = this.#isolates.get(name);
    if (known !== undefined) return known;
    const { clock, random } = this.#tools;
    const made: Isolate = {
      documents: new DocumentCache({ clock, maxBytes: memoryBytes, tuning: () => asBuilt }),
      sources: new SourceCache({
        ...this.#shared(name, 'isolate'),
        memory: new EntryMemory(memoryBytes),
        refresherOf: (key) => this.#refresher(key),
        random,
      }),
    };
    this.#isolates.set(name, made);
    return made;
  }

  #refresher(key: string): RefresherObject {
    return {
      refresh: (order) => {
        if (this.isRefresherDown) return Promise.reject(new Error('the refresher is down'));
        const refresher =
          this.#refreshers.get(key) ??
          new SourceRefresher({
            ...this.#shared(`refresher ${key}`, 'refresher'),
            findSource: () => definition,
            waitUntil: ignore,
          });
        this.#refreshers.set(key, refresher);
        return refresher.refresh(order);
      },
    };
  }

  #shared(location: string, caller: 'isolate' | 'refresher') {
    const { clock, random, store, fetch, policyOf } = this.#tools;
    return {
      clock,
      log: silent,
      keyOf,
      policyOf: ({ params }: { readonly params: SourceParams }) => policyOf(params.source ?? ''),
      purgedUntilMs: () => -Infinity,
      store: new EntryStore({ kv: store.at(location), clock, log: silent }),
      fetchEntry: createEntryFetcher({
        upstreams: { v1: { baseUrl: 'https://upstream.invalid', fetch } },
        wire: { product: 'PSAA', timeZone: 'America/Chicago' },
        breakers: new CircuitBreakers(() => new CircuitBreaker({ clock })),
        clock,
        random,
        log: silent,
        caller,
      }),
    };
  }

  async #render(
    sources: SourceCache,
    page: SimulatedPage,
    { acceptStale, waitedMs }: RenderOptions,
  ): Promise<CachedDocument> {
    const { clock, onRender } = this.#tools;
    const requests = page.sources.map((source) => simulated.with({ source }));
    const deadlineMs = acceptStale ? Math.max(1000, pageDeadlineMs - waitedMs) : backgroundDeadlineMs;
    const timed = await sources.read(requests, { waitUntil: ignore, deadlineMs, acceptStale });
    const ledger = requests.flatMap((request, index): LedgerLine[] =>
      timed[index] ? [{ request, ...timed[index] }] : [],
    );
    const rendered = ledger.flatMap(({ request, answer }): RenderedSource[] =>
      answer.status === 'ok'
        ? [{ source: request.params.source ?? '', value: answer.value, fetchedAtMs: answer.fetchedAtMs }]
        : [],
    );
    const parts = partsOf(ledger);
    const nowMs = clock.nowMs();
    const document: CachedDocument = {
      path: page.address,
      status: 200,
      headers: [],
      body: new TextEncoder().encode(JSON.stringify(rendered)),
      etag: '"simulated"',
      renderedAtMs: nowMs,
      renderMs: 0,
      windows: pageWindows(parts, 200, nowMs),
      parts,
    };
    onRender?.(document);
    return document;
  }
}

interface Isolate {
  readonly documents: DocumentCache;
  readonly sources: SourceCache;
}

export function readRendered(document: CachedDocument): RenderedPage {
  return JSON.parse(new TextDecoder().decode(document.body)) as RenderedPage;
}
