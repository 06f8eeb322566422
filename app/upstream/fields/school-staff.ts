import * as z from 'zod';
import type { WireContext } from '~/cache/source/define-source';
import { groupBy } from '~/group-by';
import {
  type RowOf,
  describeBody,
  selectFittingRows,
  isRecord,
  optionalText,
  text,
  unwrapData,
  wireObject,
  withAnyKey,
  refuse,
} from '../wire';
import { emailAddress } from './contact';
import { saysUnknown } from './plain-text';

export interface StaffGroup {
  readonly name: string;
  readonly members: readonly StaffMember[];
}

interface StaffMember extends Pick<StaffRow, 'phone' | 'fax' | 'email'> {
  /** `null` for a vacant position. */
  readonly name: string | null;
  /** Roles of the person, without duplicates. */
  readonly titles: readonly string[];
}

const otherStaff = 'Other Staff';

/** A row without any of these keys is no staff row; with empty values it is a placeholder. */
function staffRow() {
  const row = wireObject({
    name: text().transform((name) => (saysUnknown(name) ? null : name)),
    title: [optionalText(), 'DefaultTitle'],
    phone: optionalText(),
    fax: optionalText(),
    email: emailAddress(),
    group: optionalText(),
  });
  return withAnyKey(row, ['name', 'defaulttitle'], 'has neither name nor title');
}

type StaffRow = RowOf<typeof staffRow>;

/** Staff by group, from lists by group name or one list whose rows name the group. A person appears once per group. */
export function staffGroups(context: WireContext): z.ZodType<StaffGroup[]> {
  return z.unknown().transform((body, refusal) => {
    const data = unwrapData(body);
    const rows = Array.isArray(data) ? selectFittingRows(context, staffRow(), data) : groupRows(context, data);
    if (rows !== null) return toGroups(rows, context);
    return refuse(refusal, `expected staff, got ${describeBody(body)}`);
  });
}

/** @returns `null` for a non-empty value without any list */
function groupRows(context: WireContext, data: unknown): StaffRow[] | null {
  if (!isRecord(data)) return null;
  const lists = Object.entries(data).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  if (lists.length === 0 && Object.keys(data).length > 0) return null;
  return lists.flatMap(([name, list]) => {
    const group = text().parse(name);
    return selectFittingRows(context, staffRow(), list).map((row) => ({ ...row, group }));
  });
}

function toGroups(rows: readonly StaffRow[], { leaveOutRow }: WireContext): StaffGroup[] {
  const filled = rows.filter(({ name, title }) => {
    const isFilled = (name ?? title) !== null;
    if (!isFilled) leaveOutRow?.('says neither who nor what');
    return isFilled;
  });
  return [...groupBy(filled, ({ group }) => group || otherStaff)].map(([name, ofGroup]) => ({
    name,
    // Each vacant position counts.
    members: [...groupBy(ofGroup, (row) => row.name?.toLowerCase() ?? row).values()].map(toMember),
  }));
}

function toMember(rows: readonly StaffRow[]): StaffMember {
  const findFact = (field: 'phone' | 'fax' | 'email') => rows.find((row) => row[field] !== null)?.[field] ?? null;
  return {
    name: rows.at(-1)?.name ?? null,
    titles: [...new Set(rows.flatMap(({ title }) => title ?? []))],
    phone: findFact('phone'),
    fax: findFact('fax'),
    email: findFact('email'),
  };
}
