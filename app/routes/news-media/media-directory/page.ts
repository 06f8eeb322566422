import type { ContactView } from '~/blocks/list/contact-cards';
import { defineList, type ListGroup } from '~/blocks/list/list-rules';
import { compareByName } from '~/models/text/text-order';
import { type MediaOutlet, mediaOutlets, mediaTypes } from '~/upstream/media-directory';

export const sources = () => ({ optional: { outlets: mediaOutlets.with({}) } });

export const mediaRules = defineList<ContactView>({
  nouns: ['media outlet', 'media outlets'],
  searchLabel: 'Media name',
  getNames: ({ name }) => [name],
  isCollapsible: true,
  emptyText: 'No results found.',
  noMatchText: 'No results found.',
});

/** The outlets by type, and by name within a type. Types without any are left out. */
export function toMediaGroups(outlets: readonly MediaOutlet[]): ListGroup<ContactView>[] {
  const sorted = [...outlets].sort(compareByName);
  return mediaTypes
    .map((title) => {
      const rows = sorted.filter(({ type }) => type === title).map(toOutletRow);
      return { key: title, title, noun: 'outlet', rows };
    })
    .filter(({ rows }) => rows.length > 0);
}

function toOutletRow(outlet: MediaOutlet, index: number): ContactView {
  const { id, name, address, cityLine, phone, fax, email, website } = outlet;
  return {
    key: `${id} ${index}`,
    name,
    logoUrl: null,
    lines: [address ?? '', cityLine ?? ''].filter(Boolean),
    contacts: [{ name: null, phone, fax, email }],
    website,
  };
}
