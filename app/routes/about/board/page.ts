import type { ListGroup } from '~/blocks/list/list-rules';
import type { PersonView } from '~/components/ui/person-card';
import type { BoardMember } from '~/models/people/board-member';
import { boardOfDirectors } from '~/upstream/people';
import { putInOneGroup, buildPeopleRules } from '../people-rules';
import { toSeatView } from '../seat-view';

export function sources() {
  return { optional: { directors: boardOfDirectors.with({}) } };
}

export const boardText = 'The board has 10 directors, who serve terms of three years.';

export const boardRules = buildPeopleRules({
  nouns: ['director', 'directors'],
  searchLabel: 'Name, school or division',
});

export function toBoardGroups(directors: readonly BoardMember[]): ListGroup<PersonView>[] {
  return putInOneGroup(directors.map(toSeatView));
}
