import type { SourceParams, SourceRequest } from '~/cache/define-source';
import type { KeyOf } from '~/cache/source-address';
import type { TournamentPhase } from '~/models/state-series/tournament-phase';
import { findSource } from '~/upstream/registry';
import type { Wanted } from './plan-run';

/** What a run keeps warm. */
export interface WarmTargets {
  readonly inPhase: readonly SportPhase[];
  readonly pages: readonly PageToVisit[];
  readonly wanted: readonly Wanted[];
}

export interface SportPhase {
  readonly sportId: string;
  readonly phase: TournamentPhase;
}

export interface PageToVisit {
  /** With the query. */
  readonly path: string;
  /** Expected traffic; see `traffic.ts`. */
  readonly weight: number;
  /** Of the sources that it reads. */
  readonly keys: readonly string[];
}

/** What one run knows from the one before: calendars and pages are not gone through every minute. */
export interface RunMemory {
  readonly targets?: RememberedTargets | undefined;
  /** The content day on which the log was last told what the season files lack. */
  readonly warnedDay?: string | undefined;
  /** When the site was last told to keep pages. Real clock, milliseconds. */
  readonly pagesKeptAtMs?: number | undefined;
}

interface RememberedTargets {
  /** Content day. */
  readonly day: string;
  /** Real clock. */
  readonly untilMs: number;
  readonly inPhase: readonly SportPhase[];
  readonly sources: readonly RememberedSource[];
  /** Of each page the places of its sources in that list. */
  readonly pages: readonly (Omit<PageToVisit, 'keys'> & { readonly reads: readonly number[] })[];
}

interface RememberedSource {
  readonly source: string;
  readonly params: SourceParams;
  readonly policy?: SourceRequest['policy'];
  readonly weight: number;
}

/** Reads what `formatRunMemory` wrote. Runs of another build know other sources: theirs is of no use. */
export function parseRunMemory(text: string | undefined, buildId: string): RunMemory {
  if (text === undefined) return {};
  const { build, ...memory } = JSON.parse(text) as RunMemory & { readonly build: string };
  return build === buildId ? memory : {};
}

/** As JSON: it is kept in the lease, since hardly an isolate of the cron worker lives until the next run. */
export function formatRunMemory(memory: RunMemory, buildId: string): string {
  return JSON.stringify({ build: buildId, ...memory });
}

/** What only the planner reads is left out: it is looked for again with the pages. */
export function rememberTargets(targets: WarmTargets, day: string, untilMs: number): RememberedTargets {
  const wanted = targets.wanted.filter(({ renewAfterMs }) => renewAfterMs === undefined);
  const places = new Map(wanted.map(({ key }, place) => [key, place]));
  return {
    day,
    untilMs,
    inPhase: targets.inPhase,
    sources: wanted.map(({ request: { definition, params, policy }, weight }) => ({
      source: definition.name,
      params,
      ...(policy !== undefined && { policy }),
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
  const wanted = sources.flatMap(({ source, params, policy, weight }): Wanted[] => {
    const definition = findSource(source);
    if (definition === undefined) return [];
    const request = { definition, params, policy };
    return [{ key: getKey(request), request, weight }];
  });
  const keyAt = (place: number) => wanted[place]?.key ?? [];
  return { inPhase, wanted, pages: pages.map(({ reads, ...page }) => ({ ...page, keys: reads.flatMap(keyAt) })) };
}
