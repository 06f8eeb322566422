import { findPolicyName, isOwnFile, type SourceRequest } from '~/cache/source/define-source';
import { UnaddressableError, type KeyOf } from '~/cache/source/source-address';
import type { PageRequest } from '~/page/page-sources';
import { listSourcesOfPage } from '~/routes/sources-of-page';
import { DAY_MS } from '~/time-units';
import { sportFacts } from '~/upstream/sports';
import type { WantedSource } from './plan-run';
import type { SportInPhase, ValueOf } from './tournaments';
import { weighClasses, KNOWLEDGE_WEIGHT, weighTraffic, VISITS } from './traffic';
import type { WarmPage } from './warm-pages';

/** Tournament dates are looked up once a day, no sooner than a refresher rewrites unchanged answers. */
const KNOWLEDGE_AGE_MS = DAY_MS;

/** Everything that the pages call for: not sources without a key, the site's own files, and copies that other pages cause. */
export function listWantedByPages(
  pages: readonly WarmPage[],
  about: Pick<PageRequest, 'clock' | 'environment'>,
  getValue: ValueOf,
  getKey: KeyOf,
): readonly WantedSource[] {
  return pages.flatMap(({ address, visits }) =>
    listSourcesOfPage(address, about, getValue).flatMap(({ request }): WantedSource[] => {
      const isCalled = request.isKeptOnly !== true && !isOwnFile(request.definition);
      const key = isCalled ? tryBuildKey(request, getKey) : undefined;
      return key === undefined ? [] : [{ key, request, weight: weighTraffic(visits, findPolicyName(request)) }];
    }),
  );
}

/** The sources that list a sport's classes and sections, while unknown: before the pages that depend on them. */
export function listWantedForPages(
  sports: readonly SportInPhase[],
  isKnown: (key: string) => boolean,
  getKey: KeyOf,
): readonly WantedSource[] {
  return sports.flatMap(({ sport, phase }): WantedSource[] => {
    const request = sportFacts.with({ sportId: sport.id });
    const key = getKey(request);
    return isKnown(key) ? [] : [{ key, request, weight: weighClasses(VISITS[phase]) }];
  });
}

/** What the planner itself reads. */
export function listWantedByPlanner(
  requests: readonly SourceRequest[],
  isKnown: (key: string) => boolean,
  getKey: KeyOf,
): readonly WantedSource[] {
  return requests.flatMap((request): WantedSource[] => {
    const key = tryBuildKey(request, getKey);
    if (key === undefined) return [];
    const weight = isKnown(key) ? KNOWLEDGE_WEIGHT.known : KNOWLEDGE_WEIGHT.unknown;
    return [{ key, request, weight, renewAfterMs: KNOWLEDGE_AGE_MS }];
  });
}

function tryBuildKey(request: SourceRequest, getKey: KeyOf): string | undefined {
  try {
    return getKey(request);
  } catch (error) {
    if (error instanceof UnaddressableError) return undefined;
    throw error;
  }
}
