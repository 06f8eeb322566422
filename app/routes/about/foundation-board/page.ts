import { committeeMembers } from '~/upstream/committees';

const committee = 'foundation-board';

/** Upstream keeps the board as a committee. */
export function sources() {
  return { optional: { members: committeeMembers.with({ committee }) } };
}

export { memberRules, toMemberGroups } from '../member-groups';
