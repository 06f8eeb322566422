import type { ListGroup, ListRules } from '~/components/list/list-rules';
import { sportFamilies } from '~/config/sports';

export interface CommitteeLink {
  readonly name: string;
  readonly path: string;
}

export const committeeRules: ListRules<CommitteeLink> = {
  nouns: ['committee', 'committees'],
  unit: 'rows',
  searchLabel: 'Sport or activity',
  getNames: ({ name }) => [name],
  isCollapsible: false,
  emptyText: 'No data available.',
  noMatchText: 'No committees match your search.',
};

/** The committee of each sport, by name; boys' and girls' variants share one. Upstream has no list of them. */
export const committeeGroups: readonly ListGroup<CommitteeLink>[] = [
  {
    key: 'committees',
    title: null,
    rows: sportFamilies.map(({ sharedId, name }) => ({ name, path: `/about/committees/${sharedId}` })),
  },
];
