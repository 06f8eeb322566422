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

/** The function of a plain schema; for any other schema, one that asks zod. */
export function getRead(schema: z.ZodType): Read<unknown> {
  return readsBySchema.get(schema) ?? ((value, refusal) => readByZod(schema, value, refusal));
}

function readByZod(schema: z.ZodType, value: unknown, refusal: Refusal): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const { message, path } of result.error.issues) refusal.addIssue({ code: 'custom', message, path });
  return z.NEVER;
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
    for (const [index, { name, read }] of reads.entries()) {
      field = name;
      row[name] = read(values[index], ofField);
    }
    return row;
  };
}
