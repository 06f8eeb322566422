import { defineList, type ListGroup, type ListRules } from '~/blocks/list/list-rules';
import type { PersonView } from '~/components/ui/person-card';

/** Rules for searching and counting people. */
export function buildPeopleRules(rules: Pick<ListRules<PersonView>, 'nouns' | 'searchLabel'>): ListRules<PersonView> {
  return defineList({
    ...rules,
    getNames: ({ name, lines, assistant }) => [name, ...lines, assistant?.text ?? ''],
  });
}

/** People in one untitled group; no group if there are none. */
export function putInOneGroup(people: readonly PersonView[]): ListGroup<PersonView>[] {
  return people.length === 0 ? [] : [{ key: 'people', title: null, rows: people }];
}
