import { defineList, type ListGroup, type ListRules } from '~/blocks/list/list-rules';
import type { PersonView } from '~/components/ui/person-card';

export function buildPeopleRules(rules: Pick<ListRules<PersonView>, 'nouns' | 'searchLabel'>): ListRules<PersonView> {
  return defineList({
    ...rules,
    getNames: ({ name, lines, assistant }) => [name, ...lines, assistant?.text ?? ''],
  });
}

export function putInOneGroup(people: readonly PersonView[]): ListGroup<PersonView>[] {
  return people.length === 0 ? [] : [{ key: 'people', title: null, rows: people }];
}
