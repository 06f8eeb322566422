import { committeeMembers } from '~/upstream/committees';

/** Upstream's slug of the board. */
const committee = 'ihsaf-board-members';

/** The members of the IHSAF board, which upstream keeps as a committee. Without them the page stands, with words. */
export function sources() {
  return { optional: { members: committeeMembers.with({ committee }) } };
}

export { memberRules, toMemberGroups } from '../member-groups';
