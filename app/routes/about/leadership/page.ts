import { leadership } from '~/upstream/people';

/** The executives of the office. Without them the page stands, with words. */
export function sources() {
  return { optional: { people: leadership.with({}) } };
}

export { staffRules, toStaffGroups } from '../staff-groups';
