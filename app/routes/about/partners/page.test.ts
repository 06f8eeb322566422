import { expect, it } from 'vitest';
import { readListQuery } from '~/blocks/list/list-query';
import { toListView } from '~/blocks/list/list-view';
import type { Sponsor } from '~/upstream/sponsors';
import { partnerRules, sources, toPartnerGroups } from './page';

const buildSponsor = (id: string, title: string, more: Partial<Sponsor> = {}): Sponsor => ({
  id,
  title,
  description: null,
  imageUrl: null,
  href: null,
  backgroundFill: null,
  ...more,
});

const known = {
  description: 'Fix it before kickoff.',
  imageUrl: 'https://cdn.example/heron.svg',
  href: 'https://heron.example/',
};
const groups = toPartnerGroups([
  buildSponsor('2', 'Heron Hardware', known),
  buildSponsor('1', 'Élan Foods'),
  buildSponsor('1', '', { imageUrl: 'https://cdn.example/mark.svg' }),
]);

it('requests the partners in a stable order', () => {
  const { definition, params } = sources().optional.partners;
  expect(definition.buildPath(params)).toBe('/v1/sponsors?frontPage=Y');
});

it("lists the partners in upstream's order with text, picture and link, each under a unique key", () => {
  const rows = groups[0]?.rows ?? [];
  expect(rows.map(({ name }) => name)).toEqual(['Heron Hardware', 'Élan Foods', 'Partner']);
  expect(rows[0]).toMatchObject(known);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
});

it.each([
  ['', '3 partners'],
  ['elan', '1 of 3 partners'],
  ['kickoff', '1 of 3 partners'],
  ['zzz', '0 of 3 partners'],
])('the search %j shows %s', (q, countText) => {
  const query = readListQuery(new URLSearchParams({ q }), partnerRules);
  expect(toListView(groups, partnerRules, query, '/').countText).toBe(countText);
});

it('says so when there are no partners', () => {
  const query = readListQuery(new URLSearchParams(), partnerRules);
  expect(toListView(toPartnerGroups([]), partnerRules, query, '/').emptyText).toBe('No partner data available.');
});
