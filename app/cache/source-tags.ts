import type { SourceRequest } from './define-source';

/** What an answer of a source is known by, in the headers and to purges: its name, its policy, and tags of its own. */
export function tagsOf({ definition: { name, policy, tags }, params }: SourceRequest): string[] {
  return [name, `policy:${policy}`, ...tags(params)];
}
