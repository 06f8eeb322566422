import { supportStaff } from '~/upstream/people';

/** The other staff of the office. The page stands without them, with a message. */
export function sources() {
  return { optional: { people: supportStaff.with({}) } };
}

export { staffRules, toStaffGroups } from '../staff-groups';
