import { defineList, type ListGroup, listInOneGroup } from '~/blocks/list/list-rules';
import { partners, type Sponsor } from '~/upstream/sponsors';

export const sources = () => ({ optional: { partners: partners.with({}) } });

export type PartnerRow = ReturnType<typeof toPartnerRow>;

export const partnerRules = defineList<PartnerRow>({
  nouns: ['partner', 'partners'],
  searchLabel: 'Partner',
  getNames: ({ name, description }) => [name, description ?? ''],
  emptyText: 'No partner data available.',
});

export function toPartnerGroups(sponsors: readonly Sponsor[]): ListGroup<PartnerRow>[] {
  return listInOneGroup('partners', sponsors.map(toPartnerRow));
}

function toPartnerRow({ id, title, description, imageUrl, href }: Sponsor, index: number) {
  // It may have only a picture.
  return { key: `${id} ${index}`, name: title || 'Partner', description, imageUrl, href };
}
