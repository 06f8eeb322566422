import { formatRevalidationTimes, type RevalidationTimes } from '~/cache/source/revalidation-times';
import type { CacheDependencies } from '~/cache/upstream/fetch-entry';
import { dispatchRefreshes, type DispatchDependencies } from './dispatch-refreshes';
import { planRun, type PlanInput, type WantedSource } from './plan-run';
import type { StoredCopies } from './stored-copies';

type WarmDependencies = DispatchDependencies &
  Pick<PlanInput, 'getLifetimes' | 'getPurgedUntilMs'> &
  Pick<CacheDependencies, 'store'>;

/** Refreshes what expires before the next run, and stores revalidation times. `copies` receives the answers. `deferred` sources wait for the next run. */
export async function warmSources(
  wanted: readonly WantedSource[],
  copies: StoredCopies,
  dependencies: WarmDependencies,
) {
  const { getLifetimes, getPurgedUntilMs, clock, budget, store } = dependencies;
  const before = formatRevalidationTimes(pickRevalidationTimes(wanted, copies));
  const { refreshes, deferred } = planRun({
    wanted,
    copies: copies.facts,
    getLifetimes,
    getPurgedUntilMs,
    nowMs: clock.getNowMs(),
    budget,
  });
  const dispatched = await dispatchRefreshes(refreshes, dependencies);
  for (const [key, entry] of dispatched.entries) copies.adopt(key, entry);
  const after = formatRevalidationTimes(pickRevalidationTimes(wanted, copies));
  // One write per changed document.
  await store?.writeRevalidationTimes(new Map([...after].filter(([key, text]) => before.get(key) !== text)));
  return { ...dispatched, planned: refreshes.length, deferred };
}

/** Revalidations of copies with older content. Copies that runs read only at intervals store their own. */
function pickRevalidationTimes(wanted: readonly WantedSource[], { facts }: StoredCopies): RevalidationTimes {
  return new Map(
    wanted.flatMap(({ key, renewAfterMs }) => {
      if (renewAfterMs !== undefined) return [];
      const { changedAtMs = 0, fetchedAtMs = 0, upstreamMs = 0 } = facts.get(key) ?? {};
      return fetchedAtMs > changedAtMs ? [[key, { changedAtMs, fetchedAtMs, upstreamMs }] as const] : [];
    }),
  );
}
