import type { PageRequest } from '~/page/page-sources';
import { committeeMembers } from '~/upstream/committees';

const committee = 'ihsaf-board-members';

/** Upstream keeps the board as a committee. */
export function sources() {
  return { optional: { members: committeeMembers.with({ committee }) } };
}

export { memberRules, toMemberGroups } from '../member-groups';

/** The foundation is named after the association, as in the navigation. */
export function toTitle({ environment, page }: PageRequest) {
  return { title: `${environment.PRODUCT}F ${page.heading}` };
}
