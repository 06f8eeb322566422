import type { SourceRequest } from '~/cache/source/define-source';

/** Source and path of a request, without the schema version. */
export function buildCopyId({ definition, params }: SourceRequest): string {
  return `${definition.name}:${definition.buildPath(params)}`;
}
