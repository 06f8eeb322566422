import { committeeMembers } from '~/upstream/committees';

/** Upstream's slug of the board; the specification names none, so it is the page's. */
const committee = 'foundation-board';

/**
 * Members of the foundation's board, which upstream keeps as a committee. The page stands without them, with a message.
 */
export function sources() {
  return { optional: { members: committeeMembers.with({ committee }) } };
}

export { memberRules, toMemberGroups } from '../member-groups';
