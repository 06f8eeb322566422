import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { sportFamilies } from '~/config/sports';
import { buildHref, Route } from '~/href';

export interface CommitteeLink {
  readonly name: string;
  readonly path: string;
}

export const committeeRules = defineList<CommitteeLink>({
  nouns: ['committee', 'committees'],
  searchLabel: 'Sport or activity',
  getNames: ({ name }) => [name],
});

/** The committee of each sport, by name; boys' and girls' variants share one. Upstream has no list of them. */
export const committeeGroups: readonly ListGroup<CommitteeLink>[] = [
  {
    key: 'committees',
    title: null,
    rows: sportFamilies.map(({ sharedId, name }) => ({
      name,
      path: buildHref(Route.aboutCommittee, { slug: sharedId }),
    })),
  },
];
