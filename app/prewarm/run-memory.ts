import type { KeyOf } from '~/cache/source/source-address';
import type { TournamentPhase } from '~/models/state-series/tournament-phase';
import { findSource } from '~/upstream/registry';
import type { WantedSource } from './plan-run';

export interface WarmTargets {
  readonly inPhase: readonly SportPhase[];
  readonly pages: readonly PageToVisit[];
  readonly wanted: readonly WantedSource[];
}

export interface SportPhase {
  readonly sportId: string;
  readonly phase: TournamentPhase;
}

export interface PageToVisit {
  /** Includes the query. */
  readonly path: string;
  readonly weight: number;
  /** Keys of the sources that the page reads. */
  readonly keys: readonly string[];
}

export interface RunMemory {
  readonly targets?: RememberedTargets | undefined;
  /** Content day of the last warning in the log about missing facts in the season files. */
  readonly warnedDay?: string | undefined;
  /** Real clock, milliseconds: when the site was last asked to keep pages. */
  readonly pagesKeptAtMs?: number | undefined;
}

/** `day` is a content day, `untilMs` of the real clock. For each page `reads` has the indexes of its sources in the list. */
type RememberedTargets = ReturnType<typeof rememberTargets>;

export function parseRunMemory(text: string | undefined, buildId: string): RunMemory {
  if (text === undefined) return {};
  const { build, ...memory } = JSON.parse(text) as RunMemory & { readonly build: string };
  return build === buildId ? memory : {};
}

/** Kept with the lease, because hardly any isolate of the cron worker lives until the next run. */
export function formatRunMemory(memory: RunMemory, buildId: string): string {
  return JSON.stringify({ build: buildId, ...memory });
}

/** Omits what only the planner reads, which is looked up again with the pages. */
export function rememberTargets(targets: WarmTargets, day: string, untilMs: number) {
  const wanted = targets.wanted.filter(({ renewAfterMs }) => renewAfterMs === undefined);
  const places = new Map(wanted.map(({ key }, place) => [key, place]));
  return {
    day,
    untilMs,
    inPhase: targets.inPhase,
    sources: wanted.map(({ request: { definition, params, policy }, weight }) => ({
      source: definition.name,
      params,
      policy,
      weight,
    })),
    pages: targets.pages.map(({ path, weight, keys }) => ({
      path,
      weight,
      reads: keys.flatMap((key) => places.get(key) ?? []),
    })),
  };
}

export function recallTargets({ inPhase, sources, pages }: RememberedTargets, getKey: KeyOf): WarmTargets {
  const wanted = sources.flatMap(({ source, params, policy, weight }): WantedSource[] => {
    const definition = findSource(source);
    if (definition === undefined) return [];
    const request = { definition, params, policy };
    return [{ key: getKey(request), request, weight }];
  });
  const getKeyAt = (place: number) => wanted[place]?.key ?? [];
  return { inPhase, wanted, pages: pages.map(({ reads, ...page }) => ({ ...page, keys: reads.flatMap(getKeyAt) })) };
}
