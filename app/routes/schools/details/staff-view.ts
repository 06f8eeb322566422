import type { ContactLinesView } from '~/components/people/contact-lines';
import type { StaffGroup, StaffMember } from '~/models/schools/school-detail';

export type StaffGroupView = ReturnType<typeof toStaffView>[number];

export interface StaffMemberView extends ContactLinesView {
  /** Identifies the person in the group. */
  readonly key: string;
  readonly name: string;
  readonly titles: readonly string[];
}

export function toStaffView(groups: readonly StaffGroup[]) {
  return groups.map(({ name, members }) => ({
    name,
    members: members.map((member, index) => toMemberView(member, index, name)),
  }));
}

function toMemberView({ name, titles, phone, fax, email }: StaffMember, index: number, group: string): StaffMemberView {
  return {
    key: String(index),
    name: name ?? 'Vacant',
    titles: titles.map((title) => withoutGroup(title, group)),
    phone,
    fax,
    email,
  };
}

/** Among the head coaches, `Head Coach - Boys Soccer` is shown as `Boys Soccer`. */
function withoutGroup(title: string, group: string): string {
  const [before = '', ...rest] = title.split(/\s+[-–—]\s+/);
  const isRepeated = rest.length > 0 && group.toLowerCase().startsWith(before.toLowerCase());
  return isRepeated ? rest.join(' - ') : title;
}
