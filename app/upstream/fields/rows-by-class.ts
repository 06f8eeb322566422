import * as z from 'zod';
import type { WireContext } from '~/cache/define-source';
import { describeBody, fittingRows, isRecord, unwrapData } from '../wire';

/** Rows of a flat array or of an object with arrays by class (`1A`), bare or in `data`. A row without a class takes that of its group. */
export function rowsByClass<Row extends { readonly classId: string | null }>(
  context: WireContext,
  rowSchema: z.ZodType<Row>,
): z.ZodType<Row[]> {
  return z.unknown().transform((body, refusal) => {
    const data = unwrapData(body);
    if (Array.isArray(data)) return fittingRows(context, rowSchema, data);
    const groups = isRecord(data) ? groupByClass(data) : [];
    if (groups.length > 0) {
      return groups.flatMap(({ classId, rows }) =>
        fittingRows(context, rowSchema, rows).map((row) => ({ ...row, classId: row.classId ?? classId })),
      );
    }
    refusal.addIssue({ code: 'custom', message: `expected rows or rows by class, got ${describeBody(body)}` });
    return z.NEVER;
  });
}

interface ClassGroup {
  readonly classId: string;
  readonly rows: readonly unknown[];
}

/** A `null` group has no rows; any other non-array counts as an invalid row. */
function groupByClass(data: Readonly<Record<string, unknown>>): ClassGroup[] {
  return Object.entries(data).flatMap(([key, value]): ClassGroup[] => {
    const classId = parseClassKey(key);
    if (classId === null) return [];
    return [{ classId, rows: Array.isArray(value) ? value : value === null ? [] : [value] }];
  });
}

/** `1A` for `1A`, `1a` and `Class 1A`; also the `A` and `AA` of earlier seasons. */
function parseClassKey(key: string): string | null {
  return /^\s*(?:class[\s_-]*)?(\d{1,2}A|A{1,2})\s*$/i.exec(key)?.[1]?.toUpperCase() ?? null;
}
