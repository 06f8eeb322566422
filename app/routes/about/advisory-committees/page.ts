import { defineList, listInOneGroup } from '~/blocks/list/list-rules';
import { sportFamilies } from '~/config/sports';
import { buildHref, Route } from '~/href';

export interface CommitteeLink {
  readonly name: string;
  readonly path: string;
}

export const committeeRules = defineList<CommitteeLink>({
  nouns: ['committee', 'committees'],
  searchLabel: 'Sport or activity',
  intro:
    'Each sport and activity has a committee that advises the Board of Directors. Boys’ and girls’ teams of a sport share one.',
  getNames: ({ name }) => [name],
});

/** The committee of each sport, by name; boys' and girls' variants share one. Upstream has no list of them. */
export const committeeGroups = listInOneGroup<CommitteeLink>(
  'committees',
  sportFamilies.map(({ sharedId, name }) => ({ name, path: buildHref(Route.aboutCommittee, { slug: sharedId }) })),
);
