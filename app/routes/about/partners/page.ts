import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { partners, type Sponsor } from '~/upstream/sponsors';

/** The partners of the association. The page stands without them, with a message. */
export function sources() {
  return { optional: { partners: partners.with({}) } };
}

/** A partner as the list shows it. */
export interface PartnerRow extends Pick<Sponsor, 'imageUrl' | 'href' | 'description'> {
  readonly key: string;
  /** `Partner` for one without a name, represented by its picture. */
  readonly name: string;
}

export const partnerRules = defineList<PartnerRow>({
  nouns: ['partner', 'partners'],
  searchLabel: 'Partner',
  getNames: ({ name, description }) => [name, description ?? ''],
  emptyText: 'No partner data available.',
});

/** The partners in upstream's order, in one group. */
export function toPartnerGroups(sponsors: readonly Sponsor[]): ListGroup<PartnerRow>[] {
  if (sponsors.length === 0) return [];
  return [{ key: 'partners', title: null, rows: sponsors.map(partnerRow) }];
}

function partnerRow({ id, title, description, imageUrl, href }: Sponsor, index: number): PartnerRow {
  return { key: `${id} ${index}`, name: title === '' ? 'Partner' : title, description, imageUrl, href };
}
