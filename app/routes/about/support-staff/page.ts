import { supportStaff } from '~/upstream/people';

/** The other staff of the office. Without them the page stands, with words. */
export function sources() {
  return { optional: { people: supportStaff.with({}) } };
}

export { staffRules, toStaffGroups } from '../staff-groups';
