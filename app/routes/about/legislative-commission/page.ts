import type { ListGroup } from '~/blocks/list/list-rules';
import type { PersonView } from '~/components/ui/person-card';
import type { BoardMember } from '~/models/people/board-member';
import { legislativeCommission } from '~/upstream/people';
import { buildPeopleRules } from '../people-rules';
import { toSeatView } from '../seat-view';

export function sources() {
  return { optional: { members: legislativeCommission.with({}) } };
}

export const commissionText =
  'The commission has 35 members: 21 principals, 7 athletic administrators and 7 at-large members. ' +
  'It votes in December, by simple majority.';

export const commissionRules = buildPeopleRules({
  nouns: ['member', 'members'],
  searchLabel: 'Name, school or district',
});

const kinds = ['Principals', 'Athletic Administrators', 'At-large Members'] as const;

/** The members by the kind of their seat, in upstream's order. */
export function toCommissionGroups(members: readonly BoardMember[]): ListGroup<PersonView>[] {
  return kinds
    .map((kind) => ({
      key: kind,
      title: kind,
      rows: members.filter((member) => getSeatKind(member) === kind).map(toSeatView),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** A seat that is neither at large nor an athletic administrator's is a principal's. */
function getSeatKind({ represents }: BoardMember): (typeof kinds)[number] {
  if (/at[- ]?large/i.test(represents ?? '')) return 'At-large Members';
  return /athletic/i.test(represents ?? '') ? 'Athletic Administrators' : 'Principals';
}
