import { UnaddressableError, type KeyOf } from '../cache/source-key';
import type { PageRequest } from '../routes/page-sources';
import { sourcesOfPage } from '../routes/sources-of-page';
import type { SourceRequest } from '../upstream/define-source';
import type { Wanted } from './plan-run';
import type { ValueOf } from './tournaments';
import { KNOWLEDGE_WEIGHT, trafficWeight } from './traffic';
import type { WarmPage } from './warm-pages';

/** Dates of tournaments are looked up again twice a day. */
const KNOWLEDGE_AGE_MS = 12 * 3600 * 1000;

/** Everything that the pages read, frames and layouts included. A source that has no key is left out. */
export function wantedByPages(
  pages: readonly WarmPage[],
  about: Pick<PageRequest, 'clock' | 'environment'>,
  valueOf: ValueOf,
  keyOf: KeyOf,
): readonly Wanted[] {
  return pages.flatMap(({ address, visits }) =>
    sourcesOfPage(address, about, valueOf).flatMap(({ request }): Wanted[] => {
      const key = keyOrNone(request, keyOf);
      return key === undefined ? [] : [{ key, request, weight: trafficWeight(visits, request.definition.policy) }];
    }),
  );
}

/** What the planner itself needs to know. */
export function wantedByPlanner(
  requests: readonly SourceRequest[],
  isKnown: (key: string) => boolean,
  keyOf: KeyOf,
): readonly Wanted[] {
  return requests.flatMap((request): Wanted[] => {
    const key = keyOrNone(request, keyOf);
    if (key === undefined) return [];
    const weight = isKnown(key) ? KNOWLEDGE_WEIGHT.known : KNOWLEDGE_WEIGHT.unknown;
    return [{ key, request, weight, renewAfterMs: KNOWLEDGE_AGE_MS }];
  });
}

function keyOrNone(request: SourceRequest, keyOf: KeyOf): string | undefined {
  try {
    return keyOf(request);
  } catch (error) {
    if (error instanceof UnaddressableError) return undefined;
    throw error;
  }
}
