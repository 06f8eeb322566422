import { dropEmptyLines, getPositionMark, formatTerm } from '~/blocks/page-parts/person-lines';
import type { PersonView } from '~/components/ui/person-card';
import type { BoardMember } from '~/models/people/board-member';

export function toSeatView({ id, name, photoUrl, email, position, ...member }: BoardMember): PersonView {
  const { represents, title, school, division, termExpires } = member;
  const seat = division !== null && represents?.includes(division) === true ? [represents] : [represents, division];
  return {
    key: id,
    name,
    photoUrl,
    email,
    lines: dropEmptyLines([seat.filter(Boolean).join(', ') || null, title, school, formatTerm(termExpires)]),
    mark: getPositionMark(position),
  };
}
