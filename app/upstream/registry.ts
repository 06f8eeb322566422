import type { AnySource } from '~/cache/source/define-source';
import { policies } from '~/cache/source/policies';
import { checkSources } from './check-sources';
import * as groups from './groups';

/** Every source of the site. The refresher receives a name and finds the definition here. */
export const sources: readonly AnySource[] = Object.values(groups)
  .flatMap((group): unknown[] => Object.values(group))
  .flatMap((value) => (isSource(value) ? [value.definition] : []));

// A fault stops the build, and the start of a worker, with a message that names it.
checkSources(sources, policies);

const byName = new Map(sources.map((source) => [source.name, source]));

export function findSource(name: string): AnySource | undefined {
  return byName.get(name);
}

function isSource(value: unknown): value is { readonly definition: AnySource } {
  return typeof value === 'object' && value !== null && 'definition' in value;
}
