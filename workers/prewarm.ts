import { askRefresher } from '../app/cache/ask-refresher';
import { trusted } from '../app/cache/entry';
import { forEachAtMost } from '../app/cache/for-each-at-most';
import type { RefreshOrder } from '../app/cache/refresh-order';
import type { WaitUntil } from '../app/cache/single-flight';
import { parseEnvironment, type Environment } from '../app/config/environment';
import { createContentClock } from '../app/models/content-clock';
import { pageSources } from '../app/routes/page-registry';
import type { SourceRequest } from '../app/upstream/define-source';
import type { Bindings } from './bindings';
import { createSourceTools, type SourceTools } from './source-tools';

/** Pages whose sources are always kept fresh: where most visits begin. `root` is what every page reads. */
const WARM_PAGES = ['root', 'home', 'scores'];
/** Workers may have six connections open at once. */
const AT_ONCE = 6;
/** What would expire before the next run, and a little after it, is refreshed in this one. */
const UNTIL_NEXT_RUN_MS = 75_000;

/**
 * The cron entry: refreshes what the first pages will need before it expires. It declares sources as the pages do and asks
 * the same refreshers, so a run costs upstream no call that a visitor would not have made.
 */
export default {
  async scheduled(_controller, bindings, context) {
    const environment = parseEnvironment(bindings as Readonly<Record<string, unknown>>);
    const tools = createSourceTools(environment, bindings, 'isolate');
    const waitUntil: WaitUntil = (promise) => {
      context.waitUntil(promise);
    };
    await tools.tuning.keepUp(waitUntil);
    await forEachAtMost(AT_ONCE, sourcesToWarm(environment, tools), (request) =>
      warm(request, tools, bindings, waitUntil),
    );
  },
} satisfies ExportedHandler<Bindings>;

function sourcesToWarm(environment: Environment, { keyOf }: SourceTools): SourceRequest[] {
  const clock = createContentClock({
    timeZone: environment.TIME_ZONE,
    fixedNowIso: environment.FIXED_NOW,
    setAtIso: environment.FIXED_NOW_SET_AT,
  });
  const declared = WARM_PAGES.flatMap((id) => {
    const sources = pageSources[id]?.({ params: {}, query: {}, clock, environment });
    return sources === undefined ? [] : [...Object.values(sources.critical), ...Object.values(sources.optional)];
  });
  return [...new Map(declared.map((request) => [keyOf(request), request])).values()];
}

/** Asks the source's refresher; without the binding upstream itself, so that the shared store is filled all the same. */
async function warm(
  request: SourceRequest,
  tools: SourceTools,
  { REFRESHER }: Bindings,
  waitUntil: WaitUntil,
): Promise<void> {
  const { keyOf, policyOf, purgedUntilMs, fetchEntry, store, clock } = tools;
  const key = keyOf(request);
  if (REFRESHER !== undefined) {
    await askRefresher(REFRESHER.get(REFRESHER.idFromName(key)), orderFor(request, tools), tools);
    return;
  }
  if (request.definition.base === 'site') return;
  const stored = (await store?.read([key]))?.get(key);
  const previous = stored && trusted(stored, purgedUntilMs(request));
  if (previous && previous.fetchedAtMs > newerThanMs(policyOf(request).freshSeconds, clock.nowMs())) return;
  const fetched = await fetchEntry(request, previous);
  if (fetched.kind === 'entry' && store !== undefined) waitUntil(store.write(key, fetched.entry, policyOf(request)));
}

function orderFor(request: SourceRequest, { keyOf, policyOf, purgedUntilMs, clock }: SourceTools): RefreshOrder {
  const { name } = request.definition;
  const { freshSeconds } = policyOf(request);
  return {
    key: keyOf(request),
    source: name,
    params: request.params,
    newerThanMs: newerThanMs(freshSeconds, clock.nowMs()),
    purgedUntilMs: purgedUntilMs(request),
  };
}

/** Anything fetched after this moment is still fresh at the next run; never later than now. */
function newerThanMs(freshSeconds: number, nowMs: number): number {
  return Math.min(nowMs, nowMs - freshSeconds * 1000 + UNTIL_NEXT_RUN_MS);
}
