import { supportStaff } from '~/upstream/people';

export function sources() {
  return { optional: { people: supportStaff.with({}) } };
}

export { staffRules, toStaffGroups } from '../staff-groups';
