import type { PageRequest } from '~/page/page-sources';
import { committeeMembers } from '~/upstream/committees';

/** Upstream's slug of the board. */
const committee = 'ihsaf-board-members';

/** Members of the IHSAF board, which upstream keeps as a committee. The page stands without them, with a message. */
export function sources() {
  return { optional: { members: committeeMembers.with({ committee }) } };
}

export { memberRules, toMemberGroups } from '../member-groups';

/** The foundation is named after the association, as in the navigation. */
export function toTitle({ environment, page }: PageRequest) {
  return { title: `${environment.PRODUCT}F ${page.heading}` };
}
