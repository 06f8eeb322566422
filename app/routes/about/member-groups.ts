import type { ListGroup } from '~/blocks/list/list-rules';
import { toMemberView } from '~/blocks/page-parts/committee-view';
import type { PersonView } from '~/components/ui/person-card';
import type { BoardMember } from '~/models/people/board-member';
import { putInOneGroup, buildPeopleRules } from './people-rules';

export const memberRules = buildPeopleRules({
  nouns: ['member', 'members'],
  searchLabel: 'Name, title or organization',
});

/** The members of a board that upstream keeps as a committee, in its order. */
export function toMemberGroups(members: readonly BoardMember[]): ListGroup<PersonView>[] {
  return putInOneGroup(members.map(toMemberView));
}
