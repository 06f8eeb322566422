import { committeeMembers } from '~/upstream/committees';

/** Upstream's slug of the board; the specification names none, so it is that of the page. */
const committee = 'foundation-board';

/** The members of the foundation's board, which upstream keeps as a committee. Without them the page stands, with words. */
export function sources() {
  return { optional: { members: committeeMembers.with({ committee }) } };
}

export { memberRules, toMemberGroups } from '../member-groups';
