import * as z from 'zod';
import type { WireContext } from '~/cache/define-source';
import {
  type RowOf,
  describeBody,
  selectFittingRows,
  isRecord,
  optionalText,
  text,
  unwrapData,
  wireObject,
  refuse,
} from '../wire';
import { emailAddress } from './contact';

export interface StaffGroup {
  readonly name: string;
  readonly members: readonly StaffMember[];
}

export interface StaffMember extends Pick<StaffRow, 'phone' | 'fax' | 'email'> {
  /** `null` for a vacant position. */
  readonly name: string | null;
  /** Roles of the person, without duplicates. */
  readonly titles: readonly string[];
}

/** Upstream's words for a vacant position. */
const vacancy = /^(?:vacant|tb[ad]|open(?: position)?|none|n\/a|[-–—.?]+|)$/i;
const otherStaff = 'Other Staff';

/** A row without both fields is no staff row; with empty ones it is a placeholder. */
function staffRow() {
  return wireObject({
    name: z.string().optional(),
    title: [z.string().optional(), 'DefaultTitle'],
    phone: optionalText(),
    fax: optionalText(),
    email: emailAddress(),
    group: optionalText(),
  })
    .refine(({ name, title }) => name !== undefined || title !== undefined, { error: 'has neither name nor title' })
    .transform(({ name, title, ...row }) => ({
      ...row,
      name: readStaffName(name),
      title: optionalText().parse(title),
    }));
}

type StaffRow = RowOf<typeof staffRow>;

function readStaffName(given: string | undefined): string | null {
  const name = text().parse(given);
  return vacancy.test(name) ? null : name;
}

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
  const groups = new Map<string, Map<string, StaffMember>>();
  rows.forEach((row, index) => {
    if (row.name === null && row.title === null) {
      leaveOutRow?.('says neither who nor what');
      return;
    }
    const name = row.group || otherStaff;
    const members = groups.get(name) ?? new Map<string, StaffMember>();
    groups.set(name, members);
    // Each vacant position counts.
    const person = row.name === null ? `vacant ${index}` : row.name.toLowerCase();
    members.set(person, mergeStaff(members.get(person), row));
  });
  return [...groups].map(([name, members]) => ({ name, members: [...members.values()] }));
}

function mergeStaff(known: StaffMember | undefined, { name, title, phone, fax, email }: StaffRow): StaffMember {
  const titles = [...(known?.titles ?? []), ...(title === null ? [] : [title])];
  return {
    name,
    titles: [...new Set(titles)],
    phone: known?.phone ?? phone,
    fax: known?.fax ?? fax,
    email: known?.email ?? email,
  };
}
