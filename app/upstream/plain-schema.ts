import * as z from 'zod';

/*
 * Schemas that are one function. The fields of a row are read by calling these functions: zod costs several times as much for each value,
 * and most of the time of a cold page, whose code has never run.
 */

/** Where a function of a schema refuses its value. */
export type Refusal = Pick<z.RefinementCtx, 'addIssue'>;

/** Reads a value. Returns `z.NEVER` after a refusal. */
type Read<Value> = (value: unknown, refusal: Refusal) => Value;

const readsBySchema = new WeakMap<z.ZodType, Read<unknown>>();

/** The schema of a function that accepts any value, or refuses it. */
export function definePlainSchema<Value>(read: Read<Value>): z.ZodType<Value> {
  const schema = z.unknown().transform(read);
  readsBySchema.set(schema, read);
  return schema;
}

/** The function of a plain schema, also of one that was refined, transformed or piped; for any other schema, one that asks zod. */
export function getRead(schema: z.ZodType): Read<unknown> {
  const read =
    readsBySchema.get(schema) ?? combineReads(schema) ?? ((value, refusal) => readByZod(schema, value, refusal));
  readsBySchema.set(schema, read);
  return read;
}

/** The function of a pipe, such as `row.refine(…).transform(…)`; `null` for what only zod can read. */
function combineReads(schema: z.ZodType): Read<unknown> | null {
  if (!(schema instanceof z.ZodPipe) || schema instanceof z.ZodCodec) return null;
  const { in: first, out: second, checks = [] } = schema.def;
  const refinements = checks.map(toRefinement);
  if (!areRead(refinements)) return null;
  const reads = [first, second].map((part) => getReadOfPart(part as z.ZodType));
  return (value, refusal) => {
    const noted = new NotedRefusal(refusal);
    let result = value;
    for (const read of reads) {
      result = read(result, noted);
      // As in zod, what is refused is not read further.
      if (noted.isRefused) return z.NEVER;
    }
    for (const refine of refinements) refine(result, noted);
    return result;
  };
}

function getReadOfPart(part: z.ZodType): Read<unknown> {
  const hasNoChecks = (part.def.checks ?? []).length === 0;
  if (part instanceof z.ZodUnknown && hasNoChecks) return (value) => value;
  if (part instanceof z.ZodTransform && hasNoChecks) {
    const { transform } = part.def;
    // What schemas here do with zod's second argument is to refuse.
    return (value, refusal) => transform(value, refusal as z.core.ParsePayload & Refusal);
  }
  return getRead(part);
}

type Refinement = (value: unknown, refusal: Refusal) => void;

/** The function of `refine`, without its options for other refinements. */
function toRefinement(check: unknown): Refinement | null {
  if (!(check instanceof z.ZodCustom)) return null;
  const { fn, error, when, path, abort } = check.def;
  if (typeof error !== 'function' || when !== undefined || path !== undefined || abort === true) return null;
  return (value, refusal) => {
    if (fn(value)) return;
    const words = error({ code: 'custom', input: value, path: [] });
    refusal.addIssue({ code: 'custom', message: typeof words === 'string' ? words : (words?.message ?? '') });
  };
}

function areRead(refinements: readonly (Refinement | null)[]): refinements is readonly Refinement[] {
  return !refinements.includes(null);
}

/** Passes refusals on, and knows whether there was one. */
class NotedRefusal implements Refusal {
  isRefused = false;
  readonly #refusal: Refusal;

  constructor(refusal: Refusal) {
    this.#refusal = refusal;
  }

  addIssue(issue: Parameters<Refusal['addIssue']>[0]): void {
    this.isRefused = true;
    this.#refusal.addIssue(issue);
  }
}

function readByZod(schema: z.ZodType, value: unknown, refusal: Refusal): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const { message, path } of result.error.issues) refusal.addIssue({ code: 'custom', message, path });
  return z.NEVER;
}

/** Reads a value, or returns the reason why it is refused: the path and message of the first issue. */
export function readWith<Value>(
  schema: z.ZodType<Value>,
): (value: unknown) => { readonly value: Value } | { readonly reason: string } {
  const read = getRead(schema);
  return (value) => {
    let reason: string | undefined;
    const refusal: Refusal = {
      addIssue: (issue) => {
        const { message = 'does not fit', path = [] } = typeof issue === 'string' ? { message: issue } : issue;
        reason ??= `${path.join('.')} ${message}`;
      },
    };
    const result = read(value, refusal);
    // The function is that of the schema.
    return reason === undefined ? { value: result as Value } : { reason };
  };
}

/** Reads the values of a row's fields, which are in the order of the fields. Like `z.object`, reads all of them, also after a refusal. */
export function createRowReader(
  fields: readonly { readonly name: string; readonly schema: z.ZodType }[],
): (values: readonly unknown[], refusal: Refusal) => Record<string, unknown> {
  const reads = fields.map(({ name, schema }) => ({ name, read: getRead(schema) }));
  return (values, refusal) => {
    let field = '';
    const ofField: Refusal = {
      addIssue: (issue) => {
        const { message, path = [] } = typeof issue === 'string' ? { message: issue } : issue;
        refusal.addIssue({ code: 'custom', message, path: [field, ...path] });
      },
    };
    const row: Record<string, unknown> = {};
    // This loop takes much of the time of a cold page: an iterator of entries would make a list for each field.
    let index = 0;
    for (const { name, read } of reads) {
      field = name;
      row[name] = read(values[index], ofField);
      index += 1;
    }
    return row;
  };
}
