import { readContentClock, type Environment } from '~/config/environment';
import { describeUnpublished } from '~/config/published-sources';
import { listPagesNotOffered } from '~/routes/offered-pages';
import { findSource, sources } from '~/upstream/registry';

/** What the settings leave out: decision 111. */
export interface UnpublishedFacts {
  /** Sources that are not published, each with the reason. */
  readonly sources: readonly (readonly [source: string, why: string])[];
  /** Names in `SOURCES_OFF` of no source. */
  readonly unknownNames: readonly string[];
  /** Paths of pages that are therefore not offered. */
  readonly pages: readonly string[];
}

export function findUnpublished(environment: Environment): UnpublishedFacts {
  return {
    sources: sources.flatMap((source) => {
      const why = describeUnpublished(source, environment);
      return why === null ? [] : [[source.name, why] as const];
    }),
    unknownNames: listUnknownSources(environment),
    pages: listPagesNotOffered({ environment, clock: readContentClock(environment) }),
  };
}

/** Names in `SOURCES_OFF` that no source has: they switch nothing off. */
export function listUnknownSources({ SOURCES_OFF }: Pick<Environment, 'SOURCES_OFF'>): readonly string[] {
  return SOURCES_OFF.filter((name) => findSource(name) === undefined);
}
