import { leadership } from '~/upstream/people';

/** The executives of the office. The page stands without them, with a message. */
export function sources() {
  return { optional: { people: leadership.with({}) } };
}

export { staffRules, toStaffGroups } from '../staff-groups';
