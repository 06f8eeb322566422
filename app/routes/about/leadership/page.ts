import { leadership } from '~/upstream/people';

export function sources() {
  return { optional: { people: leadership.with({}) } };
}

export { staffRules, toStaffGroups } from '../staff-groups';
