import type { Source, SourceParams, WireContext } from '~/cache/source/define-source';

/** What a source knows of the demo association when it reads an answer. */
export const wireContext: WireContext = { product: 'PSAA', timeZone: 'America/Chicago', dropRow: () => undefined };

/** A context that collects the reasons for which rows are dropped. */
export function collectDroppedRows(more: Partial<WireContext> = {}) {
  const dropped: string[] = [];
  const context: WireContext = { ...wireContext, dropRow: (reason) => dropped.push(reason), ...more };
  return { dropped, context };
}

/** Reads an answer as its source does. Throws a `ZodError` for an unusable one. */
export function readAnswer<Params extends SourceParams, Value>(
  { definition }: Pick<Source<Params, Value>, 'definition'>,
  body: unknown,
  context = wireContext,
): Value {
  return definition.buildSchema(context).parse(body);
}
