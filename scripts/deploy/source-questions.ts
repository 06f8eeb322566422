import type { AnySource, SourceParams } from '~/cache/source/define-source';
import { listExampleSports, sportFamilies } from '~/config/sports';

/** Names of valid parameters that an answer contained, with the parameters of that answer. */
export interface FoundNames {
  readonly params: SourceParams;
  readonly names: readonly string[];
}

/** Values to try of parameters that mean the same to every association. */
const usualValues: Readonly<Record<string, readonly string[]>> = {
  // A source may have rows of only some kinds.
  sportId: listExampleSports().map(({ id }) => id),
  committee: sportFamilies.slice(0, 4).map(({ sharedId }) => sharedId),
  classId: ['1A', '2A', '3A'],
  classNumber: ['1', '2', '3'],
  week: ['1', '7'],
};
/** Parameters whose sample suits every association. */
const usualParams = new Set([...Object.keys(usualValues), 'day', 'page', 'category', 'activity']);
/** Names of a list to try. Upstream has a few rows without details. */
const MOST_NAMES = 6;

export interface Questions {
  readonly params: readonly SourceParams[];
  /** Whether a source that has none of them does not exist. Otherwise the parameters may be those of another association. */
  readonly isTelling: boolean;
}

/**
 * Parameters with which a source is asked whether it exists: names that its lists contained, its sample, and other values that suit every
 * association.
 */
export function listQuestions(source: AnySource, found: ReadonlyMap<string, readonly FoundNames[]>): Questions {
  const { sample, namedBy } = source;
  const named = (namedBy?.sources ?? []).flatMap((list) => found.get(list) ?? []);
  const params = named.flatMap((list) =>
    list.names.slice(0, MOST_NAMES).flatMap((name) => invertName(source, name, list)),
  );
  const variants = Object.keys(sample).flatMap((name) =>
    (usualValues[name] ?? []).filter((value) => value !== sample[name]).map((value) => ({ ...sample, [name]: value })),
  );
  // The names in texts, such as links to content pages, may lead nowhere.
  const areNamesSure = params.length > 0 && namedBy?.sources.includes(source.name) === false;
  return {
    params: [...params.slice(0, MOST_NAMES), sample, ...variants],
    isTelling: areNamesSure || (namedBy === undefined && Object.keys(sample).every((name) => usualParams.has(name))),
  };
}

/** The parameters with a name of a list; none if it is no name of this source. */
function invertName({ sample, namedBy }: AnySource, name: string, { params }: FoundNames): SourceParams[] {
  const common = Object.fromEntries(Object.entries(params).filter(([key]) => key in sample));
  const values = [name, name.split(/[^\w-]+/).at(-1) ?? name];
  const candidates = Object.keys(sample).flatMap((key) =>
    values.map((value) => ({ ...sample, ...common, [key]: value })),
  );
  return candidates.filter((candidate) => namedBy?.getName(candidate) === name).slice(0, 1);
}
