import type { ListGroup, ListRules } from '~/components/list/list-rules';
import type { PersonView } from '~/components/ui/person-card';

/** How a page of people is searched and counted. */
export function buildPeopleRules({
  nouns,
  searchLabel,
}: Pick<ListRules<PersonView>, 'nouns' | 'searchLabel'>): ListRules<PersonView> {
  return {
    nouns,
    unit: 'rows',
    searchLabel,
    getNames: ({ name, lines, assistant }) => [name, ...lines, assistant?.text ?? ''],
    isCollapsible: false,
    emptyText: 'No data available.',
    noMatchText: `No ${nouns[1]} match your search.`,
  };
}

/** People in one group without a title; no group without people. */
export function putInOneGroup(people: readonly PersonView[]): ListGroup<PersonView>[] {
  return people.length === 0 ? [] : [{ key: 'people', title: null, rows: people }];
}
