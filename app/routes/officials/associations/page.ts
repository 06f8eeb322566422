import type { ContactView } from '~/blocks/list/contact-cards';
import { defineList, type ListGroup, listInOneGroup } from '~/blocks/list/list-rules';
import { compareByName } from '~/models/text/text-order';
import { type OfficialsAssociation, officialsAssociations } from '~/upstream/officials';

export const sources = () => ({ optional: { associations: officialsAssociations.with({}) } });

export const associationRules = defineList<ContactView>({
  nouns: ['association', 'associations'],
  searchLabel: 'Sport, association or place',
  getNames: ({ name, lines, contacts }) => [name, ...lines, ...contacts.map((contact) => contact.name ?? '')],
  emptyText: 'No results found.',
  noMatchText: 'No results found.',
});

export function toAssociationGroups(associations: readonly OfficialsAssociation[]): ListGroup<ContactView>[] {
  return listInOneGroup('associations', [...associations].sort(compareByName).map(toAssociationRow));
}

function toAssociationRow(association: OfficialsAssociation, index: number): ContactView {
  const { name, abbreviation, location, contact, email, sports, website } = association;
  return {
    key: String(index),
    name: abbreviation === null ? name : `${name} (${abbreviation})`,
    logoUrl: null,
    lines: [location ?? '', sports.join(', ')].filter(Boolean),
    contacts: contact === null && email === null ? [] : [{ name: contact, phone: null, fax: null, email }],
    website,
  };
}
